import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function DocumentPage() {
  return (
    <Page>
      <PageHead title="Document" />
      <RowsSkeleton />
    </Page>
  );
}
