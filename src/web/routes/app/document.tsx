import { DocumentPage } from '#web/features/document/documentPage.tsx';
import { EmailModal } from '#web/features/email/emailModal.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Document');

export default function DocumentRoute() {
  return <DocumentPage renderEmail={(props) => <EmailModal {...props} />} />;
}
