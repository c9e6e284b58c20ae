import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function OutboxPage() {
  return (
    <Page>
      <PageHead title="Boîte d’envoi locale" />
      <RowsSkeleton />
    </Page>
  );
}
