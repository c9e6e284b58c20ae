const SUBJECT = /^objet\s?:\s*(.+?)\s*\.?$/iu;

/**
 * What the work is about, where a line of the notes says so. The drafting writes « Objet : … » as their
 * first line, and so may anybody.
 */
export function subjectIn(line: string): string | null {
  const said = SUBJECT.exec(line.trim())?.[1];
  return said === undefined ? null : said.charAt(0).toUpperCase() + said.slice(1);
}

/** The subject that the notes of a document open with; null where they name none. */
export function subjectSaid(content: string): string | null {
  return subjectIn(firstLine(content));
}

interface Described {
  /** Its notes. */
  content: string;
  lineItems: readonly { description: string }[];
}

/** What a document is about, in a line: the subject of its notes, else its first line; empty without either. */
export function subjectOf({ content, lineItems }: Described): string {
  return subjectSaid(content) ?? firstLine(lineItems[0]?.description ?? '');
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0]?.trim() ?? '';
}
