import * as z from 'zod';
import { optionalDay, optionalNumber, requiredBlock } from '#domain/text/fields.ts';
import { vatRateSchema, vatSchema } from '#domain/vat/rateSchema.ts';
import {
  addDateIssues,
  DOCUMENT_MESSAGES,
  documentClientSchema,
  documentDateSchema,
  documentTypeSchema,
} from './fieldSchemas.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

/**
 * An amount that is given is above 0 (docs/product.md, The wizard); an empty field is no amount.
 */
const optionalAmount = optionalNumber(
  z
    .number({ error: DOCUMENT_MESSAGES.amount })
    .positive(DOCUMENT_MESSAGES.amount)
    .max(DOCUMENT_LIMITS.amount, DOCUMENT_MESSAGES.totalTooHigh),
);

/** Step 1 of the wizard, « Informations du Document » (docs/product.md, The wizard). */
export const documentRequestSchema = z
  .object({
    type: documentTypeSchema,
    clientId: documentClientSchema,
    date: documentDateSchema,
    dueDate: optionalDay(DOCUMENT_MESSAGES.dueDate).optional(),
    prompt: requiredBlock(DOCUMENT_LIMITS.prompt, DOCUMENT_MESSAGES.prompt),
    amount: optionalAmount.optional(),
    vat: vatSchema.optional(),
    vatRate: vatRateSchema.optional(),
  })
  .superRefine((request, context) => addDateIssues(request, context));
