import { LegalNoticePage } from '#web/features/legal/legalNoticePage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <LegalNoticePage />
  </PublicFrame>,
);
