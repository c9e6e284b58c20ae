import { Outlet } from 'react-router';
import { useFocusOnNavigation } from '#web/shell/focusOnNavigation.ts';

/** Each public page brings its own header, main and footer. */
export default function PublicLayout() {
  useFocusOnNavigation();
  return (
    <div id="content" tabIndex={-1}>
      <Outlet />
    </div>
  );
}
