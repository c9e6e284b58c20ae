import type { Client } from '#domain/client/types.ts';
import type { Document } from '#domain/document/types.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { meansLabel } from '#domain/document/paymentMeans.ts';
import { exact } from '#domain/money/decimal.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { receiptSentence } from '#domain/payments/receipt.ts';
import type { Profile } from '#domain/profile/types.ts';
import { buyerParty, sellerIdentity, sellerName, sellerParty } from './parties.ts';
import { dayParts, lookOf } from './printableView.ts';
import { oneLine, unbroken } from './text.ts';
import type { Entry, Look, Party } from './types.ts';

/** A « Reçu » as its template places it: French, formatted. */
export interface ReceiptSheet {
  look: Look;
  title: string;
  author: string;
  issued: [number, number, number];
  heading: string;
  reference: string;
  /** The invoice it belongs to. */
  relations: string[];
  logo: string | null;
  logoAlt: string;
  seller: Party;
  buyer: Party;
  details: Entry[];
  amount: Entry;
  sentence: string;
  shareColumns: string[];
  /** What it pays at each rate: rate, net, VAT, gross. */
  shares: string[][];
  remarks: string[];
  identity: string;
}

interface Parts {
  seller: Profile;
  client: Client;
  document: Document;
  payment: Payment;
  /** Owed once this payment was counted, with those recorded before it. */
  left: number;
}

/** The page that says what a client paid; amounts in the document's currency. */
export function receiptView({ seller, client, document, payment, left }: Parts): ReceiptSheet {
  const { currency } = document;
  const author = sellerName(seller);
  const number = oneLine(document.number);
  const amount = formatAmount(payment.amount, currency);
  const reference = oneLine(payment.reference ?? '');
  return {
    look: lookOf(seller),
    title: [`Reçu de ${amount}, ${number}`, author].filter(Boolean).join(' · '),
    author,
    issued: dayParts(payment.day),
    heading: 'Reçu',
    reference: unbroken(formatDay(payment.day)),
    relations: [`${kindFacts(document.kind).name} N°${NBSP}${number}`],
    logo: seller.logo === '' ? null : seller.logo,
    logoAlt: author === '' ? 'Logo' : `Logo ${author}`,
    seller: sellerParty(seller),
    buyer: buyerParty(client),
    details: [
      { label: 'Reçu le', value: unbroken(formatDay(payment.day)) },
      { label: 'Moyen de paiement', value: meansLabel(payment.method) },
      ...(reference === '' ? [] : [{ label: 'Référence', value: reference }]),
    ],
    amount: { label: 'Somme reçue', value: amount },
    sentence: receiptSentence(payment, document, { partial: left > 0 }),
    shareColumns: ['Dont', 'HT', 'TVA', 'TTC'],
    shares: document.vat ? shareRows(payment.split, currency) : [],
    remarks: remarks({ payment, left, currency }),
    identity: sellerIdentity(seller),
  };
}

/** The rows add up to the sum received. */
function shareRows({ shares, excess }: Payment['split'], currency: string): string[][] {
  const rows = shares.map((share) => shareRow(share, currency));
  if (excess === 0) return rows;
  return [...rows, ['Reçu en trop', '', '', formatAmount(excess, currency)]];
}

/** « TVA à 20 % », net, VAT, gross. */
export function shareRow(
  { rate, gross, vat }: Payment['split']['shares'][number],
  currency: string,
): string[] {
  const net = exact(gross).minus(exact(vat)).toNumber();
  return [
    rate === 0 ? 'Sans TVA' : `TVA à ${formatPercent(rate)}`,
    ...[net, vat, gross].map((sum) => formatAmount(sum, currency)),
  ];
}

function remarks({
  payment,
  left,
  currency,
}: {
  payment: Payment;
  left: number;
  currency: string;
}) {
  const { excess } = payment.split;
  const said = [
    excess > 0 && `Dont ${formatAmount(excess, currency)} reçus en trop, à vous rendre.`,
    left > 0
      ? `Reste à payer après ce paiement${NBSP}: ${formatAmount(left, currency)}.`
      : 'La facture est entièrement réglée.',
    'Ce reçu ne remplace pas la facture.',
  ];
  return said.filter((remark) => remark !== false);
}
