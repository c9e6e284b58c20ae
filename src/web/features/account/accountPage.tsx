import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function AccountPage() {
  return (
    <Page>
      <PageHead title="Paramètres" />
      <RowsSkeleton />
    </Page>
  );
}
