import { LoginPage } from '#web/features/login/loginPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Connexion à votre compte');

export default function LoginRoute() {
  return <LoginPage />;
}
