import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

export function RegisterPage() {
  return (
    <Page>
      <PageHead title="Registre" />
      <RowsSkeleton />
    </Page>
  );
}
