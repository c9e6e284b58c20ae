import { AccountPage } from '#web/features/account/accountPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Paramètres');

export default function AccountRoute() {
  return <AccountPage />;
}
