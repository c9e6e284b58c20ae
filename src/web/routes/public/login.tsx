import { LoginPage } from '#web/features/login/loginPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () =>
  pageMeta(
    'Connexion à votre compte',
    'Retrouvez vos factures, vos devis et vos clients, ou créez un compte : gratuit pendant la beta.',
  );

export default function LoginRoute() {
  return <LoginPage />;
}
