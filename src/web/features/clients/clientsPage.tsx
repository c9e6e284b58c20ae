import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function ClientsPage() {
  return (
    <Page>
      <PageHead title="Clients" />
      <RowsSkeleton />
    </Page>
  );
}
