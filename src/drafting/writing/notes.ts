import type { Assembly } from '../assembly/state.ts';
import type { Clause } from '../clauses.ts';
import type { DraftLine } from '../draft.ts';
import type { Adjustment } from '../money.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import { offeredName, quote, writeContent } from './content.ts';

/** The content of the document: everything the prompt says that is not a line. */
export function contentOf(
  assembly: Assembly,
  lines: readonly DraftLine[],
  taken: readonly Adjustment[],
  prompt: NormalisedPrompt,
  currency: string | null,
): string {
  const text = prompt.quotable;
  const quoted = (clauses: readonly Clause[]): string[] =>
    clauses.map((clause) => quote(text, clause)).filter((each) => each !== '');
  return writeContent({
    subject: quoted(assembly.headers).join(', ') || null,
    toComplete: lines
      .filter((line) => line.flags.includes('price_to_complete'))
      .map((line) => line.description),
    offered: assembly.offered.map((clause) => offeredName(text, clause)),
    options: quoted(assembly.options),
    conditions: quoted(assembly.notes),
    deposits: assembly.deposits
      .filter((clause) => !taken.some((each) => each.clause === clause))
      .map((clause) => quote(text, clause)),
    taxes: [
      ...quoted(assembly.vat.filter((clause) => clause.price === null)),
      ...(lines.some((line) => line.flags.includes('ttc_without_rate'))
        ? ['Prix TTC : taux de TVA à préciser'.replace(' :', '\u00a0:')]
        : []),
    ],
    currency,
  });
}
