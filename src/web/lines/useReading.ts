import { useEffect, useMemo, useState } from 'react';
import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { FullDraft } from '#drafting/draft.ts';

type DraftDocument = (typeof import('#drafting/draftDocument.ts'))['draftDocument'];

/** What is known beside the sentence, to complete a date and to find the client named. */
interface Known {
  today?: IsoDate;
  clientName?: string;
}

let loaded: DraftDocument | null = null;

/**
 * What the embedded grammar reads in a sentence, as it is typed: no request, well under 50 ms. Null
 * while its code is on its way, and for an empty sentence.
 */
export function useReading(
  prompt: string,
  type: DocumentType,
  { today = '', clientName = '' }: Known = {},
): FullDraft | null {
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
    () =>
      draft && prompt.trim() !== ''
        ? draft({ type, prompt, clientName, ...(today === '' ? {} : { today }) })
        : null,
    [draft, type, prompt, today, clientName],
  );
}
