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

/** Between them they need the expressions of most rules. */
const FIRST_READ = [
  '3 jours de conseil à 450 €',
  'Devis pour Mme Roux : pose, 45 € pièce',
  '3',
  '12 jours de développement à 450 €, hébergement',
  '2 mois à 15 €, remise de 5 %',
];

/** The first readings make the rules' expressions: no key waits for them. What is asked meanwhile comes in between. */
function readFirst([prompt, ...others]: readonly string[]) {
  if (prompt === undefined) return;
  draftDocument({ type: 'quote', prompt });
  setTimeout(readFirst, 0, others);
}

readFirst(FIRST_READ);
