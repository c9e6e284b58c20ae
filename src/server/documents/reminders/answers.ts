import { z } from 'zod';
import { HOLD_KINDS } from '#domain/reminders/holds.ts';
import { clientRemindersSchema, reminderSettingsSchema } from '#domain/reminders/settingsSchema.ts';
import { STAGES, TONES } from '#domain/reminders/stages.ts';

const stage = z.enum(STAGES);
const tone = z.enum(TONES);

/** `GET /api/documents/:id/reminders`: what left, what comes, what is owed today. */
export const remindersAnswer = z.object({
  /** Something is left to pay on it, and it has a due date. */
  remindable: z.boolean(),
  /** Letters leave by themselves, formal notices excepted. */
  automatic: z.boolean(),
  letters: z.array(
    z.object({
      stage,
      state: z.enum(['pending', 'sent', 'failed', 'uncertain']),
      channel: z.enum(['email', 'post']),
      day: z.string(),
    }),
  ),
  /** The next first; one of today is to be sent. */
  planned: z.array(z.object({ stage, day: z.string(), automatic: z.boolean() })),
  /** What a person may send now, and how each is proposed. */
  writable: z.array(z.object({ stage, tone, claims: z.boolean() })),
  hold: z
    .object({
      kind: z.enum(HOLD_KINDS),
      until: z.string().nullable(),
      reason: z.string(),
      sentence: z.string(),
    })
    .nullable(),
  /** Today, or the first day after on which a letter may leave. */
  openDay: z.string(),
  today: z.string(),
  /** What is owed today; null before the due date. */
  sum: z
    .object({
      left: z.number(),
      /** Null when a rate is not known. */
      penalties: z.number().nullable(),
      /** Euros. */
      fee: z.number(),
      total: z.number(),
      /** « 2e semestre 2026 », whose rate is not known. */
      unknown: z.string().nullable(),
    })
    .nullable(),
});
export type RemindersAnswer = z.infer<typeof remindersAnswer>;

/** `GET /api/documents/:id/reminder-letter`: a letter as it may leave today. */
export const reminderLetterAnswer = z.object({
  stage,
  tone,
  claims: z.boolean(),
  recipient: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type ReminderLetterAnswer = z.infer<typeof reminderLetterAnswer>;

/** `GET /api/reminders`: whom to remind today. */
export const dueRemindersAnswer = z.object({
  items: z.array(
    z.object({
      documentId: z.string(),
      clientId: z.string(),
      clientName: z.string(),
      number: z.string(),
      dueDate: z.string(),
      currency: z.string(),
      left: z.number(),
      stage,
      before: z.number().int(),
      automatic: z.boolean(),
      failed: z.boolean(),
    }),
  ),
});
export type DueRemindersAnswer = z.infer<typeof dueRemindersAnswer>;

const lateRates = z.object({
  from: z.string(),
  refinancing: z.number().nullable(),
  legal: z.number().nullable(),
  legalOfPersons: z.number().nullable(),
  source: z.string(),
});

/** `GET /api/reminder-settings`. */
export const reminderSettingsAnswer = z.object({
  settings: reminderSettingsSchema,
  /** The rates known on this installation, oldest first. */
  known: z.array(lateRates),
  /** The half-year of today. */
  halfYear: z.string(),
});
export type ReminderSettingsAnswer = z.infer<typeof reminderSettingsAnswer>;

/** `GET /api/clients/:id/reminders`: what the client has of its own, and what it follows otherwise. */
export const clientRemindersAnswer = z.object({
  own: clientRemindersSchema,
  account: reminderSettingsSchema.shape.sequence,
});
export type ClientRemindersAnswer = z.infer<typeof clientRemindersAnswer>;
