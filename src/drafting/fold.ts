/** Lower case, no accents: the form every word of the lexicons is written in. */
export function fold(text: string): string {
  let folded = '';
  for (const unit of text.normalize('NFC')) folded += foldCharacter(unit);
  return folded;
}

const SAME_WIDTH = new Map<string, string>([
  ['’', "'"],
  ['‘', "'"],
  ['`', "'"],
  ['´', "'"],
  ['ʼ', "'"],
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['\u2009', ' '],
  ['\u200b', ' '],
  ['–', '-'],
  ['—', '-'],
  ['‑', '-'],
  ['−', '-'],
  ['\r', ' '],
  ['œ', 'œ'],
  ['Œ', 'œ'],
  ['ß', 'ß'],
]);

/** One character of the same width: a letter without its case and accent, a plain apostrophe, space or hyphen. */
export function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 128) return SAME_WIDTH.get(character) ?? character.toLowerCase();
  const known = SAME_WIDTH.get(character);
  if (known !== undefined) return known;
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  return base.length === character.length ? base : character;
}
