import * as z from 'zod';
import { isIsoDate } from '#domain/calendar.ts';
import { typedFacts } from '#domain/document/typedFacts.ts';
import { valuesOf } from '#domain/document/choices.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { optionProblems } from '#domain/document/options.ts';
import { keptLines } from '#domain/document/fieldSchemas.ts';
import { parseFrenchNumber } from '#domain/money/parse.ts';
import { TERMS_KINDS } from '#domain/terms/paymentTerms.ts';
import { decimalsOf } from '#domain/money/decimal.ts';
import {
  day,
  numberOrZero,
  optionalDay,
  optionalNumber,
  requiredLine,
} from '#domain/text/fields.ts';
import { VAT_AND_EXEMPTION } from '#domain/vat/case.ts';
import { COVERS } from './period.ts';
import { hasTurn, isMeantBy } from './rhythm.ts';
import { SERIES_MODES } from './series.ts';
import { unknownVariables, VARIABLE_NAMES } from './variables.ts';

const MESSAGES = {
  name: 'Donnez un nom à cette série',
  client: 'Veuillez sélectionner un client',
  everyMonths: 'Un nombre de mois, de 1 à 60',
  start: 'Veuillez choisir le jour de la première facture',
  day: 'Ce jour du mois n’est pas celui de la première facture',
  until: 'Ce jour n’existe pas',
  count: 'Un nombre de factures, de 1 à 1\u00A0000',
  bothEnds: 'Une série finit à une date ou après un nombre de factures, pas les deux',
  noTurn: 'La série finirait avant sa première facture',
  choice: 'Veuillez choisir une valeur de la liste',
  termsDays: 'Un nombre de jours, de 0 à 180',
} as const;

/** A series makes invoices: their client takes all of them. */
const lineItems = keptLines.superRefine((lines, context) => {
  for (const { line, message } of optionProblems('invoice', lines)) {
    context.addIssue({ code: 'custom', path: [line, 'option'], message });
  }
});

function typedNumber(input: number | string): number {
  return typeof input === 'string' ? (parseFrenchNumber(input) ?? Number.NaN) : input;
}

function whole(least: number, most: number, message: string) {
  return z.number({ error: message }).int(message).min(least, message).max(most, message);
}

/** What `POST /api/recurring` and `PUT /api/recurring/:id` accept: a series, whole. */
export const seriesSchema = z
  .object({
    name: requiredLine(120, MESSAGES.name),
    clientId: requiredLine(100, MESSAGES.client),
    mode: z.enum(valuesOf(SERIES_MODES), { error: MESSAGES.choice }),
    everyMonths: z.preprocess(typedNumber, whole(1, 60, MESSAGES.everyMonths)),
    start: day(MESSAGES.start),
    day: whole(1, 31, MESSAGES.day),
    until: optionalDay(MESSAGES.until),
    count: optionalNumber(whole(1, 1000, MESSAGES.count)),
    covers: z.enum(COVERS, { error: MESSAGES.choice }),
    termsKind: z.enum(TERMS_KINDS, { error: MESSAGES.choice }).nullable(),
    termsDays: optionalNumber(whole(0, 180, MESSAGES.termsDays)),
    lineItems,
    content: typedFacts.content,
    vat: typedFacts.vat,
    vatRate: typedFacts.vatRate,
    vatExemption: typedFacts.vatExemption,
    operationCategory: typedFacts.operationCategory,
    paymentMethod: typedFacts.paymentMethod,
    purchaseOrder: typedFacts.purchaseOrder,
    contractReference: typedFacts.contractReference,
    buyerReference: typedFacts.buyerReference,
    sourceDocumentId: z.string().max(100).nullish(),
  })
  .superRefine((series, context) => {
    addTimingIssues(series, context);
    addVariableIssues(series, context);
    if (series.vat && series.vatExemption) {
      context.addIssue({ code: 'custom', path: ['vatExemption'], message: VAT_AND_EXEMPTION });
    }
    if (series.termsKind === 'days' && series.termsDays === null) {
      context.addIssue({ code: 'custom', path: ['termsDays'], message: MESSAGES.termsDays });
    }
  });
export type SeriesWanted = z.output<typeof seriesSchema>;

/** What one turn says by itself. */
export const ownWordsSchema = z
  .object({ lineItems, content: typedFacts.content })
  .superRefine(addVariableIssues);

/** What is done with one turn alone. */
export const turnSchema = z.union([z.object({ skipped: z.literal(true) }), ownWordsSchema]);
export type TurnWanted = z.output<typeof turnSchema>;

/** New lines from a day on, which the user saw before. */
export const revisionSchema = z.object({
  from: day(MESSAGES.until),
  sentence: requiredLine(1000, 'Dites ce qu’il faut changer'),
  lineItems,
});
export type RevisionWanted = z.output<typeof revisionSchema>;

/** At most so many clients at once. */
export const MOST_COPIES = 100;

const COPY_MESSAGES = {
  none: 'Choisissez au moins un client',
  tooMany: `${MOST_COPIES} clients au maximum à la fois`,
  twice: 'Ce client est choisi deux fois',
  amount: 'Un montant HT supérieur à 0, à deux décimales au plus',
} as const;

const clientId = z.string().min(1).max(100);

/** For whom the table is shown, before anything is made. */
export const copiesReviewSchema = z.object({
  clientIds: z.array(clientId).min(1, COPY_MESSAGES.none).max(MOST_COPIES, COPY_MESSAGES.tooMany),
});

/** « La même chose pour ces douze clients »: asked again with its id, it makes nothing more. */
export const copiesSchema = z.object({
  requestId: z.uuid(),
  copies: z
    .array(
      z.object({
        clientId,
        /** Net (HT); without it, that of the document. */
        amount: numberOrZero()
          .pipe(
            z
              .number()
              .positive(COPY_MESSAGES.amount)
              .max(DOCUMENT_LIMITS.amount, COPY_MESSAGES.amount)
              .refine((amount) => decimalsOf(amount) <= 2, COPY_MESSAGES.amount),
          )
          .optional(),
      }),
    )
    .min(1, COPY_MESSAGES.none)
    .max(MOST_COPIES, COPY_MESSAGES.tooMany)
    .superRefine((copies, context) => {
      const seen = new Set<string>();
      for (const [at, { clientId: id }] of copies.entries()) {
        if (seen.has(id)) {
          context.addIssue({
            code: 'custom',
            path: [at, 'clientId'],
            message: COPY_MESSAGES.twice,
          });
        }
        seen.add(id);
      }
    }),
});
export type CopiesWanted = z.output<typeof copiesSchema>;

interface Timed {
  start: string;
  day: number;
  everyMonths: number;
  until: string | null;
  count: number | null;
}

function addTimingIssues(timed: Timed, context: z.RefinementCtx): void {
  const refuse = (path: keyof Timed, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!isIsoDate(timed.start)) return;
  if (!isMeantBy(timed.day, timed.start)) refuse('day', MESSAGES.day);
  if (timed.until !== null && timed.count !== null) refuse('count', MESSAGES.bothEnds);
  else if (!hasTurn({ ...timed, firstPlace: 0 }, 0)) refuse('until', MESSAGES.noTurn);
}

interface Worded {
  lineItems: readonly { description: string }[];
  content: string;
}

/** A name between braces that means nothing would be printed for the client. */
function addVariableIssues(texts: Worded, context: z.RefinementCtx): void {
  for (const [at, { description }] of texts.lineItems.entries()) {
    refuseUnknown(description, ['lineItems', at, 'description'], context);
  }
  refuseUnknown(texts.content, ['content'], context);
}

function refuseUnknown(text: string, path: (string | number)[], context: z.RefinementCtx): void {
  const [name] = unknownVariables(text);
  if (name === undefined) return;
  const message = `«\u00A0${name}\u00A0» ne sera pas remplacé\u00A0: écrivez ${VARIABLE_NAMES}`;
  context.addIssue({ code: 'custom', path, message });
}
