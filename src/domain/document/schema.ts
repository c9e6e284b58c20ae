import * as z from 'zod';
import { exact } from '#domain/money/decimal.ts';
import {
  day,
  line,
  numberOrZero,
  optionalDay,
  optionalNumber,
  requiredBlock,
  requiredLine,
} from '#domain/text/fields.ts';
import { VAT_AND_EXEMPTION } from '#domain/vat/case.ts';
import { valuesOf } from './choices.ts';
import { type Dates, DUE_DATE_NEEDED, dateProblems, orderProblems } from './dateProblems.ts';
import { typedFacts } from './facts.ts';
import { DOCUMENT_TYPES, type DocumentType } from './kinds.ts';
import { QUOTE_ANSWERS } from './life.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { counts, OPTION_MESSAGES } from './lineOptions.ts';
import { lineItemSchema } from './lineSchema.ts';
import { wordProblems } from './lineWords.ts';
import { optionProblems } from './options.ts';
import { STATUSES } from './status.ts';
import type { LineItem } from './types.ts';

/** The first five stand in docs/texts.md, to the letter. */
const DOCUMENT_MESSAGES = {
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

/**
 * An amount that is given is above 0 (docs/product.md, The wizard); an empty field is no amount.
 */
const optionalAmount = optionalNumber(
  z
    .number({ error: DOCUMENT_MESSAGES.amount })
    .positive(DOCUMENT_MESSAGES.amount)
    .max(DOCUMENT_LIMITS.amount, DOCUMENT_MESSAGES.totalTooHigh),
);

const lineItems = z
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
const keptLines = lineItems
  .refine((lines) => lines.length > 0, DOCUMENT_MESSAGES.noLine)
  .superRefine((lines, context) => addWordIssues(lines, context));

/** What `POST /api/previews` accepts: a document on its way. */
export const documentPreviewSchema = z
  .object({
    type: documentTypeSchema,
    clientId: requiredLine(100, DOCUMENT_MESSAGES.client),
    date: day(DOCUMENT_MESSAGES.date),
    dueDate: optionalDay(DOCUMENT_MESSAGES.dueDate).optional(),
    amount: numberOrZero()
      .pipe(
        z
          .number()
          .min(0, DOCUMENT_MESSAGES.amount)
          .max(DOCUMENT_LIMITS.amount, DOCUMENT_MESSAGES.totalTooHigh),
      )
      .optional(),
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

/** What `PATCH /api/documents/:id` accepts: any part of a document; absent fields keep their value. */
export const documentEditSchema = z
  .object({
    type: documentTypeSchema,
    clientId: requiredLine(100, DOCUMENT_MESSAGES.client),
    date: day(DOCUMENT_MESSAGES.date),
    dueDate: optionalDay(DOCUMENT_MESSAGES.dueDate),
    status: documentStatusSchema,
    acceptance: z.enum(QUOTE_ANSWERS, { error: DOCUMENT_MESSAGES.acceptance }).nullable(),
    /** Beside an acceptance: the places of the options taken, from 0. */
    takenOptions: z
      .array(z.int({ error: OPTION_MESSAGES.notAnOption }))
      .max(DOCUMENT_LIMITS.lines, OPTION_MESSAGES.notAnOption),
    amount: numberOrZero().pipe(
      z
        .number()
        .min(0, DOCUMENT_MESSAGES.amount)
        .max(DOCUMENT_LIMITS.amount, DOCUMENT_MESSAGES.totalTooHigh),
    ),
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

/** What « Émettre » may be told: the day, when not the one the document bears. */
export const issueSchema = z.object({ date: day(DOCUMENT_MESSAGES.date).optional() });

/** Step 1 of the wizard, « Informations du Document » (docs/product.md, The wizard). */
export const documentRequestSchema = z
  .object({
    type: documentTypeSchema,
    clientId: requiredLine(100, DOCUMENT_MESSAGES.client),
    date: day(DOCUMENT_MESSAGES.date),
    dueDate: optionalDay(DOCUMENT_MESSAGES.dueDate).optional(),
    prompt: requiredBlock(DOCUMENT_LIMITS.prompt, DOCUMENT_MESSAGES.prompt),
    amount: optionalAmount.optional(),
    vat: typedFacts.vat.optional(),
    vatRate: typedFacts.vatRate.optional(),
  })
  .superRefine((request, context) => addDateIssues(request, context));

/**
 * The body of the `generate-document` call (docs/product.md, Calls); an amount of 0 means that
 * none is given.
 */
export const generationSchema = z.object({
  type: documentTypeSchema,
  prompt: requiredBlock(DOCUMENT_LIMITS.prompt, DOCUMENT_MESSAGES.prompt),
  amount: numberOrZero()
    .pipe(
      z
        .number()
        .min(0, DOCUMENT_MESSAGES.amount)
        .max(DOCUMENT_LIMITS.amount, DOCUMENT_MESSAGES.totalTooHigh),
    )
    .optional(),
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

/** Step 3 of the wizard and the edit mode of a document: lines, notes and VAT. */
export const documentLinesSchema = z.object({
  lineItems: keptLines,
  content: typedFacts.content,
  vat: typedFacts.vat,
  vatRate: typedFacts.vatRate,
  /** Of a quote alone. */
  orderDeposit: typedFacts.orderDeposit.optional(),
});

export type DocumentCreation = z.output<typeof documentCreationSchema>;
export type DocumentEdit = z.output<typeof documentEditSchema>;

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

function addWordIssues(
  lines: readonly LineItem[],
  context: z.RefinementCtx,
  path: readonly string[] = [],
): void {
  for (const { line: place, message } of wordProblems(lines)) {
    context.addIssue({ code: 'custom', path: [...path, place, 'description'], message });
  }
}

function addDateIssues(document: Dates, context: z.RefinementCtx): void {
  for (const problem of dateProblems(document)) {
    context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  }
}

function netOf(lines: readonly Pick<LineItem, 'total'>[]) {
  return lines.reduce((net, item) => net.plus(exact(item.total)), exact(0));
}
