import { expect } from 'vitest';
import type { TestApp, TestUser } from '#testing/testApp.ts';

/** A screen's stream of events, once the server has begun to answer. */
export async function listen(app: TestApp, user: TestUser, headers: Record<string, string> = {}) {
  const response = await app.request('/api/events', { as: user, headers });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  /** The next event, or null at the stream's end. */
  async function next(): Promise<{ event: string; id?: string; data: unknown } | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const fields = Object.fromEntries(
          block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2)),
        ) as Record<string, string>;
        if (fields.data === undefined) return next();
        return { event: 'message', ...fields, data: JSON.parse(fields.data) as unknown };
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  }

  // The first line is written once the screen has joined: from here on nothing is missed.
  const first = await reader.read();
  text += first.value ?? '';
  return { next, close: () => reader.cancel() };
}
