import { AccountPage } from '#web/features/account/accountPage.tsx';
import { SubscriptionBlock } from '#web/features/subscription/subscriptionBlock.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Paramètres');

export default function AccountRoute() {
  return <AccountPage subscription={<SubscriptionBlock />} />;
}
