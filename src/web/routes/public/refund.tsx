import { RefundPage } from '#web/features/legal/refundPage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/refund',
    'Politique de remboursement',
    'Quand et comment demander le remboursement d’un abonnement Encrier.',
  );

export default function RefundRoute() {
  return (
    <PublicFrame>
      <RefundPage />
    </PublicFrame>
  );
}
