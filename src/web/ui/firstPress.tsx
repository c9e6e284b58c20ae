import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  cloneElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { toast } from './toast.ts';

/** The button that opens something. */
export type Opener = ReactElement<ComponentProps<'button'>>;

/** What was done to a button before the code behind it was there, to be done again. */
export type Replay = (button: HTMLButtonElement) => void;

/** What a screen reader is told of a button whose layer is closed. */
type Told =
  | { 'aria-haspopup': 'menu' | 'dialog' }
  | { 'aria-haspopup': 'listbox'; role: 'combobox' };

type FirstPress<Part> =
  | { part: null; twin: ReactElement; replay: null }
  | { part: Part; twin: null; replay: Replay };

/**
 * A layer whose code comes when its button is first wanted. Until the press the button is its plain
 * twin; then `part` takes its place and gives `replay` to `useReplay`, so that one press is enough.
 */
export function useFirstPress<Part>(
  load: () => Promise<Part>,
  opener: Opener,
  told: Told,
): FirstPress<Part> {
  const [arrived, setArrived] = useState<{ part: Part; replay: Replay } | null>(null);
  if (arrived) return { ...arrived, twin: null };

  const fetch = () => void load().catch(() => undefined);
  const press = async (button: HTMLButtonElement, replay: Replay) => {
    // Safari does not focus a pressed button by itself.
    button.focus();
    try {
      const part = await load();
      // Who went elsewhere meanwhile does not want it any more.
      if (document.activeElement === button) setArrived({ part, replay });
    } catch {
      toast.failure('Impossible d’ouvrir cette liste. Vérifiez votre connexion, puis réessayez.');
    }
  };

  const own = opener.props;
  const twin = cloneElement(opener, {
    ...told,
    'aria-expanded': false,
    onPointerEnter: (event) => {
      fetch();
      own.onPointerEnter?.(event);
    },
    onFocus: (event) => {
      fetch();
      own.onFocus?.(event);
    },
    onClick: (event) => {
      own.onClick?.(event);
      void press(event.currentTarget, (button) => button.click());
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (!opens(event, told)) return;
      event.preventDefault();
      const again = new globalThis.KeyboardEvent('keydown', event.nativeEvent);
      void press(event.currentTarget, (button) => button.dispatchEvent(again));
    },
  });
  return { part: null, twin, replay: null };
}

/** For the button that took the twin’s place: the focus, and what was done to the twin. */
export function useReplay(replay: Replay): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const pending = useRef<Replay | null>(replay);
  useEffect(() => {
    const again = pending.current;
    pending.current = null;
    if (!again || !button.current) return;
    button.current.focus();
    again(button.current);
  }, []);
  return button;
}

/** Arrows open menus and lists; a letter chooses in a closed list. Enter and Space are clicks. */
function opens(event: KeyboardEvent, told: Told): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    return told['aria-haspopup'] !== 'dialog';
  return told['aria-haspopup'] === 'listbox' && event.key.length === 1 && event.key !== ' ';
}
