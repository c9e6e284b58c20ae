import type { DraftLine } from '../draft.ts';
import { fold } from '../normalise.ts';

/** The notes without what is a line: said twice, a client would ask which one counts. */
export function notesBeside(content: string, lines: readonly DraftLine[]): string {
  const billed = lines.map((line) => fold(line.source)).filter((words) => words.length > 8);
  return content
    .split('\n')
    .filter((note) => !billed.some((words) => fold(note).includes(words)))
    .join('\n');
}
