import { blocks } from './text.ts';

const SUBJECT = /^objet\s?:\s*(.+?)\s*\.?$/iu;

/**
 * What the work is about, and the rest of the notes, a paragraph an item. The drafting writes
 * « Objet : … » as their first line, and so may anybody: it is printed as a title over the lines.
 */
export function subjectAndNotes(content: string): { subject: string | null; notes: string[] } {
  const [first = '', ...others] = blocks(content);
  const [line = '', ...below] = first.split('\n');
  const subject = SUBJECT.exec(line)?.[1];
  if (subject === undefined) return { subject: null, notes: blocks(content) };
  const rest = below.join('\n');
  return {
    subject: subject.charAt(0).toUpperCase() + subject.slice(1),
    notes: rest === '' ? others : [rest, ...others],
  };
}
