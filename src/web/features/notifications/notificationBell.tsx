import { Bell } from 'lucide-react';
import { IconButton } from '#web/ui/iconButton.tsx';

/** The bell of the top bar with its unread count and its dropdown. */
export function NotificationBell() {
  return (
    <IconButton label="Notifications">
      <Bell className="i" />
    </IconButton>
  );
}
