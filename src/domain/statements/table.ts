import { MOST_LINES, StatementError } from './line.ts';

/** A CSV file as rows of cells. */
export type Table = readonly (readonly string[])[];

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** Enough to tell the delimiter by, beyond what a bank writes above its table. */
const SAMPLE = 60;
const MOST_CELLS = 60;
/** In characters: a longer one was never meant as one, and each is read once. */
const LONGEST_CELL = 5000;

/**
 * The rows of a CSV file, cells trimmed, empty rows left out. Quotes may hold delimiters, line ends and
 * doubled quotes (RFC 4180); one in the middle of a cell is a character, as banks write it. Linear.
 * @throws StatementError beyond `MOST_LINES` rows.
 */
export function readTable(source: string): Table {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const rows = rowsOf(text, delimiterOf(text));
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** The delimiter that gives the most cells in rows of one same width: a decimal comma parts cells too. */
function delimiterOf(text: string): string {
  const sample = text.slice(0, 20_000);
  let best: string = ';';
  let score = 0;
  for (const delimiter of DELIMITERS) {
    const widths = rowsOf(sample, delimiter)
      .slice(0, SAMPLE)
      .map((row) => row.length);
    const cells = new Map<number, number>();
    for (const width of widths) cells.set(width, (cells.get(width) ?? 0) + width - 1);
    const alike = Math.max(0, ...cells.values());
    if (alike > score) [best, score] = [delimiter, alike];
  }
  return best;
}

function rowsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quoted(text, at, delimiter) : bare(text, at, delimiter);
    if (row.length < MOST_CELLS) row.push(cell.trim());
    at = end + 1;
    const isLast = end >= text.length;
    if (isLast || text[end] !== delimiter) {
      if (text[end] === '\r' && text[at] === '\n') at += 1;
      rows.push(row);
      row = [];
      if (rows.length > MOST_LINES) throw tooLong();
    }
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** The cell that begins at `from`, and where it ends: at a delimiter, a line end or the text's. */
function bare(text: string, from: number, delimiter: string): [string, number] {
  let end = from;
  while (end < text.length && !isEnd(text[end]!, delimiter)) end += 1;
  return [text.slice(from, end), end];
}

function quoted(text: string, from: number, delimiter: string): [string, number] {
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    // Never closed: the quote was a character.
    if (quote < 0 || quote - from > LONGEST_CELL) return bare(text, from, delimiter);
    parts.push(text.slice(at, quote));
    at = quote + 1;
    if (text[at] === '"') {
      parts.push('"');
      at += 1;
    } else if (at >= text.length || isEnd(text[at]!, delimiter)) {
      return [parts.join(''), at];
    } else {
      // « "Loyer" mai »: what follows belongs to the cell.
      const [rest, end] = bare(text, at, delimiter);
      return [`${parts.join('')}${rest}`, end];
    }
  }
}

function isEnd(character: string, delimiter: string): boolean {
  return character === delimiter || character === '\n' || character === '\r';
}

function tooLong(): StatementError {
  return new StatementError(
    'Ce fichier compte trop de lignes\u00A0: exportez une période plus courte.',
  );
}
