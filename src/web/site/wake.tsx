import { type ReactElement, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepTyped } from './keepTyped.ts';

/**
 * Gives life to a public page whose letters are there already. The page is React's, without the
 * router of the app: a first visit does not wait for it.
 */
export function wake(page: ReactElement): void {
  const content = contentOf(document);
  const giveBack = keepTyped(content);
  // In a task of its own: the one that reads the scripts is a phone's longest already.
  setTimeout(() => {
    startTransition(() => {
      hydrateRoot(content, <Awake onAwake={giveBack}>{page}</Awake>);
    });
  });
}

/** Draws a page that differs from the one in the document: `theme.js` has kept that one hidden. */
export function draw(page: ReactElement): void {
  const root = createRoot(contentOf(document));
  root.render(
    <Awake onAwake={() => document.documentElement.classList.remove('to-draw')}>{page}</Awake>,
  );
}

/** Its effect runs once everything inside answers. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(() => onAwake(), [onAwake]);
  return children;
}

function contentOf({ body }: Document): HTMLElement {
  const content = body.querySelector<HTMLElement>('#content');
  if (!content) throw new Error('This document has no #content');
  return content;
}
