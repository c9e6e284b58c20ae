import { Dialog as Base } from '@base-ui/react/dialog';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { cx } from './cx.ts';
import { SCRIM } from './scrim.ts';
import { useRootMark } from './useRootMark.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, at the bottom right; the main one last. */
  foot?: ReactNode;
  wide?: boolean;
  /** What it shows takes the window, the whole screen of a phone, and scrolls between its title and its foot. */
  filling?: boolean;
  /** At the side of what it speaks of, which stays in sight; from below on a phone. */
  aside?: boolean;
  /** What stands at the right of its words where the window is wide, and is left out elsewhere. */
  beside?: ReactNode;
  /** Where the focus goes, when it is not the first field; « title » where its words are read before anything is pressed. */
  initialFocus?: 'title' | RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** Where the focus goes back to, when it is not where it came from. */
  finalFocus?: () => HTMLElement | null;
  /** Drawn in the press itself: a phone brings its keyboard for a field that takes the focus then, not later. */
  atOnce?: boolean;
}

const ASIDE =
  'fixed inset-y-0 right-0 z-31 grid w-[min(28rem,100vw)] content-start gap-4 overflow-y-auto bg-raised p-6 has-data-foot:grid-rows-[auto_1fr] has-data-foot:content-stretch has-data-foot:scroll-pb-24 shadow-raised transition-[translate] duration-(--duration-move) ease-out focus-visible:outline-0 max-desk:inset-[auto_0_0] max-desk:max-h-[calc(100dvh-3rem)] max-desk:w-auto max-desk:rounded-t-lg desk:data-ending-style:translate-x-full desk:data-starting-style:translate-x-full max-desk:data-ending-style:translate-y-full max-desk:data-starting-style:translate-y-full';

const FLOATING =
  'fixed top-1/2 left-1/2 z-31 max-h-[calc(100dvh-2rem)] -translate-1/2 rounded-lg bg-raised shadow-raised transition-opacity duration-(--duration-move) ease-out focus-visible:outline-0 data-ending-style:opacity-0 data-starting-style:opacity-0';

const DIALOG = cx(FLOATING, 'grid gap-4 overflow-y-auto p-6 has-data-foot:scroll-pb-24');

const FILLING = cx(
  FLOATING,
  'grid h-[calc(100dvh-2rem)] w-[min(62rem,100vw-2rem)] grid-rows-[auto_minmax(0,1fr)_auto] gap-4 overflow-hidden p-6 max-desk:h-dvh max-desk:max-h-none max-desk:w-screen max-desk:rounded-none max-desk:py-4',
);

/** Its words scroll, what stands beside them stays in sight. */
const PAIR = cx(FLOATING, 'flex w-[min(44rem,100vw-2rem)] overflow-hidden wide:w-[66rem]');

/** Escape closes it, the focus goes back to where it came from. */
export function Dialog({ open, onClose, atOnce = false, ...panel }: DialogProps) {
  // It is drawn in slices, and the button that opened it answers meanwhile.
  const shown = useDeferredValue(open, atOnce) && open;
  useRootMark('dialog', shown);
  return (
    <Base.Root open={shown} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={SCRIM} />
        <Panel {...panel} atOnce={atOnce} />
      </Base.Portal>
    </Base.Root>
  );
}

type PanelProps = Omit<DialogProps, 'open' | 'onClose'>;

/** Its title at once; the rest in slices, unseen until it is whole. */
function Panel({
  title,
  description,
  children,
  foot,
  beside,
  atOnce = false,
  ...look
}: PanelProps) {
  const drawn = useDeferredValue(true, atOnce);
  const popup = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { finalFocus } = look;
  const initialFocus = look.initialFocus === 'title' ? heading : look.initialFocus;
  useFocusWithin({ popup, heading }, drawn && !atOnce, initialFocus);
  const words = (
    <>
      <Base.Title ref={heading} tabIndex={-1} className="h2 outline-0">
        {title}
      </Base.Title>
      {description && <Base.Description className="soft">{description}</Base.Description>}
      {drawn && children}
      {drawn && foot && <div className="mt-2 flex justify-end gap-2">{foot}</div>}
    </>
  );
  return (
    <Base.Popup
      ref={popup}
      className={cx(lookOf({ ...look, beside }), !drawn && 'opacity-0')}
      // Where the panel itself has the focus, screen readers say all that stands in it in one breath.
      initialFocus={atOnce ? initialFocus : heading}
      finalFocus={finalFocus}
    >
      {beside === undefined ? (
        words
      ) : (
        <>
          {/* Firefox stops on what scrolls, and says nothing there; the fields in it scroll it as well. */}
          <div
            tabIndex={-1}
            className="grid min-w-0 flex-1 content-start gap-4 overflow-y-auto p-6 outline-0 has-data-foot:scroll-pb-24"
          >
            {words}
          </div>
          <div className="hidden w-88 flex-none border-l border-hairline bg-well p-6 wide:block">
            {drawn && beside}
          </div>
        </>
      )}
    </Base.Popup>
  );
}

/** The focus came to the title of a panel that was still empty: it goes to where it would have gone. */
function useFocusWithin(
  { popup, heading }: Record<'popup' | 'heading', RefObject<HTMLElement | null>>,
  drawn: boolean,
  initialFocus: Exclude<DialogProps['initialFocus'], 'title'>,
) {
  const takeFocus = useEffectEvent(() => {
    const panel = popup.current;
    if (!panel) return;
    const { activeElement } = document;
    const isPlaced = activeElement !== panel && activeElement !== heading.current;
    if (isPlaced && panel.contains(activeElement)) return;
    const wanted = typeof initialFocus === 'function' ? initialFocus() : initialFocus?.current;
    (wanted ?? panel.querySelector<HTMLElement>(FOCUSABLE) ?? heading.current ?? panel).focus();
  });
  // Once: what is drawn later leaves the focus where it is.
  useEffect(() => {
    if (drawn) takeFocus();
  }, [drawn]);
}

const FOCUSABLE =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]):not([tabindex="-1"], [type="hidden"], [inert] *)';

/** The buttons of a form in a dialog: at its foot, and in sight while its fields and refusals scroll. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot
      className="sticky -bottom-6 z-1 mt-auto -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-hairline bg-raised px-6 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}

type Looks = Pick<DialogProps, 'aside' | 'beside' | 'wide' | 'filling'>;

function lookOf({ aside, beside, wide, filling }: Looks): string {
  if (aside) return ASIDE;
  if (filling) return FILLING;
  if (beside !== undefined) return PAIR;
  return cx(DIALOG, wide ? 'w-[min(44rem,100vw-2rem)]' : 'w-[min(30rem,100vw-2rem)]');
}
