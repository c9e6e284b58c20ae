import { TermsOfUsePage } from '#web/features/legal/termsOfUsePage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/terms-of-use',
    'Conditions générales d’utilisation',
    'Les règles d’usage d’Encrier, ce qu’il fait pour vous et ce qui reste de votre ressort.',
  );

export default function TermsOfUseRoute() {
  return (
    <PublicFrame>
      <TermsOfUsePage />
    </PublicFrame>
  );
}
