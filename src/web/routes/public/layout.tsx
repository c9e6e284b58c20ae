import { Outlet, Scripts, useLocation, useMatches, useNavigate } from 'react-router';
import { useFocusOnNavigation } from '#web/shell/focusOnNavigation.ts';
import { CurrentPlace } from '#web/ui/place.ts';

/** Each public page brings its own header, main and footer. */
export default function PublicLayout() {
  useFocusOnNavigation();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const route = useMatches().at(-1)?.id;
  const replace = (address: string) => void navigate(address, { replace: true });
  return (
    <>
      <div id="content" tabIndex={-1} data-route={route}>
        <CurrentPlace value={{ pathname, search, state, replace }}>
          <Outlet />
        </CurrentPlace>
      </div>
      <PageScripts />
    </>
  );
}

/** What the page asks for when it is a document of its own; the app that leads here has its scripts. */
function PageScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return import.meta.env.SSR && <script type="module" async src="/site.js" />;
}
