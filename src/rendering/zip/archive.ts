import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { freePath } from './paths.ts';
import { archiveReport, type ArchiveProblem, reasonOf } from './report.ts';

export interface ArchiveItem {
  /** Where the file lies: « factures/Facture_INV-001.pdf » (`zipPath`). */
  path: string;
  /** How the report names it: « Facture INV-001 ». */
  title: string;
  /** A table or a notice beside the documents: not counted among them. */
  companion?: boolean;
  /** Called when its turn is near. May reject: the report then says why. */
  render(): Promise<ArchivedFile>;
}

type ArchivedFile = ArchivedContent & {
  /** French sentences for the report, about a file that is there but not as it should be. */
  remarks?: string[];
};

/** A text is read piece by piece when its turn comes: however long, it is never whole in memory. */
type ArchivedContent = { bytes: Uint8Array } | { text: AsyncIterable<string> };

export interface ArchiveProgress {
  /** Documents dealt with, whatever came of them. */
  done: number;
  failed: number;
}

export interface ArchiveOptions {
  /** Date given to the files inside. */
  date: Date;
  /**
   * Renders under way at once. Files leave in order: enough of them that processes stay busy while
   * the next one to leave is a long one.
   */
  concurrency?: number;
  /** Stops the export; destroying the stream does the same. */
  signal?: AbortSignal;
  onProgress?: (progress: ArchiveProgress) => void;
}

interface Settled {
  item: ArchiveItem;
  file: ArchivedFile | null;
  reason: unknown;
}

/** PDF is compressed inside already; level 1 recovers the tags and costs little. */
const COMPRESSION_LEVEL = 1;
const CONCURRENCY = 8;

/**
 * `documents.zip` as a stream (docs/product.md, Export). Files are rendered as the reader takes
 * them, so a thousand documents need no more memory than a few. None is skipped in silence:
 * `rapport.txt`, the last entry, lists what is missing and why (docs/product.md, Export).
 */
export function documentsArchive(
  items: Iterable<ArchiveItem> | AsyncIterable<ArchiveItem>,
  options: ArchiveOptions,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stop = new AbortController();
  const cancel = () => output.destroy(new Error('the export was cancelled'));

  const stopped = once(stop.signal, 'abort');

  output.once('close', () => {
    options.signal?.removeEventListener('abort', cancel);
    stop.abort();
  });
  options.signal?.addEventListener('abort', cancel, { once: true });
  zip.once('error', (error) => output.destroy(error as Error));
  if (options.signal?.aborted) cancel();

  fill().catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;

  async function fill(): Promise<void> {
    const problems: ArchiveProblem[] = [];
    const taken = new Set<string>();
    let done = 0;
    let failed = 0;
    for await (const { item, file, reason } of inOrder(items, options.concurrency ?? CONCURRENCY)) {
      if (stop.signal.aborted) return;
      if (file === null) {
        failed += 1;
        problems.push({ title: item.title, text: reasonOf(reason), missing: true });
      } else {
        await append(freePath(item.path, taken), file);
        for (const text of file.remarks ?? []) {
          problems.push({ title: item.title, text, missing: false });
        }
      }
      if (item.companion && file !== null) continue;
      done += 1;
      options.onProgress?.({ done, failed });
    }
    if (stop.signal.aborted) return;
    await append('rapport.txt', { bytes: Buffer.from(archiveReport(done, problems), 'utf8') });
    zip.end();
  }

  /** Resolves when the reader has taken the entry: what is not read yet is not rendered either. */
  async function append(path: string, file: ArchivedContent): Promise<void> {
    const settings = {
      ...('bytes' in file && { size: file.bytes.length }),
      mtime: options.date,
      compressionLevel: COMPRESSION_LEVEL,
    };
    // yazl keeps this function for each entry until the end; the bytes must not stay with it.
    let content: ArchivedContent | null = file;
    const read = Promise.withResolvers<void>();
    zip.addReadStreamLazy(path, settings, (deliver) => {
      const source = content === null ? Readable.from([]) : readableOf(content);
      content = null;
      source.once('end', read.resolve);
      deliver(null, source);
    });
    ownName(zip);
    await Promise.race([read.promise, stopped]);
  }
}

function readableOf(content: ArchivedContent): Readable {
  return Readable.from('bytes' in content ? [content.bytes] : content.text);
}

/**
 * yazl keeps the name of each entry as a slice of Node's shared 64 KB pool, which stays whole as long
 * as one slice of it: 22 kB a document were held until the end. A copy of its own holds only itself.
 */
function ownName(zip: ZipFile): void {
  const { entries } = zip as ZipFile & { entries?: { utf8FileName?: Buffer }[] };
  const entry = entries?.at(-1);
  if (entry?.utf8FileName)
    entry.utf8FileName = Buffer.from(new Uint8Array(entry.utf8FileName).buffer);
}

/** Starts a few renders ahead and gives them back in the order of the documents. */
async function* inOrder(
  items: Iterable<ArchiveItem> | AsyncIterable<ArchiveItem>,
  concurrency: number,
): AsyncGenerator<Settled> {
  const underway: Promise<Settled>[] = [];
  for await (const item of items) {
    underway.push(settle(item));
    if (underway.length >= concurrency) yield* next(underway);
  }
  while (underway.length > 0) yield* next(underway);
}

async function* next(underway: Promise<Settled>[]): AsyncGenerator<Settled> {
  const first = underway.shift();
  if (first !== undefined) yield await first;
}

async function settle(item: ArchiveItem): Promise<Settled> {
  try {
    return { item, file: await item.render(), reason: null };
  } catch (reason) {
    return { item, file: null, reason };
  }
}
