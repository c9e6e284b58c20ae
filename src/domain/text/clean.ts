/**
 * A text on one line as it may be stored, printed and put in XML or a mail header: trimmed, without
 * control characters, every run of white space made one space.
 */
export function cleanLine(text: string): string {
  return withoutControls(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** A text of several lines: trimmed, line ends as `\n`, without other control characters. */
export function cleanBlock(text: string): string {
  return withoutControls(text.replaceAll(/\r\n?|\u0085|\u2028|\u2029/g, '\n')).trim();
}

/** Lower case without accents, for comparing what people type with what they once wrote. */
export function foldCase(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .toLowerCase();
}

/**
 * Removes what PostgreSQL (NUL), XML 1.0 (C0, non-characters, lone surrogates) or a careful reader
 * (direction overrides that make a text read as another) refuse.
 */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g, '')
    .normalize('NFC');
}
