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

/** The French name of a country as people write it; null when it names none. */
export function countryName(written: string): string | null {
  const code = countryCode(written);
  return code === null ? null : (COUNTRY_NAMES[code] ?? null);
}

/**
 * French names of the countries that what is typed may begin or stand in, the likeliest first; all of them,
 * France first, where nothing is typed. « holl » finds « Pays-Bas », « etats » finds « États-Unis ».
 */
export function countriesLike(typed: string): string[] {
  const part = fold(typed);
  if (part === '') return IN_ORDER;
  const exact = countryName(typed);
  const rest = IN_ORDER.filter((name) => name !== exact);
  return [
    ...(exact === null ? [] : [exact]),
    ...rest.filter((name) => fold(name).startsWith(part)),
    ...rest.filter((name) => !fold(name).startsWith(part) && isNear(name, part)),
  ];
}

/** Whether another word of the name, or another name of that country, begins with what is typed. */
function isNear(name: string, part: string): boolean {
  return (
    fold(name).includes(` ${part}`) ||
    OTHER_NAMES.get(name)?.some((other) => other.startsWith(part)) === true
  );
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

/** As a French dictionary has them, but France first. */
const IN_ORDER = Object.values(COUNTRY_NAMES).toSorted(
  (a, b) => Number(b === 'France') - Number(a === 'France') || a.localeCompare(b, 'fr'),
);

const OTHER_NAMES = new Map<string, string[]>();
for (const [other, code] of Object.entries(COUNTRY_VARIANTS)) {
  const name = COUNTRY_NAMES[code] ?? '';
  OTHER_NAMES.set(name, [...(OTHER_NAMES.get(name) ?? []), other]);
}

/** « Les États-Unis » and « etats unis » are the same. */
function fold(written: string): string {
  return foldCase(written)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
