import { Outlet } from 'react-router';
import { useFocusOnNavigation } from '#web/shell/focusOnNavigation.ts';

export default function PublicLayout() {
  useFocusOnNavigation();
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
