import { countryCode, isFrenchVatTerritory } from './country.ts';
import type { Client } from './types.ts';
import { compact } from '#domain/identifiers/check.ts';
import { sirenOf } from '#domain/identifiers/siret.ts';

/** ISO 3166-1 alpha-2, with the two user-assigned codes EN 16931 adds for Kosovo and Northern Ireland. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  (
    '1A AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ ' +
    'BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO ' +
    'DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU ' +
    'GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW ' +
    'KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU ' +
    'MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF ' +
    'TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ' +
    'ZA ZM ZW'
  ).split(' '),
);

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

/** Which side of the border a client is on, as far as VAT goes; unsaid, it is ours. */
export function sideOf({ country }: Pick<Client, 'country'>): 'domestic' | 'foreign' {
  const code = standardCountry(country);
  return code === '' || isFrenchVatTerritory(code) ? 'domestic' : 'foreign';
}

/** A taxable buyer the French reform counts as domestic (note BAR « B2B »), known by its SIREN. */
export function isDomesticBusiness(client: Client): boolean {
  return (client.kind === 'business' || client.kind === 'public') && isFrench(client.country);
}

/** France and its overseas departments; Monaco shares the VAT but has no SIREN. */
export function isFrench(country: string): boolean {
  const code = standardCountry(country);
  return code !== 'MC' && isFrenchVatTerritory(code);
}
