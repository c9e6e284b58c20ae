import type { Placed } from './operation.ts';
import { countedIn, unitNamed } from './select.ts';

/** « 480/j », « 12 € / m² »: a price by a unit, and nothing else. */
const RATE = /^(\d+(?:[.,]\d+)?) ?(?:€|euros?)? ?\/ ?(\p{L}+[2²]?)$/iu;
const SHORT: Readonly<Record<string, string>> = { j: 'jour', h: 'heure' };

/** The price of the one line that is counted so; null for none, or several. */
export function rateAlone(said: string, lines: readonly Placed[]): string | null {
  const [, price, counted = ''] = RATE.exec(said) ?? [];
  if (price === undefined) return null;
  const at = countedIn(
    lines.map(({ line }) => line),
    unitNamed(SHORT[counted.toLowerCase()] ?? counted),
  );
  return at.length === 1 ? `prix de la ligne ${(at[0] ?? 0) + 1} à ${price} €` : null;
}
