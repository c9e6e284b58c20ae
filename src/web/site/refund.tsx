import { RefundPage } from '#web/features/legal/refundPage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <RefundPage />
  </PublicFrame>,
);
