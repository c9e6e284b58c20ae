import { type RefObject, useCallback, useEffect, useState } from 'react';
import { allToggled, chosenUpTo, NOTHING, type Selection, toggled } from './selection.ts';
import { DIALOG } from '#web/ui/inFront.ts';

export interface Selecting {
  selection: Selection;
  /** With `shown`, the ids the list shows: everything from the one chosen last. */
  toggle: (id: string, shown?: readonly string[]) => void;
  toggleAll: (ids: readonly string[]) => void;
  begin: () => void;
  clear: () => void;
}

/** What is chosen in a list. */
export function useSelection(): Selecting {
  const [selection, setSelection] = useState(NOTHING);
  return {
    selection,
    toggle: useCallback(
      (id, shown) =>
        setSelection((before) => (shown ? chosenUpTo(before, id, shown) : toggled(before, id))),
      [],
    ),
    toggleAll: useCallback((ids) => setSelection((before) => allToggled(before, ids)), []),
    begin: useCallback(() => setSelection((before) => ({ ...before, choosing: true })), []),
    clear: useCallback(() => setSelection(NOTHING), []),
  };
}

/** As long as a finger rests on a row before it is chosen. */
const LONG_PRESS_MS = 450;
/** A finger that goes further scrolls. */
const STILL_PIXELS = 8;

/**
 * The keys of a list (`x` on the row that has the focus or the pointer, Shift for a range, Escape for
 * none), and a long press on a phone.
 */
export function useChoosingByHand(
  list: RefObject<HTMLElement | null>,
  toggle: (id: string, upTo: boolean) => void,
  { clear, selection: { choosing } }: Selecting,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector(OPEN)) return;
      if (event.key === 'Escape' && choosing) return clear();
      const id = event.key.toLowerCase() === 'x' ? rowOf(list.current) : null;
      if (id === null) return;
      event.preventDefault();
      toggle(id, event.shiftKey);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, toggle, clear, choosing]);

  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let chosenByPress = false;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) =>
      list.current?.addEventListener(name, listener, { signal: listening.signal, capture: true });
    const stop = () => clearTimeout(timer);

    on('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
      chosenByPress = false;
      const id = pointerType === 'touch' && idOf(target);
      if (!id) return;
      start = { x, y };
      timer = setTimeout(() => {
        chosenByPress = true;
        toggle(id, false);
      }, LONG_PRESS_MS);
    });
    on('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PIXELS) stop();
    });
    on('pointerup', stop);
    on('pointercancel', stop);
    // The press that chose the row neither opens it nor the browser's menu of its link.
    on('contextmenu', (event) => {
      if (timer !== undefined && chosenByPress) event.preventDefault();
    });
    on('click', (event) => {
      if (!chosenByPress) return;
      chosenByPress = false;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => {
      stop();
      listening.abort();
    };
  }, [list, toggle]);
}

/** What Escape closes first. */
const OPEN = `${DIALOG}, [role="alertdialog"], [role="listbox"], [role="menu"]`;

function rowOf(list: HTMLElement | null): string | null {
  if (!list) return null;
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  return idOf(focused) ?? idOf(list.querySelector('[data-document]:hover'));
}

function idOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-document]')?.dataset['document'] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select') !== null
  );
}
