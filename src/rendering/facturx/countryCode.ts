import { foldCase } from '#domain/text/clean.ts';

import { COUNTRY_CODES } from './codes.ts';

/** What people write that is not the official name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  angleterre: 'GB',
  'grande-bretagne': 'GB',
  hollande: 'NL',
  uk: 'GB',
  usa: 'US',
};

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...namesIn('en'),
  ...namesIn('fr'),
  ...Object.entries(OTHER_NAMES),
  ...[...COUNTRY_CODES].map((code) => [code.toLowerCase(), code] as const),
]);

/** ISO 3166-1 alpha-2 of a country as people write it, « France », « Allemagne », « DE »; or null. */
export function countryCode(written: string): string | null {
  return BY_NAME.get(folded(written)) ?? null;
}

function namesIn(language: string): (readonly [string, string])[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return [...COUNTRY_CODES].flatMap((code) => {
    const name = /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
    return name === undefined ? [] : [[folded(name), code] as const];
  });
}

function folded(name: string): string {
  return foldCase(name).replaceAll('’', "'").trim();
}
