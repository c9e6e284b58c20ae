import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function ClientPage() {
  return (
    <Page>
      <PageHead title="Client" />
      <RowsSkeleton />
    </Page>
  );
}
