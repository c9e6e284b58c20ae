import { LandingPage } from '#web/features/landing/landingPage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <LandingPage />
  </PublicFrame>,
);
