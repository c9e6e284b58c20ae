import * as z from 'zod';
import { requiredBlock, requiredLine } from '#domain/text/fields.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

const EMAIL_MESSAGES = {
  subject: 'L’objet est requis',
  message: 'Le message est requis',
} as const;

/** What every letter has, reminders among them: both are required (docs/product.md, E-mail). */
export const letterWordsSchema = z.object({
  subject: requiredLine(DOCUMENT_LIMITS.subject, EMAIL_MESSAGES.subject),
  message: requiredBlock(DOCUMENT_LIMITS.message, EMAIL_MESSAGES.message),
});

export type LetterWords = z.output<typeof letterWordsSchema>;
