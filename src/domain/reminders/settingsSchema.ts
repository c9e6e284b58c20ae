import * as z from 'zod';
import { isIsoDate } from '#domain/calendar.ts';
import { decimalsOf } from '#domain/money/decimal.ts';
import { parseFrenchNumber } from '#domain/money/parse.ts';
import { line, optionalNumber, TOLD_TOGETHER } from '#domain/text/fields.ts';
import { HOLD_KINDS } from './holds.ts';
import { type Sequence, STAGES, TONES } from './stages.ts';

const MESSAGES = {
  days: 'Un nombre de jours, de 1 à 180',
  before: 'De 1 à 30 jours avant l’échéance',
  order: 'Chaque relance vient après celle qui la précède',
  rate: 'Un taux annuel en pourcentage, de 0 à 30',
  choice: 'Veuillez choisir une valeur de la liste',
  until: 'Dites jusqu’à quel jour le paiement est promis',
  day: 'Ce jour n’existe pas',
} as const;

const tone = z.enum(TONES, { error: MESSAGES.choice });

/** A form sends days as text. */
function typedDays(input: number | string): number {
  return typeof input === 'string' ? (parseFrenchNumber(input) ?? Number.NaN) : input;
}

/** Days before the due date are below 0, however they are counted where they are typed. */
const before = z.object({
  on: z.boolean(),
  days: z.preprocess(
    (input: number | string) => -Math.abs(typedDays(input)),
    z
      .number({ error: MESSAGES.before })
      .int(MESSAGES.before)
      .min(-30, MESSAGES.before)
      .max(-1, MESSAGES.before),
  ),
  tone,
});

const after = z.object({
  on: z.boolean(),
  days: z.preprocess(
    typedDays,
    z
      .number({ error: MESSAGES.days })
      .int(MESSAGES.days)
      .min(1, MESSAGES.days)
      .max(180, MESSAGES.days),
  ),
  tone,
});

/** A sequence whose letters follow each other. */
export const sequenceSchema = z
  .object({ courtesy: before, first: after, second: after, third: after, formal_notice: after })
  .superRefine(refuseDisorder, TOLD_TOGETHER) satisfies z.ZodType<Sequence>;

const rate = optionalNumber(
  z
    .number({ error: MESSAGES.rate })
    .min(0, MESSAGES.rate)
    .max(30, MESSAGES.rate)
    .refine((percent) => decimalsOf(percent) <= 2, MESSAGES.rate),
);

const givenRates = z.object({
  /** The first day of a half-year. */
  from: z.string().regex(/^\d{4}-(01|07)-01$/),
  refinancing: rate,
  legal: rate,
});

/** `PUT /api/reminder-settings`: what holds for the whole account. */
export const reminderSettingsSchema = z.object({
  automatic: z.boolean(),
  alsaceMoselle: z.boolean(),
  sequence: sequenceSchema,
  /** Rates of half-years that are published after this version was made. */
  rates: z
    .array(givenRates)
    .max(40)
    .transform((rates) =>
      rates.filter(({ refinancing, legal }) => refinancing !== null || legal !== null),
    ),
});
export type ReminderSettings = z.output<typeof reminderSettingsSchema>;

/** What one client has of its own; null follows the account. */
export const clientRemindersSchema = z.object({
  sequence: sequenceSchema.nullable(),
  /** Nothing leaves for this client, by hand excepted. */
  off: z.boolean(),
});
export type ClientReminders = z.output<typeof clientRemindersSchema>;

/** Why and until when the reminders of a document wait. */
export const holdSchema = z
  .object({
    kind: z.enum(HOLD_KINDS, { error: MESSAGES.choice }),
    until: z
      .string()
      .nullable()
      .transform((day) => (day === '' ? null : day))
      .pipe(z.string().refine(isIsoDate, MESSAGES.day).nullable()),
    reason: line(200),
  })
  .superRefine(({ kind, until }, context) => {
    if (kind !== 'promise' || until !== null) return;
    context.addIssue({ code: 'custom', path: ['until'], message: MESSAGES.until });
  });

/** Each letter that is on comes after those before it. */
function refuseDisorder(sequence: Partial<Sequence>, context: z.RefinementCtx): void {
  let last = Number.NEGATIVE_INFINITY;
  for (const stage of STAGES) {
    const { on, days } = sequence[stage] ?? { on: false, days: Number.NaN };
    // A number of days that is none has no place in the order.
    if (!on || !Number.isFinite(days)) continue;
    if (days <= last) {
      context.addIssue({ code: 'custom', path: [stage, 'days'], message: MESSAGES.order });
    }
    last = days;
  }
}
