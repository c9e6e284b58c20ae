import type { FigureReading } from '../lex/figure.ts';

/** A sum of money, with or without its currency: no share, no count of something. */
export function isSum({ percent, unit, value, form }: FigureReading): boolean {
  return !percent && unit === null && value >= 5 && form !== 'share' && form !== 'date';
}
