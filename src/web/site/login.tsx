import { LoginPage } from '#web/features/login/loginPage.tsx';
import { draw, wake } from './wake.tsx';

const search = new URLSearchParams(window.location.search);
const page = (
  <LoginPage
    state={null}
    search={search}
    onEnter={(destination) => window.location.replace(destination)}
  />
);

// The document holds the sign-in form; `?beta` and `?error` show something else.
if (search.size > 0) draw(page);
else wake(page);
