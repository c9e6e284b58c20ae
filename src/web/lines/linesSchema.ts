import * as z from 'zod';
import { documentLinesSchema } from '#domain/document/schema.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import { type EditedDocument, bodyOf } from './editedDocument.ts';

/** The domain's rules, asked of what the fields of the editor make; and no amount without a word for it. */
export const linesSchema = z
  .custom<EditedDocument>()
  .superRefine(({ lineItems }, { addIssue }) => {
    for (const [index, { description, unitPrice }] of lineItems.entries()) {
      if (description.trim() !== '' || numberOrZero(unitPrice) === 0) continue;
      const path = ['lineItems', index, 'description'];
      addIssue({ code: 'custom', path, message: 'Dites ce que cette ligne facture.' });
    }
  })
  .transform((edited): z.input<typeof documentLinesSchema> => bodyOf(edited))
  .pipe(documentLinesSchema);

export type LinesBody = z.output<typeof linesSchema>;
