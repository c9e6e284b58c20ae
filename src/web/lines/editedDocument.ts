import type { OrderDeposit } from '#domain/document/facts.ts';
import { kindAtPrice, lineKind } from '#domain/document/lineKind.ts';
import type { LineOption } from '#domain/document/lineOptions.ts';
import { LINE_UNITS } from '#domain/document/lineUnits.ts';
import { type DocumentTotals, documentTotals, withTotal } from '#domain/document/totals.ts';
import type { LineFlag } from '#domain/document/lineFlags.ts';
import type { LineItem, LineKind, LineUnit } from '#domain/document/types.ts';
import { formatNumber, formatQuantity } from '#domain/format/numbers.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import type { VatExemption } from '#domain/vat/exemptionCodes.ts';

/** A line as its fields hold it: figures stay as typed until they are read. */
export interface EditedLine {
  description: string;
  quantity: string;
  unitPrice: string;
  kind: LineKind;
  unit: LineUnit | null;
  vatRate: number | null;
  vatCase: VatExemption | null;
  inOldHome: boolean;
  /** In a quote: its client may take it or leave it. */
  option: boolean;
  source: string | null;
  flags: LineFlag[];
  /** What it credits of an invoice, or the deposit it takes back: the line keeps it through an edit. */
  creditedLine?: number;
  depositId?: string;
  quotedLine?: number;
}

/**
 * What the third step of the wizard and the edit mode change alike (docs/product.md, The wizard).
 */
export interface EditedDocument {
  lineItems: EditedLine[];
  content: string;
  vat: boolean;
  vatRate: number;
  /** What a quote asks for at the order; no figure is nothing. Absent where there is no such field. */
  orderDeposit?: EditedDeposit;
}

/** A deposit as its fields hold it. */
export interface EditedDeposit {
  by: OrderDeposit['by'];
  value: string;
}

/** A line as the server and the drafting engine write it. */
interface WrittenLine {
  description: string;
  quantity: number;
  unitPrice: number;
  kind?: LineKind;
  unit?: string | null;
  vatRate?: number | null;
  vatCase?: VatExemption | null;
  inOldHome?: boolean;
  option?: LineOption | null;
  source?: string | null;
  flags?: readonly string[];
  creditedLine?: number | null;
  depositId?: string | null;
  quotedLine?: number | null;
}

interface WrittenDocument extends Omit<EditedDocument, 'lineItems' | 'orderDeposit'> {
  lineItems: readonly WrittenLine[];
  orderDeposit?: OrderDeposit | null;
}

export function editedDocument({
  lineItems,
  content,
  vat,
  vatRate,
  orderDeposit,
}: WrittenDocument): EditedDocument {
  return {
    lineItems: lineItems.map(editedLine),
    content,
    vat,
    vatRate,
    ...(orderDeposit !== undefined && { orderDeposit: editedDeposit(orderDeposit) }),
  };
}

function editedDeposit(deposit: OrderDeposit | null): EditedDeposit {
  if (deposit === null) return { by: 'percent', value: '' };
  const { by, value } = deposit;
  return { by, value: formatNumber(value, by === 'amount' ? 2 : 0, 2) };
}

/** What is typed, read; null where nothing is. */
export function orderDepositOf({ by, value }: EditedDeposit): OrderDeposit | null {
  return value.trim() === '' ? null : { by, value: numberOrZero(value) };
}

export function editedLine(line: WrittenLine): EditedLine {
  return {
    description: line.description,
    quantity: formatQuantity(line.quantity),
    unitPrice: priceText(line.unitPrice),
    kind: line.depositId ? 'deduction' : kindAtPrice(lineKind(line), line.unitPrice),
    unit: LINE_UNITS.find((unit) => unit === line.unit) ?? null,
    vatRate: line.vatRate ?? null,
    vatCase: line.vatCase ?? null,
    inOldHome: line.inOldHome ?? false,
    option: line.option != null,
    source: line.source ?? null,
    flags: (line.flags ?? []) as LineFlag[],
    ...followed(line),
  };
}

/** « 140,00 », and up to four decimals where the price has them. */
export function priceText(price: number): string {
  return formatNumber(price, 2, 4);
}

/** A new line has quantity 1 and price 0 (docs/product.md, Lines and totals). */
export function blankLine(): EditedLine {
  return editedLine({ description: '', quantity: 1, unitPrice: 0 });
}

/**
 * What is typed, read: what is no number counts as 0 (docs/product.md, Lines and totals), and the
 * price tells a discount.
 */
export function lineItemOf(line: EditedLine): LineItem {
  const unitPrice = numberOrZero(line.unitPrice);
  return withTotal({
    description: line.description,
    quantity: numberOrZero(line.quantity),
    unitPrice,
    kind: line.depositId ? 'deduction' : kindAtPrice(line.kind, unitPrice),
    unit: line.unit,
    vatRate: line.vatRate,
    vatCase: line.vatCase,
    inOldHome: line.inOldHome,
    ...(line.option && { option: 'offered' as const }),
    source: line.source,
    flags: line.flags,
    ...followed(line),
  });
}

function followed({
  creditedLine,
  depositId,
  quotedLine,
}: Pick<WrittenLine, 'creditedLine' | 'depositId' | 'quotedLine'>) {
  return {
    ...(creditedLine != null && { creditedLine }),
    ...(depositId != null && { depositId }),
    ...(quotedLine != null && { quotedLine }),
  };
}

/** The part of a document's body that the editor holds. */
export function bodyOf({ lineItems, content, vat, vatRate, orderDeposit }: EditedDocument) {
  return {
    content,
    vat,
    vatRate,
    lineItems: lineItems.map(lineItemOf),
    ...(orderDeposit && { orderDeposit: orderDepositOf(orderDeposit) }),
  };
}

export function totalsOf(
  { lineItems, vat, vatRate }: Omit<EditedDocument, 'content'>,
  money: { currency?: string; euroRate?: number | null } = {},
): DocumentTotals {
  return documentTotals({ lineItems: lineItems.map(lineItemOf), vat, vatRate, ...money });
}

/** The doubts left on a line once one of its figures is typed: the user has settled that figure. */
export function flagsLeft(
  flags: readonly LineFlag[],
  figure: 'quantity' | 'unitPrice',
  typed: string,
): LineFlag[] {
  if (figure === 'quantity') return flags.filter((flag) => !QUANTITY_FLAGS.includes(flag));
  const priced = numberOrZero(typed) !== 0;
  return flags.filter(
    (flag) => !PRICE_FLAGS.includes(flag) || (flag === 'price_to_complete' && !priced),
  );
}

const QUANTITY_FLAGS: readonly LineFlag[] = ['ambiguous_unit_or_lot', 'quantity_to_check'];

const PRICE_FLAGS: readonly LineFlag[] = [
  'price_to_complete',
  'ttc_without_rate',
  'ambiguous_unit_or_lot',
  'conflicting_amount',
  'unusual_price',
];
