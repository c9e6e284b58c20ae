import type { Assembly } from '../assembly/state.ts';
import type { Clause } from '../clauses.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import { offeredName, quote, writeContent } from './content.ts';

/** The content of the document: everything the prompt says that is not a line. */
export function contentOf(
  assembly: Assembly,
  prompt: NormalisedPrompt,
  currency: string | null,
): string {
  const text = prompt.quotable;
  const quoted = (clauses: readonly Clause[]): string[] =>
    clauses.map((clause) => quote(text, clause)).filter((each) => each !== '');
  return writeContent({
    subject: quoted(assembly.headers).join(', ') || null,
    offered: assembly.offered.map((clause) => offeredName(text, clause)),
    options: quoted(assembly.options),
    conditions: quoted(assembly.notes),
    deposits: quoted(assembly.deposits),
    taxes: quoted(assembly.vat.filter((clause) => clause.price === null)),
    currency,
  });
}
