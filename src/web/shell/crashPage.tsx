import { isRouteErrorResponse, useRouteError } from 'react-router';
import { InkBlot } from '#web/ui/inkBlot.tsx';
import { Logo } from '#web/ui/logo.tsx';

/**
 * French, with a way back; the English caption stays for bug reports
 * (docs/product.md, Failures).
 */
export function CrashPage() {
  const error = useRouteError();

  return (
    <main
      id="content"
      className="wrap relative isolate grid min-h-dvh content-center justify-items-start gap-4"
    >
      <InkBlot className="h-36 desk:absolute desk:top-1/2 desk:right-8 desk:-z-1 desk:h-56 desk:-translate-y-1/2 wide:h-72" />
      <Logo />
      <h1 className="h1 mt-4">Cette page s’est arrêtée</h1>
      <p className="lead max-w-[38rem] desk:max-wide:max-w-80">
        Une tache d’encre, et c’est la nôtre. Ce qui était enregistré est en sécurité.
      </p>
      <div className="flex flex-wrap gap-3">
        <button className="btn btn--primary" type="button" onClick={() => location.reload()}>
          Recharger la page
        </button>
        {/* A full load: the state that crashed must not survive the way back. */}
        <a className="btn btn--secondary" href="/app">
          Retour au tableau de bord
        </a>
      </div>
      <details className="small faint mt-6 max-w-full">
        <summary>Unexpected Application Error!</summary>
        <pre className="mt-2 overflow-x-auto whitespace-pre-wrap">{technicalDetail(error)}</pre>
      </details>
    </main>
  );
}

function technicalDetail(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
