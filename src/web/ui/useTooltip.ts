import {
  type DOMAttributes,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

type Handlers<Control> = Pick<
  DOMAttributes<Control>,
  | 'onPointerEnter'
  | 'onPointerOver'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
>;

/** Long enough not to flash under a mouse that only crosses the button. */
const DELAY = 400;

/**
 * One tooltip for all the controls of a long list: the one with `data-tip` that is pointed at or has the
 * keyboard's focus. Its accessible name is what to show.
 */
export function useTooltips(list: RefObject<HTMLElement | null>): Element | null {
  const [anchor, setAnchor] = useState<Element | null>(null);
  useEffect(() => {
    let pointed: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      pointed = null;
      setAnchor(null);
    };
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => list.current?.addEventListener(name, listener, { signal: listening.signal });

    on('pointerover', (event) => {
      const control = controlOf(event);
      if (control === pointed) return;
      hide();
      // A finger has no hover: it presses.
      if (!control || event.pointerType !== 'mouse') return;
      pointed = control;
      timer = setTimeout(() => setAnchor(control), DELAY);
    });
    on('pointerleave', hide);
    on('pointerdown', hide);
    on('keydown', ({ key }) => {
      if (key === 'Escape') hide();
    });
    on('focusin', (event) => {
      const control = controlOf(event);
      if (control?.matches(':focus-visible')) setAnchor(control);
    });
    on('focusout', hide);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [list]);
  // A list that is scrolled may have let its control go.
  return anchor?.isConnected ? anchor : null;
}

function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

/** When a control’s tooltip shows, and beside what; its handlers go before its own. */
export function useTooltip<Control extends Element>(
  own: Handlers<Control> = {},
): {
  anchor: Element | null;
  handlers: Handlers<Control>;
} {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  const showSoon = ({ currentTarget }: SyntheticEvent<Element>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(currentTarget), DELAY);
  };

  const handlers: Handlers<Control> = {
    onPointerEnter: (event) => {
      // A finger has no hover: it presses.
      if (event.pointerType === 'mouse') showSoon(event);
      own.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      hide();
      own.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      hide();
      own.onPointerDown?.(event);
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') hide();
      own.onKeyDown?.(event);
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
      own.onFocus?.(event);
    },
    onBlur: (event) => {
      hide();
      own.onBlur?.(event);
    },
  };
  return { anchor, handlers };
}
