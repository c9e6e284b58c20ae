import { countryCode } from './countryCode.ts';
import type { Client } from '#domain/client/types.ts';
import { cleanLine } from '#domain/text/clean.ts';

import { COUNTRY_CODES } from './codes.ts';

/** France and the overseas departments that have country codes of their own. */
const FRENCH_CODES: ReadonlySet<string> = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT']);

export interface FrenchNumbers {
  /** Nine digits, or empty. */
  siren: string;
  /** Fourteen digits, or empty. */
  siret: string;
}

/** SIREN and SIRET from what was typed in the SIRET field; a bare SIREN will do. */
export function frenchNumbers(typed: string): FrenchNumbers {
  const digits = cleanLine(typed).replaceAll(/[\s.-]/g, '');
  if (/^\d{14}$/.test(digits)) return { siren: digits.slice(0, 9), siret: digits };
  if (/^\d{9}$/.test(digits)) return { siren: digits, siret: '' };
  return { siren: '', siret: '' };
}

/** A VAT number as machines write it, « FR27552100554 »; null when it cannot be one (BR-CO-09). */
export function vatNumber(typed: string): string | null {
  const compact = cleanLine(typed)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  if (compact === '') return '';
  const prefix = compact.slice(0, 2);
  const known = prefix === 'EL' || COUNTRY_CODES.has(prefix);
  return known && /^[A-Z0-9]{4,}$/.test(compact) ? compact : null;
}

/** A business the French reform counts as domestic (note BAR « B2B »). */
export function isDomesticBusiness(client: Client): boolean {
  return client.kind === 'business' && isFrench(client.country);
}

export function isFrench(country: string): boolean {
  return FRENCH_CODES.has(countryCode(country) ?? '');
}
