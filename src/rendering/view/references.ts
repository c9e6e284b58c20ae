import { isWhole } from '#domain/corrections/progress.ts';
import { balanceReading } from '#domain/corrections/balance.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { quoteReference, referencesOf } from '#domain/document/references.ts';
import type { DocumentReference } from '#domain/document/references.ts';
import type { Document } from '#domain/document/types.ts';
import { unbroken } from './text.ts';
import type { Facts, Reading } from './types.ts';

/**
 * What a document says under its number of the others: « Avoir sur la facture FA-050 du 5 novembre
 * 2026 », « Annule et remplace… », « Selon devis… » (CGI art. 289, I-5).
 */
export function relations(document: Document): string[] {
  const credited = referencesOf(document, 'credits').map((one) => `Avoir sur ${named(one)}`);
  const replaced = referencesOf(document, 'replaces').map(
    (one) => `Annule et remplace ${named(one)}`,
  );
  const quote = quoteReference(document);
  const offer = quote
    ? [`${onQuote(document)} ${quote.number} du${NBSP}${unbroken(formatDayLong(quote.date))}`]
    : [];
  const amended = referencesOf(document, 'amends').map(
    ({ number, date }) => `Avenant au devis ${number} du${NBSP}${unbroken(formatDayLong(date))}`,
  );
  return [...credited, ...replaced, ...amended, ...offer];
}

/** « Selon devis », « Situation n° 2 sur le devis »; the last one says that the works are done. */
function onQuote({ situation }: Document): string {
  if (!situation) return 'Selon devis';
  const name = `Situation n°${NBSP}${situation.rank}`;
  return isWhole(situation.lots)
    ? `${name} et dernière, décompte définitif du devis`
    : `${name} sur le devis`;
}

/** How the client uses an avoir; null for what is no avoir. */
export function creditUse(document: Document): string | null {
  if (kindFacts(document.kind).owes >= 0) return null;
  const [credited] = referencesOf(document, 'credits');
  const on = credited ? ` sur ${inSentence(credited)}` : '';
  return `Avoir à imputer${on} ou à rembourser.`;
}

/** The two readings of a balance: what was sold, what each deposit took of it, what is left. */
export function balanceTable({ document }: Facts): Reading | null {
  const reading = balanceReading(document);
  if (reading === null) return null;
  const { sold, deposits, left, rounding } = reading;
  const amount = (value: number) => formatAmount(value, document.currency);
  // Where a part of it was paid or is kept back, the totals say what is to be paid.
  const isAsked = document.alreadyPaid === null && document.retention === null;
  const row = (label: string, sums: { net: number; vat: number; gross: number }, sign: 1 | -1) => ({
    label,
    amounts: (document.vat ? [sums.net, sums.vat, sums.gross] : [sums.net]).map((value) =>
      amount(sign * value),
    ),
  });
  return {
    columns: document.vat ? ['Total HT', 'TVA', 'Total TTC'] : ['Total HT'],
    rows: [
      row('Total avant acomptes', sold, 1),
      ...deposits.map(({ deposit, ...sums }) =>
        row(deposit ? `Acompte facturé ${deposit.number}` : '', sums, -1),
      ),
      row(isAsked ? 'Reste à payer' : 'Reste après acomptes', left, 1),
    ],
    note:
      rounding === 0
        ? null
        : `Les arrondis de TVA par facture laissent un écart de ${amount(rounding)}.`,
  };
}

/** What a request for a deposit must say of itself. */
export const REQUEST_NOTICE = `Ce document n’est pas une facture${NBSP}: la facture d’acompte vous sera remise dès réception du paiement.`;

function named(reference: DocumentReference): string {
  return `${inSentence(reference)} du${NBSP}${unbroken(formatDayLong(reference.date))}`;
}

function inSentence({ kind, number }: DocumentReference): string {
  return `${kindFacts(kind).definite} ${number}`;
}
