import type { DraftRequest, FullDraft } from '#drafting/draft.ts';
import { askReader } from './readerThread.ts';

interface Waiting {
  request: DraftRequest;
  settle: (reading: Promise<FullDraft> | null) => void;
}

let isReading = false;
/** The newest sentence of each field that waits for its turn. */
const waiting = new Map<string, Waiting>();
/** Several parts of a screen ask for the same sentence. */
let last: { asked: string; reading: Promise<FullDraft | null> } | null = null;

/**
 * What the embedded reader reads in a sentence. Null when the same field asked for another one before
 * this one had its turn: who types faster than the reader reads waits for the last sentence only.
 */
export function readSentence(request: DraftRequest, field: string): Promise<FullDraft | null> {
  const asked = JSON.stringify(request);
  if (last?.asked === asked) return last.reading;
  const reading = new Promise<FullDraft | null>((settle) => {
    waiting.get(field)?.settle(null);
    waiting.set(field, { request, settle });
  });
  last = { asked, reading };
  if (!isReading) void readAll();
  return reading;
}

async function readAll(): Promise<void> {
  isReading = true;
  for (let [next] = waiting; next; [next] = waiting) {
    const [field, { request, settle }] = next;
    waiting.delete(field);
    const reading = askReader({ read: request });
    settle(reading);
    // Who could not be read is asked for again.
    await reading.catch(() => (last = null));
  }
  isReading = false;
}
