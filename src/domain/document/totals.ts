import { type Decimal, exact, multiplyToCents, roundToCents } from '#domain/money/decimal.ts';
import type { Document, LineItem } from './types.ts';

/** What the figures of a document depend on, and nothing else. */
export interface Totalled extends Pick<Document, 'vat' | 'vatRate'> {
  lineItems: readonly Pick<LineItem, 'quantity' | 'unitPrice' | 'vatRate'>[];
  /** Net total of a document that has no lines yet. */
  amount?: number | null;
  currency?: string;
  /** EUR for one unit of `currency`. */
  euroRate?: number | null;
  /** Already received (BT-113). */
  paidAmount?: number;
}

interface LineTotal {
  /** Quantity × unit price, half-up to the cent (BT-131). */
  net: number;
  /** The rate this line bears, in percent; 0 when the document bears no VAT. */
  vatRate: number;
}

interface VatShare {
  /** Percent (BT-119). */
  rate: number;
  /** Sum of the nets at this rate (BT-116). */
  base: number;
  /** VAT computed once on that sum (BT-117). */
  vat: number;
}

export interface DocumentTotals {
  /** One per line item, in the same order. */
  lines: LineTotal[];
  /** Total HT (BT-109); the document's `amount`. */
  net: number;
  /** Highest rate first; empty when the document bears no VAT. */
  vatBreakdown: VatShare[];
  /** BT-110. */
  vatTotal: number;
  /** Total TTC (BT-112); equals `net` without VAT. */
  gross: number;
  /** What remains to be paid (BT-115). */
  amountDue: number;
  /**
   * « TTC » with VAT, « HT » without (docs/product.md, Lines and totals): the label of the
   * total the client pays.
   */
  totalLabel: 'TTC' | 'HT';
  /** VAT in euros (BT-111), when the document is in another currency whose rate is known. */
  vatTotalInEuros: number | null;
}

/**
 * Every figure of a document. The screen, the PDF and the XML all read this one answer, so they
 * cannot disagree (docs/product.md, Documents).
 */
export function documentTotals(document: Totalled): DocumentTotals {
  const lines = document.lineItems.map((line) => ({
    net: lineTotal(line.quantity, line.unitPrice),
    vatRate: document.vat ? (line.vatRate ?? document.vatRate) : 0,
  }));
  const net = netOf(document, lines);
  const vatBreakdown = document.vat ? breakdown(document, lines, net) : [];
  const vatTotal = total(vatBreakdown.map((share) => share.vat));
  const gross = net.plus(vatTotal);
  const due = gross.minus(roundToCents(exact(document.paidAmount ?? 0)));
  return {
    lines,
    net: net.toNumber(),
    vatBreakdown,
    vatTotal: vatTotal.toNumber(),
    gross: gross.toNumber(),
    amountDue: due.toNumber(),
    totalLabel: document.vat ? 'TTC' : 'HT',
    vatTotalInEuros: inEuros(document, vatTotal),
  };
}

/** Quantity × unit price, half-up to the cent (docs/product.md, Lines and totals). */
export function lineTotal(quantity: number, unitPrice: number): number {
  return multiplyToCents(quantity, unitPrice);
}

/** A line with its total computed; whatever total it carried is forgotten. */
export function withTotal<Line extends Pick<LineItem, 'quantity' | 'unitPrice'>>(
  line: Line,
): Line & { total: number } {
  return { ...line, total: lineTotal(line.quantity, line.unitPrice) };
}

function netOf(document: Totalled, lines: LineTotal[]): Decimal {
  if (lines.length === 0) return roundToCents(exact(document.amount ?? 0));
  return total(lines.map((line) => line.net));
}

// EN 16931 BR-CO-17: VAT is rounded once per rate on the sum of the nets, never per line.
function breakdown(document: Totalled, lines: LineTotal[], net: Decimal): VatShare[] {
  if (lines.length === 0) return [share(document.vatRate, net)];
  const bases = new Map<number, Decimal>();
  for (const line of lines) {
    bases.set(line.vatRate, (bases.get(line.vatRate) ?? exact(0)).plus(exact(line.net)));
  }
  return [...bases]
    .map(([rate, base]) => share(rate, base))
    .toSorted((one, other) => other.rate - one.rate);
}

function share(rate: number, base: Decimal): VatShare {
  const vat = roundToCents(base.times(exact(rate)).div(100));
  return { rate, base: base.toNumber(), vat: vat.toNumber() };
}

function inEuros(document: Totalled, vatTotal: Decimal): number | null {
  const foreign = document.currency !== undefined && document.currency !== 'EUR';
  if (!foreign || !document.euroRate) return null;
  return roundToCents(vatTotal.times(exact(document.euroRate))).toNumber();
}

function total(values: number[]): Decimal {
  return values.reduce((sum, value) => sum.plus(exact(value)), exact(0));
}
