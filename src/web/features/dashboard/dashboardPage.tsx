import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function DashboardPage() {
  return (
    <Page>
      <PageHead title="Tableau de bord" />
      <RowsSkeleton />
    </Page>
  );
}
