import { ForgotPasswordPage } from '#web/features/login/forgotPasswordPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Mot de passe oublié');

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage />;
}
