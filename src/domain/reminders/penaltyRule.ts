import type { ClientKind } from '#domain/client/kinds.ts';
import { isOrganisation } from '#domain/client/kinds.ts';
import { formatPercent } from '#domain/format/numbers.ts';
import { exact } from '#domain/money/decimal.ts';
import { latePenalty } from '#domain/profile/latePayment.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { LateRates } from './lateRates.ts';

/** « Indemnité forfaitaire pour frais de recouvrement », in euros (C. com. art. D441-5; CCP art. D2192-35). */
export const RECOVERY_FEE = 40;

/** By which rule late payment of an invoice costs what. */
export interface PenaltyRule {
  basis: 'legal_times_3' | 'refinancing_plus_10' | 'own_rate' | 'refinancing_plus_8' | 'legal';
  /** Percent a year, under `own_rate`. */
  ownRate: number | null;
  /** From the day after the due date without a word, or from the formal notice only. */
  runsFrom: 'due_date' | 'formal_notice';
  /** The rate of the half-year in which it began stays the rate (CCP art. R2192-31). */
  keepsFirstRate: boolean;
  /** Euros, once an invoice; 0 where the law gives none. */
  fee: number;
  /** The rate in words: « trois fois le taux d’intérêt légal ». */
  words: string;
  /** The articles it rests on. */
  articles: string;
}

/**
 * What late payment costs this client. Between professionals it is what the invoice says (C. com. art.
 * L441-10, II); a public buyer owes what the code sets (CCP art. R2192-31); a consumer owes legal
 * interest, from the formal notice on (C. civ. art. 1231-6), and no indemnity.
 */
export function penaltyRule(
  seller: Pick<Profile, 'latePenalty' | 'latePenaltyRate'>,
  client: ClientKind,
): PenaltyRule {
  if (!isOrganisation(client)) return CONSUMER;
  if (client === 'public') return PUBLIC;
  const chosen = latePenalty(seller);
  if (chosen === 'central_bank') return { ...PROFESSIONAL, ...CENTRAL_BANK };
  if (chosen === 'legal_rate') return { ...PROFESSIONAL, ...LEGAL_RATE };
  const words = `le taux annuel de ${formatPercent(seller.latePenaltyRate ?? 0)}`;
  return { ...PROFESSIONAL, basis: 'own_rate', ownRate: seller.latePenaltyRate, words };
}

/** The rate this rule gives in a half-year, in percent; null when what it rests on is not known. */
export function rateIn(rule: PenaltyRule, rates: LateRates | undefined): number | null {
  if (rule.basis === 'own_rate') return rule.ownRate;
  const { legal = null, refinancing = null } = rates ?? {};
  switch (rule.basis) {
    case 'legal':
      return legal;
    case 'legal_times_3':
      return legal === null ? null : exact(legal).times(3).toNumber();
    case 'refinancing_plus_10':
      return refinancing === null ? null : exact(refinancing).plus(10).toNumber();
    case 'refinancing_plus_8':
      return refinancing === null ? null : exact(refinancing).plus(8).toNumber();
  }
}

const PROFESSIONAL = {
  ownRate: null,
  runsFrom: 'due_date',
  keepsFirstRate: false,
  fee: RECOVERY_FEE,
  articles: 'C. com., art. L441-10, II, et D441-5',
} as const;

const LEGAL_RATE = {
  basis: 'legal_times_3',
  words: 'trois fois le taux d’intérêt légal',
} as const;

const CENTRAL_BANK = {
  basis: 'refinancing_plus_10',
  words: 'le taux de refinancement de la Banque centrale européenne majoré de 10\u00A0points',
} as const;

const PUBLIC: PenaltyRule = {
  basis: 'refinancing_plus_8',
  ownRate: null,
  runsFrom: 'due_date',
  keepsFirstRate: true,
  fee: RECOVERY_FEE,
  words: 'le taux de refinancement de la Banque centrale européenne majoré de 8\u00A0points',
  articles: 'Code de la commande publique, art. R2192-31 et D2192-35',
};

const CONSUMER: PenaltyRule = {
  basis: 'legal',
  ownRate: null,
  runsFrom: 'formal_notice',
  keepsFirstRate: false,
  fee: 0,
  words: 'le taux d’intérêt légal',
  articles: 'C. civ., art. 1231-6',
};
