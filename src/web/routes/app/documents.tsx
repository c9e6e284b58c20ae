import { DocumentsPage } from '#web/features/documents/documentsPage.tsx';
import { EmailModal } from '#web/features/email/emailModal.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Documents');

export default function DocumentsRoute() {
  return <DocumentsPage renderEmail={(props) => <EmailModal {...props} />} />;
}
