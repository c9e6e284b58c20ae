import * as z from 'zod';
import { optionalDay } from '#domain/text/fields.ts';
import { orderProblems } from './dateProblems.ts';
import {
  DOCUMENT_MESSAGES,
  documentClientSchema,
  documentDateSchema,
  documentStatusSchema,
  documentTypeSchema,
  givenAmount,
  keptLines,
} from './fieldSchemas.ts';
import { QUOTE_ANSWERS } from './life.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { OPTION_MESSAGES } from './lineOptions.ts';
import { typedFacts } from './typedFacts.ts';

/** What `PATCH /api/documents/:id` accepts: any part of a document; absent fields keep their value. */
export const documentEditSchema = z
  .object({
    type: documentTypeSchema,
    clientId: documentClientSchema,
    date: documentDateSchema,
    dueDate: optionalDay(DOCUMENT_MESSAGES.dueDate),
    status: documentStatusSchema,
    acceptance: z.enum(QUOTE_ANSWERS, { error: DOCUMENT_MESSAGES.acceptance }).nullable(),
    /** Beside an acceptance: the places of the options taken, from 0. */
    takenOptions: z
      .array(z.int({ error: OPTION_MESSAGES.notAnOption }))
      .max(DOCUMENT_LIMITS.lines, OPTION_MESSAGES.notAnOption),
    amount: givenAmount,
    lineItems: keptLines,
    ...typedFacts,
  })
  .partial()
  .superRefine((edit, context) => {
    // A part of a document may lack its kind or its dates; what is there must still agree.
    for (const problem of orderProblems(edit)) {
      context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
    }
  });

export type DocumentEdit = z.output<typeof documentEditSchema>;
