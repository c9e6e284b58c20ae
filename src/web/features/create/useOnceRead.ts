import { useEffect, useRef } from 'react';

/** A reader that is still being fetched is not waited for longer. */
const LONGEST_MS = 1000;

/**
 * An act that waits for the sentence to be read: who presses right after the last letter loses nothing of
 * it. The act is the one drawn with that reading.
 */
export function useOnceRead(isBehind: boolean, act: () => void): () => void {
  const latest = useRef(act);
  const goOn = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isBehind) goOn.current?.();
  }, [isBehind]);

  const isRead = () =>
    new Promise<void>((resolve) => {
      goOn.current = resolve;
      setTimeout(resolve, LONGEST_MS);
    });
  return () => void (isBehind ? isRead().then(() => latest.current()) : act());
}
