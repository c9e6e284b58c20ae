import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, formatPeriod } from '#domain/format/days.ts';
import { formatAmount, formatWhole } from '#domain/format/numbers.ts';
import { type BookRow, bookTotals } from '#domain/payments/receiptsBook.ts';
import type { Profile } from '#domain/profile/types.ts';
import { sellerIdentity, sellerName } from './parties.ts';
import { dayParts } from './printableView.ts';
import { oneLine } from './text.ts';

/** The « livre des recettes » as its template places it: French, formatted. */
export interface ReceiptsBookSheet {
  title: string;
  author: string;
  issued: [number, number, number];
  heading: string;
  reference: string;
  columns: string[];
  rows: string[][];
  empty: string;
  totalsTitle: string;
  totalColumns: string[];
  totals: string[][];
  identity: string;
  logo: null;
}

interface Parts {
  seller: Profile;
  period: { from: IsoDate; to: IsoDate };
  today: IsoDate;
  rows: readonly BookRow[];
}

/** The columns of the book, in the order the law names them (C. com., art. D123-205-1). */
export const BOOK_COLUMNS = [
  'N°',
  'Date d’encaissement',
  'Facture',
  'Client',
  'Nature',
  'Montant encaissé',
  'dont espèces',
  'Mode',
  'Référence',
] as const;

export function receiptsBookView({ seller, period, today, rows }: Parts): ReceiptsBookSheet {
  const author = sellerName(seller);
  const heading = 'Livre des recettes';
  return {
    title: [heading, author].filter(Boolean).join(' · '),
    author,
    issued: dayParts(today),
    heading,
    reference: `Encaissements ${formatPeriod(period.from, period.to)} · arrêté au ${formatDay(today)}`,
    columns: [...BOOK_COLUMNS],
    rows: rows.map((row) => [
      formatWhole(row.place),
      formatDay(row.day),
      oneLine(row.documentNumber),
      oneLine(row.clientName),
      row.nature,
      formatAmount(row.amount, row.currency),
      row.cash === 0 ? '' : formatAmount(row.cash, row.currency),
      row.means,
      oneLine(row.reference),
    ]),
    empty: 'Aucun encaissement sur cette période.',
    totalsTitle: 'Totaux par trimestre',
    totalColumns: ['Trimestre', 'Encaissé', 'dont espèces'],
    totals: bookTotals(rows).map(({ quarter, currency, amount, cash }) => [
      quarter,
      formatAmount(amount, currency),
      formatAmount(cash, currency),
    ]),
    identity: sellerIdentity(seller),
    logo: null,
  };
}
