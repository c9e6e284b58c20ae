import {
  isSizeOfThing,
  isStopNoun,
  kindOf,
  unitOf,
  type Unit,
  type UnitKind,
} from '../lexicon/units.ts';
import type { Token } from '../lexing/token.ts';
import type { QuantityPiece } from './pieces.ts';

/** Adjectives that may stand between a figure and its noun: « 3 grandes fenêtres ». */
const BEFORE_NOUN = new Set(
  (
    'petit petits petite petites grand grands grande grandes gros grosse grosses nouveau nouveaux nouvelle nouvelles beau beaux belle belles ' +
    'autre autres premier premiers premiere premieres dernier derniers derniere dernieres vieux vieille vieilles anciens anciennes bon bons bonne bonnes double doubles simple simples mini demi'
  ).split(' '),
);

/** Reads « 3 jours et demi », « 4 personnes », « 40 à 50 heures » at token `at`, a figure. */
export function readQuantity(
  tokens: readonly Token[],
  at: number,
): { piece: QuantityPiece; next: number } | null {
  const token = tokens[at];
  if (token?.kind === 'duration') return readTimed(tokens, at, token);
  if (token?.kind !== 'number') return null;
  const range = readRange(tokens, at);
  const figure = range?.token ?? token;
  let next = range?.next ?? at + 1;
  let noun = wordAt(tokens, next);
  let adjectives = 0;
  while (BEFORE_NOUN.has(noun) && adjectives < 2 && wordAt(tokens, next + 1) !== '') {
    if (noun === 'demi' && /^(?:journees?|jours?)$/.test(wordAt(tokens, next + 1))) break;
    next += 1;
    adjectives += 1;
    noun = wordAt(tokens, next);
  }
  if (noun === 'de' || noun === 'd') {
    // « une trentaine de mètres », « 2 douzaines d’huîtres ».
    const counted = wordAt(tokens, next + 1);
    if (figure.pack !== null && counted !== '' && !isStopNoun(counted)) {
      next += 1;
      noun = counted;
    }
  }
  if (noun === '' || (isStopNoun(noun) && noun !== 'l' && noun !== 'u')) return null;
  let unit: Unit = unitOf(noun);
  let nounEnd = tokens[next]?.end ?? figure.end;
  next += 1;
  if (unit === 'm' && /^(?:carres?|cubes?)$/.test(wordAt(tokens, next))) {
    unit = wordAt(tokens, next).startsWith('carre') ? 'm2' : 'm3';
    nounEnd = tokens[next]?.end ?? nounEnd;
    next += 1;
  } else if (unit === 'm' && /^(?:lineaires?|lin)$/.test(wordAt(tokens, next))) {
    nounEnd = tokens[next]?.end ?? nounEnd;
    next += 1;
  }
  let { value } = figure;
  if (noun === 'demi') {
    unit = 'halfday';
    nounEnd = tokens[next]?.end ?? nounEnd;
    next += 1;
  }
  if (wordAt(tokens, next) === 'et' && /^(?:demie?|quart)$/.test(wordAt(tokens, next + 1))) {
    value += wordAt(tokens, next + 1) === 'quart' ? 0.25 : 0.5;
    nounEnd = tokens[next + 1]?.end ?? nounEnd;
    next += 2;
  }
  const piece: QuantityPiece = {
    kind: 'quantity',
    value,
    from: range === null ? null : token.value,
    unit,
    nature: natureOf(tokens, at, unit, noun),
    noun,
    figureEnd: figure.end,
    every: null,
    subordinate: false,
    during: false,
    article: figure.article && value === 1,
    pack: figure.pack,
    start: token.start,
    end: nounEnd,
  };
  return withContext(tokens, at, next, piece);
}

/** « album 30 pages »: the pages are a size of the album. */
function natureOf(tokens: readonly Token[], at: number, unit: Unit, noun: string): UnitKind {
  if (noun === 'demi') return 'time';
  return sizesWhatStandsBefore(tokens, at, noun) ? 'attribute' : kindOf(unit, noun);
}

/** « album photo 30x30 40 pages »: the thing sized may stand a few words before its size. */
function sizesWhatStandsBefore(tokens: readonly Token[], at: number, noun: string): boolean {
  for (let back = 1; back <= 3; back++) {
    const token = tokens[at - back];
    if (token?.kind !== 'word' && token?.kind !== 'mask') return false;
    if (token.kind === 'word' && isSizeOfThing(token.text, noun)) return true;
  }
  return false;
}

function readTimed(
  tokens: readonly Token[],
  at: number,
  token: Token & { kind: 'duration' },
): { piece: QuantityPiece; next: number } {
  return withContext(tokens, at, at + 1, {
    kind: 'quantity',
    value: token.value,
    from: null,
    unit: token.unit,
    nature: 'time',
    noun: token.unit === 'hour' ? 'heures' : 'demi-journee',
    figureEnd: token.end,
    every: null,
    subordinate: false,
    during: false,
    article: false,
    pack: null,
    start: token.start,
    end: token.end,
  });
}

/** « 40 à 50 heures », « 4 ou 5 jours », « 10-12 h »: the upper end, the lower one remembered. */
function readRange(
  tokens: readonly Token[],
  at: number,
): { token: Token & { kind: 'number' }; next: number } | null {
  const low = tokens[at];
  const link = tokens[at + 1];
  if (low?.kind !== 'number' || low.article) return null;
  const glued = link?.kind === 'number' && link.start === low.end + 1;
  const high = glued ? link : tokens[at + 2];
  const linked = glued || (link?.kind === 'word' && (link.text === 'a' || link.text === 'ou'));
  if (!linked || high?.kind !== 'number' || high.value <= low.value || high.value > low.value * 4)
    return null;
  const next = at + (glued ? 2 : 3);
  return wordAt(tokens, next) === '' || isStopNoun(wordAt(tokens, next))
    ? null
    : { token: high, next };
}

/** « de 3 h », « pendant 10 jours », « 2 fois par semaine ». */
function withContext(
  tokens: readonly Token[],
  at: number,
  next: number,
  piece: QuantityPiece,
): { piece: QuantityPiece; next: number } {
  const before = wordAt(tokens, at - 1);
  const beforeThat = wordAt(tokens, at - 2);
  piece.during =
    /^(?:pendant|sur|durant|over|for)$/.test(before) || (before === 'de' && beforeThat === 'duree');
  piece.subordinate =
    before === 'de' || before === 'd' || before === 'en' || tokens[at - 1]?.kind === 'slash';
  // « 2 groupes, 2 visites chacun »
  if (/^(?:chacune?|each)$/.test(wordAt(tokens, next)) && tokens[next + 1]?.kind !== 'money') {
    piece.subordinate = true;
    piece.end = tokens[next]?.end ?? piece.end;
    return { piece, next: next + 1 };
  }
  const link = tokens[next];
  const rate = link?.kind === 'slash' || /^(?:par|chaque|per)$/.test(wordAt(tokens, next));
  if (rate && wordAt(tokens, next + 1) !== '' && !isStopNoun(wordAt(tokens, next + 1))) {
    piece.every = unitOf(wordAt(tokens, next + 1));
    piece.end = tokens[next + 1]?.end ?? piece.end;
    return { piece, next: next + 2 };
  }
  const adverb = wordAt(tokens, next);
  if (adverb === 'hebdomadaires' || adverb === 'hebdo' || adverb === 'hebdomadaire') {
    piece.every = 'week';
    return { piece, next: next + 1 };
  }
  return { piece, next };
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
}
