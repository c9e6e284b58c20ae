import { type ReactNode, useEffect, useState } from 'react';
import { useFocusOnNavigation } from './focusOnNavigation.ts';
import { useLiveUpdates } from './liveUpdates.ts';
import { OfflineBanner } from './offlineBanner.tsx';
import { useServiceWorker } from './serviceWorker.ts';
import { ShellFrame } from './shellFrame.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TopBar } from './topBar.tsx';
import { fetchPartsWhenIdle, onDemand } from '#web/ui/onDemand.tsx';
import { SCREEN_TITLE } from '#web/ui/screenTitle.ts';

const CommandPalette = onDemand(async () => (await import('./commandPalette.tsx')).CommandPalette);
const IssueDialog = onDemand(async () => (await import('./issueDialog.tsx')).IssueDialog);
const MobileMenu = onDemand(async () => (await import('./mobileMenu.tsx')).MobileMenu);
/** It stands alone at the foot of the sidebar, once what it counts is known. */
const Usage = onDemand(async () => (await import('./usage.tsx')).Usage);
const ShortcutHelp = onDemand(async () => (await import('./shortcutHelp.tsx')).ShortcutHelp);

type Layer = 'palette' | 'menu' | 'help';

/** Sidebar, top bar and what floats above every screen of the app. */
export function AppShell({ bell, children }: { bell: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState<Layer | null>(null);
  // A layer opened once stays, closed: it leaves in its own time and gives the focus back.
  const [opened, setOpened] = useState<readonly Layer[]>([]);
  const show = (layer: Layer) => {
    setOpened((layers) => (layers.includes(layer) ? layers : [...layers, layer]));
    setOpen(layer);
  };
  const close = () => setOpen(null);

  useEffect(fetchPartsWhenIdle, []);
  useLiveUpdates();
  useServiceWorker();
  useFocusOnNavigation();
  useShortcuts({ onPalette: () => show('palette'), onHelp: () => show('help') });

  return (
    <>
      <a className="skip btn btn--primary" href="#content">
        Aller au contenu
      </a>
      <ShellFrame foot={<Usage />}>
        <TopBar
          bell={bell}
          onMenu={() => show('menu')}
          onSearch={() => show('palette')}
          onHelp={() => show('help')}
        />
        <OfflineBanner />
        <main id="content" tabIndex={-1} aria-labelledby={SCREEN_TITLE}>
          {children}
        </main>
      </ShellFrame>
      <IssueDialog />
      {opened.includes('menu') && <MobileMenu open={open === 'menu'} onClose={close} />}
      {opened.includes('palette') && <CommandPalette open={open === 'palette'} onClose={close} />}
      {opened.includes('help') && <ShortcutHelp open={open === 'help'} onClose={close} />}
    </>
  );
}
