import type { Unit } from '../lexicon/units.ts';
import { fold } from '../fold.ts';

/** What one may count in and no line has a unit for. */
const NAMES: Record<Unit, string> = {
  second: 'seconde',
  minute: 'minute',
  halfday: 'demi-journée',
  quarter: 'trimestre',
  semester: 'semestre',
  tonne: 'tonne',
};

/** « 3 demi-journées d’animation »: « Animation (demi-journées) », so that the count keeps its meaning. */
export function withUncodedUnit(description: string, unit: Unit | null, quantity: number): string {
  const name = NAMES[unit ?? ''];
  if (name === undefined || fold(description).includes(fold(name))) return description;
  return `${description} (${name}${quantity >= 2 ? 's' : ''})`;
}
