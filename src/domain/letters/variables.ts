import type { IsoDate } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import type { LetterWords } from '#domain/document/emailSchema.ts';
import { isRequest, kindFacts } from '#domain/document/kinds.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { expectedNext, owedBy } from '#domain/document/owed.ts';
import { meansAskedFor } from '#domain/document/paymentMeans.ts';
import { heldBack } from '#domain/document/retention.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import type { Profile } from '#domain/profile/types.ts';
import { foldCase } from '#domain/text/clean.ts';

/** What the texts of letters may hold between braces. */
export const LETTER_VARIABLES = [
  { name: 'client', means: 'le nom du client' },
  { name: 'document', means: 'par exemple «\u00A0la facture INV-012\u00A0»' },
  { name: 'type', means: 'par exemple «\u00A0Facture\u00A0»' },
  { name: 'numéro', means: 'le numéro du document' },
  { name: 'date', means: 'sa date' },
  { name: 'montant', means: 'son total' },
  { name: 'reste', means: 'ce qui reste à payer' },
  { name: 'échéance', means: 'le dernier jour pour payer' },
  { name: 'iban', means: 'votre IBAN, pour un virement' },
  { name: 'page', means: 'l’adresse de la page du client' },
  { name: 'entreprise', means: 'votre nom commercial' },
] as const;

type VariableName = (typeof LETTER_VARIABLES)[number]['name'];
export type LetterValues = Record<VariableName, string>;

/** Stays until the letter leaves: only then has the page an address. */
export const PAGE = '{page}';

/** These are left out with the space before them; a line that names another empty one goes whole. */
const NAMES: readonly VariableName[] = ['client', 'entreprise'];

const BRACES = /\{(\p{L}[\p{L} ]*)\}/gu;

interface About {
  seller: Pick<Profile, 'company' | 'name' | 'iban'>;
  client: Pick<Client, 'company' | 'name'>;
  document: Document;
  today: IsoDate;
}

/** What the variables are for one document; empty where it has no such thing, or asks for nothing. */
export function letterValues({ seller, client, document, today }: About): LetterValues {
  const { kind, number, date, dueDate, currency } = document;
  const { gross } = documentTotals(document);
  const left = leftToAsk(document, gross, today);
  const requested = isRequest(document) ? kindFacts(kind).requestName : null;
  const isByTransfer = meansAskedFor(document.paymentMethod) === 'transfer';
  return {
    client: (client.company || client.name).trim(),
    document: documentInSentence(document),
    type: requested ?? kindFacts(kind).name,
    numéro: requested ? '' : number,
    date: formatDayLong(date),
    montant: formatAmount(gross, currency),
    reste: left > 0 ? formatAmount(left, currency) : '',
    échéance: left > 0 && dueDate !== null ? formatDayLong(dueDate) : '',
    iban: left > 0 && isByTransfer ? grouped(seller.iban) : '',
    page: PAGE,
    entreprise: (seller.company || seller.name).trim(),
  };
}

/** TTC; a draft asks for all that is not kept back. */
function leftToAsk(document: Document, gross: number, today: IsoDate): number {
  if (kindFacts(document.kind).owes <= 0) return 0;
  if (document.issuedAt) return expectedNext(owedBy(document, gross, today));
  return sum([gross, -heldBack(document, gross, today)]);
}

/** A text with its variables said; what is no variable stays as it is. */
export function filledText({ subject, message }: LetterWords, values: LetterValues): LetterWords {
  const lines = message.split('\n').flatMap((line) => filledLine(line, values) ?? []);
  return {
    subject: said(subject, values).replaceAll(/\s+/g, ' ').trim(),
    message: lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/** Null where it names what the document does not have. */
function filledLine(line: string, values: LetterValues): string | null {
  const named = [...line.matchAll(BRACES)].map(([, name = '']) => variableOf(name));
  const isMissing = named.some((name) => name && !NAMES.includes(name) && values[name] === '');
  return isMissing ? null : said(line, values);
}

function said(text: string, values: LetterValues): string {
  return text.replaceAll(/( ?)\{(\p{L}[\p{L} ]*)\}/gu, (whole, space: string, name: string) => {
    const known = variableOf(name);
    if (known === undefined) return whole;
    return values[known] === '' ? '' : `${space}${values[known]}`;
  });
}

/** The names between braces that mean nothing: they would be sent as they are. */
export function unknownLetterVariables(text: string): string[] {
  return [...text.matchAll(BRACES)]
    .filter(([, name = '']) => variableOf(name) === undefined)
    .map(([whole]) => whole);
}

function variableOf(name: string): VariableName | undefined {
  const folded = foldCase(name.trim());
  return LETTER_VARIABLES.find((each) => foldCase(each.name) === folded)?.name;
}

function grouped(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00A0');
}
