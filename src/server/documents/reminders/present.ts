import { halfYearLabel, type LateRates } from '#domain/reminders/lateRates.ts';
import { holdSentence, isHeld } from '#domain/reminders/holds.ts';
import { reminderLetter, type ReminderLetter } from '#domain/reminders/letter.ts';
import { openDayFrom } from '#domain/reminders/openDays.ts';
import { writableStages } from '#domain/reminders/plan.ts';
import { type Stage, STAGE_FACTS, type Tone } from '#domain/reminders/stages.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import type { RemindersAnswer } from './answers.ts';
import { type LateRead, readLate, readReminders, type RemindersRead } from './read.ts';
import { written } from './store.ts';

/** All that the page of a document says of its reminders. */
export async function presentReminders(
  books: Books,
  document: Document,
  rates: readonly LateRates[],
): Promise<RemindersAnswer> {
  const read = await readReminders(books, document);
  const { today, wanted, letters, hold, planned, isRemindable } = read;
  const late = isRemindable ? await readLate(books, document, { asOf: today, rates }) : null;
  return {
    remindable: isRemindable,
    automatic: wanted.automatic,
    letters: letters.map(({ stage, state, channel, day }) => ({ stage, state, channel, day })),
    planned: planned.map(({ stage, day }) => ({
      stage,
      day,
      automatic: wanted.automatic && STAGE_FACTS[stage].mayBeAutomatic,
    })),
    writable: writableOf(read, document).map((stage) => ({ stage, ...proposed(read, stage) })),
    hold: hold && isHeld(hold, today) ? { ...hold, sentence: holdSentence(hold) } : null,
    openDay: openDayFrom(today, wanted.place),
    today,
    sum: late && sumOf(late),
  };
}

/** A letter as the sequence proposes it, unless the tone or the claim are said. */
export function composed(
  read: RemindersRead,
  late: LateRead,
  asked: { stage: Stage; tone?: Tone | undefined; claims?: boolean | undefined },
): ReminderLetter & { stage: Stage; tone: Tone; claims: boolean } {
  const { stage } = asked;
  const how = proposed(read, stage);
  const tone = asked.tone ?? how.tone;
  const claims = asked.claims ?? how.claims;
  const { parts, rule, sum, gross } = late;
  const letter = reminderLetter({
    ...parts,
    stage,
    tone,
    claims,
    rule,
    sum,
    gross,
    written: written(read.letters),
  });
  return { stage, tone, claims, ...letter };
}

/** The letter that is next in line, or the first that may be written; null where none may be. */
export function nextStage(read: RemindersRead, document: Document): Stage | null {
  const writable = writableOf(read, document);
  const planned = read.planned.find(({ stage }) => writable.includes(stage));
  return planned?.stage ?? writable[0] ?? null;
}

function writableOf({ letters, today, isRemindable }: RemindersRead, document: Document): Stage[] {
  if (!isRemindable || document.dueDate === null) return [];
  return writableStages({ dueDate: document.dueDate, written: written(letters), today });
}

function proposed({ wanted }: RemindersRead, stage: Stage): { tone: Tone; claims: boolean } {
  return { tone: wanted.sequence[stage].tone, claims: STAGE_FACTS[stage].claims };
}

function sumOf({ sum }: LateRead): NonNullable<RemindersAnswer['sum']> {
  const { left, penalties, fee, total, unknown } = sum;
  return { left, penalties, fee, total, unknown: unknown && halfYearLabel(unknown) };
}
