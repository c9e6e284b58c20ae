import { classify, isSmallTalk, meaningfulWords, type ClauseKind } from './classify.ts';
import { mergeClauses, type Clause } from './clauses.ts';
import { append, itemFrom, prepend, type Item } from './item.ts';
import { conversion, stem } from './lexicon/units.ts';
import type { PricePiece, QuantityPiece } from './reading/pieces.ts';
import { isCorrection, correct } from './rules/corrections.ts';
import { payingPart, readBundle, type Bundle } from './rules/bundle.ts';
import { shareRate, splitShared } from './rules/sharing.ts';
import {
  countEnumeration,
  countNames,
  enumerates,
  MONTHS,
  WEEKDAYS,
} from './rules/enumerations.ts';

/** Everything a prompt says, sorted: lines, reductions, and what belongs under them. */
export interface Assembly {
  items: Item[];
  reductions: Clause[];
  deposits: Clause[];
  notes: Clause[];
  offered: Clause[];
  options: Clause[];
  totals: Clause[];
  headers: Clause[];
  vat: Clause[];
  bundles: { clause: Clause; bundle: Bundle; item: Item }[];
}

const SAME_RATE = /\bmemes? (?:tarifs?|prix|taux|conditions)\b/;

/** How many lines back a later clause may complete: keeps time linear. */
const LOOK_BACK = 30;

interface State extends Assembly {
  /** Clauses named but not yet priced. */
  pending: Clause[];
  header: Clause | null;
  /** « TJM 650 »: a rate for every time counted in the document. */
  rate: PricePiece | null;
  rateClause: Clause | null;
  correcting: boolean;
  /** « En option, une pergola 1 900 € »: what follows is an option. */
  /** Sentences that price something, and sentences that only make conversation. */
  pricedSentences: Set<number>;
  chattySentences: Set<number>;
  opened: { kind: 'option' | 'offered'; list: boolean } | null;
}

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
    bundles: [],
    pending: [],
    header: null,
    rate: null,
    rateClause: null,
    correcting: false,
    opened: null,
    pricedSentences: new Set(
      clauses.flatMap((each) => (each.price === null ? [] : [each.sentence])),
    ),
    chattySentences: new Set(
      clauses.flatMap((each) => (classify(each) === 'chatter' ? [each.sentence] : [])),
    ),
  };
  const priced = clauses.some((clause) => clause.price !== null);
  for (const clause of clauses) place(state, clause, priced);
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
  const kind = classify(clause);
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
    (kind === 'task' || kind === 'quantity' || kind === 'note')
  )
    return openHeader(state, clause, priced);
  if (clause.price === null && SAME_RATE.test(clause.folded)) return sameRate(state, clause);
  sort(state, clause, kind, priced);
}

/** Only « en option », « offert », « variante »: it names nothing yet. */
function opensGroup(clause: Clause): boolean {
  const naming = meaningfulWords(clause).filter(
    (word) =>
      !/^(?:options?|optionnels?|variantes?|facultatif|offerts?|offertes?|gratuits?|cadeaux?|eventuellement)$/.test(
        word,
      ),
  );
  return clause.price === null && naming.length === 0 && clause.quantities.length === 0;
}

function followsOpening(state: State, clause: Clause): boolean {
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

function openHeader(state: State, clause: Clause, priced: boolean): void {
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

/** « sprint 1 : 8 jours, sprint 2 : 6 jours »: a heading and its count are one thing waiting for a price. */
function absorbHeader(state: State): void {
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

function surcharge(state: State, clause: Clause): void {
  const percent = clause.percents[0]?.value ?? 0;
  if (clause.price !== null) {
    price(state, clause);
    const item = state.items.at(-1);
    if (item !== undefined) item.surcharge = percent;
    return;
  }
  state.reductions.push(clause);
}

/** « avancement 60 %, dont 40 % déjà facturé »: the rest of the progress is due. */
function progress(state: State, clause: Clause): void {
  const last = state.items.at(-1);
  const done = clause.percents[0]?.value ?? 0;
  state.notes.push(clause);
  if (last?.share != null && last.share > done) last.share -= done;
}

/** A clause that only counts completes the last line, or waits for its price. */
function quantity(state: State, clause: Clause): void {
  if (!completes(state, clause)) state.pending.push(clause);
}

function completes(state: State, clause: Clause): boolean {
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
  return item.clauses.some((clause) => /\b(?:suivante?s?|autres)\b/.test(clause.folded));
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

function unpriced(state: State, clause: Clause, priced: boolean): void {
  if (/^(?:idem|pareil|de meme)\b/.test(clause.folded)) return again(state, clause);
  if (clause.quantities.length > 0 && state.items.length > 0 && completes(state, clause)) return;
  if (continues(state, clause)) return;
  if (clause.percents.length > 0 && state.header === null && clause.quantities.length === 0) {
    state.notes.push(clause);
    return;
  }
  if (priced && clause.pause === 3 && clause.quantities.length === 0 && isSmallTalk(clause)) return;
  state.pending.push(clause);
}

/** Words after a price that still belong to its line. */
function continues(state: State, clause: Clause): boolean {
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
function again(state: State, clause: Clause): void {
  const last = state.items.at(-1);
  if (last === undefined) return;
  last.clauses.push(clause);
  last.repeats += 1;
}

function sameRate(state: State, clause: Clause): void {
  const last = state.items.at(-1);
  if (last?.price == null) {
    state.pending.push(clause);
    return;
  }
  const item = itemFrom(clause);
  item.price = { ...last.price };
  const unit =
    last.price.per[0] ?? last.quantities.find((piece) => piece.nature !== 'attribute')?.unit;
  if (unit !== undefined && item.price.per.length === 0) item.price.per = [unit];
  item.unpriced = false;
  attachPending(state, item);
  state.items.push(item);
}

function price(state: State, clause: Clause): void {
  if (namesRate(state, clause)) return;
  const { header } = state;
  if (header !== null && state.pending.some((each) => each.start < header.start))
    absorbHeader(state);
  if (isRate(clause) && clause.quantities.length === 0) {
    if (!shareRate(state.pending, clause, state.items, state.header)) {
      if (state.pending.length === 0) {
        state.rate = clause.price;
        state.rateClause = clause;
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
  item.enumerated = countEnumeration(item) ?? (enumerates(item) ? 1 : null);
  state.items.push(item);
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
  state.rateClause = header;
  state.header = null;
  return true;
}

function isRate(clause: Clause): boolean {
  return /\b(?:tjm|taux horaire|taux journalier|tarif horaire|tarif journalier|le tout a|tout a|tous a|toutes a)\b/.test(
    clause.folded,
  );
}

/** The clauses waiting for this price, nearest first, as far as the pauses allow. */
function attachPending(state: State, item: Item): void {
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
          (plus &&
            pause === 2 &&
            item.quantities.every((piece) => piece.article) &&
            clause.quantities.length === 0) ||
          (pause === 2 && own?.mark === '-'));
    if (joins) {
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
  item.header = state.header; // A list under a title names its own lines; a title before a price is the line's name.
  const listed = own?.pause === 3 && own.mark !== '.' && item.clauses.some(hasOwnLabel);
  if (state.header !== null && !listed && !item.clauses.some(hasOwnName)) {
    item.showsHeader = true;
    item.quantities.unshift(...state.header.quantities);
    item.factors.unshift(...state.header.factors);
  } else if (state.header !== null) {
    borrowCount(item, state.header);
  }
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

/** A heading worth printing: it names the work, not the letter or the document. */
function isSubject(clause: Clause): boolean {
  if (/\b(?:je|j'|tu|on|il|nous|vous)\b/.test(clause.folded)) return false;
  return meaningfulWords(clause).some(
    (word) =>
      !/^(?:sinon|deduire|forfait|prestations?|detail|voici|compte|recap|recapitulatif|besoin|travaux|projet|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/.test(
        word,
      ),
  );
}

function firstStart(item: Item): number {
  return Math.min(...item.clauses.map((clause) => clause.start));
}

/** « mixage 5 titres à 120 €, mastering 35 € par titre »: counted once, on the line before. */
function borrowThing(item: Item, items: readonly Item[]): void {
  if (
    item.price === null ||
    item.quantities.some((piece) => !piece.article) ||
    item.factors.length > 0
  )
    return;
  for (const unit of item.price.per) {
    if (!/^(?:n:|m$|m2$|m3$|person$)/.test(unit)) continue;
    const found = items
      .flatMap((other) => other.quantities)
      .findLast((piece) => piece.unit === unit && !piece.article);
    if (found !== undefined) item.quantities.push({ ...found, subordinate: false });
  }
}

/** « gîte 3 nuits à 85 €, 2 petits-déjeuners par nuit à 8 € »: the nights are counted on another line. */
function borrowCounts(item: Item, items: readonly Item[]): void {
  borrowThing(item, items.slice(-3));
  for (const { every } of [...item.quantities, ...item.factors]) {
    if (every === null || item.quantities.some((piece) => conversion(piece.unit, every) !== null))
      continue;
    const span = items
      .flatMap((other) => other.quantities)
      .find((piece) => piece.unit === every && !piece.article);
    if (span !== undefined) item.quantities.push(span);
  }
}

/** « Série de 3 colliers : perles 40 € l’un »: the header counts what « l’un » refers to. */
function borrowCount(item: Item, header: Clause): void {
  const counts = header.quantities.filter((piece) => piece.nature === 'count' && !piece.article);
  if (counts.length === 0 || item.price === null) return;
  const guests = counts.find((count) =>
    /^(?:invites?|personnes?|pers|convives?|participants?|couverts?|adultes?|enfants?)$/.test(
      count.noun,
    ),
  );
  // « Réception de 80 invités : menu à 42 € »: a meal is priced a head.
  if (
    guests !== undefined &&
    item.price.lead === 'at' &&
    !item.quantities.some((piece) => !piece.article) &&
    isMeal(item)
  ) {
    item.quantities.unshift({ ...guests, subordinate: false });
    return;
  }
  const each =
    item.price.per.includes('unit') &&
    !item.quantities.some((piece) => piece.nature === 'count' && !piece.article);
  const named = counts.find(
    (count) =>
      item.price?.per.includes(count.unit) ||
      item.quantities.some((piece) => piece.every === count.unit),
  );
  const count = named ?? (each ? counts[0] : undefined);
  if (count !== undefined && !item.quantities.includes(count))
    item.quantities.unshift({ ...count, subordinate: false });
}

function isMeal(item: Item): boolean {
  return item.clauses.some((clause) =>
    /\b(?:menus?|repas|diner|dejeuner|cocktail|buffet|brunch|plateau|gouter|couverts?)\b/.test(
      clause.folded,
    ),
  );
}

function hasOwnLabel(clause: Clause): boolean {
  const meaning = meaningfulWords(clause);
  return (
    meaning.length > 0 ||
    clause.quantities.some(
      (piece) =>
        piece.nature === 'count' &&
        piece.noun !== '' &&
        piece.unit !== 'person' &&
        piece.unit !== 'unit' &&
        !isCalled(clause, piece.unit),
    )
  );
}

function isCalled(clause: Clause, unit: string): boolean {
  return clause.price?.per.includes(unit) ?? false;
}

/** Words that name the work by themselves, beyond the thing counted and « forfait ». */
function hasOwnName(clause: Clause): boolean {
  return meaningfulWords(clause).some((word) => !/^(?:forfait|lot|montant|ensemble)$/.test(word));
}

/** What was named and never priced: a line to complete in a list, a note or nothing elsewhere. */
function flush(state: State, next: Clause | null, priced: boolean): void {
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

function closeHeader(state: State, used: boolean): void {
  if (state.header === null) return;
  if (used || state.items.some((item) => item.header === state.header)) {
    if (!state.items.some((item) => item.showsHeader && item.header === state.header))
      state.headers.push(state.header);
    state.header = null;
  }
}

/** A header that no line used is the work itself. */
function useHeader(state: State, priced: boolean): void {
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
