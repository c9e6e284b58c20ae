import { useSyncExternalStore } from 'react';

/** The place of the line one points at or writes in; the lines tell it, the sheet beside them lights it. */
let pointed: number | null = null;
const listening = new Set<() => void>();

/** For what holds the lines: what is pointed at or written in within it is told from now on. */
export function tellPointedLine(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const ending = new AbortController();
  for (const event of ['pointerover', 'focusin']) {
    list.addEventListener(event, pointAtTarget, { signal: ending.signal });
  }
  for (const event of ['pointerleave', 'focusout']) {
    list.addEventListener(event, forget, { signal: ending.signal });
  }
  return () => {
    ending.abort();
    forget();
  };
}

function pointAtTarget({ target }: Event): void {
  pointAt(placeOf(target));
}

function forget(): void {
  pointAt(null);
}

function pointAt(line: number | null): void {
  if (line === pointed) return;
  pointed = line;
  for (const tell of listening) tell();
}

function placeOf(part: EventTarget | null): number | null {
  const row = part instanceof Element ? part.closest('.lines__row') : null;
  return row?.parentElement ? [...row.parentElement.children].indexOf(row) : null;
}

export function usePointedLine(): number | null {
  return useSyncExternalStore(listen, () => pointed);
}

function listen(tell: () => void): () => void {
  listening.add(tell);
  return () => listening.delete(tell);
}
