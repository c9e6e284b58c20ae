import { meaningfulWords } from '../classify.ts';
import type { Clause } from '../clauses.ts';
import { itemFrom, type Item } from '../item.ts';
import { conversion, type Unit } from '../lexicon/units.ts';
import type { QuantityPiece } from '../reading/pieces.ts';

/** « patronage 3 h, montage 5 h, le tout à 25 €/h »: one rate for every clause waiting. */
export function shareRate(
  pending: readonly Clause[],
  clause: Clause,
  items: Item[],
  header: Clause | null,
): boolean {
  const price = clause.price;
  if (price === null || pending.length === 0) return false;
  const timed = pending.filter((each) => each.quantities.length > 0);
  if (timed.length === 0) return false;
  for (const each of timed) {
    const item = itemFrom(each);
    item.price = { ...price, whole: false, per: price.per.length > 0 ? price.per : unitsOf(each) };
    item.unpriced = false;
    item.header = header;
    items.push(item);
  }
  return true;
}

function unitsOf(clause: Clause): Unit[] {
  const piece = clause.quantities.find((each) => each.nature === 'time') ?? clause.quantities[0];
  return piece === undefined ? [] : [piece.unit];
}

/**
 * One price after several counted things: « 2 portes et 3 fenêtres à 150 € chacune », « étude 0,5 j,
 * câblage 2 j à 520 € par jour ». Null when the price belongs to its own clause only.
 */
export function splitShared(
  pending: readonly Clause[],
  clause: Clause,
): { items: Item[]; taken: Clause[] } | null {
  const price = clause.price;
  if (price === null || price.whole) return null;
  const within = splitWithin(clause);
  const waiting = trailing(pending, clause).filter((each) => shares(each, clause));
  if (within === null && waiting.length === 0) return null;
  const own = within ?? [itemFrom(clause)];
  const label =
    own.some((item) => item.quantities.length > 0) &&
    (meaningfulWords(clause).length > 0 ||
      clause.quantities.some((piece) => piece.nature === 'count'));
  if (!label && waiting.length < 2) return null;
  const before = waiting.flatMap((each) => {
    const parts = splitWithin({ ...each, price });
    if (parts !== null && price.per.length > 0) return parts;
    const item = itemFrom(each);
    item.price = { ...price, per: perFor(each, price.per) };
    item.unpriced = false;
    return item;
  });
  return { items: label ? [...before, ...own] : before, taken: waiting };
}

/** The clauses right before this one, with no stronger pause than a comma. */
function trailing(pending: readonly Clause[], clause: Clause): Clause[] {
  const chain: Clause[] = [];
  let pause = clause.pause;
  for (let i = pending.length - 1; i >= 0; i--) {
    const each = pending[i];
    const cut = pause > 1 && !(pause === 2 && (chain[0] ?? clause).mark === '+');
    if (each === undefined || (cut && meaningfulWords(clause).length > 0)) break;
    chain.unshift(each);
    pause = each.pause;
    if (pause === 3) break;
  }
  return chain;
}

/** A waiting clause shares the price when it names a thing and counts it in the price's own unit. */
function shares(each: Clause, clause: Clause): boolean {
  const per = clause.price?.per ?? [];
  const times = per.filter((unit) => /^(?:hour|day|week|month|m2|m3|m|km|kg|n:.+)$/.test(unit));
  const own = clause.quantities.map((piece) => piece.unit);
  if (times.length === 1 && per.length === 1) {
    const unit = times[0] ?? 'day';
    return (
      meaningfulWords(each).length > 0 &&
      each.quantities.some((piece) => conversion(piece.unit, unit) !== null) &&
      (own.some((piece) => conversion(piece, unit) !== null) ||
        meaningfulWords(clause).length === 0)
    );
  }
  if (per.length === 0 || (per.length === 1 && per[0] === 'unit')) {
    const counted = each.quantities.some(isThing);
    return counted && clause.quantities.some(isThing);
  }
  return false;
}

function isThing(piece: QuantityPiece): boolean {
  return (
    piece.nature === 'count' &&
    !piece.article &&
    !piece.subordinate &&
    piece.noun !== '' &&
    piece.unit !== 'person' &&
    !/^(?:nuits?|nuitees?|fois|seances?|couches?)$/.test(piece.noun)
  );
}

function perFor(clause: Clause, per: readonly Unit[]): Unit[] {
  return per.length > 0 ? [...per] : clause.quantities.slice(0, 1).map((piece) => piece.unit);
}

/** « 2 portes et 3 fenêtres à 150 € »: the conjunction stands between two things counted. */
function splitWithin(clause: Clause): Item[] | null {
  const price = clause.price;
  if (price === null) return null;
  const things = clause.quantities.filter(
    (piece) =>
      piece.start < price.start &&
      (isThing(piece) || (piece.article && price.per.includes('unit') && piece.nature === 'count')),
  );
  const times = clause.quantities.filter(
    (piece) => piece.nature === 'time' && piece.start < price.start,
  );
  const timed =
    times.length > 1 &&
    price.per.length === 1 &&
    times.every(
      (piece) =>
        price.per.some((unit) => conversion(piece.unit, unit) !== null) && piece.every === null,
    );
  const group = things.length > 1 ? things : timed ? times : [];
  if (group.length < 2 || group.length > 12) return null;
  const ands = clause.words.filter(
    (word) => word.text === 'et' || word.text === 'plus' || word.text === 'and',
  );
  const cuts: number[] = [];
  for (let i = 1; i < group.length; i++) {
    const from = group[i - 1]?.end ?? 0;
    const to = group[i]?.start ?? 0;
    const cut = ands.find((word) => word.start >= from && word.end <= to);
    if (cut === undefined) return null;
    cuts.push(cut.start, cut.end);
  }
  return group.map((piece, at) => {
    const start = at === 0 ? clause.start : (cuts[at * 2 - 1] ?? clause.start);
    const end = at === group.length - 1 ? clause.end : (cuts[at * 2] ?? clause.end);
    const part = slice(clause, start, end);
    const item = itemFrom(part);
    item.price = { ...price, per: price.per.length > 0 ? price.per : [piece.unit] };
    item.unpriced = false;
    return item;
  });
}

function slice(clause: Clause, start: number, end: number): Clause {
  const inside = <T extends { start: number; end: number }>(piece: T): boolean =>
    piece.start >= start && piece.end <= end;
  return {
    ...clause,
    start,
    end,
    folded: clause.folded.slice(start - clause.start, end - clause.start),
    quantities: clause.quantities.filter(inside),
    factors: clause.factors.filter(inside),
    percents: clause.percents.filter(inside),
    words: clause.words.filter(inside),
    masks: clause.masks.filter(inside),
  };
}
