import { LegalNoticePage } from '#web/features/legal/legalNoticePage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/legal',
    'Mentions légales',
    'Éditeur, hébergeur, propriété intellectuelle et données personnelles du service Encrier.',
  );

export default function LegalRoute() {
  return (
    <PublicFrame>
      <LegalNoticePage />
    </PublicFrame>
  );
}
