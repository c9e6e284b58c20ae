import { z } from 'zod';
import { LINE_UNITS } from '#domain/document/lineSchema.ts';

/** What a model is asked to answer: lines and notes, never a total. */
export const proposalSchema = z.object({
  lines: z
    .array(
      z.object({
        description: z.string().min(1).max(500),
        quantity: z.number().positive().max(1_000_000),
        unitPrice: z.number().min(-1_000_000_000).max(1_000_000_000),
        unit: z.enum(LINE_UNITS).nullable(),
        vatRate: z.number().nullable(),
        source: z.string().max(1_000).nullable(),
      }),
    )
    .max(200),
  content: z.string().max(5_000),
});
