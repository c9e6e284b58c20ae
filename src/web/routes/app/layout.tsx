import { Link, Outlet } from 'react-router';
import { QueryProvider } from '#web/api/queryProvider.tsx';
import { NotificationBell } from '#web/features/notifications/notificationBell.tsx';
import { PlanSelectionPage } from '#web/features/subscription/planSelectionPage.tsx';
import { AppShell } from '#web/shell/appShell.tsx';
import { Gate } from '#web/shell/gate.tsx';
import { LinkKind } from '#web/ui/link.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

export default function AppLayout() {
  return (
    <LinkKind value={Link}>
      <QueryProvider>
        <Gate planSelection={<PlanSelectionPage />}>
          <AppShell bell={<NotificationBell />}>
            <Outlet />
          </AppShell>
        </Gate>
        <Toaster />
      </QueryProvider>
    </LinkKind>
  );
}
