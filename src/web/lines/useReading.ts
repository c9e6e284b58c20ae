import { startTransition, useEffect, useMemo, useState } from 'react';
import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { FullDraft } from '#drafting/draft.ts';
import { onceIdle } from '#web/ui/onDemand.tsx';

type DraftDocument = (typeof import('#drafting/draftDocument.ts'))['draftDocument'];

/** What is known beside the sentence, to complete a date and to find the client named. */
interface Known {
  today?: IsoDate;
  clientName?: string;
  /** Nobody is typing the sentence: its reader may wait until the screen is there. */
  written?: boolean;
}

let loaded: DraftDocument | null = null;
/** The last sentence read: several parts of a screen ask for the same one in the same frame. */
let last: { asked: string; reading: FullDraft } | null = null;

/**
 * What the embedded grammar reads in a sentence, as it is typed: no request, well under 50 ms. Null
 * while its code is on its way, and for an empty sentence.
 */
export function useReading(
  prompt: string,
  type: DocumentType,
  { today = '', clientName = '', written = false }: Known = {},
): FullDraft | null {
  const [draft, setDraft] = useState<DraftDocument | null>(() => loaded);
  const mayWait = written || prompt.trim() === '';
  useEffect(() => {
    if (draft) return;
    let current = true;
    const fetch = async () => {
      const { draftDocument } = await import('#drafting/draftDocument.ts');
      loaded = draftDocument;
      if (current) startTransition(() => setDraft(() => draftDocument));
    };
    if (!mayWait) void fetch();
    const giveUp = mayWait ? onceIdle(fetch) : undefined;
    return () => {
      current = false;
      giveUp?.();
    };
  }, [draft, mayWait]);
  return useMemo(
    () =>
      draft && prompt.trim() !== ''
        ? readOnce(draft, { type, prompt, clientName, ...(today === '' ? {} : { today }) })
        : null,
    [draft, type, prompt, today, clientName],
  );
}

function readOnce(draft: DraftDocument, request: Parameters<DraftDocument>[0]): FullDraft {
  const asked = JSON.stringify(request);
  if (last?.asked !== asked) last = { asked, reading: draft(request) };
  return last.reading;
}
