import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { actsAsked } from '#web/acts/askedAct.ts';
import type { useDocumentActs } from './useDocumentActs.tsx';

type Acts = ReturnType<typeof useDocumentActs>;

/** Opens the act that was asked for from elsewhere, once; where the document does not offer it, the page just shows. */
export function useAskedAct({ main, second, quiet, more }: Acts): void {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = actsAsked(location.state);
  const done = useRef<unknown>(null);
  const offered = [main, second, ...quiet, ...more];
  const act = asked.map((name) => offered.find((each) => each?.act === name)).find(Boolean);

  useEffect(() => {
    if (!act || act.busy || done.current === location.state) return;
    done.current = location.state;
    act.run();
    // Read again, or come back to, the page is only a page.
    void navigate({ hash: location.hash }, { replace: true, state: null });
  });
}
