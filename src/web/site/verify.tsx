import { VerifyPage } from '#web/features/register/verifyPage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <VerifyPage />
  </PublicFrame>,
);
