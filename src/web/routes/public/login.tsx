import { LoginPage } from '#web/features/login/loginPage.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/login',
    // Said of the page as it opens, before it is known which of both it is.
    'Connexion ou inscription',
    'Retrouvez vos factures, vos devis et vos clients, ou créez un compte : gratuit pendant la beta.',
  );

export default function LoginRoute() {
  return <LoginPage />;
}
