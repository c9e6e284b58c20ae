import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { Navigation } from './navigation.tsx';
import { ScreenHelp } from './screenHelp.tsx';
import { Usage } from './usage.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { SCRIM } from '#web/ui/scrim.ts';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';

/** Below `wide` the sidebar comes from the left, with the theme, the usage and a phone’s help. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={SCRIM} />
        <Dialog.Popup
          className="fixed inset-y-0 left-0 z-31 flex h-dvh w-[min(20rem,88vw)] flex-col overflow-y-auto bg-paper pt-3 pr-4 pb-6 pl-6 shadow-raised transition-[translate] duration-(--duration-move) ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
          aria-label="Menu"
        >
          <div className="mb-6 flex items-center justify-between">
            <Logo to="/app" />
            <div className="flex">
              <span className="contents desk:hidden">
                <ScreenHelp />
              </span>
              <ThemeToggle />
              <Dialog.Close className="icon-btn" aria-label="Fermer le menu">
                <X className="i" />
              </Dialog.Close>
            </div>
          </div>
          <Navigation roomy onNavigate={onClose} />
          <Usage />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
