import { DashboardPage } from '#web/features/dashboard/dashboardPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Tableau de bord');

export default function DashboardRoute() {
  return <DashboardPage />;
}
