import * as z from 'zod';
import { seriesSchema } from '#domain/recurring/schema.ts';
import { type KeptFacts, seriesBody, type SeriesValues } from './seriesValues.ts';

/** The domain's rules, asked of what the fields make. */
export function seriesRules(kept: KeptFacts) {
  return z
    .custom<SeriesValues>()
    .transform((values): z.input<typeof seriesSchema> => seriesBody(values, kept))
    .pipe(seriesSchema);
}
