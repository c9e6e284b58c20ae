import type { Clause } from '../clauses.ts';
import { type Item, append, itemFrom } from '../item.ts';
import { conversion, stem } from '../lexicon/units.ts';
import type { QuantityPiece } from '../reading/pieces.ts';
import { MONTHS, WEEKDAYS, countNames, enumerates } from '../rules/enumerations.ts';
import { hasOwnLabel, hasOwnName } from './labels.ts';
import { LOOK_BACK, type State } from './state.ts';

export function completes(state: State, clause: Clause): boolean {
  let used = false;
  for (const piece of clause.quantities) {
    const item = findOpenItem(state, piece.noun, piece.unit);
    if (item === undefined) continue;
    complete(item, piece);
    shareDuration(state, item, piece);
    if (!item.evidence.includes(clause)) item.evidence.push(clause);
    used = true;
  }
  const last = state.items.at(-1);
  if (!used && clause.factors.length > 0 && last !== undefined && clause.quantities.length === 0) {
    append(last, clause);
    return true;
  }
  return used;
}

/** « 10 kg à 16,90 €/kg, trois colis »: what the rate already counts is multiplied by the rest. */
function complete(item: Item, piece: QuantityPiece): void {
  const measured = item.quantities.some((each) => item.price?.per.includes(each.unit) === true);
  if (isSequel(item))
    item.quantities.push({ ...piece, value: Math.max(1, piece.value - 1), subordinate: false });
  else if (measured && item.price?.per.includes(piece.unit) === false && piece.nature === 'count') {
    item.factors.push({
      kind: 'factor',
      value: piece.value,
      every: null,
      start: piece.start,
      end: piece.end,
    });
  } else item.quantities.push({ ...piece, subordinate: false });
}

/** « première séance 90 €, suivantes 70 € »: the first is not counted again. */
function isSequel(item: Item): boolean {
  return item.clauses.some((clause) => /\b(?:suivante?s?|suivis|autres)\b/.test(clause.folded));
}

/** « 95 €/jour, 40 €/jour, pendant 5 jours »: a duration goes to every rate that waits for it. */
function shareDuration(state: State, last: Item, piece: QuantityPiece): void {
  if (piece.nature !== 'time') return;
  for (let at = state.items.indexOf(last) - 1; at >= 0; at--) {
    const item = state.items[at];
    if (item === undefined || !calls(item, piece.unit)) return;
    item.quantities.push({ ...piece, subordinate: false });
  }
}

function calls(item: Item, unit: string): boolean {
  const rated = item.price?.per.some((each) => conversion(unit, each) !== null) === true;
  return (
    rated &&
    !item.quantities.some(
      (piece) =>
        conversion(piece.unit, unit) !== null && (!piece.article || piece.nature === 'time'),
    )
  );
}

/** The line whose rate or wording calls for this quantity. */
function findOpenItem(state: State, noun: string, unit: string): Item | undefined {
  const waiting = state.pending.length === 0 ? state.items.at(-1) : undefined;
  if (waiting !== undefined && waiting.price !== null) {
    const every = [...waiting.quantities, ...waiting.factors].some(
      (piece) => piece.every !== null && conversion(unit, piece.every) !== null,
    );
    if (calls(waiting, unit) || every) return waiting;
    if (isSequel(waiting) && noun !== '') return waiting;
  }
  if (noun === '') return undefined;
  const root = stem(noun);
  return state.items
    .slice(-LOOK_BACK)
    .find(
      (item) =>
        item.price !== null &&
        !item.price.whole &&
        !item.quantities.some((piece) => piece.nature === 'count' && !piece.article) &&
        item.clauses.some((each) => each.words.some((word) => stem(word.text) === root)),
    );
}

/** Words after a price that still belong to its line. */
export function continues(state: State, clause: Clause): boolean {
  const last = state.items.at(-1);
  if (
    last?.price == null ||
    clause.pause > 1 ||
    state.pending.length > 0 ||
    clause.quantities.length > 0
  )
    return false;
  const { per } = last.price;
  const days = countNames(clause.folded, per.includes('month') ? MONTHS : WEEKDAYS);
  if (days !== null && (per.includes('day') || per.includes('month'))) {
    for (const item of state.items)
      if (item.enumerated === null && item.price?.per[0] === per[0]) item.enumerated = days;
    last.clauses.push(clause);
    return true;
  }
  if (last.enumerated !== null && enumerates(last)) {
    last.enumerated += 1 + clause.words.filter((word) => word.text === 'et').length;
    last.clauses.push(clause);
    return true;
  }
  const comprised =
    last.price.whole &&
    last.clauses.some((each) => /\btout (?:compris|inclus)\b/.test(each.folded));
  const nameless = last.header === null && !last.clauses.some((each) => hasOwnLabel(each));
  if (comprised || nameless) last.clauses.push(clause);
  return comprised || nameless;
}

/** « idem jeudi »: one more of the last line. */
export function again(state: State, clause: Clause): void {
  const last = state.items.at(-1);
  if (last === undefined) return;
  if (/\w (?:idem|pareil)$/.test(clause.folded) && hasOwnName(clause)) {
    // « mixage idem »: other work at the price and in the number of the last.
    const item = itemFrom(clause);
    item.price = last.price;
    item.unpriced = last.unpriced;
    if (item.quantities.length === 0) item.quantities = [...last.quantities];
    state.items.push(item);
    return;
  }
  last.clauses.push(clause);
  last.repeats += 1;
}
