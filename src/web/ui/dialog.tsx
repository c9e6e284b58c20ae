import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from './cx.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, at the bottom right; the main one last. */
  foot?: ReactNode;
  wide?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Escape closes it, the focus goes back to where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  foot,
  wide,
  initialFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim scrim--over" />
        <Base.Popup
          className={cx('dialog dialog--over', wide && 'dialog--wide')}
          initialFocus={initialFocus}
        >
          <Base.Title className="h2">{title}</Base.Title>
          {description && <Base.Description className="soft">{description}</Base.Description>}
          {children}
          {foot && <div className="dialog__foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
