import { ClientPage } from '#web/features/clients/clientPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Client');

export default function ClientRoute() {
  return <ClientPage />;
}
