import { compareDays, type IsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import { alreadyPaidProblem } from '#domain/document/alreadyPaid.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { MentionParts } from '#domain/mentions/rule.ts';
import { unmetRequirements } from './catalogue.ts';
import type { MissingFact } from './requirement.ts';

/** One reason why a document cannot be issued, with the field that mends it. */
export interface IssueProblem {
  code: string;
  message: string;
  where: MissingFact['where'];
  field: string;
}

/** Where its series stands: numbers and dates go forward together. */
export interface SeriesStand {
  /** Today, in Paris. */
  today: IsoDate;
  /** The date of the last document issued in the series; null before the first. */
  lastDate: IsoDate | null;
}

/**
 * Everything that keeps a document from being issued, at once (docs/product.md, Issue). Empty: it may
 * be issued on its date.
 */
export function issueProblems(parts: MentionParts, stand: SeriesStand): IssueProblem[] {
  return [...unmetRequirements(parts), ...factsOfTheDay(parts, stand)]
    .filter(({ blocksIssue }) => blocksIssue)
    .map(({ id, message, where, field }) => ({ code: id, message, where, field }));
}

/** What hangs on the day: where its series stands, and a payment said to be made. */
export function factsOfTheDay({ document }: MentionParts, stand: SeriesStand): MissingFact[] {
  const paid = alreadyPaidProblem(document, documentTotals(document).gross, stand.today);
  return [
    ...dateFacts(document.date, stand),
    ...(paid === null ? [] : [fact('already_paid', paid, 'alreadyPaid')]),
  ];
}

/** CGI ann. II art. 242 nonies A, 7°: numbers follow each other in the order of their dates. */
function dateFacts(date: IsoDate, { today, lastDate }: SeriesStand): MissingFact[] {
  if (compareDays(date, today) > 0) {
    const message = `Une facture ne s’émet pas à une date à venir\u00A0: datez-la d’aujourd’hui, ${formatDay(today)}.`;
    return [fact('date_to_come', message, 'date')];
  }
  if (lastDate && compareDays(date, lastDate) < 0) {
    const message = `La dernière facture émise est datée du ${formatDay(lastDate)}\u00A0: celle-ci ne peut pas l’être avant.`;
    return [fact('date_before_last', message, 'date')];
  }
  return [];
}

function fact(id: string, message: string, field: string): MissingFact {
  return {
    id,
    rule: null,
    message,
    where: 'document',
    field,
    severity: 'law',
    blocksIssue: true,
  };
}
