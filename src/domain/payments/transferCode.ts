import { electronicFormatIBAN, isSEPACountry } from 'ibantools';
import { checkBic, checkIban } from '#domain/identifiers/bank.ts';
import { exact } from '#domain/money/decimal.ts';

/** What a transfer needs; the amount in euros, all taxes included. */
export interface TransferFacts {
  beneficiary: string;
  iban: string;
  bic: string;
  amount: number;
  /** What the payer’s bank writes beside the amount: the number of the invoice. */
  reference: string;
}

/** Outside the European Economic Area a transfer still names the bank (EPC069-12, AT-23). */
const OUTSIDE_EEA = new Set(['AD', 'CH', 'GB', 'GI', 'MC', 'SM', 'VA']);

const HIGHEST_AMOUNT = 999_999_999.99;
const LONGEST_NAME = 70;
const LONGEST_TEXT = 140;
const MOST_BYTES = 331;

/**
 * The text of a « QR code » for a SEPA transfer, byte for byte as EPC069-12 (version 002, UTF-8, LF)
 * wants it. Null when one cannot be made: no sound IBAN of the SEPA zone, nothing to pay, no name.
 */
export function transferCodeText(facts: TransferFacts): string | null {
  const beneficiary = cut(oneLine(facts.beneficiary), LONGEST_NAME);
  const iban = checkIban(facts.iban);
  if (beneficiary === '' || !iban.valid || !isSEPACountry(iban.value.slice(0, 2))) return null;
  if (!(facts.amount >= 0.01 && facts.amount <= HIGHEST_AMOUNT)) return null;
  const bic = checkBic(facts.bic);
  if (!bic.valid && OUTSIDE_EEA.has(iban.value.slice(0, 2))) return null;
  const lines = [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    bic.valid ? bic.value : '',
    beneficiary,
    electronicFormatIBAN(iban.value) ?? '',
    `EUR${exact(facts.amount).toFixed(2)}`,
    // No purpose and no structured reference; their lines stand all the same, or the text would be
    // read in their place.
    '',
    '',
    cut(oneLine(facts.reference), LONGEST_TEXT),
  ];
  const text = lines.join('\n').trimEnd();
  return new TextEncoder().encode(text).length > MOST_BYTES ? null : text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** At most so many characters, none cut in two. */
function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}
