import { HelpPage } from '#web/features/help/helpPage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/help',
    'Centre d’aide',
    'Créer une facture, gérer ses clients, envoyer ses documents : les réponses, écran par écran.',
  );

export default function HelpRoute() {
  return (
    <PublicFrame>
      <HelpPage />
    </PublicFrame>
  );
}
