import { type ReactNode, useEffect, useState } from 'react';
import { CommandPalette } from './commandPalette.tsx';
import { useFocusOnNavigation } from './focusOnNavigation.ts';
import { useLiveUpdates } from './liveUpdates.ts';
import { MobileMenu } from './mobileMenu.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBanner } from './offlineBanner.tsx';
import { useServiceWorker } from './serviceWorker.ts';
import { ShortcutHelp } from './shortcutHelp.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TopBar } from './topBar.tsx';
import { Usage } from './usage.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { fetchPartsWhenIdle } from '#web/ui/onDemand.tsx';

/** Sidebar, top bar and what floats above every screen of the app. */
export function AppShell({ bell, children }: { bell: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState<'palette' | 'menu' | 'help' | null>(null);
  const close = () => setOpen(null);

  useEffect(fetchPartsWhenIdle, []);
  useLiveUpdates();
  useServiceWorker();
  useFocusOnNavigation();
  useShortcuts({ onPalette: () => setOpen('palette'), onHelp: () => setOpen('help') });

  return (
    <>
      <a className="skip btn btn--primary" href="#content">
        Aller au contenu
      </a>
      <div className="app">
        <aside className="side">
          <Logo to="/app" />
          <Navigation />
          <Usage />
        </aside>
        <div>
          <TopBar
            bell={bell}
            onMenu={() => setOpen('menu')}
            onSearch={() => setOpen('palette')}
            onHelp={() => setOpen('help')}
          />
          <OfflineBanner />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      <MobileMenu open={open === 'menu'} onClose={close} />
      <CommandPalette open={open === 'palette'} onClose={close} />
      <ShortcutHelp open={open === 'help'} onClose={close} />
    </>
  );
}
