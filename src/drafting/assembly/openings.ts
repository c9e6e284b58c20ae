import { meaningfulWords } from '../classify.ts';
import { type Clause, mergeClauses } from '../clauses.ts';
import { absorbHeader, useHeader } from './headings.ts';
import { flush } from './pending.ts';
import type { State } from './state.ts';

/** Only « en option », « offert », « variante »: it names nothing yet. */
export function opensGroup(clause: Clause): boolean {
  const naming = meaningfulWords(clause).filter(
    (word) =>
      !/^(?:options?|optionnels?|variantes?|facultatif|offerts?|offertes?|gratuits?|cadeaux?|eventuellement)$/.test(
        word,
      ),
  );
  return clause.price === null && naming.length === 0 && clause.quantities.length === 0;
}

export function followsOpening(state: State, clause: Clause): boolean {
  if (state.opened === null) return false;
  const { kind, list } = state.opened;
  const bullet =
    clause.mark === '\n' || clause.mark === '-' || clause.mark === '•' || clause.mark === '*';
  if (clause.pause === 3 && !(list && bullet)) {
    state.opened = null;
    return false;
  }
  if (kind === 'option') state.options.push(clause);
  else state.offered.push(clause);
  if (!list) state.opened = null;
  return true;
}

export function openHeader(state: State, clause: Clause, priced: boolean): void {
  absorbHeader(state);
  let heading = clause;
  // « Hébergement + nom de domaine : 96 € »: everything up to the colon heads the price.
  while (heading.pause > 0 && heading.pause < 3 && heading.mark !== ';') {
    const before = state.pending.at(-1);
    if (before === undefined || before.quantities.length > 0) break;
    state.pending.pop();
    heading = mergeClauses(before, heading);
  }
  if (heading.pause === 3 || state.pending.every((each) => each.quantities.length === 0))
    flush(state, clause, priced);
  if (state.header !== null) useHeader(state, priced);
  state.header = heading;
}
