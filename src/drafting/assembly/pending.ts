import { isSmallTalk, meaningfulWords } from '../classify.ts';
import type { Clause } from '../clauses.ts';
import { type Item, append, itemFrom, prepend } from '../item.ts';
import { borrowCount, multiplyByHeading } from './borrowing.ts';
import { closeHeader } from './headings.ts';
import { hasOwnLabel, hasOwnName, needsHeading } from './labels.ts';
import type { State } from './state.ts';

/** The clauses waiting for this price, nearest first, as far as the pauses allow. */
export function attachPending(state: State, item: Item): void {
  const own = item.clauses[0];
  const others = keepNamesake(state, own);
  const bare = own !== undefined && !hasOwnLabel(own);
  const kept: Clause[] = [];
  let pause = own?.pause ?? 0;
  let open = true;
  for (let i = state.pending.length - 1; i >= 0; i--) {
    const clause = state.pending[i];
    if (clause === undefined) continue;
    const plus = own?.mark === '+' || own?.mark === ';';
    const joins =
      open &&
      (bare
        ? i === state.pending.length - 1 || pause < 3
        : pause <= 1 ||
          (plus && pause === 2 && item.quantities.every((piece) => piece.article)) ||
          (pause === 2 && own?.mark === '-'));
    if (joins) {
      // « 2 enceintes + table de mixage 180 € »: one price for what the plus joins.
      if (
        plus &&
        pause === 2 &&
        item.price !== null &&
        clause.quantities.some((each) => !each.article)
      )
        item.price = { ...item.price, whole: true, per: [] };
      prepend(item, clause);
      pause = clause.pause;
    } else {
      open = false;
      kept.unshift(clause);
    }
  }
  state.pending = kept;
  flush(state, own ?? null, true);
  state.pending = others;
  item.header = state.header;
  // A list under a title names its own lines; a title before a price is the line's name.
  const listed = own?.pause === 3 && own.mark !== '.' && item.clauses.some(hasOwnLabel);
  if (state.header !== null && !listed && needsHeading(item)) {
    item.showsHeader = true;
    item.quantities.unshift(...state.header.quantities);
    item.factors.unshift(...state.header.factors);
  } else if (state.header !== null) {
    borrowCount(item, state.header);
  }
  if (state.header !== null) multiplyByHeading(item, state.header);
}

/** « accrochage (2 jours) et médiation (4 samedis), médiation à 125 € »: only its namesake is priced. */
function keepNamesake(state: State, own: Clause | undefined): Clause[] {
  if (own === undefined) return [];
  const words = new Set(meaningfulWords(own));
  const at = state.pending.findLastIndex((clause) =>
    meaningfulWords(clause).some((word) => words.has(word)),
  );
  if (at < 0 || state.pending.length < 2) return [];
  const chosen = state.pending.splice(at, 1);
  const others = state.pending;
  state.pending = chosen;
  return others;
}

/** What was named and never priced: a line to complete in a list, a note or nothing elsewhere. */
export function flush(state: State, next: Clause | null, priced: boolean): void {
  const waiting = state.pending;
  state.pending = [];
  for (const clause of waiting) {
    const rated = state.rate !== null && clause.quantities.some((piece) => piece.nature === 'time');
    const item = itemFrom(clause);
    item.header = state.header;
    const previous = state.items.at(-1);
    if (!priced && state.header === null && previous !== undefined && !hasOwnLabel(clause)) {
      append(previous, clause);
      continue;
    }
    if (priced ? !hasOwnLabel(clause) : !hasOwnName(clause)) {
      if (state.header !== null) item.showsHeader = true;
      else if (priced) {
        state.notes.push(clause);
        continue;
      }
    }
    if (rated && state.rate !== null) {
      item.price = { ...state.rate, per: state.rate.per.length > 0 ? state.rate.per : ['day'] };
      item.unpriced = false;
      state.items.push(item);
    } else if (
      !priced ||
      state.pricedSentences.has(clause.sentence) ||
      clause.mark === '\n' ||
      clause.quantities.length > 0
    ) {
      if (priced && isSmallTalk(clause)) continue;
      state.items.push(item);
    } else if (state.chattySentences.has(clause.sentence)) {
      continue;
    } else if (state.items.length === 0 && next !== null) {
      state.headers.push(clause);
    } else {
      state.notes.push(clause);
    }
  }
  if (next !== null && next.pause === 3) closeHeader(state, false);
}
