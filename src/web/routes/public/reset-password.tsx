import { ResetPasswordPage } from '#web/features/login/resetPasswordPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Nouveau mot de passe');

export default function ResetPasswordRoute() {
  return <ResetPasswordPage />;
}
