import { z } from 'zod';
import { lineItemAnswer, type LineItemAnswer } from '#server/documents/answers.ts';

/** A fact a sentence states beside its lines, with the words that state it. */
const factAnswer = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]),
  words: z.string(),
});

/** What the reader is not sure of; `line` is an index, or null for the whole draft. */
const doubtAnswer = z.object({
  line: z.number().int().nullable(),
  words: z.string(),
  reason: z.string(),
  otherTotal: z.number().nullable(),
});

/** Another reading of the whole sentence, best first. */
const readingAnswer = z.object({
  totalAmount: z.number(),
  lineItems: z.array(lineItemAnswer),
});

/** `POST /api/functions/generate-document`: lines and notes, then what stands beside them. */
export const generationAnswer = z.object({
  lineItems: z.array(lineItemAnswer),
  content: z.string(),
  totalAmount: z.number(),
  /** By the names of `drafting/facts/fact.ts`: `vatRate`, `dueInDays`, `orderRef`… */
  facts: z.record(z.string(), factAnswer),
  doubts: z.array(doubtAnswer),
  readings: z.array(readingAnswer),
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

/**
 * `POST /api/functions/line-suggestions`: the user's own past lines (docs/product.md, Drafting).
 */
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
