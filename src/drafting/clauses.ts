import type {
  FactorPiece,
  MaskPiece,
  PercentPiece,
  Piece,
  PricePiece,
  QuantityPiece,
  WordPiece,
} from './reading/pieces.ts';

/** A stretch of the prompt that says one thing: at most one price, and what it is about. */
export interface Clause {
  start: number;
  end: number;
  /** Folded text, for the lexicons. */
  folded: string;
  /** The pause before it: 0 a mere « et » or another price, 1 comma, 2 strong pause, 3 sentence or line. */
  pause: 0 | 1 | 2 | 3;
  /** Which sentence or line of the prompt it stands in. */
  sentence: number;
  mark: string;
  /** Followed by « : ». */
  heads: boolean;
  /** Opened by this joining word: « et », « plus », « avec ». */
  joiner: string;
  price: PricePiece | null;
  /** « au lieu de 100 € », « dont 600 € », « (= 770 €) »: figures that change nothing. */
  asides: PricePiece[];
  quantities: QuantityPiece[];
  factors: FactorPiece[];
  percents: PercentPiece[];
  words: WordPiece[];
  masks: MaskPiece[];
}

const JOINERS = new Set(['dont', 'et', 'plus', 'puis', 'avec', 'ensuite', 'and', 'ainsi']);

/** « à vingt euros non pardon six séances »: what follows takes back what was said. */
const RETRACTIONS = new Set(['non', 'pardon', 'finalement', 'rectification', 'euh']);

/** Fifth stage: cuts the pieces at pauses, and between two prices that no pause separates. */
export function splitClauses(pieces: readonly Piece[], folded: string): Clause[] {
  const clauses: Clause[] = [];
  let current = opening(3, '', '');
  const close = (heads: boolean): void => {
    if (current.pieces.length === 0) return;
    const clause = toClause(current, heads, folded);
    const before = clauses.at(-1)?.sentence ?? 0;
    clauses.push({ ...clause, sentence: clause.pause === 3 ? before + 1 : before });
  };
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece === undefined) continue;
    if (piece.kind === 'break') {
      close(false);
      const pause =
        current.pieces.length > 0 ? piece.strength : strongest(current.pause, piece.strength);
      current = opening(pause, piece.mark, '');
    } else if (piece.kind === 'colon') {
      close(true);
      current = opening(current.pieces.length > 0 ? 1 : current.pause, ':', '');
    } else if (piece.kind === 'open' || piece.kind === 'close') {
      // « accrochage (2 jours) et médiation »: what a parenthesis closed is complete.
      const next = pieces[i + 1];
      if (piece.kind === 'close' && next?.kind === 'word' && JOINERS.has(next.text)) {
        close(false);
        current = opening(1, '', next.text);
        i += 1;
      }
    } else if (
      piece.kind === 'word' &&
      JOINERS.has(piece.text) &&
      !denies(pieces[i + 1]) &&
      (current.price !== null || current.given) &&
      opensNewThing(pieces, i + 1)
    ) {
      close(false);
      current = opening(0, '', piece.text);
    } else if (
      piece.kind === 'word' &&
      RETRACTIONS.has(piece.text) &&
      !(piece.text === 'non' && (describes(pieces[i + 1]) || isAnd(pieces[i - 1]))) &&
      current.price !== null &&
      opensNewThing(pieces, i + 1)
    ) {
      close(false);
      current = opening(0, '', '');
      push(current, piece);
    } else if (piece.kind === 'price' && isSecondPrice(current, piece)) {
      const rest = splitAtLastPrice(current);
      close(false);
      current = opening(0, '', '');
      for (const each of [...rest, piece]) push(current, each);
    } else {
      push(current, piece);
    }
  }
  close(false);
  return clauses;
}

/** « non encaissée », « non négociable »: describes what stands before. */
function describes(next: Piece | undefined): boolean {
  return (
    next?.kind === 'word' &&
    !/^(?:pardon|plutot|en|finalement|c|attends?|desole|mets|mettez|je|j|il|y)$/.test(next.text)
  );
}

/** « 180 € et non 200 € » */
function denies(next: Piece | undefined): boolean {
  return next?.kind === 'word' && (next.text === 'non' || next.text === 'pas');
}

function isAnd(before: Piece | undefined): boolean {
  return before?.kind === 'word' && before.text === 'et';
}

interface Opening {
  pieces: Piece[];
  /** The first price among the pieces, asides excepted. */
  price: PricePiece | null;
  /** Says « offert »: as settled as a price. */
  given: boolean;
  pause: 0 | 1 | 2 | 3;
  mark: string;
  joiner: string;
}

function opening(pause: 0 | 1 | 2 | 3, mark: string, joiner: string): Opening {
  return { pieces: [], price: null, given: false, pause, mark, joiner };
}

function strongest(a: 0 | 1 | 2 | 3, b: 0 | 1 | 2 | 3): 0 | 1 | 2 | 3 {
  return a > b ? a : b;
}

/** « compris et … »: a joiner right before a pause opens nothing. */
function opensNewThing(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at];
  return next !== undefined && next.kind !== 'break' && next.kind !== 'close';
}

function push(current: Opening, piece: Piece): void {
  if (piece.kind === 'word' && /^(?:offert|gratuit)e?s?$/.test(piece.text)) current.given = true;
  if (piece.kind === 'price' && current.price === null && !isAside(current, piece))
    current.price = piece;
  current.pieces.push(piece);
}

function isSecondPrice(current: Opening, price: PricePiece): boolean {
  const first = current.price;
  if (first === null || isAside(current, price)) return false;
  // « 1 500 € HT 1 800 € TTC »: the same price twice; HT wins (docs/drafting.md, Conventions).
  const between = current.pieces.slice(current.pieces.indexOf(first) + 1);
  const nothingBetween = between.every(
    (piece) => piece.kind === 'word' && /^(?:soit|ou)$/.test(piece.text),
  );
  return !(nothingBetween && price.tax !== null && first.tax !== price.tax);
}

/** A price that says again, compares, or details: « soit 450 € », « au lieu de 100 € », « dont 600 € ». */
function isAside(current: Opening, price: PricePiece): boolean {
  if (price.restated && current.price !== null) return true;
  const words = current.pieces.slice(-4).map((piece) => (piece.kind === 'word' ? piece.text : '#'));
  return /(?:au lieu (?:de|des)|et non|et pas|non pas|contre|instead of|plutot que|valeur|prix (?:public|conseille|catalogue|normal|initial|habituel)|dont|y compris|habituellement)(?: (?:les?|la|de|d))?$/.test(
    words.join(' '),
  );
}

/** The words after the last price begin the next thing: « adulte 45 € ado 35 € ». */
function splitAtLastPrice(current: Opening): Piece[] {
  let at = current.pieces.length - 1;
  while (at >= 0 && current.pieces[at]?.kind !== 'price') at -= 1;
  return current.pieces.splice(at + 1);
}

const ASIDE_LEAD =
  /^(?:au|lieu|de|des|les?|la|d|contre|instead|of|plutot|que|valeur|habituellement|soit|et|non|pas|prix|public|conseille|catalogue|normal|initial|habituel)$/;

/** « au lieu de 100 € »: the words that lead to an aside belong to it. */
function takeAside(clause: Clause, price: PricePiece): void {
  const aside = { ...price };
  clause.asides.push(aside);
  if (clause.price === null) return;
  for (let last = clause.words.at(-1); last !== undefined; last = clause.words.at(-1)) {
    if (!ASIDE_LEAD.test(last.text) || last.start < (clause.price?.end ?? 0)) break;
    aside.start = last.start;
    clause.words.pop();
  }
}

function toClause(current: Opening, heads: boolean, folded: string): Clause {
  const { pieces } = current;
  const start = pieces[0]?.start ?? 0;
  const end = pieces.reduce((last, piece) => Math.max(last, piece.end), start);
  const clause: Clause = {
    start,
    end,
    folded: folded.slice(start, end),
    pause: current.pause,
    sentence: 0,
    mark: current.mark,
    heads,
    joiner: current.joiner,
    price: current.price,
    asides: [],
    quantities: [],
    factors: [],
    percents: [],
    words: [],
    masks: [],
  };
  for (const piece of pieces) {
    if (piece.kind === 'price' && piece !== clause.price) takeAside(clause, piece);
    else if (piece.kind === 'quantity') clause.quantities.push(piece);
    else if (piece.kind === 'factor') clause.factors.push(piece);
    else if (piece.kind === 'percent') clause.percents.push(piece);
    else if (piece.kind === 'word') clause.words.push(piece);
    else if (piece.kind === 'mask') clause.masks.push(piece);
  }
  const second = clause.asides[0];
  if (clause.price?.tax === 'ttc' && second?.tax === 'ht') {
    // HT wins over TTC wherever both are written.
    clause.asides[0] = clause.price;
    clause.price = { ...second, per: second.per.length > 0 ? second.per : clause.price.per };
  }
  if (clause.price === null && clause.asides.length > 0) {
    clause.price = clause.asides.shift() ?? null;
  }
  return clause;
}

/** Two clauses read as one, in the order they were written. */
export function mergeClauses(first: Clause, second: Clause): Clause {
  return {
    ...second,
    start: first.start,
    folded: first.folded.padEnd(second.start - first.start, ' ') + second.folded,
    pause: first.pause,
    mark: first.mark,
    joiner: first.joiner,
    price: second.price ?? first.price,
    asides: [...first.asides, ...second.asides],
    quantities: [...first.quantities, ...second.quantities],
    factors: [...first.factors, ...second.factors],
    percents: [...first.percents, ...second.percents],
    words: [...first.words, ...second.words],
    masks: [...first.masks, ...second.masks],
  };
}
