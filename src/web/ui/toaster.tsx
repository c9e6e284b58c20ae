import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cx } from './cx.ts';
import { useEffect } from 'react';
import { showToastsWith } from './toast.ts';

const toastManager = Toast.createToastManager();

/** Where toasts appear; once, around the app. */
export function Toaster() {
  // After the provider's own effect, by which it listens.
  useEffect(() => showToastsWith(toastManager), []);
  return (
    <Toast.Provider toastManager={toastManager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label="Messages">
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
      className={cx('toast', toast.type === 'error' && 'toast--error')}
    >
      {toast.type === 'error' ? <CircleAlert className="i" /> : <CircleCheck className="i" />}
      <Toast.Title render={<p />} className="flex-1" />
      {toast.actionProps && <Toast.Action className="btn btn--quiet btn--s" />}
      <Toast.Close className="icon-btn icon-btn--s" aria-label="Fermer">
        <X className="i i--s" />
      </Toast.Close>
    </Toast.Root>
  ));
}
