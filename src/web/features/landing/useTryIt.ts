import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DocumentType } from '#domain/document/kinds.ts';
import { useReading } from '#web/lines/useReading.ts';
import { wakeReader } from '#web/sentence/readerThread.ts';
import type { DrawSheet } from './previewSheet.ts';
import { useToday } from './today.ts';
import { EMPTY_SHEET, FIRST_PROMPT, firstSheetOn, type Sample } from './samples.ts';

export type TryIt = ReturnType<typeof useTryIt>;

/** The try-it box: what is typed, and the sheet it draws as soon as the reader is there. */
export function useTryIt() {
  const [prompt, setPrompt] = useState(FIRST_PROMPT);
  const [type, setType] = useState<DocumentType>('invoice');
  const [draw, setDraw] = useState<DrawSheet | null>(null);
  const [otherOf, setOther] = useState('');
  const today = useToday();

  // Not before the box is touched: what was learned is half a megabyte.
  const wake = useCallback(() => {
    wakeReader();
    void import('./drawSheet.ts').then(({ drawSheet }) => setDraw(() => drawSheet));
  }, []);

  // What was typed before this script had come brought no focus with it.
  useEffect(() => {
    if (prompt !== FIRST_PROMPT) wake();
  }, [prompt, wake]);

  const isFirst = prompt === FIRST_PROMPT;
  const other = otherOf === prompt;
  const { reading } = useReading(isFirst ? '' : prompt, type, { today });
  const drawn = useMemo(
    () => reading && draw && draw(reading, { type, today, other }),
    [reading, draw, type, today, other],
  );
  const first = useMemo(() => firstSheetOn(today), [today]);
  // Until a sentence has been read the sheet before it stays: an empty one would only flicker.
  const [shown, setShown] = useState(first);
  const sheet = isFirst ? first : prompt.trim() === '' ? EMPTY_SHEET : (drawn ?? shown);
  if (sheet !== shown) setShown(sheet);

  const pick = useCallback(
    (sample: Sample) => {
      setPrompt(sample.prompt);
      setType(sample.type);
      wake();
    },
    [wake],
  );

  const chooseReading = (other: boolean) => setOther(other ? prompt : '');

  return { other, chooseReading, today, prompt, setPrompt, type, setType, sheet, pick, wake };
}
