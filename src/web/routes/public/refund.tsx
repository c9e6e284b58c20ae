import { RefundPage } from '#web/features/legal/refundPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Politique de remboursement');

export default function RefundRoute() {
  return <RefundPage />;
}
