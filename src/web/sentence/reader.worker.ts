import { draftDocument } from '#drafting/draftDocument.ts';
import { editByInstruction } from '#drafting/editDocument.ts';
import type { Asked, Question } from './readerThread.ts';

/** A thread that reads sentences: what was learned is large, and the screen answers meanwhile. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  postMessage({ id, answer: answerTo(question) });
});

function answerTo(question: Question) {
  return 'read' in question ? draftDocument(question.read) : editByInstruction(...question.edit);
}
