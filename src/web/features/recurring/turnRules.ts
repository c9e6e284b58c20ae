import * as z from 'zod';
import { ownWordsSchema } from '#domain/recurring/schema.ts';
import { bodyOf, type EditedDocument } from '#web/lines/editedDocument.ts';

/** The domain's rules, asked of what the fields make. */
export const turnRules = z
  .custom<EditedDocument>()
  .transform((edited): z.input<typeof ownWordsSchema> => {
    const { lineItems, content } = bodyOf(edited);
    return { lineItems, content };
  })
  .pipe(ownWordsSchema);
