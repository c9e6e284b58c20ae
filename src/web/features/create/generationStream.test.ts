import { expect, test } from 'vitest';
import { readGeneration } from './generationStream.ts';

const draft = { lineItems: [], content: '', totalAmount: 0, engine: 'x', notice: null };
const line = { description: 'Développement à 450 €' };

function streamed(...pieces: string[]): Response {
  const bytes = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

test('lines are told as they come, wherever the pieces are cut, and the last event is the draft', async () => {
  const told: unknown[] = [];
  const text = `: vivant\n\nevent: line\ndata: ${JSON.stringify({ index: 0, line })}\n\nevent: later\ndata: {}\n\nevent: draft\ndata: ${JSON.stringify(draft)}\n\n`;
  const answer = await readGeneration(streamed(...text.match(/[\s\S]{1,7}/g)!), (...each) =>
    told.push(each),
  );
  expect(told).toEqual([[line, 0]]);
  expect(answer).toEqual(draft);
});

test('an answer in JSON is the draft', async () => {
  expect(await readGeneration(Response.json(draft), () => undefined)).toEqual(draft);
});

test('a stream that ends early is a failure', async () => {
  await expect(readGeneration(streamed('event: line\n'), () => undefined)).rejects.toThrow(
    'ended before the draft',
  );
});
