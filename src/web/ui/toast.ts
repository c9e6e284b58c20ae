import type { ToastManager } from '@base-ui/react/toast';
import { nextTask } from '../nextTask.ts';

interface ToastAction {
  label: string;
  onClick: () => void;
}

const SUCCESS_LASTS = 5000;
/** Time to notice a slip, and to reach the button by keyboard (F6). */
const UNDO_LASTS = 10_000;
const STAYS = 0;

let shown: ToastManager | null = null;
/** Said before the `Toaster`, whose code comes after the screen's, was there to show it. */
const waiting: ((manager: ToastManager) => void)[] = [];
let count = 0;

/** The `Toaster` is there: it shows what waited, and from now on everything at once. */
export function showToastsWith(manager: ToastManager): void {
  shown = manager;
  for (const say of waiting.splice(0)) say(manager);
}

/** In a task of its own: a toast measures itself, and what it tells of is drawn at the same time. */
function tell(say: (manager: ToastManager) => void): void {
  void nextTask().then(() => {
    if (shown) say(shown);
    else waiting.push(say);
  });
}

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
    tell((manager) => manager.close(id));
  },
};

function add(type: 'success' | 'error', message: string, timeout: number, action?: ToastAction) {
  const id = `message-${(count += 1)}`;
  let pressed = false;
  tell((manager) =>
    manager.add({
      id,
      type,
      title: message,
      timeout,
      // « high » hides a focusable alert from screen readers while others show (axe: aria-hidden-focus).
      priority: 'low',
      data: { saidAt: Date.now() },
      actionProps: action && {
        children: action.label,
        onClick: () => {
          // It can still be pressed while it leaves.
          if (pressed) return;
          pressed = true;
          manager.close(id);
          action.onClick();
        },
      },
    }),
  );
  return id;
}
