import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { Totalled } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { type DepositAsked, depositShares } from './deposit.ts';
import { grossOf } from './groups.ts';

/** What of a quote says how much it asks for. */
type Asking = Totalled & Pick<Document, 'kind' | 'currency' | 'orderDeposit'>;

/** What a quote asks for at the order, as a deposit is asked for; null when it asks for nothing. */
export function orderDepositAsked({
  kind,
  orderDeposit,
}: Pick<Document, 'kind' | 'orderDeposit'>): DepositAsked | null {
  // What was sealed before quotes could say it has no such field at all.
  if (!orderDeposit || !kindFacts(kind).isOffer) return null;
  const { by, value } = orderDeposit;
  return by === 'percent' ? { percent: value } : { amount: value };
}

/**
 * What its client will be asked for at the order, TTC, in the quote's currency: the sum of the request
 * that will be made, to the cent. Null when the quote asks for nothing, or for more than it comes to.
 */
export function orderDepositGross(quote: Asking): number | null {
  const asked = orderDepositAsked(quote);
  const shares = asked && depositShares(quote, [], asked).shares;
  return shares ? grossOf(shares) : null;
}

/** Why a quote cannot ask for what it asks for at the order; null when it can. */
export function orderDepositProblem(quote: Document): string | null {
  const asked = orderDepositAsked(quote);
  if (!asked || quote.lineItems.length === 0) return null;
  const { problem } = depositShares(quote, [], asked);
  return problem && 'L’acompte ne peut pas dépasser le total du devis';
}

/** « Un acompte de 30 % (486,00 € TTC) est à régler à la commande. »; null when none is asked for. */
export function orderDepositSentence(quote: Document): string | null {
  const asked = orderDepositAsked(quote);
  const gross = orderDepositGross(quote);
  if (!asked || gross === null) return null;
  const part = asked.percent === undefined ? '' : formatPercent(asked.percent);
  const sum = `${formatAmount(gross, quote.currency)}${quote.vat ? ' TTC' : ''}`;
  return `Un acompte de ${part === '' ? sum : `${part} (${sum})`} est à régler à la commande.`;
}
