import { Toast } from '@base-ui/react/toast';

interface ToastAction {
  label: string;
  onClick: () => void;
}

const SUCCESS_LASTS = 5000;
/** Time to notice a slip, and to reach the button by keyboard (F6). */
const UNDO_LASTS = 10_000;
const STAYS = 0;

/** Shared by `toast` and the `Toaster` that shows them. */
export const toastManager = Toast.createToastManager();

/** Success leaves by itself, failure stays until it is read (look, « Waiting, empty, failed »). */
export const toast = {
  success(message: string, action?: ToastAction) {
    return add('success', message, SUCCESS_LASTS, action);
  },
  failure(message: string, action?: ToastAction) {
    return add('error', message, STAYS, action);
  },
  /** A success that can be taken back while it shows. */
  undoable(message: string, undo: () => void) {
    return add('success', message, UNDO_LASTS, { label: 'Annuler', onClick: undo });
  },
  close(id: string) {
    toastManager.close(id);
  },
};

function add(type: 'success' | 'error', message: string, timeout: number, action?: ToastAction) {
  const id: string = toastManager.add({
    type,
    title: message,
    timeout,
    // « high » hides a focusable alert from screen readers while others show (axe: aria-hidden-focus).
    priority: 'low',
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toastManager.close(id);
        action.onClick();
      },
    },
  });
  return id;
}
