import { useCallback, useEffect, useState } from 'react';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { DrawSheet } from './previewSheet.ts';
import { useToday } from './today.ts';
import { FIRST_PROMPT, FIRST_SHEET, type Sample } from './samples.ts';

export type TryIt = ReturnType<typeof useTryIt>;

/** The try-it box: what is typed, and the sheet it draws as soon as the grammar's code is there. */
export function useTryIt() {
  const [prompt, setPrompt] = useState(FIRST_PROMPT);
  const [type, setType] = useState<DocumentType>('invoice');
  const [draw, setDraw] = useState<DrawSheet | null>(null);

  const [otherOf, setOther] = useState('');
  const today = useToday();

  // Not before the box is touched: a phone reads what was learned for a third of a second.
  const wake = useCallback(() => {
    void import('./drawSheet.ts').then(({ drawSheet }) => setDraw(() => drawSheet));
  }, []);

  // What was typed before this script had come brought no focus with it.
  useEffect(() => {
    if (prompt !== FIRST_PROMPT) wake();
  }, [prompt, wake]);

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
