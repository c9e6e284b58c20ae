import { foldCase } from '#domain/text/clean.ts';
import { COUNTRY_NAMES, COUNTRY_VARIANTS } from './countryNames.ts';

/**
 * The ISO 3166-1 code of a country as people write it: « France », « FR », « Pays-Bas »,
 * « Hollande », « États Unis ». Null when it names no country.
 */
export function countryCode(written: string): string | null {
  const folded = fold(written);
  const upper = folded.toUpperCase();
  if (upper in COUNTRY_NAMES) return upper;
  return COUNTRY_VARIANTS[folded] ?? CODES_BY_NAME.get(folded) ?? null;
}

/** True for France, its overseas departments, and Monaco, which VAT counts as France (CGI art. 256-0). */
export function isFrenchVatTerritory(code: string): boolean {
  return ['FR', 'MC', 'GP', 'MQ', 'GF', 'RE', 'YT'].includes(code);
}

/** True for the 27 member states of the European Union. */
export function isEuropeanUnion(code: string): boolean {
  return EUROPEAN_UNION.has(code);
}

const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

const CODES_BY_NAME = new Map(
  Object.entries(COUNTRY_NAMES).map(([code, name]) => [fold(name), code]),
);

/** « Les États-Unis » and « etats unis » are the same. */
function fold(written: string): string {
  return foldCase(written)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
