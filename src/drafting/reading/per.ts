import { isStopNoun, namedUnit, unitOf, type Unit } from '../lexicon/units.ts';
import type { Token } from '../lexing/token.ts';
import { text, type PriceTail } from './priceTail.ts';
import { readWhole } from './whole.ts';

/** What several things are sold in at one price. */
const PACKS = new Set([
  'carte',
  'carnet',
  'pack',
  'forfait',
  'lot',
  'serie',
  'abonnement',
  'formule',
]);

const EACH = new Set([
  'chacun',
  'chacune',
  'each',
  'piece',
  'pieces',
  'pce',
  'pc',
  'unite',
  'unitaire',
  'pu',
]);

const MEASURE_TAILS: Record<string, Unit> = {
  mensuel: 'month',
  mensuels: 'month',
  mensuelle: 'month',
  mensuelles: 'month',
  mois: 'month',
  annuel: 'year',
  annuels: 'year',
  annuelle: 'year',
  trimestriel: 'quarter',
  trimestriels: 'quarter',
  hebdomadaire: 'week',
  hebdo: 'week',
  hebdomadaires: 'week',
  journalier: 'day',
  quotidien: 'day',
  horaire: 'hour',
  horaires: 'hour',
};

/** Reads what belongs to the price that ended before token `at`. */
export function readPriceTail(tokens: readonly Token[], at: number): PriceTail {
  const tail: PriceTail = {
    per: [],
    perWords: [],
    whole: false,
    wholeOf: null,
    tax: null,
    next: at,
  };
  // Bounded: a price says at most a handful of things about itself.
  for (let guard = 0; guard < 8; guard++) {
    const before = tail.next;
    readTax(tokens, tail);
    readWhole(tokens, tail);
    readPer(tokens, tail);
    if (tail.next === before) break;
  }
  return tail;
}

function readTax(tokens: readonly Token[], tail: PriceTail): void {
  const word = text(tokens, tail.next);
  if (word === 'ht' || word === 'ttc') {
    tail.tax ??= word;
    tail.next += 1;
  } else if (word === 'hors' && /^taxes?$/.test(text(tokens, tail.next + 1))) {
    tail.tax ??= 'ht';
    tail.next += 2;
  } else if (word === 'toutes' && text(tokens, tail.next + 1) === 'taxes') {
    tail.tax ??= 'ttc';
    tail.next += text(tokens, tail.next + 2).startsWith('compris') ? 3 : 2;
  } else if (/^(?:nets?|environ|maximum|max|seulement|estimes?)$/.test(word)) {
    tail.next += 1;
  }
}

function readPer(tokens: readonly Token[], tail: PriceTail): void {
  const start = tail.next;
  const token = tokens[start];
  if (token === undefined) return;
  const one = text(tokens, start);
  // « douze euros pièce », but « pièce montée deux cent quarante euros ».
  if (
    one === 'piece' &&
    /^(?:montee|detachee|jointe|unique|principale|rapportee)$/.test(text(tokens, start + 1))
  )
    return;
  if (EACH.has(one)) return take(tokens, tail, start, 'unit', 1);
  const adjective = MEASURE_TAILS[one];
  if (adjective !== undefined) return take(tokens, tail, start, adjective, 1);
  if (one === 'each' || one === 'apiece') return take(tokens, tail, start, 'unit', 1);
  if (one === 'l' && /^une?$/.test(wordOrArticle(tokens, start + 1)))
    return take(tokens, tail, start, 'unit', 2);
  if (token.kind === 'slash') {
    return takeNoun(tokens, tail, start, 1);
  }
  if (one === 'et' && /^(?:par|chaque)$/.test(text(tokens, start + 1)))
    return takeNoun(tokens, tail, start, 2);
  if (one === 'par' || one === 'per' || one === 'chaque' || one === 'les') {
    if (one === 'les') return;
    return takeNoun(tokens, tail, start, 1);
  }
  if (tail.per.length > 0 && token.kind !== 'word') return;
  if (one === 'de' && text(tokens, start + 1) === 'l') return takeNamed(tokens, tail, start, 2);
  if (one === 'du' || one === 'a') return takeNamed(tokens, tail, start, 1);
  if (one === 'de' && text(tokens, start + 1) === 'la') return takeNamed(tokens, tail, start, 2);
  // « tout compris la sono »: after the price of a whole, an article opens what it buys.
  if (tail.whole) return;
  if (one === 'le' || one === 'la' || one === 'l' || one === 'the')
    return takeNoun(tokens, tail, start, 1);
}

/** « du km », « de l’heure »: only a known unit follows a price this way. */
function takeNamed(tokens: readonly Token[], tail: PriceTail, start: number, skip: number): void {
  const noun = text(tokens, start + skip);
  if (noun !== '' && namedUnit(noun) !== undefined && noun !== 'l' && noun !== 'p')
    takeNoun(tokens, tail, start, skip);
  else if (
    text(tokens, start) === 'a' &&
    text(tokens, start + 1) === 'l' &&
    namedUnit(text(tokens, start + 2)) !== undefined
  ) {
    takeNoun(tokens, tail, start, 2);
  }
}

function takeNoun(tokens: readonly Token[], tail: PriceTail, start: number, skip: number): void {
  const at = start + skip;
  const token = tokens[at];
  if (token?.kind === 'duration' && token.unit === 'halfday') {
    return take(tokens, tail, start, 'halfday', skip + 1);
  }
  if (token?.kind === 'number' && token.pack !== null) {
    return take(tokens, tail, start, `n:${token.pack.noun}`, skip + 1);
  }
  const noun = text(tokens, at);
  if (noun === '' || (isStopNoun(noun) && noun !== 'l') || noun === 'lot' || noun === 'tout')
    return;
  const of = tokens[at + 2];
  if (PACKS.has(noun) && text(tokens, at + 1) === 'de' && of?.kind === 'number') {
    // « 150 € la carte de 10 »: the price of the ten.
    tail.whole = true;
    tail.wholeOf = of.value;
    tail.next = at + 3;
    return;
  }
  if (noun === 'metre' || noun === 'm') {
    const next = text(tokens, at + 1);
    if (next === 'lineaire' || next === 'lineaires')
      return take(tokens, tail, start, 'm', skip + 2);
  }
  if (noun === 'demi' && /^journees?$/.test(text(tokens, at + 1)))
    return take(tokens, tail, start, 'halfday', skip + 2);
  take(tokens, tail, start, unitOf(noun), skip + 1);
}

function take(
  tokens: readonly Token[],
  tail: PriceTail,
  start: number,
  unit: Unit,
  length: number,
): void {
  const last = tokens[start + length - 1];
  if (last !== undefined) tail.perWords.push({ start: last.start, end: last.end });
  tail.per.push(unit);
  tail.next = start + length;
}

function wordOrArticle(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (token?.kind === 'word') return token.text;
  return token?.kind === 'number' && token.article ? 'un' : '';
}
