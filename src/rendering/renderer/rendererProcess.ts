import { setImmediate } from 'node:timers/promises';
import type { LogoVerdict } from '#rendering/logo/preparedLogo.ts';
import { facturX } from '#rendering/facturx/facturX.ts';
import type { Facts, Sheet } from '#rendering/view/types.ts';
import { endWithParent } from './parentWatch.ts';
import type { PoolAnswer } from './processPool.ts';
import { createTypesetter, type Page, type Rendered } from './typesetter.ts';

/** What the server asks of a renderer process. */
export type RenderRequest =
  | { kind: 'pdf'; sheet: Sheet; attached: string | Facts | null }
  | { kind: 'page'; page: Page }
  | { kind: 'svg'; sheet: Sheet }
  | { kind: 'sealed'; pdf: Uint8Array }
  | { kind: 'logo'; dataUrl: string };

export type RenderResult =
  | ({ kind: 'pdf' } & Rendered<Uint8Array>)
  | ({ kind: 'svg' } & Rendered<string>)
  | { kind: 'logo'; verdict: LogoVerdict };

endWithParent();
const typesetter = createTypesetter();

process.on('message', (request: RenderRequest) => void answer(request));
// The server is gone: nobody is left to read an answer.
process.on('disconnect', () => process.exit(0));

async function answer(request: RenderRequest): Promise<void> {
  const reply = await answerOf(request);
  // Native objects are freed only when the event loop turns; without this pause memory grows by
  // about 1 MB a document.
  await setImmediate();
  process.send?.(reply);
}

async function answerOf(request: RenderRequest): Promise<PoolAnswer<RenderResult>> {
  try {
    const result = await render(request);
    return { ok: true, result, rss: process.memoryUsage.rss() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, message, rss: process.memoryUsage.rss() };
  }
}

async function render(request: RenderRequest): Promise<RenderResult> {
  switch (request.kind) {
    case 'pdf':
      return { kind: 'pdf', ...typesetter.pdf(request.sheet, xmlOf(request.attached)) };
    case 'page':
      return { kind: 'pdf', ...typesetter.page(request.page) };
    case 'svg':
      return { kind: 'svg', ...typesetter.svg(request.sheet) };
    case 'sealed':
      return { kind: 'svg', ...typesetter.sealed(request.pdf) };
    case 'logo':
      return { kind: 'logo', verdict: await prepareLogo(request.dataUrl) };
  }
}

/** Written and checked here: sixty lines take 17 ms that the server has not to spare. */
function xmlOf(attached: string | Facts | null): string | null {
  return attached === null || typeof attached === 'string' ? attached : facturX(attached).xml;
}

async function prepareLogo(dataUrl: string): Promise<LogoVerdict> {
  // Logos are rare: the cleaner is read when the first one comes.
  const { preparedLogo } = await import('#rendering/logo/preparedLogo.ts');
  return preparedLogo(dataUrl, typesetter.drawLogo);
}
