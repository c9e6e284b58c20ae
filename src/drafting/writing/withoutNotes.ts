import { finish } from './description.ts';
import { fold } from '../fold.ts';

/** What opens a name and is followed by a comma: « 15 retouches incluses, tirages ». */
const OPENING = /^([^,:;]{6,60}), (?=\p{L}{3})/u;
const INCLUDED = /(?<![a-z])(?:inclus|compris)(?:e?s?)$/;

/** A designation without the words before it that the notes tell as included. */
export function withoutNotes(description: string, notes: string): string {
  const [opening = '', said] = OPENING.exec(description) ?? [];
  if (said === undefined || !INCLUDED.test(fold(said)) || !fold(notes).includes(fold(said)))
    return description;
  return finish(description.slice(opening.length));
}
