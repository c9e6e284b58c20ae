import { PrivacyPage } from '#web/features/legal/privacyPage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <PrivacyPage />
  </PublicFrame>,
);
