import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { retainedAmount, type Retaining } from '#domain/document/retention.ts';
import { amountDue } from '#domain/document/state.ts';
import type { Document } from '#domain/document/types.ts';
import { sum } from '#domain/money/decimal.ts';
import { type Hold, holdEnds, isHeld } from './holds.ts';
import { openDayFrom, type Place } from './openDays.ts';
import { type Sequence, type Stage, STAGES } from './stages.ts';

/** A letter that left, or may have left. */
export interface Written {
  stage: Stage;
  day: IsoDate;
}

/** A letter to come. */
export interface Planned {
  stage: Stage;
  day: IsoDate;
}

interface Plan {
  dueDate: IsoDate;
  sequence: Sequence;
  written: readonly Written[];
  hold: Hold | null;
  place: Place;
  today: IsoDate;
}

type Owing = Pick<
  Document,
  | 'kind'
  | 'status'
  | 'dueDate'
  | 'issuedAt'
  | 'sentAt'
  | 'paidAmount'
  | 'creditedAmount'
  | 'archivedAt'
  | 'retention'
>;

/**
 * What a reminder may claim of what is left: a retention is never part of it, for it falls due on a day
 * of its own (loi n° 71-584, art. 2), from which nothing here counts.
 */
export function claimable(document: Retaining, gross: number, left: number): number {
  return Math.max(0, sum([left, -retainedAmount(document, gross)]));
}

/** True for what a client may be reminded of: an issued invoice with a due date and something left. */
export function isRemindable(
  document: Owing,
  gross: number,
): document is Owing & { dueDate: IsoDate } {
  return (
    kindFacts(document.kind).owes > 0 &&
    document.status === 'sent' &&
    document.dueDate !== null &&
    document.archivedAt === null &&
    claimable(document, gross, amountDue(document, gross)) > 0
  );
}

/**
 * The letters to come, the next one first; one planned for today is to be sent. They follow the last
 * one written, so that none is written twice. When that one was late, so are they: the client has as
 * long to answer. A hold puts them off; one without an end leaves none.
 */
export function plannedReminders(plan: Plan): Planned[] {
  const { dueDate, sequence, hold, place, today } = plan;
  const opens = hold && isHeld(hold, today) ? holdEnds(hold) : today;
  if (opens === null) return [];
  const planned: Planned[] = [];
  let last = lastWritten(plan.written);
  for (const stage of stagesAfter(last)) {
    const { on, days } = sequence[stage];
    if (!on) continue;
    const wanted = addDays(dueDate, days + (last ? delayOf(last, plan) : 0));
    const afterLast = last ? addDays(last.day, 1) : wanted;
    const day = openDayFrom([wanted, afterLast, opens].toSorted().at(-1)!, place);
    if (days < 0 && day > dueDate) continue;
    last = { stage, day };
    planned.push(last);
  }
  return planned;
}

/** The letter to be sent today, or null. */
export function dueToday(plan: Plan): Planned | null {
  const [next] = plannedReminders(plan);
  return next?.day === plan.today ? next : null;
}

/** The letters that a person may still write by hand, in their order. */
export function writableStages({
  dueDate,
  written,
  today,
}: Pick<Plan, 'dueDate' | 'written' | 'today'>): Stage[] {
  return stagesAfter(lastWritten(written)).filter((stage) =>
    today > dueDate ? stage !== 'courtesy' : stage === 'courtesy',
  );
}

/** How many days later than planned a letter left; one that leaves early hastens nothing. */
function delayOf({ stage, day }: Written, { dueDate, sequence, place }: Plan): number {
  const { days } = sequence[stage];
  if (days < 0) return 0;
  return Math.max(0, daysBetween(openDayFrom(addDays(dueDate, days), place), day));
}

/** The last in the order of the sequence. */
function lastWritten(written: readonly Written[]): Written | null {
  return (
    written.toSorted((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage)).at(-1) ?? null
  );
}

function stagesAfter(last: Written | null): readonly Stage[] {
  return last ? STAGES.slice(STAGES.indexOf(last.stage) + 1) : STAGES;
}
