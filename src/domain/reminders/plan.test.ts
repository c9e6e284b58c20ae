import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { buildDocument } from '#testing/world/builders.ts';
import type { Hold } from './holds.ts';
import { isOpenDay } from './openDays.ts';
import { dueToday, isRemindable, plannedReminders, writableStages, type Written } from './plan.ts';
import { sequenceSchema } from './settingsSchema.ts';
import { DEFAULT_SEQUENCE, type Sequence, STAGES } from './stages.ts';

const FRANCE = { alsaceMoselle: false };

function plan(today: string, overrides: Partial<Parameters<typeof plannedReminders>[0]> = {}) {
  return {
    // A Friday; no holiday in the weeks after.
    dueDate: '2026-09-11',
    sequence: DEFAULT_SEQUENCE,
    written: [] as Written[],
    hold: null,
    place: FRANCE,
    today,
    ...overrides,
  };
}

describe('the plan of reminders', () => {
  it('J−3, J+1, J+10, J+20 and J+30, never on a Sunday', () => {
    expect(plannedReminders(plan('2026-09-01'))).toEqual([
      { stage: 'courtesy', day: '2026-09-08' },
      { stage: 'first', day: '2026-09-12' },
      { stage: 'second', day: '2026-09-21' },
      { stage: 'third', day: '2026-10-01' },
      // J+30 is a Sunday.
      { stage: 'formal_notice', day: '2026-10-12' },
    ]);
  });

  it('a holiday puts a letter off by a day, and a courtesy that would come too late is left out', () => {
    const dueDate = '2026-11-10';
    expect(plannedReminders(plan('2026-11-01', { dueDate }))[1]).toEqual({
      stage: 'first',
      day: '2026-11-12',
    });
    // Due on Easter Monday; J−1 is Easter itself.
    const sequence: Sequence = {
      ...DEFAULT_SEQUENCE,
      courtesy: { on: true, days: -1, tone: 'cordial' },
    };
    const [next] = plannedReminders(plan('2026-04-01', { dueDate: '2026-04-06', sequence }));
    expect(next?.stage).toBe('first');
  });

  it('a letter that left late gives the client as long before the next', () => {
    const written = [{ stage: 'first', day: '2026-10-02' } as const];
    expect(plannedReminders(plan('2026-10-02', { written })).slice(0, 2)).toEqual([
      // Twenty days late, and 11 October is a Sunday.
      { stage: 'second', day: '2026-10-12' },
      { stage: 'third', day: '2026-10-22' },
    ]);
  });

  it('an invoice never spoken of begins with the first letter, today', () => {
    expect(dueToday(plan('2026-11-23'))).toEqual({ stage: 'first', day: '2026-11-23' });
    expect(dueToday(plan('2026-11-22'))).toBeNull();
  });

  it('a promise puts the next letter off until the day after, a dispute until it is lifted', () => {
    const hold: Hold = { kind: 'promise', until: '2026-09-30', reason: '' };
    const written = [{ stage: 'first', day: '2026-09-12' } as const];
    expect(plannedReminders(plan('2026-09-21', { hold, written }))[0]).toEqual({
      stage: 'second',
      day: '2026-10-01',
    });
    // The promised day has passed.
    expect(dueToday(plan('2026-10-01', { hold, written }))).toMatchObject({ stage: 'second' });
    const dispute: Hold = { kind: 'dispute', until: null, reason: '' };
    expect(plannedReminders(plan('2026-09-21', { hold: dispute, written }))).toEqual([]);
  });

  it('a person may write any later letter, and none again', () => {
    expect(writableStages(plan('2026-09-10'))).toEqual(['courtesy']);
    const written = [{ stage: 'second', day: '2026-09-21' } as const];
    expect(writableStages(plan('2026-09-22', { written }))).toEqual(['third', 'formal_notice']);
    const notice = [{ stage: 'formal_notice', day: '2026-10-12' } as const];
    expect(writableStages(plan('2026-10-13', { written: notice }))).toEqual([]);
  });

  it('only an issued invoice with something left is spoken of', () => {
    const issued = buildDocument({
      status: 'sent',
      issuedAt: '2026-09-01T09:00:00.000Z',
      dueDate: '2026-09-11',
    });
    expect(isRemindable(issued, 120)).toBe(true);
    for (const other of [
      { status: 'draft', issuedAt: null },
      { status: 'paid', paidAmount: 120 },
      { creditedAmount: 120 },
      { status: 'cancelled' },
      { archivedAt: '2026-09-20T09:00:00.000Z' },
      { kind: 'credit_note' },
      { dueDate: null },
    ] as const) {
      expect(isRemindable({ ...issued, ...other }, 120)).toBe(false);
    }
  });

  it('a sequence out of order is refused beside the letter that is too early', () => {
    const sequence = {
      ...DEFAULT_SEQUENCE,
      third: { ...DEFAULT_SEQUENCE.third, days: 9 },
    };
    expect(sequenceSchema.safeParse(sequence).error?.issues).toMatchObject([
      { path: ['third', 'days'], message: 'Chaque relance vient après celle qui la précède' },
    ]);
    sequence.second = { ...sequence.second, on: false };
    expect(sequenceSchema.safeParse(sequence).success).toBe(true);
  });
});

const someSequence = fc
  .tuple(
    fc.integer({ min: -30, max: -1 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 4 }),
    fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  )
  .map(([before, late, on]) => {
    const days = [before, ...late.toSorted((a, b) => a - b)];
    return Object.fromEntries(
      STAGES.map((stage, place) => [
        stage,
        { on: on[place]!, days: days[place]!, tone: 'neutral' as const },
      ]),
    ) as Sequence;
  });

describe('the laws of the plan', () => {
  it('lived day by day with days missed, no letter leaves twice, out of order, or on a day off', () => {
    fc.assert(
      fc.property(
        someSequence,
        fc.integer({ min: 0, max: 3000 }),
        fc.array(fc.boolean(), { minLength: 150, maxLength: 150 }),
        fc.boolean(),
        fc.option(fc.tuple(fc.integer({ min: -30, max: 60 }), fc.integer({ min: 0, max: 40 }))),
        (sequence, after, up, alsaceMoselle, promise) => {
          const dueDate = addDays('2024-01-01', after);
          const place = { alsaceMoselle };
          const written: Written[] = [];
          up.forEach((isUp, offset) => {
            const today = addDays(dueDate, offset - 40);
            const since = promise && addDays(dueDate, promise[0]);
            const until = since && addDays(since, promise[1]);
            const hold: Hold | null =
              since && today >= since ? { kind: 'promise', until: until!, reason: '' } : null;
            const due = dueToday({ dueDate, sequence, written, hold, place, today });
            if (!isUp || !due) return;
            expect(hold !== null && today <= until!).toBe(false);
            written.push(due);
          });
          const order = written.map(({ stage }) => STAGES.indexOf(stage));
          expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
          expect(new Set(written.map(({ day }) => day)).size).toBe(written.length);
          for (const { stage, day } of written) {
            expect(isOpenDay(day, place)).toBe(true);
            expect(sequence[stage].on).toBe(true);
            expect(daysBetween(dueDate, day)).toBeGreaterThanOrEqual(sequence[stage].days);
            expect(stage !== 'courtesy' || day <= dueDate).toBe(true);
          }
        },
      ),
    );
  });
});
