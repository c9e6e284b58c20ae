import { useEffect, useRef } from 'react';
import { DIALOG } from '#web/ui/inFront.ts';

/** Ctrl and Entrée go on, wherever in the step the keyboard is; not under what stands in front of it. */
export function useContinueKey(onContinue: (() => void) | null): void {
  const latest = useRef(onContinue);
  useEffect(() => {
    latest.current = onContinue;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      if (document.querySelector(DIALOG)) return;
      // The text does not get a line, nor the button that has the focus a press.
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
