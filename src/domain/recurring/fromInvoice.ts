import { addDays, type IsoDate } from '#domain/calendar.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { dayOfTurn, hasTurn, isLastOfMonth, type Timing } from './rhythm.ts';
import { REPEATED_FACTS, type RepeatedFacts } from './series.ts';
import { generalised } from './variables.ts';
import type { Covers } from './period.ts';

/** True for what may be made again: an invoice that answers to no other document. */
export function canBeRepeated({ kind }: Pick<Document, 'kind'>): boolean {
  return kindFacts(kind).canBeRepeated;
}

/** A line as another invoice may bear it, without what tied it to its own. */
export function repeatedLine(line: LineItem): LineItem {
  const { creditedLine: _, depositId: __, quotedLine: ___, ...own } = line;
  return own;
}

/** What an invoice says that another may say as well; a day, an order or a payment is its own. */
export function repeatedFacts(document: RepeatedFacts): RepeatedFacts {
  const facts = REPEATED_FACTS.map((name) => [name, document[name]]);
  return Object.fromEntries(facts) as RepeatedFacts;
}

/** What a series made of an invoice begins with. */
export interface ProposedSeries {
  name: string;
  start: IsoDate;
  day: number;
  covers: Covers;
  lineItems: LineItem[];
  content: string;
}

/**
 * A monthly series of an invoice: the next of its days that is still to come, and the month it names,
 * if it names one, as a variable.
 */
export function proposedSeries(
  {
    date,
    lineItems,
    content,
  }: Pick<Document, 'date' | 'content'> & { lineItems: readonly LineItem[] },
  today: IsoDate,
): ProposedSeries {
  const texts = lineItems.map(({ description }) => description);
  const { texts: worded, covers } = generalised([content, ...texts], date);
  const [contentWorded = '', ...described] = worded;
  const day = isLastOfMonth(date) ? 31 : Number(date.slice(8));
  const lines = lineItems.map((line, at) => ({
    ...repeatedLine(line),
    description: described[at] ?? line.description,
  }));
  return {
    name: titleOf(described[0] ?? ''),
    start: nextOf({ start: date, day }, today),
    day,
    covers,
    lineItems: lines,
    content: contentWorded,
  };
}

/** The first of its days after this invoice that is not past. */
function nextOf({ start, day }: Pick<Timing, 'start' | 'day'>, today: IsoDate): IsoDate {
  const timing = { start, day, everyMonths: 1, firstPlace: 0, until: null, count: null };
  let place = 1;
  while (hasTurn(timing, place) && dayOfTurn(timing, place) < today) place += 1;
  return hasTurn(timing, place) ? dayOfTurn(timing, place) : addDays(today, 1);
}

const LONGEST_NAME = 60;

/** « Maintenance de {période}, forfait » is the series « Maintenance ». */
function titleOf(description: string): string {
  const [first = ''] = description.split(/\n|[,;:]\s/);
  const bare = first.replace(/\s*(?:[–—-]\s*)?(?:de |du mois de )?\{[^}]*\}.*$/u, '').trim();
  return bare.length > LONGEST_NAME ? `${bare.slice(0, LONGEST_NAME - 1).trimEnd()}…` : bare;
}
