import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from './cx.ts';
import { showToastsWith } from './toast.ts';
import { WholeNumbers } from './wholeNumbers.tsx';

const VIEWPORT =
  'fixed right-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-60 grid w-[min(26rem,100vw-2rem)] justify-items-end gap-3 desk:right-6 desk:bottom-6';

/** A failure stays: beside a dialog, or above it on a phone, it does not cover the buttons at its foot. */
const OFF_THE_FOOT =
  'max-desk:in-data-dialog:has-data-[type=error]:top-4 max-desk:in-data-dialog:has-data-[type=error]:bottom-auto desk:in-data-dialog:has-data-[type=error]:right-auto desk:in-data-dialog:has-data-[type=error]:left-6';

const toastManager = Toast.createToastManager();

/** Where toasts appear; once, around the app. */
export function Toaster() {
  // After the provider's own effect, by which it listens.
  useEffect(() => showToastsWith(toastManager), []);
  return (
    <Toast.Provider toastManager={toastManager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport className={cx(VIEWPORT, OFF_THE_FOOT)} aria-label="Messages">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Just said: by the act that changed the screen, or not read yet. */
const JUST_SAID = 2000;

/** On another screen, what was said of the one before leaves; what offers something to do stays its time. */
function useLeaveWithScreen() {
  const { toasts, close } = Toast.useToastManager<{ saidAt: number }>();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const leave = useEffectEvent((next: string) => {
    if (next === shown.current) return;
    shown.current = next;
    for (const { id, type, actionProps, data } of toasts) {
      const isRead = Date.now() - (data?.saidAt ?? 0) > JUST_SAID;
      if (type === 'success' && !actionProps && isRead) close(id);
    }
  });
  useEffect(() => leave(pathname), [pathname]);
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  useLeaveWithScreen();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      data-message
      className="flex w-full items-center gap-3 rounded-md bg-raised py-3 pr-2 pl-4 shadow-raised transition-[opacity,translate] duration-(--duration-move) ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      {toast.type === 'error' ? (
        <CircleAlert className="i text-wax" />
      ) : (
        <CircleCheck className="i text-paid" />
      )}
      <Toast.Title render={<p />} className="flex-1 leading-5.5">
        {typeof toast.title === 'string' ? <WholeNumbers text={toast.title} /> : toast.title}
      </Toast.Title>
      {toast.actionProps && <Toast.Action className="btn btn--quiet btn--s" />}
      <Toast.Close className="icon-btn icon-btn--s" aria-label="Fermer">
        <X className="i i--s" />
      </Toast.Close>
    </Toast.Root>
  ));
}
