import * as z from 'zod';
import { letterWordsSchema } from '#domain/document/emailSchema.ts';
import { LETTER_KINDS } from './letterKinds.ts';
import { unknownLetterVariables } from './variables.ts';

/** A text of the account's own: a letter whose braces all mean something. */
export const letterTextSchema = letterWordsSchema.superRefine((text, context) => {
  for (const field of ['subject', 'message'] as const) {
    const [unknown] = unknownLetterVariables(text[field]);
    if (unknown === undefined) continue;
    context.addIssue({
      code: 'custom',
      path: [field],
      message: `${unknown} n’est pas une variable\u00A0: choisissez-la dans la liste`,
    });
  }
  if (/\{\s*page\s*\}/i.test(text.subject)) {
    context.addIssue({
      code: 'custom',
      path: ['subject'],
      message: 'L’adresse de la page va dans le message',
    });
  }
});

export const letterKindParam = z.object({ kind: z.enum(LETTER_KINDS) });
