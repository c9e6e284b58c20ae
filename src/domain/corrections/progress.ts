import type { Lot } from '#domain/document/types.ts';
import { exact, roundToCents } from '#domain/money/decimal.ts';

/** How far a lot is, in percent; 0 where the quote asks nothing for it. */
export function percentDone({ contract, cumulated }: Lot): number {
  if (contract === 0) return 0;
  return exact(cumulated).times(100).div(contract).round(2).toNumber();
}

/** What works come to at a percentage: the whole of the contract at 100, so that nothing is lost. */
export function amountAt({ contract }: Lot, percent: number): number {
  return roundToCents(exact(contract).times(exact(percent)).div(100)).toNumber();
}

/** True once all that the quote says is billed. */
export function isWhole(lots: readonly Lot[]): boolean {
  return lots.every(({ contract, cumulated }) => contract === cumulated);
}
