import type { FigureReading } from '../lex/figure.ts';

/** A figure, and the names of the constructions around it. */
interface Said {
  constructions: readonly string[];
}

const RATES = new Set(['vatRateAfterName', 'vatRateAfterPrice', 'vatRateBeforeName']);
/** Constructions of a deposit the client is still to pay. */
export const TO_PAY: ReadonlySet<string> = new Set([
  'depositSumAfter',
  'depositSumAsked',
  'depositSumAtOrder',
  'depositBeforeBalance',
  'depositSaidAgain',
  'depositShareSaid',
  'sumAskedAtOrder',
  'sumAtOrder',
]);

const PAID: ReadonlySet<string> = new Set(['sumPaidAlready', 'depositPaidAfter']);

/** A rate of VAT, percent, said as one. */
export function isRate(read: Said & Pick<FigureReading, 'currency' | 'value'>): boolean {
  if (read.currency !== null || read.value > 25 || read.value <= 0) return false;
  return read.constructions.some((name) => RATES.has(name));
}

/** A deposit the client is still to pay: a fact beside the lines, whatever else the figure could be. */
export function isDepositToPay({ constructions }: Said): boolean {
  return constructions.some((name) => TO_PAY.has(name));
}

/** A part that is paid: it is told, and billed no more. */
export function isPaidAlready({ constructions }: Said): boolean {
  return constructions.some((name) => PAID.has(name));
}

/** A deposit that may be asked for or paid; never where the deposit is what is billed. */
export const SAID_OF_DEPOSIT = 'depositSumSaid';

export function isDepositSaid({ constructions }: Said): boolean {
  return constructions.includes(SAID_OF_DEPOSIT);
}

/** The price of what is given: it is said, and nobody pays it. */
export function isGiven({ constructions }: Said): boolean {
  return constructions.includes('offeredAtPrice');
}

/** How a bill is paid, or the least it may be: it is told, and bills nothing. */
export function isOfTheTerms({ constructions }: Said): boolean {
  return constructions.includes('instalment') || constructions.includes('leastBilled');
}

export function isOptionInBrackets({ constructions }: Said): boolean {
  return constructions.includes('optionInBrackets');
}

/** « majoration 100 % »: a part more, whatever else a percentage could be. */
export function isSurcharge({
  constructions,
  percent,
}: Said & Pick<FigureReading, 'percent'>): boolean {
  return percent && constructions.includes('surcharge');
}

/** A sum that a minus alone takes off what stands before it. */
export function isTakenOff({ constructions }: Said): boolean {
  return constructions.includes('minusSum');
}
