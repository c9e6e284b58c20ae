import { kindOf } from './units.ts';

/** How the thing a unit names is counted: time, measure, size, person, count. */
export function unitClass(unit: string | null): string {
  if (unit === null) return '-';
  if (!unit.startsWith('n:'))
    return unit === 'person' || unit === 'unit' ? unit : kindOf(unit, unit);
  const kind = kindOf(unit, unit.slice(2));
  return kind === 'count' ? 'noun' : kind;
}
