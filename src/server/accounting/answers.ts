import { z } from 'zod';

/** `GET /api/accounting/years`: those that have documents, the last first, this year among them. */
export const accountingYearsAnswer = z.object({ years: z.array(z.number().int()) });
export type AccountingYearsAnswer = z.infer<typeof accountingYearsAnswer>;
