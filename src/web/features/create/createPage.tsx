import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function CreatePage() {
  return (
    <Page>
      <PageHead title="Nouveau Document" />
      <RowsSkeleton />
    </Page>
  );
}
