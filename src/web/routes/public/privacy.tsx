import { PrivacyPage } from '#web/features/legal/privacyPage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/privacy',
    'Politique de confidentialité',
    'Quelles données Encrier conserve, pourquoi, combien de temps, et qui peut les lire.',
  );

export default function PrivacyRoute() {
  return (
    <PublicFrame>
      <PrivacyPage />
    </PublicFrame>
  );
}
