import { meaningfulWords } from '../classify.ts';
import { type Clause, mergeClauses } from '../clauses.ts';
import { toFourDecimals } from '../exact.ts';
import { type Item, itemFrom } from '../item.ts';
import { isTime } from '../lexicon/units.ts';
import { countEnumeration, enumerates } from '../rules/enumerations.ts';
import { shareRate, splitShared } from '../rules/sharing.ts';
import { absorbHeader, closeHeader } from './headings.ts';
import { hasOwnName } from './labels.ts';
import { attachPending, flush } from './pending.ts';
import { unitAhead } from './rates.ts';
import type { State } from './state.ts';

export function surcharge(state: State, clause: Clause): void {
  const percent = clause.percents[0]?.value ?? 0;
  if (clause.price !== null) {
    price(state, clause);
    const item = state.items.at(-1);
    // The percentage raises the price; it is no share of it.
    if (item !== undefined) Object.assign(item, { surcharge: percent, share: null });
    return;
  }
  // « urgence +30 % »: what waits names the surcharge.
  const name = clause.percents.some((each) => each.added) ? state.pending.at(-1) : undefined;
  if (name === undefined || name.quantities.length > 0) state.reductions.push(clause);
  else {
    state.pending.pop();
    state.reductions.push(mergeClauses(name, clause));
  }
}

/** « avancement 60 %, dont 40 % déjà facturé »: the rest of the progress is due. */
export function progress(state: State, clause: Clause): void {
  const last = state.items.at(-1);
  const done = clause.percents[0]?.value ?? 0;
  state.notes.push(clause);
  if (last?.share != null && last.share > done) last.share -= done;
}

export function sameRate(state: State, clause: Clause): void {
  const last = state.items.at(-1);
  if (last?.price == null) {
    state.pending.push(clause);
    return;
  }
  const item = itemFrom(clause);
  item.price = { ...last.price };
  const unit =
    last.price.per[0] ?? last.quantities.find((piece) => piece.nature !== 'attribute')?.unit;
  // « et la couverture au même prix »: one thing, at the price of one.
  const one = clause.quantities.length === 0 && (unit === undefined || !isTime(unit));
  if (one) item.price.per = [];
  else if (unit !== undefined && item.price.per.length === 0) item.price.per = [unit];
  item.unpriced = false;
  attachPending(state, item);
  state.items.push(item);
}

export function price(state: State, clause: Clause): void {
  if (namesRate(state, clause)) return;
  const { header } = state;
  if (header !== null && state.pending.some((each) => each.start < header.start))
    absorbHeader(state);
  if (isRate(clause) && clause.quantities.length === 0) {
    if (!shareRate(state.pending, clause, state.items, state.header)) {
      if (state.pending.length === 0) {
        state.rate = clause.price;
        return;
      }
    } else {
      closeHeader(state, true);
      state.pending = [];
      return;
    }
  }
  const shared = splitShared(state.pending, clause);
  if (shared !== null) {
    state.pending = state.pending.filter((each) => !shared.taken.includes(each));
    flush(state, clause, true);
    for (const item of shared.items) {
      item.header = state.header;
      state.items.push(item);
    }
    return;
  }
  const item = itemFrom(clause);
  readShare(item, clause);
  attachPending(state, item);
  if (item.price !== null && item.price.per.length === 0 && !item.price.whole) {
    const unit = unitAhead(item, item.header);
    if (unit !== null) item.price = { ...item.price, per: [unit] };
  }
  sumTimes(item);
  item.enumerated = countEnumeration(item) ?? (enumerates(item) ? 1 : null);
  state.items.push(item);
}

/** « 3 h le 4, 2 h 30 le 11, 4 h le 18, 27 €/h »: hours that name nothing are counted together. */
function sumTimes(item: Item): void {
  const [first] = item.quantities;
  const clauses = item.clauses.filter((each) => each.quantities.length > 0);
  if (first === undefined || clauses.length < 2 || clauses.length < item.quantities.length) return;
  const alike = item.quantities.every(
    (piece) =>
      piece.nature === 'time' && piece.unit === first.unit && piece.every === null && !piece.during,
  );
  if (!alike || clauses.some(hasOwnName)) return;
  const value = item.quantities.reduce((sum, piece) => sum + piece.value, 0);
  item.quantities = [{ ...first, value: toFourDecimals(value), subordinate: false }];
}

/** « quarante pour cent de 12 500 € », « 8 % sur 42 000 € », « avancement 60 %, dont 40 % déjà facturé ». */
function readShare(item: Item, clause: Clause): void {
  const percent = clause.percents.find(
    (each) => clause.price !== null && each.start < clause.price.start,
  );
  if (percent !== undefined) item.share = percent.value;
}

/** « Taux horaire : 42 € »: the heading names a rate for what follows. */
function namesRate(state: State, clause: Clause): boolean {
  const { header } = state;
  if (
    header === null ||
    clause.price === null ||
    meaningfulWords(clause).length > 0 ||
    clause.quantities.length > 0 ||
    state.pending.length > 0
  )
    return false;
  const unit = /\bhoraire|\bde l'heure/.test(header.folded)
    ? 'hour'
    : /\bjournalier|\btjm\b|\ba la journee/.test(header.folded)
      ? 'day'
      : null;
  if (unit === null || !/\b(?:taux|tarif|tjm|prix|cout)\b/.test(header.folded)) return false;
  state.rate = { ...clause.price, per: clause.price.per.length > 0 ? clause.price.per : [unit] };
  state.header = null;
  return true;
}

function isRate(clause: Clause): boolean {
  return /\b(?:tjm|taux horaire|taux journalier|tarif horaire|tarif journalier|le tout a|tout a|tous a|toutes a)\b/.test(
    clause.folded,
  );
}
