import { Link, Outlet } from 'react-router';
import { QueryProvider } from '#web/api/queryProvider.tsx';
import { NotificationBell } from '#web/features/notifications/notificationBell.tsx';
import { AppShell } from '#web/shell/appShell.tsx';
import { Gate } from '#web/shell/gate.tsx';
import { LinkKind } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';

const Toaster = onDemand(async () => (await import('#web/ui/toaster.tsx')).Toaster);
const PlanSelectionPage = onDemand(
  async () => (await import('#web/features/subscription/planSelectionPage.tsx')).PlanSelectionPage,
  () => <Loading page />,
);

const FirstRunPage = onDemand(
  async () => (await import('#web/features/firstRun/firstRunPage.tsx')).FirstRunPage,
  () => <Loading page />,
);

export default function AppLayout() {
  return (
    <LinkKind value={Link}>
      <QueryProvider>
        <Gate planSelection={<PlanSelectionPage />} firstRun={<FirstRunPage />}>
          <AppShell bell={<NotificationBell />}>
            <Outlet />
          </AppShell>
        </Gate>
        <Toaster />
      </QueryProvider>
    </LinkKind>
  );
}
