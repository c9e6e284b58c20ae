import * as z from 'zod';
import { documentLinesSchema } from '#domain/document/schema.ts';
import { type EditedDocument, bodyOf } from './editedDocument.ts';

/** The domain's rules, asked of what the fields of the editor make. */
export const linesSchema = z
  .custom<EditedDocument>()
  .transform((edited): z.input<typeof documentLinesSchema> => bodyOf(edited))
  .pipe(documentLinesSchema);

export type LinesBody = z.output<typeof linesSchema>;
