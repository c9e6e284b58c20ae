import { OutboxPage } from '#web/features/outbox/outboxPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Boîte d’envoi locale');

export default function OutboxRoute() {
  return <OutboxPage />;
}
