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
  const given = assembly.offered.filter((clause) => !saysWhatIsNotBilled(quote(text, clause)));
  return writeContent({
    subject: quoted(assembly.headers).join(', ') || null,
    offered: given.map((clause) => offeredName(text, clause)),
    options: quoted(assembly.options),
    conditions: quoted([
      ...assembly.offered.filter((clause) => !given.includes(clause)),
      ...assembly.notes,
    ]),
    deposits: quoted(assembly.deposits),
    taxes: quoted(assembly.vat.filter((clause) => clause.price === null)),
    currency,
  });
}

/** « deux absents non facturés », « la première offerte »: the note says it in those words, « Offert : première » would say less. */
function saysWhatIsNotBilled(words: string): boolean {
  return (
    /(?:non|pas) factur/i.test(words) ||
    /^(?:la |le |les |l[’'])?(?:\d+ |deux |trois )?(?:premi|derni|second|deuxi|troisi)\p{L}+ (?:\p{L}+ )?(?:est |sont )?(?:offert|gratuit)/iu.test(
      words,
    )
  );
}
