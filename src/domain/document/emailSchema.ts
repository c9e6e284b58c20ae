import * as z from 'zod';
import { requiredBlock, requiredLine } from '#domain/text/fields.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

const EMAIL_MESSAGES = {
  subject: 'L’objet est requis',
  message: 'Le message est requis',
} as const;

/**
 * The e-mail modal (docs/product.md, E-mail): subject and message required, the recipient is
 * read-only.
 */
export const documentEmailSchema = z.object({
  subject: requiredLine(DOCUMENT_LIMITS.subject, EMAIL_MESSAGES.subject),
  message: requiredBlock(DOCUMENT_LIMITS.message, EMAIL_MESSAGES.message),
});

export type DocumentEmail = z.output<typeof documentEmailSchema>;
