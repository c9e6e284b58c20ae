import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { notificationsQuery } from '#web/api/queries.ts';
import { count } from '#domain/format/words.ts';
import { IconButton } from '#web/ui/iconButton.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Arrivals } from './arrivals.tsx';

const NotificationPanel = onDemand(
  async () => (await import('./notificationPanel.tsx')).NotificationPanel,
  () => <Loading />,
);

/** The bell of the top bar with its unread count and its dropdown; `useLiveUpdates` keeps it fresh. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const notifications = useQuery(notificationsQuery);
  const unread = notifications.data?.unread ?? 0;

  return (
    <>
      <Arrivals />
      <Popover
        label="Notifications"
        className="menu max-h-[min(30rem,var(--available-height))] w-[24rem] max-w-[calc(100vw-1rem)] p-0"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <IconButton label={bellLabel(unread)} tooltip={false}>
            <Bell className="i" />
            {unread > 0 && (
              <span className="icon-btn__count" aria-hidden="true">
                {unread > 99 ? '99+' : unread}
              </span>
            )}
          </IconButton>
        }
      >
        <NotificationPanel query={notifications} onDone={() => setOpen(false)} />
      </Popover>
    </>
  );
}

/** « Notifications, 2 non lues » */
function bellLabel(unread: number): string {
  if (unread === 0) return 'Notifications';
  return `Notifications, ${count(unread, 'non lue', 'non lues')}`;
}
