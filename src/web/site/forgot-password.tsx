import { ForgotPasswordPage } from '#web/features/login/forgotPasswordPage.tsx';
import { wake } from './wake.tsx';

wake(<ForgotPasswordPage />);
