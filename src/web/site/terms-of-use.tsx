import { TermsOfUsePage } from '#web/features/legal/termsOfUsePage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <TermsOfUsePage />
  </PublicFrame>,
);
