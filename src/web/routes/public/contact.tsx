import { ContactPage } from '#web/features/contact/contactPage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/contact',
    'Contact',
    'Une question, une idée, un problème : écrivez-nous, réponse sous 24 heures les jours ouvrés.',
  );

export default function ContactRoute() {
  return (
    <PublicFrame>
      <ContactPage />
    </PublicFrame>
  );
}
