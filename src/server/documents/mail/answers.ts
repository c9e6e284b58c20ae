import { z } from 'zod';
import { LETTER_KINDS } from '#domain/letters/letterKinds.ts';

/** `GET /api/documents/:id/letter`: the letter as the modal opens. */
export const proposedLetterAnswer = z.object({
  subject: z.string(),
  message: z.string(),
  /** The number its words name, while it is not yet for good: it goes with the letter. */
  number: z.string().nullable(),
  /** Where answers go. */
  replyTo: z.string(),
  /** Where the sender's own copy goes. */
  copyTo: z.string(),
  /** The letters that were accepted already. */
  sentBefore: z
    .object({ times: z.number().int(), recipient: z.string(), at: z.string() })
    .nullable(),
});
export type ProposedLetterAnswer = z.infer<typeof proposedLetterAnswer>;

/** `GET /api/letter-texts`, and what changing one answers. */
export const letterTextsAnswer = z.object({
  items: z.array(
    z.object({
      kind: z.enum(LETTER_KINDS),
      subject: z.string(),
      message: z.string(),
      /** Written by the account. */
      own: z.boolean(),
    }),
  ),
});
export type LetterTextsAnswer = z.infer<typeof letterTextsAnswer>;

/** `POST /api/letter-texts/:kind/preview`. */
export const letterPreviewAnswer = z.object({
  subject: z.string(),
  message: z.string(),
  /** The document it is written about; null where it is an example. */
  about: z.string().nullable(),
});
export type LetterPreviewAnswer = z.infer<typeof letterPreviewAnswer>;
