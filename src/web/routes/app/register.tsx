import { RegisterPage } from '#web/features/register/registerPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Registre');

export default function RegisterRoute() {
  return <RegisterPage />;
}
