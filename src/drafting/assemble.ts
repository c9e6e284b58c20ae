import { borrowCounts } from './assembly/borrowing.ts';
import { again, completes, continues } from './assembly/completion.ts';
import { isSubject, useHeader } from './assembly/headings.ts';
import { followsOpening, openHeader, opensGroup } from './assembly/openings.ts';
import { flush } from './assembly/pending.ts';
import { price, progress, sameRate, surcharge } from './assembly/pricing.ts';
import { applyRate, rateOf, unitNamed } from './assembly/rates.ts';
import { withoutSignature } from './assembly/signature.ts';
import { type Assembly, LOOK_BACK, type State } from './assembly/state.ts';
import { type ClauseKind, classify, isSmallTalk, meaningfulWords } from './classify.ts';
import { type Clause, mergeClauses } from './clauses.ts';
import type { Item } from './item.ts';
import { type Bundle, givenOf, payingPart, readBundle } from './rules/bundle.ts';
import { correct, isCorrection } from './rules/corrections.ts';

const SAME_RATE = /\bmemes? (?:tarifs?|prix|taux|conditions)\b/;

/** Sixth stage: joins the clauses that speak of the same line. */
export function assemble(clauses: readonly Clause[]): Assembly {
  const state: State = {
    items: [],
    reductions: [],
    deposits: [],
    notes: [],
    offered: [],
    options: [],
    totals: [],
    headers: [],
    vat: [],
    gifts: [],
    bundles: [],
    pending: [],
    header: null,
    rate: null,
    correcting: false,
    opened: null,
    optionHead: null,
    pricedSentences: new Set(
      clauses.flatMap((each) => (each.price === null ? [] : [each.sentence])),
    ),
    chattySentences: new Set(
      clauses.flatMap((each) => (classify(each) === 'chatter' ? [each.sentence] : [])),
    ),
  };
  const priced = clauses.some((clause) => clause.price !== null);
  for (const clause of withoutSignature(clauses)) place(state, clause, priced);
  if (state.optionHead !== null) state.options.push(state.optionHead);
  flush(state, null, priced);
  if (state.header !== null) useHeader(state, priced);
  for (const [at, item] of state.items.entries())
    borrowCounts(item, state.items.slice(Math.max(0, at - LOOK_BACK), at));
  state.items.sort((a, b) => firstStart(a) - firstStart(b));
  state.headers = state.headers.filter(isSubject);
  return state;
}

function place(state: State, clause: Clause, priced: boolean): void {
  if (state.items.length > 0 && (state.correcting || isCorrection(clause))) {
    const done = correct(state.items, clause);
    state.correcting = !done && isCorrection(clause);
    if (done || meaningfulWords(clause).length <= 1) return;
  }
  if (followsOpening(state, clause)) return;
  const bundle = readBundle(clause);
  if (bundle !== null) return placeBundle(state, clause, bundle, priced);
  const last = state.items.at(-1);
  const count = last === undefined || state.pending.length > 0 ? null : givenOf(clause, last);
  if (last !== undefined && count !== null) state.gifts.push({ clause, count, item: last });
  const rate = rateOf(clause, state.header);
  if (rate !== null && applyRate(state, clause, rate)) return;
  const kind = rate === null ? kindUnder(state.header, clause) : 'price';
  if (rate !== null) clause = { ...clause, price: rate };
  if (state.optionHead !== null) {
    const head = state.optionHead;
    state.optionHead = null;
    if (kind === 'price') {
      state.options.push(mergeClauses(head, clause));
      return;
    }
    state.options.push(head);
  }
  if (kind === 'option' && clause.heads && clause.price === null && !opensGroup(clause)) {
    state.optionHead = clause;
    return;
  }
  if ((kind === 'option' || kind === 'offered') && opensGroup(clause)) {
    // « Rapport pour l’assurance : gratuit »: said of the heading.
    const { header } = state;
    const said =
      header !== null && header.sentence === clause.sentence ? mergeClauses(header, clause) : null;
    if (said !== null) {
      state.header = null;
      (kind === 'option' ? state.options : state.offered).push(said);
    } else state.opened = { kind, list: clause.heads };
    return;
  }
  if (clause.pause === 3 && kind !== 'price' && kind !== 'quantity' && kind !== 'total')
    flush(state, clause, priced);
  if (
    clause.heads &&
    clause.price === null &&
    (kind === 'task' || kind === 'quantity' || kind === 'note' || unitNamed(clause.folded) !== null)
  )
    return openHeader(state, clause, priced);
  if (clause.price === null && SAME_RATE.test(clause.folded)) return sameRate(state, clause);
  sort(state, clause, kind, priced);
}

/** « à déduire : acompte n° 14 de 150 € »: a heading that takes off what it lists. */
function kindUnder(header: Clause | null, clause: Clause): ClauseKind {
  const kind = classify(clause);
  const deducts =
    header !== null && /^(?:a deduire|deductions?|moins|deduire)\b/.test(header.folded);
  return deducts && clause.price !== null && kind === 'task' ? 'deposit_paid' : kind;
}

/** « 9 jeux à 36 €, 3 pour le prix de 2 » reduces a line; before its price, it counts what is paid. */
function placeBundle(state: State, clause: Clause, bundle: Bundle, priced: boolean): void {
  const last = state.items.at(-1);
  if (
    clause.price === null &&
    last !== undefined &&
    last.price !== null &&
    clause.pause < 3 &&
    state.pending.length === 0
  ) {
    state.bundles.push({ clause, bundle, item: last });
    return;
  }
  sort(state, payingPart(clause, bundle), clause.price === null ? 'quantity' : 'task', priced);
}

function sort(state: State, clause: Clause, kind: ClauseKind, priced: boolean): void {
  switch (kind) {
    case 'discount':
      state.reductions.push(clause);
      return;
    case 'deposit_paid':
      state.deposits.push(clause);
      return;
    case 'progress':
      return progress(state, clause);
    case 'surcharge':
      return surcharge(state, clause);
    case 'offered':
      state.offered.push(clause);
      return;
    case 'option':
      state.options.push(clause);
      return;
    case 'note':
      return note(state, clause);
    case 'vat':
      state.vat.push(clause);
      return;
    case 'total':
      state.totals.push(clause);
      return;
    case 'quantity':
      return quantity(state, clause);
    case 'price':
    case 'task':
      return clause.price === null ? unpriced(state, clause, priced) : price(state, clause);
    case 'chatter':
    case 'empty':
      return;
  }
}

function note(state: State, clause: Clause): void {
  // « 90 € par trimestre, engagement 1 an » also says how many are due.
  if (/\bengagement\b/.test(clause.folded) && clause.quantities.length > 0)
    completes(state, clause);
  state.notes.push(clause);
}

/** A clause that only counts completes the last line, or waits for its price. */
function quantity(state: State, clause: Clause): void {
  if (!completes(state, clause)) state.pending.push(clause);
}

function unpriced(state: State, clause: Clause, priced: boolean): void {
  if (/^(?:idem|pareil|de meme)\b|\b(?:idem|pareil)$/.test(clause.folded))
    return again(state, clause);
  if (clause.quantities.length > 0 && state.items.length > 0 && completes(state, clause)) return;
  if (continues(state, clause)) return;
  if (clause.percents.length > 0 && state.header === null && clause.quantities.length === 0) {
    state.notes.push(clause);
    return;
  }
  if (priced && clause.pause === 3 && clause.quantities.length === 0 && isSmallTalk(clause)) return;
  state.pending.push(clause);
}

function firstStart(item: Item): number {
  return Math.min(...item.clauses.map((clause) => clause.start));
}
