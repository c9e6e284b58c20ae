import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function DocumentsPage() {
  return (
    <Page>
      <PageHead title="Documents" />
      <RowsSkeleton />
    </Page>
  );
}
