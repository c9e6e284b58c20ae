import * as z from 'zod';
import { line, optionalDay, requiredBlock } from '#domain/text/fields.ts';
import { VAT_AND_EXEMPTION } from '#domain/vat/case.ts';
import {
  addDateIssues,
  addWordIssues,
  DOCUMENT_MESSAGES,
  documentClientSchema,
  documentDateSchema,
  documentTypeSchema,
  givenAmount,
  lineItems,
} from './fieldSchemas.ts';
import type { DocumentType } from './kinds.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { optionProblems } from './options.ts';
import { typedFacts } from './typedFacts.ts';
import type { LineItem } from './types.ts';

/** What `POST /api/previews` accepts: a document on its way. */
export const documentPreviewSchema = z
  .object({
    type: documentTypeSchema,
    clientId: documentClientSchema,
    date: documentDateSchema,
    dueDate: optionalDay(DOCUMENT_MESSAGES.dueDate).optional(),
    amount: givenAmount.optional(),
    lineItems: lineItems.optional(),
    ...z.object(typedFacts).partial().shape,
  })
  .superRefine((document, context) => {
    addDateIssues(document, context);
    addVatIssue(document, context);
    addOptionIssues(document, context);
  });

/**
 * What `POST /api/documents` accepts. `amount` counts only without lines: with lines it is their
 * sum (docs/product.md, Lines and totals).
 */
export const documentCreationSchema = documentPreviewSchema.superRefine(
  ({ lineItems: lines = [] }, context) => addWordIssues(lines, context, ['lineItems']),
);

/** What « Émettre » may be told: the day, when not the one the document bears. */
export const issueSchema = z.object({ date: documentDateSchema.optional() });

/**
 * The body of the `generate-document` call (docs/product.md, Calls); an amount of 0 means that
 * none is given.
 */
export const generationSchema = z.object({
  type: documentTypeSchema,
  prompt: requiredBlock(DOCUMENT_LIMITS.prompt, DOCUMENT_MESSAGES.prompt),
  amount: givenAmount.optional(),
  clientName: line(200).optional(),
  clientId: line(100).optional(),
  dueDate: optionalDay(DOCUMENT_MESSAGES.dueDate).optional(),
});

/** The body of the `edit-lines` call: a sentence, and the lines it speaks of. */
export const lineEditSchema = z.object({
  instruction: requiredBlock(1_000, 'Dites ce qu’il faut changer'),
  lines: lineItems,
  /** How the document charges VAT: without it, what is said TTC is refused. */
  vat: typedFacts.vat.optional(),
  vatRate: typedFacts.vatRate.optional(),
});

export type DocumentCreation = z.output<typeof documentCreationSchema>;

function addVatIssue(
  { vat, vatExemption }: { vat?: boolean; vatExemption?: unknown },
  context: z.RefinementCtx,
): void {
  if (!vat || !vatExemption) return;
  context.addIssue({ code: 'custom', path: ['vatExemption'], message: VAT_AND_EXEMPTION });
}

function addOptionIssues(
  { type, lineItems: lines = [] }: { type: DocumentType; lineItems?: LineItem[] | undefined },
  context: z.RefinementCtx,
): void {
  for (const { line, message } of optionProblems(type, lines)) {
    context.addIssue({ code: 'custom', path: ['lineItems', line, 'option'], message });
  }
}
