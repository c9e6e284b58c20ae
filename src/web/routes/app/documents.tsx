import { DocumentsPage } from '#web/features/documents/documentsPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';
import { onDemand } from '#web/ui/onDemand.tsx';

const EmailModal = onDemand(
  async () => (await import('#web/features/email/emailModal.tsx')).EmailModal,
);

export const meta = () => pageMeta('Documents');

export default function DocumentsRoute() {
  return <DocumentsPage renderEmail={(props) => <EmailModal {...props} />} />;
}
