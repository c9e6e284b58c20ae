import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { type Decimal, exact, roundToCents } from '#domain/money/decimal.ts';
import { netFromGross } from '#domain/vat/rates.ts';
import { type Totalled, type VatShare, withTotal } from '#domain/document/totals.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { grossOf, isSameTax, minus, taxInWords, taxOfLine, vatGroups } from './groups.ts';

/** A deposit as it is asked: a part of the quote in percent, or an amount TTC in its currency. */
export type DepositAsked =
  | { percent: number; amount?: undefined }
  | { amount: number; percent?: undefined };

/** The shares of a deposit, or why there is none; `field` is what was asked. */
export type DepositShares =
  | { shares: VatShare[]; problem: null }
  | { shares: null; problem: { field: 'percent' | 'amount'; message: string } };

/**
 * A deposit shared among the VAT groups of its quote (CGI art. 269, 2 c: the tax of a deposit is due
 * at the rate of what it pays for). In percent, each base is taken alone; an amount TTC is shared by
 * the TTC of each group.
 *
 * @param earlier what deposits invoiced before took: it is no longer there to take.
 */
export function depositShares(
  quote: Totalled & Pick<Document, 'currency'>,
  earlier: readonly VatShare[],
  asked: DepositAsked,
): DepositShares {
  const groups = vatGroups(quote);
  const left = minus(groups, earlier);
  const wanted =
    asked.percent === undefined
      ? sharesOfAmount(groups, exact(asked.amount))
      : sharesOfPercent(groups, exact(asked.percent));
  const field = asked.percent === undefined ? ('amount' as const) : ('percent' as const);
  const problem = problemOf(grossOf(wanted), grossOf(left), quote);
  if (problem !== null) return { shares: null, problem: { field, message: problem } };
  return { shares: withinLeft(wanted, left), problem: null };
}

/** Why a deposit cannot be invoiced beside those invoiced before; null when the quote covers it. */
export function depositRefusal(
  deposit: Document,
  quote: Document,
  earlier: readonly VatShare[],
): string | null {
  const left = grossOf(minus(vatGroups(quote), earlier));
  return problemOf(grossOf(vatGroups(deposit)), left, quote);
}

/** « Acompte de 30 % sur le devis QUO-005 du 25 septembre 2026 », one line for each rate. */
export function depositLines(
  quote: Pick<Document, 'number' | 'date' | 'vat'>,
  shares: readonly VatShare[],
  percent: number | null,
): LineItem[] {
  const part = percent === null ? 'Acompte' : `Acompte de ${formatPercent(percent)}`;
  const words = `${part} sur le devis ${quote.number} du ${formatDayLong(quote.date)}`;
  return shares.map((share) =>
    withTotal({
      description: shares.length > 1 ? `${words} – part ${taxInWords(share)}` : words,
      quantity: 1,
      unitPrice: share.base,
      unit: null,
      kind: 'sale' as const,
      ...taxOfLine(share),
    }),
  );
}

function sharesOfPercent(groups: readonly VatShare[], percent: Decimal): VatShare[] {
  return groups.map((group) => shareOf(group, exact(group.base).times(percent).div(100)));
}

/** Each group its part of the amount by its TTC, in cents; the largest remainders get the last ones. */
function sharesOfAmount(groups: readonly VatShare[], amount: Decimal): VatShare[] {
  const whole = exact(grossOf(groups));
  if (whole.lte(0)) return [];
  const parts = groups.map((group) => {
    const cents = exact(grossOf([group]))
      .times(amount)
      .times(100)
      .div(whole);
    return { group, cents: cents.round(0, 0), remainder: cents.minus(cents.round(0, 0)) };
  });
  const given = parts.reduce((sum, { cents }) => sum.plus(cents), exact(0));
  const last = roundToCents(amount).times(100).minus(given).toNumber();
  const luckiest = parts.toSorted((one, other) => other.remainder.cmp(one.remainder));
  const shares = parts.map((part) => {
    const cents = part.cents.plus(luckiest.indexOf(part) < last ? 1 : 0);
    const gross = cents.div(100).toNumber();
    return shareOf(part.group, exact(netFromGross(gross, part.group.rate)));
  });
  return nudged(shares, roundToCents(amount));
}

/**
 * At some rates no base to the cent gives a TTC to the cent: the base of the largest group that can
 * moves by a cent. Where none can, the deposit keeps the nearest sum.
 */
function nudged(shares: VatShare[], amount: Decimal): VatShare[] {
  const order = shares.toSorted((one, other) => other.base - one.base);
  for (const share of order) {
    for (const cent of ['0', '0.01', '-0.01']) {
      const moved = shares.map((each) =>
        each === share ? shareOf(each, exact(each.base).plus(cent)) : each,
      );
      if (amount.eq(grossOf(moved))) return moved;
    }
  }
  return shares;
}

function shareOf(group: VatShare, net: Decimal): VatShare {
  const base = roundToCents(net);
  return {
    ...group,
    base: base.toNumber(),
    vat: roundToCents(base.times(exact(group.rate)).div(100)).toNumber(),
  };
}

/** No group gives more than its own rest, which a cent of rounding could ask. */
function withinLeft(wanted: readonly VatShare[], left: readonly VatShare[]): VatShare[] {
  return wanted
    .map((share) => {
      const rest = left.find((each) => isSameTax(each, share));
      return rest && rest.base < share.base ? shareOf(share, exact(rest.base)) : share;
    })
    .filter(({ base }) => base > 0);
}

function problemOf(
  wanted: number,
  left: number,
  { currency, vat }: Pick<Document, 'currency' | 'vat'>,
): string | null {
  if (left <= 0) return 'Les acomptes couvrent déjà tout le devis.';
  if (wanted <= 0) return 'Un acompte est supérieur à 0.';
  if (wanted <= left) return null;
  return `Il reste ${formatAmount(left, currency)}${vat ? ' TTC' : ''} à demander sur ce devis.`;
}
