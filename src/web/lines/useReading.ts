import { useEffect, useMemo, useState } from 'react';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { Draft } from '#drafting/draft.ts';

type DraftDocument = (typeof import('#drafting/draftDocument.ts'))['draftDocument'];

let loaded: DraftDocument | null = null;

/**
 * What the embedded grammar reads in a sentence, as it is typed: no request, well under 50 ms. Null
 * while its code is on its way, and for an empty sentence.
 */
export function useReading(prompt: string, type: DocumentType): Draft | null {
  const [draft, setDraft] = useState<DraftDocument | null>(() => loaded);
  useEffect(() => {
    if (draft) return;
    let current = true;
    void import('#drafting/draftDocument.ts').then(({ draftDocument }) => {
      loaded = draftDocument;
      if (current) setDraft(() => draftDocument);
    });
    return () => {
      current = false;
    };
  }, [draft]);
  return useMemo(
    () => (draft && prompt.trim() !== '' ? draft({ type, prompt }) : null),
    [draft, type, prompt],
  );
}
