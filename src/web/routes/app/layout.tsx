import { Outlet } from 'react-router';

export default function AppLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
