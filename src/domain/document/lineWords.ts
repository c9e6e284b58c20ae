import type { LineItem } from './types.ts';

const NO_WORDS = 'Dites ce que cette ligne facture.';

interface WordProblem {
  /** Its place in the document, from 0. */
  line: number;
  message: string;
}

/** The lines that ask for an amount without a word for it: nobody could tell what was sold. */
export function wordProblems(
  lines: readonly Pick<LineItem, 'description' | 'unitPrice'>[],
): WordProblem[] {
  return lines.flatMap(({ description, unitPrice }, line) =>
    description.trim() === '' && unitPrice !== 0 ? [{ line, message: NO_WORDS }] : [],
  );
}
