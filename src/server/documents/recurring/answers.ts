import { z } from 'zod';
import { documentFacts } from '#domain/document/keptFacts.ts';
import { valuesOf } from '#domain/document/choices.ts';
import { COVERS } from '#domain/recurring/period.ts';
import { SERIES_MODES } from '#domain/recurring/series.ts';
import { TERMS_KINDS } from '#domain/terms/paymentTerms.ts';
import { lineItemAnswer } from '#server/documents/answers.ts';

const seriesFacts = z.object({
  id: z.string(),
  name: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  mode: z.enum(valuesOf(SERIES_MODES)),
  state: z.enum(['active', 'paused', 'ended']),
  /** Why it is paused; empty when its owner paused it. */
  reason: z.string(),
  everyMonths: z.number().int(),
  /** The day of the month that is meant. */
  day: z.number().int(),
  /** Null once nothing is left to come. */
  nextDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  currency: z.string(),
});

const turn = z.object({
  place: z.number().int(),
  day: z.string(),
  period: z.object({ from: z.string(), to: z.string() }),
  subject: z.string(),
  net: z.number(),
  gross: z.number(),
  skipped: z.boolean(),
  own: z.boolean(),
});

/** `GET /api/recurring`: the series, with what each will invoice next. */
export const seriesListAnswer = z.object({
  items: z.array(seriesFacts.extend({ next: turn.nullable() })),
});
export type SeriesListAnswer = z.infer<typeof seriesListAnswer>;
export type SeriesSummaryAnswer = SeriesListAnswer['items'][number];

/** `GET /api/recurring/:id`. */
export const seriesAnswer = seriesFacts.extend({
  clientEmail: z.string(),
  until: z.string().nullable(),
  /** How many are still to come, where a count was said. */
  left: z.number().int().nullable(),
  covers: z.enum(COVERS),
  termsKind: z.enum(TERMS_KINDS).nullable(),
  termsDays: z.number().int().nullable(),
  /** As they stand for the next invoice, variables and all. */
  lineItems: z.array(lineItemAnswer),
  facts: documentFacts.pick({
    content: true,
    vat: true,
    vatRate: true,
    vatExemption: true,
    operationCategory: true,
    paymentMethod: true,
    purchaseOrder: true,
    contractReference: true,
    buyerReference: true,
  }),
  /** The next twelve. */
  upcoming: z.array(
    turn.extend({
      /** Its own words, where it was changed by itself. */
      lineItems: z.array(lineItemAnswer),
      content: z.string(),
    }),
  ),
  revisions: z.array(
    z.object({
      from: z.string(),
      sentence: z.string(),
      net: z.number(),
      lineItems: z.array(lineItemAnswer),
    }),
  ),
  /** The latest first. */
  past: z.array(
    z.object({
      place: z.number().int(),
      day: z.string(),
      state: z.enum(['planned', 'skipped', 'sending', 'drafted', 'sent']),
      reason: z.string(),
      /** Null once its invoice was deleted, and for a turn that was skipped. */
      document: z
        .object({
          id: z.string(),
          number: z.string(),
          gross: z.number(),
          currency: z.string(),
          issued: z.boolean(),
          sent: z.boolean(),
        })
        .nullable(),
    }),
  ),
});
export type SeriesAnswer = z.infer<typeof seriesAnswer>;
