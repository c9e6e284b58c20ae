import { z } from 'zod';
import { LINE_KINDS } from '#domain/document/lineKind.ts';
import { LINE_UNITS } from '#domain/document/lineUnits.ts';

/** The figures and words of a line, as a model is asked for them; never a total. */
const line = z.object({
  description: z.string().min(1).max(500),
  quantity: z.number().positive().max(1_000_000),
  unitPrice: z.number().min(-1_000_000_000).max(1_000_000_000),
  kind: z.enum(LINE_KINDS),
  unit: z.enum(LINE_UNITS).nullable(),
  vatRate: z.number().nullable(),
});

export const proposedLineSchema = line.extend({ source: z.string().max(1_000).nullable() });

/** What a model is asked to answer: lines, then notes. */
export const proposalSchema = z.object({
  lines: z.array(proposedLineSchema).max(200),
  content: z.string().max(5_000),
});

/** All lines as they would be after an edit; `from` names the line each one was. */
export const editSchema = z.object({
  lines: z.array(line.extend({ from: z.number().int().nullable() })).max(500),
});
