import * as z from 'zod';
import { exact } from '#domain/money/decimal.ts';
import { day, numberOrZero, requiredLine } from '#domain/text/fields.ts';
import { valuesOf } from './choices.ts';
import { type Dates, DUE_DATE_NEEDED, dateProblems } from './dateProblems.ts';
import { DOCUMENT_TYPES } from './kinds.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { counts, OPTION_MESSAGES } from './lineOptions.ts';
import { lineItemSchema } from './lineSchema.ts';
import { wordProblems } from './lineWords.ts';
import { STATUSES } from './status.ts';
import type { LineItem } from './types.ts';

/*
 * The fields that several of a document's forms and calls read. Each of those has a file: a screen
 * fetches the rules of its own form, and a phone takes a while to make any.
 */

/** The first five stand in docs/texts.md, to the letter. */
export const DOCUMENT_MESSAGES = {
  client: 'Veuillez sélectionner un client',
  date: 'Veuillez sélectionner une date',
  dueDate: DUE_DATE_NEEDED,
  prompt: 'Veuillez entrer une description pour la génération du document',
  amount: 'Veuillez entrer un montant valide',
  type: 'Veuillez choisir une facture ou un devis',
  status: 'Ce statut n’existe pas',
  acceptance: 'Un devis est accepté ou refusé',
  tooManyLines: 'Un document compte 500 lignes au maximum',
  noLine: 'Un document garde au moins une ligne',
  negativeTotal: 'Le total du document ne peut pas être négatif',
  totalTooHigh: 'Le total du document est trop élevé',
} as const;

export const documentTypeSchema = z.enum(DOCUMENT_TYPES, { error: DOCUMENT_MESSAGES.type });

export const documentStatusSchema = z.enum(valuesOf(STATUSES), {
  error: DOCUMENT_MESSAGES.status,
});

export const documentClientSchema = requiredLine(100, DOCUMENT_MESSAGES.client);

export const documentDateSchema = day(DOCUMENT_MESSAGES.date);

/** The amount of a document without lines. */
export const givenAmount = numberOrZero().pipe(
  z
    .number()
    .min(0, DOCUMENT_MESSAGES.amount)
    .max(DOCUMENT_LIMITS.amount, DOCUMENT_MESSAGES.totalTooHigh),
);

export const lineItems = z
  .array(lineItemSchema)
  .max(DOCUMENT_LIMITS.lines, DOCUMENT_MESSAGES.tooManyLines)
  .superRefine((lines, context) => {
    const counted = lines.filter(counts);
    if (lines.length > 0 && counted.length === 0) {
      context.addIssue({ code: 'custom', message: OPTION_MESSAGES.allOptions });
    }
    if (netOf(counted).lt(0)) {
      context.addIssue({ code: 'custom', message: DOCUMENT_MESSAGES.negativeTotal });
    }
    // Were all its options taken.
    if (netOf(lines).gt(DOCUMENT_LIMITS.amount)) {
      context.addIssue({ code: 'custom', message: DOCUMENT_MESSAGES.totalTooHigh });
    }
  });

/** Lines that are kept: each says what it bills. Those of a preview are still being typed. */
export const keptLines = lineItems
  .refine((lines) => lines.length > 0, DOCUMENT_MESSAGES.noLine)
  .superRefine((lines, context) => addWordIssues(lines, context));

export function addWordIssues(
  lines: readonly LineItem[],
  context: z.RefinementCtx,
  path: readonly string[] = [],
): void {
  for (const { line: place, message } of wordProblems(lines)) {
    context.addIssue({ code: 'custom', path: [...path, place, 'description'], message });
  }
}

export function addDateIssues(document: Dates, context: z.RefinementCtx): void {
  for (const problem of dateProblems(document)) {
    context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  }
}

function netOf(lines: readonly Pick<LineItem, 'total'>[]) {
  return lines.reduce((net, item) => net.plus(exact(item.total)), exact(0));
}
