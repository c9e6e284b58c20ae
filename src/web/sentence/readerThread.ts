import type { DraftRequest, FullDraft } from '#drafting/draft.ts';
import type { Edit, editByInstruction } from '#drafting/editDocument.ts';

export type Question = { read: DraftRequest } | { edit: Parameters<typeof editByInstruction> };

export interface Asked {
  id: number;
  question: Question;
}

interface Unanswered {
  answer: (answer: unknown) => void;
  fail: (reason: Error) => void;
}

let thread: Worker | null = null;
const unanswered = new Map<number, Unanswered>();
let asked = 0;

/** Has the embedded reader and what it learned fetched, ahead of the first sentence. */
export function wakeReader(): Worker {
  if (thread) return thread;
  thread = new Worker(new URL('reader.worker.ts', import.meta.url), { type: 'module' });
  thread.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
    unanswered.get(data.id)?.answer(data.answer);
    unanswered.delete(data.id);
  });
  thread.addEventListener('error', ({ message }) => giveUp(new Error(message)));
  return thread;
}

/**
 * The embedded reader's answer, from a thread of its own: the screen never waits for it. Fails when
 * the reader cannot be fetched; the next question has it fetched again.
 */
export function askReader(question: { read: DraftRequest }): Promise<FullDraft>;
export function askReader(question: { edit: Parameters<typeof editByInstruction> }): Promise<Edit>;
export function askReader(question: Question): Promise<unknown> {
  return new Promise((answer, fail) => {
    asked += 1;
    unanswered.set(asked, { answer, fail });
    wakeReader().postMessage({ id: asked, question } satisfies Asked, []);
  });
}

function giveUp(reason: Error): void {
  thread?.terminate();
  thread = null;
  for (const { fail } of unanswered.values()) fail(reason);
  unanswered.clear();
}
