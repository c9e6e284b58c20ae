import { isSmallTalk, meaningfulWords } from '../classify.ts';
import { type Clause, mergeClauses } from '../clauses.ts';
import { itemFrom } from '../item.ts';
import { hasOwnName } from './labels.ts';
import type { State } from './state.ts';

/** « sprint 1 : 8 jours, sprint 2 : 6 jours »: a heading and its count are one thing waiting for a price. */
export function absorbHeader(state: State): void {
  const { header } = state;
  const after = state.pending.filter((each) => header !== null && each.start > header.start);
  const [first] = after;
  if (
    header === null ||
    first === undefined ||
    after.length > 1 ||
    hasOwnName(first) ||
    first.quantities.length === 0
  )
    return;
  if (state.items.some((item) => item.header === header)) return;
  state.pending = [...state.pending.filter((each) => each !== first), mergeClauses(header, first)];
  state.header = null;
}

/** A heading worth printing: it names the work, not the letter or the document. */
export function isSubject(clause: Clause): boolean {
  if (/\b(?:je|j'|tu|on|il|nous|vous)\b/.test(clause.folded)) return false;
  return meaningfulWords(clause).some(
    (word) =>
      !/^(?:sinon|deduire|forfait|prestations?|detail|voici|compte|recap|recapitulatif|besoin|travaux|projet|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/.test(
        word,
      ),
  );
}

export function closeHeader(state: State, used: boolean): void {
  if (state.header === null) return;
  if (used || state.items.some((item) => item.header === state.header)) {
    if (!state.items.some((item) => item.showsHeader && item.header === state.header))
      state.headers.push(state.header);
    state.header = null;
  }
}

/** A header that no line used is the work itself. */
export function useHeader(state: State, priced: boolean): void {
  const { header } = state;
  state.header = null;
  if (header === null) return;
  const used = state.items.some((item) => item.header === header);
  if (used) {
    if (!state.items.some((item) => item.showsHeader && item.header === header))
      state.headers.push(header);
  } else if (!isSmallTalk(header)) {
    if (priced && state.items.length > 0) state.headers.push(header);
    else state.items.push(itemFrom(header));
  }
}
