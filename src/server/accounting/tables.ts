import { PAYMENT_METHODS } from '#domain/document/choices.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { nameOf } from '#domain/document/names.ts';
import { stateLabel } from '#domain/document/state.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { unitOf } from '#domain/document/units.ts';
import { sum } from '#domain/money/decimal.ts';
import { formatQuantity } from '#domain/format/numbers.ts';
import { paired } from '#domain/paired.ts';
import { VAT_EXEMPTIONS } from '#domain/vat/exemptionChoices.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import type { Account } from '#server/books/books.ts';
import {
  amountCell,
  type CsvColumn,
  csvHeading,
  csvLine,
  dayCell,
  numberCell,
} from '#server/http/csv.ts';
import type { Period } from './period.ts';
import { type AccountedDocument, documentsOf } from './store.ts';

/** What both tables say of a document, so that they can be joined and filtered alike. */
const NAMING: readonly CsvColumn<AccountedDocument>[] = [
  ['Type', ({ document }) => nameOf(document)],
  ['Numéro', ({ document }) => document.number],
  ['Date', ({ document }) => dayCell(document.date)],
  ['Statut', ({ document, state }) => stateLabel(state, document.kind)],
  ['Client', ({ client }) => client.company || client.name],
];

const DOCUMENT_COLUMNS: readonly CsvColumn<AccountedDocument>[] = [
  ...NAMING,
  ['SIRET du client', ({ client }) => client.siret],
  ['TVA intracommunautaire du client', ({ client }) => client.vatNumber],
  ['Échéance', ({ document }) => dayCell(document.dueDate)],
  ['Prestation du', ({ document }) => dayCell(document.supplyDate)],
  ['Prestation au', ({ document }) => dayCell(document.supplyEndDate)],
  ['Devise', ({ document }) => document.currency],
  ['Total HT', (row) => summed(row, row.totals.net)],
  ...VAT_RATES.flatMap(({ rate }) => vatColumns(rate)),
  ['Base sans TVA', (row) => summed(row, untaxedBase(row.totals))],
  ['Total TVA', (row) => summed(row, row.totals.vatTotal)],
  ['Total TTC', (row) => summed(row, row.totals.gross)],
  ['TVA en euros', (row) => optional(row.totals.vatTotalInEuros, (vat) => summed(row, vat))],
  ['Cours en euros', ({ document }) => optional(document.euroRate, numberCell)],
  ['Exonération', ({ document }) => exemptionsOf(document)],
  ['Mode de paiement', ({ document }) => labelOf(PAYMENT_METHODS, document.paymentMethod)],
  ['Bon de commande', ({ document }) => document.purchaseOrder],
  ['SHA-256 du dernier PDF scellé', ({ sealedSha256 }) => sealedSha256],
];

interface AccountedLine extends AccountedDocument {
  /** From 1. */
  place: number;
  line: Pick<LineItem, 'description' | 'unit' | 'quantity' | 'unitPrice' | 'vatCase'>;
  net: number;
  vatRate: number;
}

const LINE_COLUMNS: readonly CsvColumn<AccountedLine>[] = [
  ...NAMING,
  ['Ligne', ({ place }) => numberCell(place)],
  ['Désignation', ({ line }) => line.description],
  ['Quantité', ({ line }) => numberCell(line.quantity)],
  ['Unité', ({ line }) => unitOf(line.unit).singular],
  ['Prix unitaire HT', ({ line }) => numberCell(line.unitPrice)],
  ['Total HT', (row) => summed(row, row.net)],
  ['Taux de TVA', ({ vatRate }) => numberCell(vatRate)],
  ['Exonération', ({ document, line }) => exemptionOf(document, line)],
  ['Devise', ({ document }) => document.currency],
];

/**
 * The documents of a period, one a row.
 *
 * @param seen called with each document written, to count them.
 */
export async function* documentsCsv(
  account: Account,
  period: Period,
  seen?: (document: AccountedDocument) => void,
): AsyncGenerator<string> {
  yield csvHeading(DOCUMENT_COLUMNS);
  for await (const page of documentsOf(account, period)) {
    for (const document of page) seen?.(document);
    yield page.map((document) => csvLine(DOCUMENT_COLUMNS, document)).join('');
  }
}

/** The lines of the documents of a period. They bear no VAT: it is computed once per rate. */
export async function* linesCsv(account: Account, period: Period): AsyncGenerator<string> {
  yield csvHeading(LINE_COLUMNS);
  for await (const page of documentsOf(account, period)) {
    const lines = page.flatMap(linesOf);
    yield lines.map((line) => csvLine(LINE_COLUMNS, line)).join('');
  }
}

function linesOf(accounted: AccountedDocument): AccountedLine[] {
  const { document, totals } = accounted;
  return totals.lines.length === 0
    ? [wholeAsLine(accounted)]
    : paired(totals.lines, document.lineItems).map(([{ net, vatRate }, line], index) => ({
        ...accounted,
        place: index + 1,
        line,
        net,
        vatRate,
      }));
}

/** A document without lines is its total: the sum of the lines stays that of the documents. */
function wholeAsLine(accounted: AccountedDocument): AccountedLine {
  const { document, totals } = accounted;
  return {
    ...accounted,
    place: 1,
    line: { description: 'Total sans détail', quantity: 1, unitPrice: totals.net },
    net: totals.net,
    vatRate: document.vat ? document.vatRate : 0,
  };
}

/** An amount as a column is summed: what an avoir says is taken away (CGI art. 272, 1). */
function summed({ document }: AccountedDocument, amount: number) {
  const sign = kindFacts(document.kind).owes < 0 ? -1 : 1;
  return amountCell(amount === 0 ? 0 : sign * amount);
}

function vatColumns(rate: number): CsvColumn<AccountedDocument>[] {
  const share = ({ totals }: AccountedDocument) =>
    totals.vatBreakdown.find((found) => found.rate === rate);
  const name = `${formatQuantity(rate)}\u00A0%`;
  return [
    [`Base HT à ${name}`, (row) => summed(row, share(row)?.base ?? 0)],
    [`TVA à ${name}`, (row) => summed(row, share(row)?.vat ?? 0)],
  ];
}

/** What bears no VAT: the untaxed lines, or the whole of a document without VAT. */
function untaxedBase({ net, vatBreakdown }: AccountedDocument['totals']): number {
  if (vatBreakdown.length === 0) return net;
  return sum(vatBreakdown.flatMap(({ vatCase, base }) => (vatCase === null ? [] : [base])));
}

/** Every reason its lines give for bearing no VAT, each once. */
function exemptionsOf(document: Document): string | null {
  const lines = document.lineItems.length === 0 ? [{}] : document.lineItems;
  const labels = lines.flatMap((line) => exemptionOf(document, line) ?? []);
  return [...new Set(labels)].join(', ') || null;
}

function exemptionOf(
  { vat, vatExemption }: Document,
  { vatCase }: Pick<LineItem, 'vatCase'>,
): string | null {
  return labelOf(VAT_EXEMPTIONS, vatCase ?? (vat ? null : vatExemption));
}

function labelOf<Value extends string>(
  choices: readonly { value: Value; label: string }[],
  value: Value | null,
): string | null {
  return choices.find((choice) => choice.value === value)?.label ?? null;
}

function optional<Cell>(value: number | null, cell: (value: number) => Cell): Cell | null {
  return value === null ? null : cell(value);
}
