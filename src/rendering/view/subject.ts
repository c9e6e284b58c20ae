import { subjectIn } from '#domain/document/subject.ts';
import { blocks } from './text.ts';

/**
 * What the work is about, and the rest of the notes, a paragraph an item: it is printed as a title over
 * the lines.
 */
export function subjectAndNotes(content: string): { subject: string | null; notes: string[] } {
  const [first = '', ...others] = blocks(content);
  const [line = '', ...below] = first.split('\n');
  const subject = subjectIn(line);
  if (subject === null) return { subject: null, notes: blocks(content) };
  const rest = below.join('\n');
  return {
    subject,
    notes: rest === '' ? others : [rest, ...others],
  };
}
