import type { LegalForm } from '#domain/profile/types.ts';

/**
 * « Catégories juridiques » of INSEE (level III) that are one legal form of our list; the others are
 * asked of the user.
 */
const FORMS: Readonly<Record<string, LegalForm>> = {
  1000: 'EI',
  5202: 'SNC',
  5306: 'SCS',
  5308: 'SCA',
  5385: 'SELCA',
  5485: 'SELARL',
  5498: 'EURL',
  5499: 'SARL',
  5510: 'SA',
  5585: 'SELAFA',
  5599: 'SA',
  5699: 'SA',
  5710: 'SAS',
  5720: 'SASU',
  5785: 'SELAS',
  6220: 'GIE',
  6533: 'GAEC',
  6540: 'SCI',
  6589: 'SCM',
  6597: 'SCEA',
  6598: 'EARL',
  9220: 'association',
  9300: 'foundation',
};

/** The legal form of a code of INSEE; null for one our list does not tell apart. */
export function legalFormOf(category: string): LegalForm | null {
  return FORMS[category] ?? null;
}

/** True for the State, local authorities and public establishments (categories 4 and 7). */
export function isPublicCategory(category: string): boolean {
  return /^[47]\d{3}$/.test(category);
}
