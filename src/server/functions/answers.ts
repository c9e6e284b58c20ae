import { z } from 'zod';
import { lineItemAnswer } from '#server/documents/answers.ts';

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
