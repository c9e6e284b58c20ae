/** Said of half of a pair without its other half, and of the field alone. */
export const HALF_MESSAGES = {
  termsDays: 'Le délai est un nombre de jours, de 0 à 365',
  latePenaltyRate: 'Le taux des pénalités est un pourcentage par an, supérieur à 0',
  discountPercent: 'L’escompte est un pourcentage entre 0 et 100',
  discountDays: 'Le délai d’escompte est un nombre de jours, de 1 à 365',
} as const;

const MESSAGES = { ...HALF_MESSAGES, postalCode: 'Le code postal compte 5 chiffres' };

/** Fields of which one is judged by the other. */
const PAIRS = [
  ['country', 'postalCode'],
  ['termsKind', 'termsDays'],
  ['latePenalty', 'latePenaltyRate'],
  ['discountPercent', 'discountDays'],
] as const;

/** What is not given at all is left alone; a form may still hold anything. */
export type PairedFields = Partial<Record<(typeof PAIRS)[number][number], unknown>>;

/** What is wrong between the fields of a profile: a sentence for each field that is to be mended. */
export function pairProblems(profile: PairedFields): Record<string, string> {
  const { termsKind, termsDays, latePenalty, latePenaltyRate } = profile;
  const { discountPercent, discountDays } = profile;
  const wrong = {
    postalCode: isWrongFrenchCode(profile),
    termsDays: termsKind === 'days' && termsDays === null,
    latePenaltyRate: latePenalty === 'own_rate' && latePenaltyRate === null,
    discountDays: typeof discountPercent === 'number' && discountDays === null,
    discountPercent: typeof discountDays === 'number' && discountPercent === null,
  };
  const fields = Object.keys(wrong) as (keyof typeof wrong)[];
  return Object.fromEntries(
    fields.filter((field) => wrong[field]).map((field) => [field, MESSAGES[field]]),
  );
}

/**
 * The same of a profile with its changes. Only pairs that are changed are judged: what was kept before a
 * rule existed refuses nothing else.
 */
export function changedPairProblems(kept: PairedFields, changes: PairedFields) {
  const changed = PAIRS.filter((pair) => pair.some((field) => changes[field] !== undefined)).flat();
  const merged: PairedFields = { ...kept, ...changes };
  return pairProblems(Object.fromEntries(changed.map((field) => [field, merged[field]])));
}

function isWrongFrenchCode({ country, postalCode }: PairedFields): boolean {
  if (typeof country !== 'string' || country.toLowerCase() !== 'france') return false;
  if (typeof postalCode !== 'string' || postalCode === '') return false;
  return !/^\d{2} ?\d{3}$/.test(postalCode);
}
