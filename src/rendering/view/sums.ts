import { isSettledAtIssue } from '#domain/document/alreadyPaid.ts';
import { orderDepositGross } from '#domain/corrections/orderDeposit.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { byMeans } from '#domain/document/paymentMeans.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount, formatNumber, formatPercent } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { retainedAtIssue } from '#domain/document/retention.ts';
import { exact, sum } from '#domain/money/decimal.ts';
import { oneLine, unbroken } from './text.ts';
import type { Entry, Facts } from './types.ts';

/** What the lines come to, discounts, net and VAT by rate: all that stands over the total. */
export function totalEntries(facts: Facts): Entry[] {
  return [...discounts(facts), ...netAndVat(facts)];
}

/** A discount is no line of the table: it stands with the totals, as in the XML (BG-20). */
function discounts(facts: Facts): Entry[] {
  const { document, totals } = facts;
  const apart = document.lineItems.flatMap((line, index) =>
    isInTable(facts, line) ? [] : [{ line, net: totals.lines[index]?.net ?? line.total, index }],
  );
  if (apart.length === 0) return [];
  const { currency } = document;
  const sold = exact(totals.net).minus(sum(apart.map(({ net }) => net)));
  return [
    { label: 'Sous-total HT', value: formatAmount(sold.toNumber(), currency) },
    ...apart.map(({ line, net, index }) => ({
      label: `${oneLine(line.description)}${rateOfDiscount(facts, index)}`,
      value: formatAmount(net, currency),
    })),
  ];
}

/** Which tax a discount lowers, where there are several. */
function rateOfDiscount({ document, totals }: Facts, index: number): string {
  const at = totals.lines[index];
  if (!document.vat || !at || !hasSeveralRates({ totals })) return '';
  return at.vatCase === null ? ` (TVA${NBSP}${formatPercent(at.vatRate)})` : ' (sans TVA)';
}

/** Discounts leave the table, unless they are all there is. */
export function isInTable({ document }: Pick<Facts, 'document'>, line: LineItem): boolean {
  return !isDiscount(line) || document.lineItems.every(isDiscount);
}

function isDiscount(line: LineItem): boolean {
  return lineKind(line) === 'discount';
}

/** True where a reader must be told the rate of each line. */
export function hasSeveralRates({ totals }: Pick<Facts, 'totals'>): boolean {
  return totals.vatBreakdown.length > 1;
}

function netAndVat({ document, totals }: Facts): Entry[] {
  if (!document.vat) return [];
  const { currency } = document;
  const charged = totals.vatBreakdown.filter(({ vatCase }) => vatCase === null);
  const untaxed = totals.vatBreakdown.filter(({ vatCase }) => vatCase !== null);
  const several = charged.length > 1 || untaxed.length > 0;
  // Per rate, the base and the tax (CGI ann. II art. 242 nonies A, 11°).
  const on = (base: number) => (several ? ` sur ${formatAmount(base, currency)}` : '');
  return [
    {
      label: isCredit(document) ? 'Total HT crédité' : 'Total HT',
      value: formatAmount(totals.net, currency),
    },
    ...charged.map(({ rate, base, vat }) => ({
      label: `TVA ${formatPercent(rate)}${on(base)}`,
      value: formatAmount(vat, currency),
    })),
    // Once, whatever the reasons: the mentions give them.
    ...(untaxed.length === 0
      ? []
      : [
          {
            label: `Sans TVA${on(sum(untaxed.map(({ base }) => base)))}`,
            value: formatAmount(0, currency),
          },
        ]),
  ];
}

/** « Total HT » alone would not say, where there is no VAT, that it is what one pays. */
function whoseTotal(document: Document): string {
  if (isCredit(document)) return ' à votre crédit';
  const isAll = document.alreadyPaid === null && document.retention === null;
  return kindFacts(document.kind).owes > 0 && isAll ? ` · Net${NBSP}à${NBSP}payer` : '';
}

/** What the document comes to: to pay, or to the client's credit. */
export function grandTotal({ document, totals }: Facts): Entry {
  return {
    label: `Total${NBSP}${totals.totalLabel}${whoseTotal(document)}`,
    value: formatAmount(totals.gross, document.currency),
  };
}

/** « Déjà réglé » and « Reste à payer », or « Acquittée » where nothing is left; a quote’s deposit. */
export function settled(facts: Facts): Entry[] {
  return [...alreadyPaid(facts), ...retained(facts), ...orderDeposit(facts)];
}

/** What a quote asks for once it is accepted. */
function orderDeposit({ document }: Facts): Entry[] {
  const gross = orderDepositGross(document);
  if (gross === null) return [];
  return [{ label: 'Acompte à la commande', value: formatAmount(gross, document.currency) }];
}

/** What is kept back, and what is left to pay on the due date. */
function retained({ document, totals }: Facts): Entry[] {
  const kept = retainedAtIssue(document, totals);
  if (document.retention === null || kept === 0) return [];
  const rest = exact(totals.amountDue).minus(kept).toNumber();
  return [
    {
      label: `Retenue de garantie ${formatPercent(document.retention)}`,
      value: formatAmount(0 - kept, document.currency),
    },
    { label: 'Net à payer à l’échéance', value: formatAmount(rest, document.currency) },
  ];
}

function alreadyPaid(facts: Facts): Entry[] {
  const { document, totals } = facts;
  if (document.alreadyPaid === null) return [];
  const { day, amount, method } = document.alreadyPaid;
  const how = `le ${unbroken(formatDay(day))}, ${byMeans(method)}`;
  return [
    {
      label: isSettled(facts) ? `Acquittée ${how}` : `Déjà réglé ${how}`,
      value: formatAmount(0 - amount, document.currency),
    },
    { label: 'Reste à payer', value: formatAmount(totals.amountDue, document.currency) },
  ];
}

/** True where all was received before the issue. */
export function isSettled({ document, totals }: Facts): boolean {
  return isSettledAtIssue(document, totals.gross);
}

function isCredit({ kind }: Document): boolean {
  return kindFacts(kind).owes < 0;
}

/** VAT is owed in euros whatever the currency of the document (BT-111). */
export function conversion({ document, totals }: Facts): string | null {
  if (
    document.currency === 'EUR' ||
    document.euroRate === null ||
    totals.vatTotalInEuros === null
  ) {
    return null;
  }
  const one = `1${NBSP}${currencySymbol(document.currency)}`;
  const rate = `${formatNumber(document.euroRate, 2, 6)}${NBSP}€`;
  return `Soit une TVA de ${formatAmount(totals.vatTotalInEuros)}, au taux de ${one} = ${rate}`;
}
