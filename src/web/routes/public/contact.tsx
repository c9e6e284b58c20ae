import { ContactPage } from '#web/features/contact/contactPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Contact');

export default function ContactRoute() {
  return <ContactPage />;
}
