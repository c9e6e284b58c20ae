import { useEffect, useState } from 'react';
import { api } from '#web/api/client.ts';
import type { InstallationAnswer } from '#server/session/answers.ts';

export type OperatorFacts = Record<string, string | null>;

/** Decisions §28: what the operator has not configured says so. */
export const MISSING_FACT = '[à compléter par l’exploitant]';

/**
 * The operator's facts, asked once the page is there: the prerendered text, the same on every
 * installation, shows the missing ones, and so does a page whose server does not answer.
 */
export function useOperatorFacts(): OperatorFacts {
  const [facts, setFacts] = useState<OperatorFacts>({});

  useEffect(() => {
    const abort = new AbortController();
    api
      .get<InstallationAnswer>('/api/installation', {}, { signal: abort.signal })
      .then(({ operator, contactEmail }) =>
        setFacts({ ...operator, email: operator['email'] ?? contactEmail }),
      )
      .catch(() => undefined);
    return () => abort.abort();
  }, []);

  return facts;
}
