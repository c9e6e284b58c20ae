import * as z from 'zod';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { letterWordsSchema } from '#domain/document/emailSchema.ts';
import { addresses, TOO_MANY } from './addresses.ts';
import { MOST_ADDRESSES } from './addressLimits.ts';
import { attachmentsSchema } from './attachments.ts';

/**
 * The e-mail modal (docs/product.md, E-mail): the client's address is read-only and not sent; others,
 * copies and files may be added.
 */
export const documentEmailSchema = letterWordsSchema
  .extend({
    alsoTo: addresses(),
    cc: addresses(),
    copyToSelf: z.boolean().default(false),
    attachments: attachmentsSchema,
    /** What its words call an invoice that it issues, which may take another number meanwhile. */
    number: z.string().min(1).max(DOCUMENT_LIMITS.subject).nullable().default(null),
  })
  .superRefine(({ alsoTo, cc }, context) => {
    if (alsoTo.length + cc.length < MOST_ADDRESSES) return;
    context.addIssue({ code: 'custom', path: ['cc'], message: TOO_MANY });
  });

export type DocumentEmail = z.output<typeof documentEmailSchema>;
