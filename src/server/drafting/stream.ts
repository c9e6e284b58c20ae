import { streamSSE } from 'hono/streaming';
import type { AppContext } from '#server/http/context.ts';
import type { LineItemAnswer } from '#server/documents/answers.ts';
import type { GenerationAnswer, GenerationEvent } from './answers.ts';

type Generate = (
  signal: AbortSignal,
  onLine: (line: LineItemAnswer, index: number) => void,
) => Promise<GenerationAnswer>;

/** True when the caller asks for this kind of answer by its name. */
export function accepts(c: AppContext, type: string): boolean {
  return (c.req.header('accept') ?? '').toLowerCase().includes(type);
}

/** Each line as the model writes it, then the draft that counts; a caller who leaves stops the model. */
export function streamGeneration(c: AppContext, generate: Generate) {
  // nginx and its like would otherwise hold the lines back to fill a buffer.
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    const write = ({ event, data }: GenerationEvent) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    const draft = await generate(left.signal, (line, index) => {
      void write({ event: 'line', data: { index, line } });
    });
    await write({ event: 'draft', data: draft });
  });
}
