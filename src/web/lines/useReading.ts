import { startTransition, useEffect, useId, useRef, useState } from 'react';
import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { FullDraft } from '#drafting/draft.ts';
import { readSentence } from '#web/sentence/readSentence.ts';
import { wakeReader } from '#web/sentence/readerThread.ts';
import { onceIdle } from '#web/ui/onDemand.tsx';

/** What is known beside the sentence, to complete a date and to find the client named. */
interface Known {
  today?: IsoDate;
  clientName?: string;
  /** Nobody is typing the sentence: its reader may wait until the screen is there. */
  written?: boolean;
}

interface Reading {
  /** What was read last. Null before the first sentence, and for an empty one. */
  reading: FullDraft | null;
  /** The sentence has changed since: its own reading is on its way. */
  isBehind: boolean;
}

const NOTHING = { of: '', reading: null };

/** What the embedded reader reads in a sentence as it is typed: no request, well under 50 ms. */
export function useReading(
  prompt: string,
  type: DocumentType,
  { today = '', clientName = '', written = false }: Known = {},
): Reading {
  const field = useId();
  const [read, setRead] = useState<{ of: string; reading: FullDraft | null }>(NOTHING);
  const isEmpty = prompt.trim() === '';
  const asked = JSON.stringify({ type, prompt, clientName, ...(today !== '' && { today }) });
  /** Changes with each sentence begun anew: what is still read of the one before is too late. */
  const begun = useRef(0);

  useEffect(() => {
    const follow = async () => {
      const since = begun.current;
      const answer = await readSentence(JSON.parse(asked), field).catch(() => 'failed' as const);
      if (answer === null || since !== begun.current) return;
      const reading = answer === 'failed' ? null : answer;
      // Letters typed meanwhile come first.
      startTransition(() => setRead({ of: asked, reading }));
    };
    if (!isEmpty && !written) return void follow();
    return onceIdle(async () => (isEmpty ? wakeReader() : follow()));
  }, [asked, isEmpty, written, field]);

  useEffect(() => {
    if (isEmpty) return;
    return () => {
      begun.current += 1;
      setRead(NOTHING);
    };
  }, [isEmpty]);

  return {
    reading: isEmpty ? null : read.reading,
    isBehind: !isEmpty && read.of !== asked,
  };
}
