const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const DEFLATED = 8;
/** The end record without its comment. */
const END_LENGTH = 22;
const WITHOUT_COMMENT = 0;

/**
 * The text of `rapport.txt`, the last entry of the archive (docs/product.md, Export); null when it
 * cannot be read, which says nothing of the files themselves.
 */
export async function archiveReport(zip: Blob): Promise<string | null> {
  const end = await view(zip, zip.size - END_LENGTH, END_LENGTH);
  if (!end || end.getUint32(0, true) !== END || end.getUint16(20, true) !== WITHOUT_COMMENT) {
    return null;
  }
  const directory = await view(zip, end.getUint32(16, true), end.getUint32(12, true));
  const entry = directory && lastEntry(directory);
  if (entry?.name !== 'rapport.txt') return null;

  const head = await view(zip, entry.at, 30);
  if (!head) return null;
  const start = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = zip.slice(start, start + entry.size);
  if (!entry.deflated) return content.text();
  return new Response(content.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

/** The lines of the report about documents that are not in the archive. */
export function whatIsMissing(report: string): string[] {
  const lines = report.split('\r\n');
  const section = lines.lastIndexOf('Documents manquants');
  if (section < 0) return [];
  const rest = lines.slice(section + 1);
  const end = rest.indexOf('');
  return rest.slice(0, end < 0 ? undefined : end).map((line) => line.replace(/^- /, ''));
}

/** The central directory names every entry in order; the report is written after the documents. */
function lastEntry(directory: DataView) {
  let last = null;
  let at = 0;
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === CENTRAL) {
    const nameLength = directory.getUint16(at + 28, true);
    const name = new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength);
    last = {
      name: new TextDecoder().decode(name),
      deflated: directory.getUint16(at + 10, true) === DEFLATED,
      size: directory.getUint32(at + 20, true),
      at: directory.getUint32(at + 42, true),
    };
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return last;
}

async function view(zip: Blob, start: number, length: number): Promise<DataView | null> {
  if (start < 0 || start + length > zip.size) return null;
  return new DataView(await zip.slice(start, start + length).arrayBuffer());
}
