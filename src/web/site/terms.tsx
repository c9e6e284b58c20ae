import { TermsPage } from '#web/features/legal/termsPage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <TermsPage />
  </PublicFrame>,
);
