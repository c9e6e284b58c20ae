import { countryCode, isFrenchVatTerritory } from '#domain/client/country.ts';
import type { Client } from '#domain/client/types.ts';
import { compact } from '#domain/identifiers/check.ts';
import { sirenOf } from '#domain/identifiers/siret.ts';

import { COUNTRY_CODES } from './codes.ts';

export interface FrenchNumbers {
  /** Nine digits, or empty. */
  siren: string;
  /** Fourteen digits, or empty. */
  siret: string;
}

/** SIREN and SIRET from what was typed in the SIRET field; a bare SIREN will do. */
export function frenchNumbers(typed: string): FrenchNumbers {
  const siren = sirenOf(typed) ?? '';
  const digits = compact(typed);
  return { siren, siret: siren !== '' && digits.length === 14 ? digits : '' };
}

/** A VAT number as machines write it, « FR27552100554 »; null when it cannot be one (BR-CO-09). */
export function vatNumber(typed: string): string | null {
  const number = compact(typed);
  if (number === '') return '';
  const prefix = number.slice(0, 2);
  const known = prefix === 'EL' || COUNTRY_CODES.has(prefix);
  return known && /^[A-Z0-9+*]{4,}$/.test(number) ? number : null;
}

/** The country as the standard’s list has it; empty when what was typed names none. */
export function standardCountry(typed: string): string {
  const found = countryCode(typed) ?? '';
  // The standard's own code for Kosovo.
  const code = found === 'XK' ? '1A' : found;
  return COUNTRY_CODES.has(code) ? code : '';
}

/** A business the French reform counts as domestic (note BAR « B2B »), known by its SIREN. */
export function isDomesticBusiness(client: Client): boolean {
  return client.kind === 'business' && isFrench(client.country);
}

/** France and its overseas departments; Monaco shares the VAT but has no SIREN. */
export function isFrench(country: string): boolean {
  const code = standardCountry(country);
  return code !== 'MC' && isFrenchVatTerritory(code);
}
