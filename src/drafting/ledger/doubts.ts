import type { Doubt, DraftLine } from '../draft.ts';
import type { Candidate } from '../readings/candidates.ts';
import { isAmiss, type Choice, type Judges } from '../readings/choose.ts';
import type { ImpliedKind } from '../implied/implication.ts';
import { daysNamed } from '../implied/calendarDays.ts';
import { guessesBase } from '../readings/finish.ts';
import type { Prepared } from '../readings/prepare.ts';
import type { Reading } from '../readings/read.ts';
import type { Said } from './onLine.ts';
import { sumsUpToItsTotal } from './ownTotal.ts';
import { onLineAlone } from './onLineAlone.ts';
import { saidAside } from './saidAside.ts';

/** A line above this, or this many times the others, wants a second look whatever the readers say. */
export const LARGE_LINE = 100_000;

/** « À vérifier », on the line that differs, with the total of the other reading. */
export function doubtsOf(
  { choice, grammar, candidates, prepared }: Reading,
  lines: readonly DraftLine[],
  judges: Pick<Judges, 'threshold'>,
): Doubt[] {
  const [chosen, ...others] = choice.ranked;
  if (chosen === undefined) return [];
  const large = lines.findIndex((line) => Math.abs(line.total) > LARGE_LINE);
  if (large < 0 && sumsUpToItsTotal(prepared.folded, lines)) return [];
  const other = others.find((each) => Math.abs(each.total - chosen.total) > 0.011);
  const told =
    saidAside(prepared.folded, lines) ??
    countedOnCalendar(chosen, prepared, lines) ??
    partGuessed(chosen, prepared, lines);
  if (told !== null) {
    const next = chosen.implied === null ? undefined : other;
    const offered = told.isOfReading
      ? other
      : (partOtherwise(choice.ranked) ?? onLineAlone(choice.ranked, lines[told.line]) ?? next);
    return [doubt(lines, told.line, told.reason, offered?.total ?? null)];
  }
  const unsaidPart = partOtherwise(choice.ranked);
  if (unsaidPart !== null)
    return [
      doubt(
        lines,
        firstDifference(chosen, unsaidPart),
        'Une partie peut se compter autrement\u00a0: vérifiez ce montant.',
        unsaidPart.total,
      ),
    ];
  // A text the search did not read was read by one voice only.
  const alone = candidates.every((each) => each.found === null);
  const amiss = isAmiss(choice.account, choice.joins);
  const unsure = alone || amiss || choice.confidence < judges.threshold;
  if (!unsure && large < 0) return [];
  if (!unsure)
    return [
      doubt(
        lines,
        large,
        'Le montant est inhabituel\u00a0: vérifiez la quantité et le prix.',
        null,
      ),
    ];
  const at = other === undefined ? -1 : firstDifference(chosen, other);
  const unsaid = grammar.flags.find((flag) => flag !== 'price_to_complete');
  return [
    doubt(
      lines,
      lines.length === 1 ? 0 : at,
      reasonFor(choice, other, unsaid),
      other?.total ?? null,
    ),
  ];
}

/** Kinds of what is said of a part: the sentence has words for it, whichever reading was chosen. */
const OF_A_PART: readonly (ImpliedKind | null)[] = ['fewer', 'part', 'rest', 'same'];

/** « 24 serviettes à 7 €, les serviettes à moins 20 % »: another reading takes these words into account, and this one does not. */
function partOtherwise([chosen, ...others]: readonly Candidate[]): Candidate | null {
  if (chosen === undefined || chosen.implied !== null) return null;
  return (
    others.find(
      ({ implied, total }) => OF_A_PART.includes(implied) && Math.abs(total - chosen.total) > 0.011,
    ) ?? null
  );
}

/** « remise 5 % sur les vins » where no line says « vin ». */
function partGuessed(
  { found }: Candidate,
  prepared: Prepared,
  lines: readonly DraftLine[],
): Said | null {
  if (found === null || !guessesBase(prepared, found.state.lines)) return null;
  const line = lines.findIndex(({ description }) => description.includes('%'));
  return { line, reason: 'Ce pourcentage ne touche qu’une partie : vérifiez son montant.' };
}

/** « Tous les mercredis de novembre »: a count that no figure says, and the 11th may be a holiday. */
function countedOnCalendar(
  { isMade }: Candidate,
  prepared: Prepared,
  lines: readonly DraftLine[],
): Said | null {
  const days = isMade ? daysNamed(prepared)?.days : undefined;
  if (days === undefined) return null;
  const line = lines.findIndex(({ quantity }) => quantity > 0 && quantity % days === 0);
  return {
    line,
    reason: 'Compté sur le calendrier\u00a0: vérifiez le nombre de jours.',
    isOfReading: true,
  };
}

function doubt(
  lines: readonly DraftLine[],
  at: number,
  reason: string,
  otherTotal: number | null,
): Doubt {
  const line = lines[at];
  return { line: line === undefined ? null : at, words: line?.source ?? '', reason, otherTotal };
}

/** The first line of a reading that the other does not have. */
function firstDifference(chosen: Candidate, other: Candidate): number {
  return chosen.lines.findIndex(
    (line) =>
      !other.lines.some(
        (each) =>
          Math.abs(each.quantity - line.quantity) < 0.001 &&
          Math.abs(each.unitPrice - line.unitPrice) < 0.005,
      ),
  );
}

function reasonFor(
  { account, joins }: Choice,
  other: Candidate | undefined,
  flag: string | undefined,
): string {
  if (account.restatedWrong > 0)
    return 'Le total écrit dans la phrase ne correspond pas aux lignes.';
  if (joins.unusual > 0)
    return 'Le prix à l’unité est inhabituel\u00a0: il peut être celui de l’ensemble.';
  if (joins.looseRound > 0) return 'Ce prix peut être celui de l’unité ou celui de l’ensemble.';
  if (account.moneyUnexplained > 0)
    return 'Un montant de la phrase n’est repris dans aucune ligne.';
  if (account.oddCounts > 0) return 'Un numéro ou une dimension a pu être pris pour une quantité.';
  if (account.countsUnused > 0) return 'Une quantité de la phrase n’est reprise dans aucune ligne.';
  if (flag === 'ambiguous_unit_or_lot')
    return 'Ce prix peut être celui de l’unité ou celui de l’ensemble.';
  return other === undefined
    ? 'La phrase se lit mal\u00a0: vérifiez les quantités et les prix.'
    : 'La phrase peut se lire autrement.';
}
