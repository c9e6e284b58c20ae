import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { showToastsWith } from './toast.ts';
import { WholeNumbers } from './wholeNumbers.tsx';

const toastManager = Toast.createToastManager();

/** Where toasts appear; once, around the app. */
export function Toaster() {
  // After the provider's own effect, by which it listens.
  useEffect(() => showToastsWith(toastManager), []);
  return (
    <Toast.Provider toastManager={toastManager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport
          className="fixed right-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-60 grid w-[min(26rem,100vw-2rem)] justify-items-end gap-3 desk:right-6 desk:bottom-6"
          aria-label="Messages"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
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
