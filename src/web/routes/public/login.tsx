import { useLocation, useNavigate } from 'react-router';
import { LoginPage } from '#web/features/login/loginPage.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/login',
    'Connexion à votre compte',
    'Retrouvez vos factures, vos devis et vos clients, ou créez un compte : gratuit pendant la beta.',
  );

export default function LoginRoute() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return (
    <LoginPage
      state={state}
      search={new URLSearchParams(search)}
      onEnter={(destination) => void navigate(destination, { replace: true })}
    />
  );
}
