import {
  FACTURX_PROPERTIES,
  FACTURX_SCHEMA,
  PDFUA_PROPERTIES,
  PDFUA_SCHEMA,
} from './xmpPackets.ts';

/** The PDF is not built as this module expects, so nothing can be inserted safely. */
export class XmpAnchorError extends Error {}

/** Text put in place of `removed` characters at an offset of the file. */
interface Edit {
  at: number;
  removed: number;
  inserted: string;
}

interface CrossReference {
  /** Where the table's first entry begins. */
  entriesAt: number;
  /** Offset of each object, by its number. */
  offsets: readonly number[];
}

/** `nnnnnnnnnn ggggg n` and a line end of two bytes. */
const ENTRY_LENGTH = 20;

/**
 * Declares a tagged PDF/A-3 of Typst to be PDF/UA-1 as well and, when it carries `factur-x.xml`,
 * a Factur-X invoice. Typst has no way to write XMP of one's own, but leaves its XMP uncompressed
 * and its cross-reference table classic: the text is inserted and the offsets behind it are moved.
 * Throws when any anchor is missing rather than handing out a damaged file.
 */
export function spliceXmp(pdf: Uint8Array, options: { facturx: boolean }): Uint8Array {
  // One character a byte; everything inserted is ASCII.
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const startAt = source.lastIndexOf('startxref');
  const start = /^startxref\s+(\d+)\s+%%EOF\s*$/.exec(source.slice(startAt));
  const table = readTable(source, Number(start?.[1] ?? fail('startxref')));
  const trailer = source.slice(source.lastIndexOf('trailer'), startAt);
  const catalog = objectAt(source, table, /\/Root (\d+) 0 R/.exec(trailer)?.[1], 'catalog');
  const metadata = objectAt(source, table, /\/Metadata (\d+) 0 R/.exec(catalog.text)?.[1], 'XMP');

  const edits = [...xmpEdits(metadata, options.facturx), titleEdit(catalog)];
  return Buffer.from(rewrite(source, table, edits), 'latin1');
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

interface PdfObject {
  at: number;
  text: string;
}

function objectAt(
  source: string,
  table: CrossReference,
  number: string | undefined,
  what: string,
): PdfObject {
  const at = table.offsets[Number(number)];
  if (at === undefined || !source.startsWith(`${number} 0 obj`, at)) return fail(what);
  const end = source.indexOf('\nendobj', at);
  return end < 0 ? fail(`end of ${what}`) : { at, text: source.slice(at, end) };
}

/**
 * A property may occur only once in XMP, so our schemas join the list that is already there. User
 * text cannot pass for an anchor: XMP escapes its `<`.
 */
function xmpEdits({ at, text }: PdfObject, facturx: boolean): Edit[] {
  const schemas = PDFUA_SCHEMA + (facturx ? FACTURX_SCHEMA : '');
  const properties = PDFUA_PROPERTIES + (facturx ? FACTURX_PROPERTIES : '');
  const list = '<pdfaExtension:schemas><rdf:Bag>';
  const listAt = only(text, list, 'extension schemas');
  const endAt = only(text, '</rdf:RDF>', 'end of the XMP');
  const length = /\/Length (\d+)/.exec(text.slice(0, text.indexOf('stream')));
  if (length === null) return fail('length of the XMP');
  const longer = Number(length[1]) + schemas.length + properties.length;
  return [
    { at: at + length.index, removed: length[0].length, inserted: `/Length ${longer}` },
    { at: at + listAt + list.length, removed: 0, inserted: schemas },
    { at: at + endAt, removed: 0, inserted: properties },
  ];
}

/** PDF/UA-1 §7.1: readers show the title, not the file name. */
function titleEdit({ at, text }: PdfObject): Edit {
  const preferences = '/ViewerPreferences <<';
  const where = at + only(text, preferences, 'viewer preferences') + preferences.length;
  return { at: where, removed: 0, inserted: '\n    /DisplayDocTitle true' };
}

function only(text: string, anchor: string, what: string): number {
  const at = text.indexOf(anchor);
  return at < 0 || text.includes(anchor, at + 1) ? fail(what) : at;
}

function rewrite(source: string, table: CrossReference, edits: readonly Edit[]): string {
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
  return parts.join('');
}

function shifted(offset: number, edits: readonly Edit[]): number {
  return edits
    .filter((edit) => edit.at < offset)
    .reduce((sum, edit) => sum + edit.inserted.length - edit.removed, offset);
}

function fail(anchor: string): never {
  throw new XmpAnchorError(`The PDF has no ${anchor} where Typst writes it`);
}
