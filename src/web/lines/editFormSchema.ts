import * as z from 'zod';
import { dateProblems } from '#domain/document/dateProblems.ts';
import { type DocumentEdit, documentEditSchema } from '#domain/document/editSchema.ts';
import { type EditForm, editBody } from './editedFacts.ts';

/** The domain's rules of an edit, asked of what the fields make, and those of the dates of its kind. */
export const editFormSchema: z.ZodType<DocumentEdit, EditForm> = z
  .custom<EditForm>()
  .transform((edited, context) => {
    const body = editBody(edited);
    const { data = z.NEVER, error } = documentEditSchema.safeParse(body);
    const dates = dateProblems({ type: edited.type, ...body }).map(({ field, message }) => ({
      path: [field],
      message,
    }));
    for (const { path, message } of [...(error?.issues ?? []), ...dates]) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    return data;
  });
