import { multiply } from '../exact.ts';
import type { Item } from '../item.ts';
import { type Unit, namedUnit } from '../lexicon/units.ts';
import type { QuantityPiece } from '../reading/pieces.ts';
import { countNames, MONTHS, WEEKDAYS } from '../rules/enumerations.ts';
import { matching } from './matching.ts';

/** « 2 h par semaine pendant 8 semaines », « 2 fois par semaine, sur 4 semaines ». */
export function frequency(item: Item, units: readonly Unit[], used: QuantityPiece[]): number {
  let product = 1;
  const rates: Unit[] = [];
  for (const piece of used) if (piece.every !== null) rates.push(piece.every);
  const stated = rates.length === 0 ? statedFrequency(item) : null;
  if (stated !== null) rates.push(stated);
  for (const factor of item.factors) {
    if (factor.every === null) continue;
    product = multiply(product, factor.value);
    rates.push(factor.every);
  }
  for (const every of rates) {
    if (units.includes(every)) continue;
    const span = matching(item.quantities, every, used);
    if (span === null) {
      // « du lundi au vendredi, 2 h par jour »
      product = multiply(product, spanNamed(item, every) ?? 1);
      continue;
    }
    product = multiply(product, span.value);
    used.push(...span.pieces);
    // « 2 h par jour, 4 jours par semaine, pendant 6 semaines »: each span may have its own.
    for (const piece of span.pieces) if (piece.every !== null) rates.push(piece.every);
    if (stated === 'week') product = multiply(product, weekdaysNamed(item));
  }
  return product;
}

function spanNamed(item: Item, every: Unit): number | null {
  const names = every === 'day' ? WEEKDAYS : every === 'month' ? MONTHS : null;
  const text = item.clauses.map((clause) => clause.folded).join(', ');
  return names === null ? null : countNames(text, names);
}

const WEEKLY =
  /\b(?:le|chaque|tous les|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b(?! ?\d)/;

/** « le lundi et le jeudi pendant 5 semaines »: twice a week. */
function weekdaysNamed(item: Item): number {
  const text = item.clauses.map((clause) => clause.folded).join(' ');
  if (!WEEKLY.test(text)) return 1;
  const days = text.match(/\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/g) ?? [];
  return Math.max(1, new Set(days).size);
}

/** « 2 séances de débourrage par semaine »: the frequency stands apart from what it counts. */
function statedFrequency(item: Item): Unit | null {
  for (const clause of item.clauses) {
    for (let at = 0; at + 1 < clause.words.length; at++) {
      const word = clause.words[at];
      const next = clause.words[at + 1];
      if (word === undefined || next === undefined || !/^(?:par|chaque)$/.test(word.text)) continue;
      const unit = namedUnit(next.text);
      if (unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year') return unit;
    }
    // « le mardi … pendant quatre semaines »: once a week.
    if (WEEKLY.test(clause.folded)) return 'week';
  }
  return null;
}
