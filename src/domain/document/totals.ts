import { type Decimal, exact, multiplyToCents, roundToCents } from '#domain/money/decimal.ts';
import type { VatExemption } from '#domain/vat/exemptionCodes.ts';
import { counts, type LineOption } from './lineOptions.ts';
import type { Document, LineItem } from './types.ts';

type TotalledLine = Pick<LineItem, 'quantity' | 'unitPrice' | 'vatRate' | 'vatCase'> & {
  /** Null in an answer. */
  option?: LineOption | null;
};

/** What the figures of a document depend on, and nothing else. */
export interface Totalled extends Pick<Document, 'vat' | 'vatRate'> {
  lineItems: readonly TotalledLine[];
  /** Net total of a document that has no lines yet. */
  amount?: number | null;
  currency?: string;
  /** EUR for one unit of `currency`. */
  euroRate?: number | null;
  /** Received before the issue (BT-113). */
  alreadyPaid?: { amount: number } | null;
  /** VAT by rate as it was copied from another document: it is then not computed. */
  copiedVat?: readonly VatShare[] | null;
}

interface LineTotal {
  /** Quantity × unit price, half-up to the cent (BT-131). */
  net: number;
  /** The rate this line bears, in percent; 0 when the document or the line bears no VAT. */
  vatRate: number;
  /** Why this line bears none although its document does; null otherwise. */
  vatCase: VatExemption | null;
}

export interface VatShare {
  /** Percent (BT-119); 0 with a `vatCase`. */
  rate: number;
  /** Why these lines bear no VAT although their document does; null where they bear it. */
  vatCase: VatExemption | null;
  /** Sum of the nets at this rate (BT-116). */
  base: number;
  /** VAT computed once on that sum (BT-117). */
  vat: number;
}

export interface DocumentTotals {
  /** One per line item, in the same order, options counted or not. */
  lines: LineTotal[];
  /** Total HT (BT-109); the document's `amount`. */
  net: number;
  /**
   * One share a rate, highest first, then one a reason for bearing none, at rate 0; empty when the
   * document bears no VAT. Their bases and taxes add up to `net` and `vatTotal`.
   */
  vatBreakdown: VatShare[];
  /** BT-110. */
  vatTotal: number;
  /** Total TTC (BT-112); equals `net` without VAT. */
  gross: number;
  /** What remained to be paid on the day of the issue (BT-115). */
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
  const lines = document.lineItems.map((line) => lineOf(document, line));
  // What an option comes to is in no sum until it is taken.
  const counted = lines.filter((_, place) => counts(document.lineItems[place]!));
  const net = netOf(document, counted);
  const vatBreakdown = document.vat
    ? [...(document.copiedVat ?? breakdown(document, counted, net))]
    : [];
  const vatTotal = total(vatBreakdown.map((share) => share.vat));
  const gross = net.plus(vatTotal);
  const due = gross.minus(roundToCents(exact(document.alreadyPaid?.amount ?? 0)));
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

function lineOf(document: Totalled, line: Totalled['lineItems'][number]): LineTotal {
  const vatCase = document.vat ? (line.vatCase ?? null) : null;
  const charged = document.vat && vatCase === null;
  return {
    net: lineTotal(line.quantity, line.unitPrice),
    vatRate: charged ? (line.vatRate ?? document.vatRate) : 0,
    vatCase,
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
  if (document.lineItems.length === 0) return roundToCents(exact(document.amount ?? 0));
  return total(lines.map((line) => line.net));
}

// EN 16931 BR-CO-17: VAT is rounded once per rate on the sum of the nets, never per line.
function breakdown(document: Totalled, lines: LineTotal[], net: Decimal): VatShare[] {
  if (document.lineItems.length === 0) {
    return [share({ vatRate: document.vatRate, vatCase: null }, net)];
  }
  const groups = new Map<string, { of: LineTotal; base: Decimal }>();
  for (const line of lines) {
    const key = line.vatCase ?? String(line.vatRate);
    const base = groups.get(key)?.base ?? exact(0);
    groups.set(key, { of: line, base: base.plus(exact(line.net)) });
  }
  return [...groups.values()].map(({ of, base }) => share(of, base)).toSorted(byRateAndCase);
}

/** Whatever the order of the lines: the highest rate first, the untaxed shares last. */
function byRateAndCase(one: VatShare, other: VatShare): number {
  if (one.rate !== other.rate) return other.rate - one.rate;
  return (one.vatCase ?? '') < (other.vatCase ?? '') ? -1 : 1;
}

function share(
  { vatRate, vatCase }: Pick<LineTotal, 'vatRate' | 'vatCase'>,
  base: Decimal,
): VatShare {
  const vat = roundToCents(base.times(exact(vatRate)).div(100));
  return { rate: vatRate, vatCase, base: base.toNumber(), vat: vat.toNumber() };
}

function inEuros(document: Totalled, vatTotal: Decimal): number | null {
  const foreign = document.currency !== undefined && document.currency !== 'EUR';
  if (!foreign || !document.euroRate) return null;
  return roundToCents(vatTotal.times(exact(document.euroRate))).toNumber();
}

function total(values: number[]): Decimal {
  return values.reduce((sum, value) => sum.plus(exact(value)), exact(0));
}
