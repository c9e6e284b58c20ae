import type { DraftLine } from '../draft.ts';
import { fold } from '../normalise.ts';

/** It has a field of its own (`facts/subject.ts`). */
const SUBJECT = /^ *(?:objet|sujet|concerne) ?:/;

/** The notes without what is a line or the subject: said twice, a client would ask which one counts. */
export function notesBeside(content: string, lines: readonly DraftLine[]): string {
  const billed = lines.map((line) => fold(line.source)).filter((words) => words.length > 8);
  return content
    .split('\n')
    .filter((note) => !SUBJECT.test(fold(note)))
    .filter((note) => !billed.some((words) => fold(note).includes(words)))
    .join('\n');
}
