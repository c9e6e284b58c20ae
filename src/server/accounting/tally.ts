import { kindFacts } from '#domain/document/kinds.ts';
import { type Decimal, exact } from '#domain/money/decimal.ts';
import type { AccountedDocument } from './store.ts';

interface Sums {
  net: Decimal;
  vat: Decimal;
  gross: Decimal;
}

/** What the table of documents holds, counted as it is written. */
export interface Tally {
  invoices: number;
  credits: number;
  quotes: number;
  drafts: number;
  /** Of the invoices issued, less the avoirs, by currency. */
  issued: Map<string, Sums>;
  add: (document: AccountedDocument) => void;
}

export function emptyTally(): Tally {
  return {
    invoices: 0,
    credits: 0,
    quotes: 0,
    drafts: 0,
    issued: new Map(),
    add({ document: { kind, status, currency }, totals }) {
      const { isOffer, owes } = kindFacts(kind);
      if (isOffer) this.quotes += 1;
      else if (owes < 0) this.credits += 1;
      else this.invoices += 1;
      if (status === 'draft') this.drafts += 1;
      if (owes === 0 || status === 'draft' || status === 'cancelled') return;
      const sums = this.issued.get(currency) ?? { net: exact(0), vat: exact(0), gross: exact(0) };
      this.issued.set(currency, {
        net: sums.net.plus(exact(totals.net).times(owes)),
        vat: sums.vat.plus(exact(totals.vatTotal).times(owes)),
        gross: sums.gross.plus(exact(totals.gross).times(owes)),
      });
    },
  };
}
