import { stem } from '../lexicon/units.ts';
import { isName, isPause, namesSomething } from './naming.ts';
import type { Prepared } from './prepare.ts';

/** A line that is read: its tokens, and the figures it counts. */
interface Read {
  from: number;
  to: number;
  quantityFrom: readonly number[];
}

/** Where a line's words begin once it has those that no line took up, behind the token `least`. */
export function fromUnclaimed(prepared: Prepared, line: Read, least: number): number {
  const whole = beforeAbbreviation(prepared, line.from, least);
  const from = joinedBefore(prepared, whole, least);
  return thingBefore(prepared, { ...line, from }, least) ?? from;
}

const SHORT =
  /^(?:m|mr|mme|mlle|dr|pr|me|st|ste|n|no|ref|art|env|ep|app|appt|bat|av|bd|consult|rel|trad|int|ext|integr|prest|forf|nb)$/;

/** « évaluation chez M. Guillou », « rel. bilingue »: the dot of an abbreviation ends no name. */
function beforeAbbreviation(prepared: Prepared, from: number, least: number): number {
  const { tokens } = prepared;
  const dot = tokens[from - 1];
  const word = tokens[from - 2];
  if (from - 2 < least || dot?.text !== '.' || word?.end !== dot.start) return from;
  if (!SHORT.test(word.text)) return from;
  let start = from - 2;
  while (start > least && !isPause(tokens[start - 1])) start -= 1;
  return beforeAbbreviation(prepared, start, least);
}

/** What work or goods are counted in, and what they are not: « constats : 4 passages », « gants, 20 boîtes ». */
const COUNTED_IN = new Set(
  (
    'passage seance visite fois intervention tour rotation voyage trajet session service date emission representation episode ' +
    'seau sac boite pot botte caisse carton bidon rouleau palette fut bouteille flacon paquet colis barquette cagette douzaine ' +
    'mot page feuillet signe ligne stagiaire participant personne convive invite couvert eleve matinee soiree nuitee nuit poste lot'
  ).split(' '),
);

/**
 * « constats d'affichage : 4 passages à 115 € »: the words nobody took before a line whose only name is what
 * it is counted in; they begin behind the pause before them. Null where the line names something or they do not.
 */
function thingBefore(
  { tokens, elements }: Prepared,
  { from, to, quantityFrom }: Read,
  least: number,
): number | null {
  const count = elements[quantityFrom[0] ?? -1];
  if (quantityFrom.length !== 1 || count === undefined || count.token !== from) return null;
  const names = tokens.slice(from, to).filter(({ kind, text }) => kind === 'word' && isName(text));
  if (names.length !== 1 || !COUNTED_IN.has(stem(names[0]?.text ?? ''))) return null;
  let end = from;
  while (end > least && isPause(tokens[end - 1])) end -= 1;
  let start = end;
  while (start > least && !isPause(tokens[start - 1])) start -= 1;
  const hasFigure = elements.some(
    ({ kind, token }) => kind === 'figure' && token >= start && token < from,
  );
  return hasFigure || !namesSomething(tokens, start, end) ? null : start;
}

/** « console + retours 620 »: one price for what a « + » joins, where nobody took the words before it. */
function joinedBefore({ tokens, elements }: Prepared, from: number, least: number): number {
  if (tokens[from - 1]?.text !== '+') return from;
  let start = from - 1;
  while (start > least && !isPause(tokens[start - 1])) start -= 1;
  const hasFigure = elements.some(
    ({ kind, token }) => kind === 'figure' && token >= start && token < from,
  );
  return hasFigure || !namesSomething(tokens, start, from - 1) ? from : start;
}
