import { HelpPage } from '#web/features/help/helpPage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <HelpPage />
  </PublicFrame>,
);
