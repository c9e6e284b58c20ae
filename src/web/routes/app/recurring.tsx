import { RecurringPage } from '#web/features/recurring/recurringPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Récurrentes');

export default function RecurringRoute() {
  return <RecurringPage />;
}
