import type { LatePenalty, Profile } from './types.ts';

/** Three ways to say what late payment costs (C. com. art. L441-10, II). */
export const LATE_PENALTY_CHOICES: readonly { value: LatePenalty; label: string }[] = [
  { value: 'legal_rate', label: 'Trois fois le taux d’intérêt légal' },
  { value: 'central_bank', label: 'Taux de la BCE majoré de 10 points' },
  { value: 'own_rate', label: 'Un autre taux' },
];

/** The penalty that is printed: a rate of one's own that was not given is the legal one. */
export function latePenalty({
  latePenalty: chosen,
  latePenaltyRate,
}: Pick<Profile, 'latePenalty' | 'latePenaltyRate'>): LatePenalty {
  return chosen === 'own_rate' && latePenaltyRate === null ? 'legal_rate' : chosen;
}

/** True for a seller who takes something off for early payment (« escompte »). */
export function hasDiscount({
  discountPercent,
  discountDays,
}: Pick<Profile, 'discountPercent' | 'discountDays'>): boolean {
  return discountPercent !== null && discountDays !== null;
}
