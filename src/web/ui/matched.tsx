/** A label with the searched part underlined in brass. */
export function Matched({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLocaleLowerCase('fr').indexOf(part.toLocaleLowerCase('fr')) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
