import type { Assembly } from './assembly/state.ts';
import type { Clause } from './clauses.ts';
import type { DraftLine } from './draft.ts';
import { lineCents, percentOfCents, toCents } from './exact.ts';
import type { Item } from './item.ts';
import { stem } from './lexicon/units.ts';
import { isSurcharge, meaningfulWords } from './classify.ts';

/** A sum taken off (or added to) the document, with the words that say so. */
export interface Adjustment {
  clause: Clause;
  /** Whole cents, negative when taken off. */
  cents: number;
  description: string;
}

/** Works out discounts and surcharges against the lines they are about. */
export function adjustments(assembly: Assembly, lines: readonly DraftLine[]): Adjustment[] {
  const cents = lines.map((line) => toCents(line.total));
  const result: Adjustment[] = [];
  let running = cents.reduce((sum, each) => sum + each, 0);
  for (const { clause, bundle, item } of assembly.bundles) {
    const line = lines[assembly.items.indexOf(item)];
    if (line === undefined) continue;
    const free = Math.floor(line.quantity / bundle.take) * (bundle.take - bundle.pay);
    const off = lineCents(free, line.unitPrice);
    if (off === 0) continue;
    result.push({
      clause,
      cents: -off,
      description: `${bundle.take} pour le prix de ${bundle.pay}`,
    });
    running -= off;
  }
  for (const { clause, count, item } of assembly.gifts) {
    const line = lines[assembly.items.indexOf(item)];
    if (line === undefined || count >= line.quantity) continue;
    const off = lineCents(count, line.unitPrice);
    result.push({ clause, cents: -off, description: `${count} offert sur ${line.quantity}` });
    running -= off;
  }
  for (const clause of assembly.reductions) {
    const base = baseOf(clause, assembly.items, cents) ?? running;
    const adjustment = adjust(clause, base, cents.at(-1) ?? base);
    if (adjustment === null) continue;
    result.push(adjustment);
    running += adjustment.cents;
  }
  return result;
}

function adjust(clause: Clause, base: number, last: number): Adjustment | null {
  const percent = clause.percents[0]?.value;
  if (isSurcharge(clause) && percent !== undefined) {
    return {
      clause,
      cents: percentOfCents(last, percent),
      description: `Majoration ${french(percent)} %`,
    };
  }
  const isCredit = /\bavoir\b/.test(clause.folded);
  if (percent !== undefined) {
    const cents = percentOfCents(base, percent);
    return cents === 0
      ? null
      : { clause, cents: -cents, description: `Remise ${french(percent)} %` };
  }
  if (clause.price === null) return null;
  const cents = toCents(clause.price.value);
  return cents === 0
    ? null
    : { clause, cents: -cents, description: isCredit ? 'Avoir déduit' : 'Remise' };
}

/** « remise de 5 % sur le portail »: only the line it names. */
function baseOf(clause: Clause, items: readonly Item[], cents: readonly number[]): number | null {
  const sur = clause.words.findIndex((word) => word.text === 'sur');
  if (sur < 0) return null;
  const named = new Set(
    clause.words
      .slice(sur + 1)
      .map((word) => stem(word.text))
      .filter((word) => word.length > 3),
  );
  let base = 0;
  let found = false;
  items.forEach((item, at) => {
    const clauses =
      item.header !== null && item.showsHeader ? [item.header, ...item.clauses] : item.clauses;
    const words = clauses.flatMap((each) => [
      ...meaningfulWords(each),
      ...each.quantities.map((piece) => piece.noun),
    ]);
    if (!words.some((word) => named.has(stem(word)))) return;
    base += cents[at] ?? 0;
    found = true;
  });
  return found ? base : null;
}

function french(value: number): string {
  return String(value).replace('.', ',');
}
