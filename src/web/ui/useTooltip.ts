import { type DOMAttributes, type SyntheticEvent, useEffect, useRef, useState } from 'react';

type Handlers<Control> = Pick<
  DOMAttributes<Control>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onKeyDown' | 'onFocus' | 'onBlur'
>;

/** Long enough not to flash under a mouse that only crosses the button. */
const DELAY = 400;

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
