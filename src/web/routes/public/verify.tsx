import { VerifyPage } from '#web/features/register/verifyPage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/verify',
    'Vérifier un témoin du registre',
    'La ligne signée d’une facture reçue par e-mail dit si le registre de l’expéditeur a été réécrit depuis.',
  );

export default function VerifyRoute() {
  return (
    <PublicFrame>
      <VerifyPage />
    </PublicFrame>
  );
}
