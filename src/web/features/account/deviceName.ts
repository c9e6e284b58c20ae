const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** « Firefox sur Windows »: what a browser says of itself, as one would recognise it. */
export function deviceName(userAgent: string): string {
  const browser = named(BROWSERS, userAgent);
  const system = named(SYSTEMS, userAgent);
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? 'Appareil inconnu';
}

function named(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([sign]) => sign.test(userAgent))?.[1];
}
