import { useCallback, useEffect, useState } from 'react';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { DrawSheet } from './previewSheet.ts';
import { useToday } from './today.ts';
import { FIRST_PROMPT, FIRST_SHEET, type Sample } from './samples.ts';

/** The try-it box: what is typed, and the sheet it draws as soon as the grammar's code is there. */
export function useTryIt() {
  const [prompt, setPrompt] = useState(FIRST_PROMPT);
  const [type, setType] = useState<DocumentType>('invoice');
  const [draw, setDraw] = useState<DrawSheet | null>(null);

  const [otherOf, setOther] = useState('');
  const today = useToday();

  const wake = useCallback(() => {
    void import('./drawSheet.ts').then(({ drawSheet }) => setDraw(() => drawSheet));
  }, []);

  useEffect(() => whenIdle(wake), [wake]);

  // Until the code has come the first sheet stays: an empty one would only flicker.
  const sheet =
    (prompt !== FIRST_PROMPT && draw?.({ prompt, type, today, other: otherOf === prompt })) ||
    FIRST_SHEET;

  const pick = (sample: Sample) => {
    setPrompt(sample.prompt);
    setType(sample.type);
    wake();
  };

  const chooseReading = (other: boolean) => setOther(other ? prompt : '');
  const other = otherOf === prompt;

  return { other, chooseReading, today, prompt, setPrompt, type, setType, sheet, pick, wake };
}

/** Safari has no requestIdleCallback: there the box loads its code when it is focused. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') return () => undefined;
  const handle = window.requestIdleCallback(work, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}
