import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from './onDemand.tsx';
import type { HandedOver } from './openedCombobox.tsx';
import { toast } from './toast.ts';

const loadCombobox = whenIdle(async () => import('./openedCombobox.tsx'));

export interface Arrived {
  part: Awaited<ReturnType<typeof loadCombobox>>;
  handedOver: HandedOver;
}

/**
 * Has the list of a plain field fetched as soon as the screen is there, and hands over what was done in it
 * meanwhile; not in the middle of a letter that is being composed.
 */
export function useHandOver(
  input: RefObject<HTMLInputElement | null>,
  onArrival: (arrived: Arrived) => void,
) {
  const field = useRef({ touched: false, wanted: false, composing: false });

  const fetchList = useCallback(async () => {
    try {
      const part = await loadCombobox();
      if (!input.current || field.current.composing) return;
      const handedOver = handOver(input.current, field.current);
      // At once: a key that goes down in between must find one field or the other.
      flushSync(() => onArrival({ part, handedOver }));
    } catch {
      if (!field.current.wanted) return;
      field.current.wanted = false;
      toast.failure('Impossible d’ouvrir cette liste. Vérifiez votre connexion, puis réessayez.');
    }
  }, [input, onArrival]);
  useEffect(() => void fetchList(), [fetchList]);

  const want = () => {
    field.current.wanted = true;
    void fetchList();
  };
  return {
    want,
    touch: () => {
      field.current.touched = true;
      want();
    },
    compose: (composing: boolean) => {
      field.current.composing = composing;
      if (!composing) void fetchList();
    },
  };
}

function handOver(
  input: HTMLInputElement,
  { touched, wanted }: { touched: boolean; wanted: boolean },
): HandedOver {
  const { value, selectionStart, selectionEnd } = input;
  const focused = document.activeElement === input;
  return {
    text: touched ? value : null,
    caret: focused ? [selectionStart ?? value.length, selectionEnd ?? value.length] : null,
    wanted,
  };
}
