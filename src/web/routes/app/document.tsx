import { DocumentPage } from '#web/features/document/documentPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';
import { onDemand } from '#web/ui/onDemand.tsx';

const EmailModal = onDemand(
  async () => (await import('#web/features/email/emailModal.tsx')).EmailModal,
);

export const meta = () => pageMeta('Document');

export default function DocumentRoute() {
  return <DocumentPage renderEmail={(props) => <EmailModal {...props} />} />;
}
