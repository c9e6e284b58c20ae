import { useLocation } from 'react-router';
import { Logo } from '#web/ui/logo.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { SCREEN_TITLE } from '#web/ui/screenTitle.ts';
import { RowsSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { ShellFrame, TOP_BAR } from './shellFrame.tsx';

/** Titles that are known before any data is. */
const TITLES: Readonly<Record<string, string>> = {
  '/app/clients': 'Clients',
  '/app/create': 'Nouveau document',
  '/app/documents': 'Documents',
  '/app/account': 'Paramètres',
  '/app/recurring': 'Récurrentes',
  '/app/statement': 'Encaissements',
  '/app/register': 'Registre',
  '/app/outbox': 'Boîte d’envoi locale',
};

/** The place itself, while the gate asks whether it may open: only data is awaited. */
export function ShellWaiting() {
  const path = useLocation().pathname.replace(/\/$/, '');
  return (
    <ShellFrame>
      <header className={TOP_BAR}>
        <Logo to="/app" className="ml-11 desk:ml-12 wide:hidden" />
      </header>
      <main id="content" tabIndex={-1} aria-labelledby={SCREEN_TITLE}>
        <Page>
          <PageHead title={TITLES[path] ?? <Skeleton className="h-8 w-64 max-w-full" />} />
          <RowsSkeleton />
        </Page>
      </main>
    </ShellFrame>
  );
}
