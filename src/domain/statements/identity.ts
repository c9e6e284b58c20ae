import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BankCredit } from './line.ts';
import { runsOf } from './words.ts';

export interface IdentifiedCredit extends BankCredit {
  /** The same in every file that holds this line: 64 hexadecimal digits. */
  identity: string;
}

/**
 * Gives each credit what it is known by when its file, or one that overlaps it, comes again: the bank's
 * own id where there is one, else the words of its label; its day, its amount, and its rank among the
 * lines of the file that are alike in all this. Lines alike may change places: the set stays the same.
 */
export function identified(credits: readonly BankCredit[], account: string): IdentifiedCredit[] {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    const own = credit.bankId ?? runsOf(`${credit.label} ${credit.payer}`);
    const told = JSON.stringify([1, account, credit.day, credit.cents, credit.currency, own]);
    const rank = seen.get(told) ?? 0;
    seen.set(told, rank + 1);
    return { ...credit, identity: bytesToHex(sha256(utf8ToBytes(`${told} ${rank}`))) };
  });
}
