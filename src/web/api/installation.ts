import { useEffect, useState } from 'react';
import type { InstallationAnswer } from '#server/session/answers.ts';
import { api } from './client.ts';

/** What the operator has not configured says so (docs/product.md, Addresses). */
export const MISSING_FACT = '[à compléter par l’exploitant]';

/**
 * What this installation says of itself, for public pages: prerendered without it, completed once
 * they are there. Null until then, and where the server does not answer.
 */
export function useInstallation(): InstallationAnswer | null {
  const [installation, setInstallation] = useState<InstallationAnswer | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    api
      .get<InstallationAnswer>('/api/installation', {}, { signal: abort.signal })
      .then(setInstallation)
      .catch(() => undefined);
    return () => abort.abort();
  }, []);

  return installation;
}

export type OperatorFacts = Record<string, string | null>;

/** The operator's facts by name: those the server wrote into this page, then those it answers. */
export function useOperatorFacts(): OperatorFacts {
  const [written] = useState(factsOfPage);
  const installation = useInstallation();
  if (!installation) return written;
  return { ...installation.operator, contactEmail: installation.contactEmail };
}

function factsOfPage(): OperatorFacts {
  if (typeof document === 'undefined') return {};
  const known = document.querySelectorAll<HTMLElement>('[data-fact]:not(.faint)');
  return Object.fromEntries(
    [...known].map(({ dataset, textContent }) => [dataset['fact'], textContent]),
  );
}
