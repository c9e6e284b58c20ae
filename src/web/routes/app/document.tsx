import { DocumentPage } from '#web/features/document/documentPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Document');

export default function DocumentRoute() {
  return <DocumentPage />;
}
