/** Two fields side by side where the form has the room, whatever holds it: a page or a narrow panel. */
export const PAIRS = 'grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,40%)),1fr))]';
