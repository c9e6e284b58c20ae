// A page that is watched while somebody uses it: what moves by itself, which frames are blank, and how long the
// main thread's tasks take.
import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

const STILL_MS = 2000;

export interface Seen {
  shifts: { value: number; what: string }[];
  frames: number;
  /** Frames that showed no screen: nothing at all, or strokes in its place. */
  blank: number;
}

/** Until the page has changed nothing for a while: asked rarely, since a question is a task as well. */
export async function still(page: Page): Promise<void> {
  let quiet = 0;
  while (quiet < STILL_MS) {
    await sleep(STILL_MS / 2);
    quiet = await page.evaluate(
      () => performance.now() - (window as unknown as { changed: number }).changed,
    );
  }
}

/** Milliseconds of processor of each task of the page's main thread, which other programs do not lengthen. */
export function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents.flatMap(({ name, tid, pid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  return traceEvents.flatMap(({ name, tid, pid, tdur = 0 }) =>
    name === 'RunTask' && mains.has(`${pid} ${tid}`) ? [tdur / 1000] : [],
  );
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** In the page: keeps what the browser tells of tasks and movements, and looks at each frame. */
export function watch(eachFrame: boolean): void {
  const seen: Seen = { shifts: [], frames: 0, blank: 0 };
  const page = Object.assign(window, { seen, changed: performance.now() });
  const change = () => {
    page.changed = performance.now();
  };
  new MutationObserver(change).observe(document, { subtree: true, childList: true });
  new PerformanceObserver(change).observe({ type: 'resource' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      const [moved] = sources.map(({ node }) => (node instanceof Element ? node.tagName : '#text'));
      if (!hadRecentInput) seen.shifts.push({ value, what: moved ?? '?' });
    }
  }).observe({ type: 'layout-shift' });
  if (!eachFrame) return;
  const look = () => {
    const main = document.querySelector('main');
    seen.frames += 1;
    const isWaiting = main?.querySelector('[aria-busy="true"] > output.sr') !== null;
    if (!main || isWaiting || (main.textContent ?? '').length < 40) seen.blank += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** In the page: what was seen so far counts no more. */
export function forget(): void {
  const { seen } = window as unknown as { seen: Seen };
  Object.assign(seen, { shifts: [], frames: 0, blank: 0 });
}

/** In the page: what was seen since. */
export function tell(): Seen {
  return (window as unknown as { seen: Seen }).seen;
}
