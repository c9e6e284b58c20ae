import * as z from 'zod';
import { paymentSchema } from '#domain/payments/schema.ts';

/** The rules of a payment, and of which way it went: what is received is not typed below 0. */
export const collectRules = paymentSchema
  .safeExtend({ direction: z.string().optional() })
  .superRefine(({ direction, amount }, context) => {
    if (direction === 'returned' || amount >= 0) return;
    context.addIssue({
      code: 'custom',
      path: ['amount'],
      message: 'Une somme reçue est supérieure à\u00A00. Écrivez-la sans signe moins.',
    });
  })
  .transform((payment) => ({ ...payment, direction: undefined }));
