import { exact } from '#domain/money/decimal.ts';

/** The least Stripe takes by card, in every currency a document may be in. */
const LEAST = 0.5;

/** The most it takes at once: 999,999.99. */
const MOST = 999_999.99;

/** True for a sum that a card may pay, TTC. */
export function payableByCard(amount: number): boolean {
  return amount >= LEAST && amount <= MOST;
}

/** As Stripe counts: « 1620 » is 162000 cents. Each currency of a document has two decimals. */
export function inCents(amount: number): number {
  return exact(amount).times(100).toNumber();
}

export function fromCents(cents: number): number {
  return exact(cents).div(100).toNumber();
}

/** What a dispute that is open makes reminders wait for; taken away by the dispute that is won. */
export const CONTESTED = 'paiement par carte contesté';

/** Why reminders wait once a payment was given back: the user decides what is asked for again. */
export const GIVEN_BACK = 'paiement par carte rendu';
