import { z } from 'zod';
import { lineItemAnswer, type LineItemAnswer } from '#server/documents/answers.ts';

/** `POST /api/functions/generate-document`, as spec §7 with what design §3 adds. */
export const generationAnswer = z.object({
  lineItems: z.array(lineItemAnswer),
  content: z.string(),
  totalAmount: z.number(),
  /** Which engine drafted: « grammar », or the model's name. */
  engine: z.string(),
  /** French sentence when the model failed and the grammar's draft is used. */
  notice: z.string().nullable(),
});
export type GenerationAnswer = z.infer<typeof generationAnswer>;

/**
 * What `generate-document` tells as it goes, to whoever accepts `text/event-stream` and when a model
 * drafts: each line as it comes, then the answer that counts.
 */
export type GenerationEvent =
  | { event: 'line'; data: { index: number; line: LineItemAnswer } }
  | { event: 'draft'; data: GenerationAnswer };

/** `POST /api/functions/edit-lines`: the lines as a sentence would change them, to be accepted. */
export const lineEditAnswer = z.object({
  /** Null when the sentence was not understood; `reason` then says why. */
  lines: z
    .array(
      lineItemAnswer.extend({
        /** The place of the line this one was; null for a new one. */
        from: z.number().int().nullable(),
      }),
    )
    .nullable(),
  changes: z.array(z.string()),
  reason: z.string().nullable(),
  engine: z.string(),
  notice: z.string().nullable(),
});
export type LineEditAnswer = z.infer<typeof lineEditAnswer>;

/** `POST /api/functions/line-suggestions`: the user's own past lines (decisions §17). */
export const lineSuggestionsAnswer = z.object({
  items: z.array(
    z.object({
      description: z.string(),
      unit: z.string().nullable(),
      unitPrice: z.number(),
      /** « INV-012, mars 2026 ». */
      source: z.string(),
      documentId: z.string(),
    }),
  ),
});
export type LineSuggestionsAnswer = z.infer<typeof lineSuggestionsAnswer>;
