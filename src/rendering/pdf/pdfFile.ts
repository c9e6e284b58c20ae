/** The PDF is not built as Typst builds it, so nothing can be changed safely. */
export class PdfAnchorError extends Error {}

/** Text put in place of `removed` characters at an offset of the file. */
export interface Edit {
  at: number;
  removed: number;
  inserted: string;
}

/** An object of the file, from its number to the line before `endobj`. */
export interface PdfObject {
  /** Where the object begins in the file. */
  at: number;
  text: string;
}

/** A file that can be read by object and changed by edits; one character is one byte. */
export interface PdfFile {
  source: string;
  table: CrossReference;
  /** What stands between the table and the end: where the catalogue is. */
  trailer: string;
}

interface CrossReference {
  /** Where the table's first entry begins. */
  entriesAt: number;
  /** Offset of each object, by its number. */
  offsets: readonly number[];
}

/** `nnnnnnnnnn ggggg n` and a line end of two bytes. */
const ENTRY_LENGTH = 20;

/** Reads a file whose cross-reference table is a classic one. Throws `PdfAnchorError` otherwise. */
export function readPdfFile(pdf: Uint8Array): PdfFile {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const startAt = source.lastIndexOf('startxref');
  const start = /^startxref\s+(\d+)\s+%%EOF\s*$/.exec(source.slice(startAt));
  const table = readTable(source, Number(start?.[1] ?? fail('startxref')));
  return { source, table, trailer: source.slice(source.lastIndexOf('trailer'), startAt) };
}

/** The object of this number; `what` names it when it is not there. */
export function objectAt(
  { source, table }: PdfFile,
  number: string | undefined,
  what: string,
): PdfObject {
  const at = table.offsets[Number(number)];
  if (at === undefined || !source.startsWith(`${number} 0 obj`, at)) return fail(what);
  const end = source.indexOf('\nendobj', at);
  return end < 0 ? fail(`end of ${what}`) : { at, text: source.slice(at, end) };
}

/** The object that a key of another one refers to: `/Metadata 4 0 R`. */
export function referredTo(file: PdfFile, text: string, key: string): PdfObject {
  return objectAt(file, new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(text)?.[1], key);
}

/** What `inserted` more characters do to the length that a stream declares. */
export function lengthEdit({ at, text }: PdfObject, inserted: number): Edit {
  const length = /\/Length (\d+)/.exec(text.slice(0, text.indexOf('stream')));
  if (length === null) return fail('length of a stream');
  return {
    at: at + length.index,
    removed: length[0].length,
    inserted: `/Length ${Number(length[1]) + inserted}`,
  };
}

/** The file with its edits, every offset behind them moved. */
export function rewritten({ source, table }: PdfFile, edits: readonly Edit[]): Uint8Array {
  const inOrder = edits.toSorted((one, other) => one.at - other.at);
  const parts: string[] = [];
  let from = 0;
  for (const { at, removed, inserted } of inOrder) {
    parts.push(source.slice(from, at), inserted);
    from = at + removed;
  }
  parts.push(source.slice(from, table.entriesAt));
  const entriesEnd = table.entriesAt + table.offsets.length * ENTRY_LENGTH;
  const tableAt = source.lastIndexOf('xref', table.entriesAt - 1);
  table.offsets.forEach((offset, index) => {
    const entryAt = table.entriesAt + index * ENTRY_LENGTH;
    // What follows the offset in its entry (generation, use, line end) stays as it is.
    const rest = source.slice(entryAt + 10, entryAt + ENTRY_LENGTH);
    parts.push(String(shifted(offset, inOrder)).padStart(10, '0'), rest);
  });
  const tail = source.slice(entriesEnd);
  parts.push(tail.replace(/startxref\s+\d+/, `startxref\n${shifted(tableAt, inOrder)}`));
  return Buffer.from(parts.join(''), 'latin1');
}

/** Where `anchor` stands in the text, once and no more. */
export function only(text: string, anchor: string, what: string): number {
  const at = text.indexOf(anchor);
  return at < 0 || text.includes(anchor, at + 1) ? fail(what) : at;
}

function readTable(source: string, at: number): CrossReference {
  const head = /^xref\r?\n0 (\d+)\r?\n/.exec(source.slice(at, at + 40));
  if (head === null) return fail('cross-reference table');
  const entriesAt = at + head[0].length;
  const offsets = Array.from({ length: Number(head[1]) }, (_, index) => {
    const from = entriesAt + index * ENTRY_LENGTH;
    const entry = /^(\d{10}) \d{5} [nf]\s\s$/.exec(source.slice(from, from + ENTRY_LENGTH));
    return Number(entry?.[1] ?? fail(`cross-reference entry ${index}`));
  });
  return { entriesAt, offsets };
}

function shifted(offset: number, edits: readonly Edit[]): number {
  return edits
    .filter((edit) => edit.at < offset)
    .reduce((sum, edit) => sum + edit.inserted.length - edit.removed, offset);
}

function fail(anchor: string): never {
  throw new PdfAnchorError(`The PDF has no ${anchor} where Typst writes it`);
}
