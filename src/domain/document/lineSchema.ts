import * as z from 'zod';
import { decimalsOf } from '#domain/money/decimal.ts';
import { block, numberOrZero } from '#domain/text/fields.ts';
import { VAT_EXEMPTION_CODES } from '#domain/vat/exemptionCodes.ts';
import { vatRateSchema } from '#domain/vat/rateSchema.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { LINE_FLAGS } from './lineFlags.ts';
import { LINE_KINDS, lineKind } from './lineKind.ts';
import { LINE_OPTIONS, type LineOption, OPTION_MESSAGES } from './lineOptions.ts';
import { LINE_UNITS } from './lineUnits.ts';
import { lineTotal, withTotal } from './totals.ts';
import type { LineItem } from './types.ts';

const LINE_MESSAGES = {
  quantity: 'La quantité doit être supérieure à 0',
  quantityDecimals: 'La quantité accepte quatre décimales au plus',
  quantityTooHigh: 'La quantité est trop élevée',
  price: 'Le prix unitaire ne peut pas être négatif, sauf sur une ligne de remise',
  takenOff: 'Une remise ou une déduction a un prix négatif',
  kind: 'Une ligne est une vente, une remise ou une déduction',
  priceDecimals: 'Le prix unitaire accepte quatre décimales au plus',
  priceTooHigh: 'Le prix unitaire est trop élevé',
  totalTooHigh: 'Le total de la ligne est trop élevé',
  unit: 'Cette unité n’existe pas',
  inOldHome: 'Dites si les travaux sont faits dans un logement de plus de deux ans',
  vatCase: 'Veuillez choisir un motif de la liste',
} as const;

/** The quantity of a deposit taken back: its price stays positive (BR-27). */
const TAKEN_BACK = -1;

/**
 * One line (docs/product.md, Lines and totals). What comes out always carries its computed
 * total: a total sent by the caller is ignored. So does its kind: without one, a negative price is
 * a discount.
 */
export const lineItemSchema = z
  .object({
    description: block(DOCUMENT_LIMITS.description),
    quantity: numberOrZero().pipe(
      z
        .number()
        .refine((quantity) => quantity > 0 || quantity === TAKEN_BACK, LINE_MESSAGES.quantity)
        .max(DOCUMENT_LIMITS.quantity, LINE_MESSAGES.quantityTooHigh)
        .refine(fewDecimals, LINE_MESSAGES.quantityDecimals),
    ),
    unitPrice: numberOrZero().pipe(
      z
        .number()
        .min(-DOCUMENT_LIMITS.amount, LINE_MESSAGES.priceTooHigh)
        .max(DOCUMENT_LIMITS.amount, LINE_MESSAGES.priceTooHigh)
        .refine(fewDecimals, LINE_MESSAGES.priceDecimals),
    ),
    total: z.unknown().optional(),
    kind: z.enum(LINE_KINDS, { error: LINE_MESSAGES.kind }).optional(),
    unit: z.enum(LINE_UNITS, { error: LINE_MESSAGES.unit }).nullish(),
    vatRate: vatRateSchema.nullish(),
    vatCase: z.enum(VAT_EXEMPTION_CODES, { error: LINE_MESSAGES.vatCase }).nullish(),
    inOldHome: z.boolean({ error: LINE_MESSAGES.inOldHome }).optional(),
    source: block(DOCUMENT_LIMITS.source).nullish(),
    flags: z.array(z.enum(LINE_FLAGS)).max(LINE_FLAGS.length).optional(),
    creditedLine: z.int().min(0).max(DOCUMENT_LIMITS.lines).nullish(),
    depositId: z.string().max(100).nullish(),
    quotedLine: z.int().min(0).max(DOCUMENT_LIMITS.lines).nullish(),
    option: z.enum(LINE_OPTIONS, { error: OPTION_MESSAGES.unknown }).nullish(),
  })
  .superRefine((line, context) => {
    if (line.quantity === TAKEN_BACK) {
      addTakenBackIssues(line, context);
      return;
    }
    const isSale = lineKind(line) === 'sale';
    if (isSale && line.unitPrice < 0) {
      context.addIssue({ code: 'custom', path: ['unitPrice'], message: LINE_MESSAGES.price });
    }
    if (!isSale && line.unitPrice > 0) {
      context.addIssue({ code: 'custom', path: ['unitPrice'], message: LINE_MESSAGES.takenOff });
    }
    const bounded =
      line.quantity <= DOCUMENT_LIMITS.quantity &&
      Math.abs(line.unitPrice) <= DOCUMENT_LIMITS.amount;
    if (bounded && Math.abs(lineTotal(line.quantity, line.unitPrice)) > DOCUMENT_LIMITS.amount) {
      context.addIssue({
        code: 'custom',
        path: ['unitPrice'],
        message: LINE_MESSAGES.totalTooHigh,
      });
    }
  })
  .transform(({ option, ...line }) =>
    withTotal({
      ...line,
      kind: lineKind(line),
      // Taken or declined by the client's answer alone, never by who writes the quote.
      ...(option && { option: 'offered' as LineOption }),
    }),
  );

function addTakenBackIssues(
  line: Pick<LineItem, 'kind' | 'unitPrice' | 'depositId'>,
  context: z.RefinementCtx,
): void {
  if (line.kind !== 'deduction' || !line.depositId) {
    context.addIssue({ code: 'custom', path: ['quantity'], message: LINE_MESSAGES.quantity });
  }
  if (line.unitPrice < 0) {
    context.addIssue({ code: 'custom', path: ['unitPrice'], message: LINE_MESSAGES.price });
  }
}

function fewDecimals(value: number): boolean {
  return decimalsOf(value) <= DOCUMENT_LIMITS.decimals;
}
