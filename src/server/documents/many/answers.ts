import { z } from 'zod';
import { STAGES } from '#domain/reminders/stages.ts';
import { documentSummaryAnswer } from '#server/documents/answers.ts';

/** `POST /api/documents/review`: what an act would do to each of the chosen documents. */
export const manyReviewAnswer = z.object({
  /** In the order in which they are to be done: the oldest date first. */
  items: z.array(
    z.object({
      document: documentSummaryAnswer,
      version: z.number().int(),
      /** Why it is left aside; null where it is done. */
      aside: z.string().nullable(),
      /** It is issued by the way, for good. */
      issues: z.boolean(),
      /** What else happens to it. */
      alongside: z.string().nullable(),
      /** The letter that « Relancer » sends; null for the other acts. */
      stage: z.enum(STAGES).nullable(),
    }),
  ),
  /** How many of those named are there no more. */
  gone: z.number().int(),
});
export type ManyReviewAnswer = z.infer<typeof manyReviewAnswer>;
