import { Readable } from 'node:stream';

type Type = 'text/csv; charset=utf-8' | 'application/json; charset=utf-8' | 'application/zip';

/** A file to keep; its name is ours: plain characters only. */
export function fileAnswer(
  content: ReadableStream<Uint8Array>,
  { type, name }: { type: Type; name: string },
): Response {
  return new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** A file to keep, whole; its name may hold any letter. */
export function download(content: Uint8Array | string, type: string, name: string): Response {
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    },
  });
}

/** A text made piece by piece, as the reader takes it: however long, it is never whole in memory. */
export function streamedText(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(encoded(pieces))) as ReadableStream<Uint8Array>;
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece, 'utf8');
}
