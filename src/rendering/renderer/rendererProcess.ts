import { setImmediate } from 'node:timers/promises';
import type { Sheet } from '#rendering/view/types.ts';
import { endWithParent } from './parentWatch.ts';
import type { PoolAnswer } from './processPool.ts';
import { createTypesetter, type Rendered } from './typesetter.ts';

/** What the server asks of a renderer process. */
export type RenderRequest =
  | { kind: 'pdf'; sheet: Sheet; xml: string | null }
  | { kind: 'svg'; sheet: Sheet };

export type RenderResult = Rendered<Uint8Array | string>;

endWithParent();
const typesetter = createTypesetter();

process.on('message', (request: RenderRequest) => void answer(request));
// The server is gone: nobody is left to read an answer.
process.on('disconnect', () => process.exit(0));

async function answer(request: RenderRequest): Promise<void> {
  const reply = render(request);
  // Native objects are freed only when the event loop turns; without this pause memory grows by
  // about 1 MB a document.
  await setImmediate();
  process.send?.(reply);
}

function render(request: RenderRequest): PoolAnswer<RenderResult> {
  try {
    const result: RenderResult =
      request.kind === 'pdf'
        ? typesetter.pdf(request.sheet, request.xml)
        : typesetter.svg(request.sheet);
    return { ok: true, result, rss: process.memoryUsage.rss() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, message, rss: process.memoryUsage.rss() };
  }
}
