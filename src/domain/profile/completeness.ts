import type { Profile } from './types.ts';

/**
 * The five fields without which the app stays closed (docs/product.md, The gate), in the order of
 * the form.
 */
const MANDATORY_FIELDS = ['company', 'siret', 'address', 'postalCode', 'city'] as const;

type MandatoryField = (typeof MANDATORY_FIELDS)[number];

const FIELD_NAMES: Record<MandatoryField, string> = {
  company: 'le nom de l’entreprise',
  siret: 'le SIRET',
  address: 'l’adresse',
  postalCode: 'le code postal',
  city: 'la ville',
};

/** The mandatory fields still empty. */
export function missingFields(profile: Pick<Profile, MandatoryField>): MandatoryField[] {
  return MANDATORY_FIELDS.filter((field) => profile[field].trim() === '');
}

/** True when all five mandatory fields are filled. */
export function isComplete(profile: Pick<Profile, MandatoryField>): boolean {
  return missingFields(profile).length === 0;
}

/** « Il manque le SIRET et la ville. », or null when nothing is missing. */
export function missingFieldsSentence(profile: Pick<Profile, MandatoryField>): string | null {
  const names = missingFields(profile).map((field) => FIELD_NAMES[field]);
  return names.length === 0 ? null : `Il manque ${new Intl.ListFormat('fr').format(names)}.`;
}
