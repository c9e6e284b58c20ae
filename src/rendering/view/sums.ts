import { kindFacts } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import { formatAmount, formatNumber, formatPercent } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { sum } from '#domain/money/decimal.ts';
import type { Entry, Facts } from './types.ts';

/** Net and VAT by rate, over the total. */
export function totalEntries({ document, totals }: Facts): Entry[] {
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
  return kindFacts(document.kind).owes > 0 && document.paidAmount === 0 ? ' · Net à payer' : '';
}

/** What the document comes to: to pay, or to the client's credit. */
export function grandTotal({ document, totals }: Facts): Entry {
  return {
    label: `Total ${totals.totalLabel}${whoseTotal(document)}`,
    value: formatAmount(totals.gross, document.currency),
  };
}

/** What was received before, and what is then left to pay. */
export function settled({ document, totals }: Facts): Entry[] {
  if (document.paidAmount === 0) return [];
  const { currency, paidAmount } = document;
  return [
    { label: 'Déjà réglé', value: formatAmount(-paidAmount, currency) },
    { label: 'Reste à payer', value: formatAmount(totals.amountDue, currency) },
  ];
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

/** True where all was received before. */
export function isSettled({ paidAmount }: Document, amountDue: number): boolean {
  return paidAmount > 0 && amountDue === 0;
}
