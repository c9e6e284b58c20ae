import { ClientsPage } from '#web/features/clients/clientsPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Clients');

export default function ClientsRoute() {
  return <ClientsPage />;
}
