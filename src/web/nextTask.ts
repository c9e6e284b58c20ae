/** Lets the screen answer what was pressed meanwhile, and draw, before what is left to do. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
