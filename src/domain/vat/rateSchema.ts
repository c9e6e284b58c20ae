import * as z from 'zod';
import { numberOrZero } from '#domain/text/fields.ts';
import { isVatRate } from './rates.ts';

/** A rate of the list, in percent; a text that writes one is read. */
export const vatRateSchema = numberOrZero().pipe(
  z.number().refine((rate) => isVatRate(rate), 'Ce taux de TVA n’existe pas'),
);

/** Whether VAT is charged. */
export const vatSchema = z.boolean({ error: 'Veuillez choisir une valeur de la liste' });
