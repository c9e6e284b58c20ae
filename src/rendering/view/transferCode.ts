import { encode } from 'uqr';
import { kindFacts } from '#domain/document/kinds.ts';
import { retainedAtIssue } from '#domain/document/retention.ts';
import type { Document } from '#domain/document/types.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import { transferCodeText } from '#domain/payments/transferCode.ts';
import { sellerName } from './parties.ts';
import type { Facts, TransferCode } from './types.ts';

/** EPC069-12: level M and at most version 13, whatever would still fit. */
const MARK = { ecc: 'M', boostEcc: false, maxVersion: 13, border: 0 } as const;

/**
 * The code of an issued invoice in euros that is paid by transfer: what was left to pay on the day
 * of the issue, without what the client keeps back. A draft has no number yet, and asks for nothing.
 */
export function transferCode(facts: Facts): TransferCode | null {
  const { seller, document, totals } = facts;
  if (document.issuedAt === null || !isByTransfer(document)) return null;
  const kept = retainedAtIssue(document, totals);
  return transferCodeFor({ seller, document, amount: sum([totals.amountDue, -kept]) });
}

/** The code that pays `amount` of an invoice, in euros TTC; null where none can be made. */
export function transferCodeFor({
  seller,
  document: { kind, number, currency },
  amount,
}: Pick<Facts, 'seller' | 'document'> & { amount: number }): TransferCode | null {
  if (kindFacts(kind).owes <= 0 || currency !== 'EUR') return null;
  const { iban, bic } = seller;
  const beneficiary = sellerName(seller);
  const text = transferCodeText({ beneficiary, iban, bic, amount, reference: number });
  if (text === null) return null;
  const { data, size } = encode(text, MARK);
  const sum = formatAmount(amount);
  return {
    svg: svgOf(data, size),
    size,
    alt: `Code QR de virement SEPA de ${sum} à ${beneficiary}, référence ${number}. L’IBAN et le montant sont écrits en toutes lettres à côté.`,
    caption: ['À scanner avec l’application', `de votre banque\u00A0: ${sum}`],
  };
}

/** True where a document is paid by transfer: it says so, or says nothing. */
export function isByTransfer({ paymentMethod }: Pick<Document, 'paymentMethod'>): boolean {
  return paymentMethod === null || paymentMethod === 'transfer';
}

/** One path, a rectangle for each run of dark modules: no seam, and a fifth of the bytes. */
function svgOf(data: readonly boolean[][], size: number): string {
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${runs.join('')}"/></svg>`;
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
