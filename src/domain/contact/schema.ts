import * as z from 'zod';
import { requiredBlock, requiredEmail, requiredLine } from '#domain/text/fields.ts';
import { CONTACT_REASONS } from './reasons.ts';

const CONTACT_MESSAGES = {
  name: 'Le nom est requis',
  email: "L'email est requis",
  reason: 'Veuillez sélectionner une raison',
  subject: 'Le sujet est requis',
  message: 'Le message est requis',
} as const;

/** The contact form: all five fields are required (docs/product.md, Help and contact). */
export const contactSchema = z.object({
  name: requiredLine(200, CONTACT_MESSAGES.name),
  email: requiredEmail(CONTACT_MESSAGES.email),
  reason: z.enum(
    CONTACT_REASONS.map(({ value }) => value),
    { error: CONTACT_MESSAGES.reason },
  ),
  subject: requiredLine(200, CONTACT_MESSAGES.subject),
  message: requiredBlock(5_000, CONTACT_MESSAGES.message),
  /** Honeypot: people do not see it and leave it empty; the server drops what fills it. */
  website: z.string().max(500).optional(),
});

export type ContactMessage = z.output<typeof contactSchema>;
