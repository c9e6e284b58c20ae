import { ContactPage } from '#web/features/contact/contactPage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

wake(
  <PublicFrame>
    <ContactPage />
  </PublicFrame>,
);
