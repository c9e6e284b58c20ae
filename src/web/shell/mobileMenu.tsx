import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { Navigation } from './navigation.tsx';
import { Usage } from './usage.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';

/** On a phone the sidebar comes from the left, with the theme and the usage. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim scrim--over" />
        <Dialog.Popup className="side side--drawer" aria-label="Menu">
          <div className="mb-6 flex items-center justify-between">
            <Logo to="/app" />
            <div className="flex">
              <ThemeToggle />
              <Dialog.Close className="icon-btn" aria-label="Fermer le menu">
                <X className="i" />
              </Dialog.Close>
            </div>
          </div>
          <Navigation onNavigate={onClose} />
          <Usage />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
