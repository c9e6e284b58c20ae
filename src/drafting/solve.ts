import { divide, multiply, toFourDecimals } from './exact.ts';
import type { Item } from './item.ts';
import { conversion, namedUnit, stem, type Unit } from './lexicon/units.ts';
import type { QuantityPiece } from './reading/pieces.ts';

/** Quantity and unit price of an item, and whether a careful reader could hesitate. */
export interface Solution {
  quantity: number;
  unitPrice: number;
  unit: Unit | null;
  /** « 5 pages 1 200 € »: the price of one, or of the lot. */
  ambiguous: boolean;
  used: QuantityPiece[];
}

/** Multiplies every factor the rate calls for (convention 6), and nothing else. */
export function solve(item: Item): Solution {
  const solution = solvePlain(item);
  if (item.share !== null) {
    solution.unitPrice = divide(multiply(solution.unitPrice, item.share), 100);
  }
  if (item.surcharge !== null) {
    solution.unitPrice = divide(multiply(solution.unitPrice, 100 + item.surcharge), 100);
  }
  return solution;
}

function solvePlain(item: Item): Solution {
  const { price } = item;
  const none: Solution = {
    quantity: 1,
    unitPrice: price?.value ?? 0,
    unit: null,
    ambiguous: false,
    used: [],
  };
  if (price === null) return solveUnpriced(item, none);
  if (item.share !== null) return none;
  if (price.whole && price.per.length === 0) return { ...none, used: [] };
  const reading = price.per.length > 0 ? byRate(item, price.per) : byCount(item);
  const factor = item.factors.reduce(
    (product, each) => (each.every === null ? multiply(product, each.value) : product),
    1,
  );
  const quantity = multiply(multiply(reading.quantity, factor), 1 + item.repeats);
  return { ...reading, quantity, unitPrice: price.value };
}

function solveUnpriced(item: Item, none: Solution): Solution {
  const counted = item.quantities.find(
    (quantity) => quantity.nature !== 'attribute' && quantity.value > 0,
  );
  if (counted === undefined) return none;
  return { ...none, quantity: toFourDecimals(counted.value), unit: counted.unit, used: [counted] };
}

/** « 18 € par jour et par appareil »: each unit of the rate looks for its own quantity. */
function byRate(item: Item, per: readonly Unit[]): Solution {
  const used: QuantityPiece[] = [];
  let quantity = 1;
  let unit: Unit | null = null;
  const units = per.filter((each, at) => per.indexOf(each) === at);
  for (const each of units) {
    const match = matching(item.quantities, each, used);
    if (match === null) continue;
    quantity = multiply(quantity, match.value);
    unit ??= each;
    used.push(...match.pieces);
  }
  const named = new Set(
    item.clauses.flatMap((clause) => clause.words.map((word) => `n:${stem(word.text)}`)),
  );
  const nouns = units.filter(
    (each) =>
      isCountUnit(each) &&
      // « atelier 8 personnes 120 € l’atelier »: the rate names the line itself.
      !named.has(each) &&
      !used.some((piece) => answers(piece, each)),
  );
  for (const each of nouns) {
    const count = item.quantities.find((piece) => isFreeCount(piece, used));
    if (
      count === undefined ||
      (each !== 'unit' && each !== 'person' && used.length > 0 && units.length === 1)
    )
      continue;
    const together = each === 'unit' ? joined(item, count, used) : [];
    quantity = multiply(
      quantity,
      [count, ...together].reduce((sum, piece) => sum + packed(piece, each), 0),
    );
    unit ??= count.unit;
    used.push(count, ...together);
  }
  quantity = multiply(quantity, frequency(item, units, used));
  quantity = multiply(quantity, nesting(item, used));
  quantity = multiply(quantity, crew(item, units, used));
  if (used.length === 0) {
    const each =
      item.price?.lead === 'at'
        ? item.quantities.find((piece) => isFreeCount(piece, used))
        : undefined;
    // « 10 licences à 126 € par an »: the rate's own unit is not counted, the things are.
    if (each !== undefined) {
      used.push(each);
      return { quantity: each.value, unitPrice: 0, unit: each.unit, ambiguous: false, used };
    }
    if (item.enumerated !== null) quantity = item.enumerated;
    unit = units[0] ?? null;
  }
  return { quantity: toFourDecimals(quantity), unitPrice: 0, unit, ambiguous: false, used };
}

/** « 2 chambres et un couloir, 240 € par pièce »: what « et » joins is counted together. */
function joined(item: Item, first: QuantityPiece, used: readonly QuantityPiece[]): QuantityPiece[] {
  const clause = item.clauses.find(
    (each) => each.price === null && each.quantities.includes(first),
  );
  if (clause === undefined) return [];
  return clause.quantities.filter((piece) => {
    if (piece === first || !isFreeCount(piece, used)) return false;
    return clause.words.some(
      (word) => word.text === 'et' && word.start >= first.end && word.end <= piece.start,
    );
  });
}

interface Match {
  value: number;
  pieces: QuantityPiece[];
}

function matching(
  quantities: readonly QuantityPiece[],
  unit: Unit,
  used: readonly QuantityPiece[],
): Match | null {
  const free = quantities.filter((piece) => !used.includes(piece));
  const exact = free.filter((piece) => answers(piece, unit));
  const best = exact.find((piece) => !piece.article) ?? exact[0];
  if (best !== undefined) return { value: packed(best, unit), pieces: [best] };
  for (const piece of free) {
    const factor = conversion(piece.unit, unit);
    if (factor !== null) return { value: toFourDecimals(piece.value * factor), pieces: [piece] };
  }
  return null;
}

function answers(piece: QuantityPiece, unit: Unit): boolean {
  return piece.unit === unit || (piece.pack !== null && unit === `n:${piece.pack.noun}`);
}

function packed(piece: QuantityPiece, unit: Unit): number {
  return piece.pack !== null && unit === `n:${piece.pack.noun}` ? piece.pack.count : piece.value;
}

function isCountUnit(unit: Unit): boolean {
  return unit === 'unit' || unit === 'person' || unit.startsWith('n:');
}

function isFreeCount(piece: QuantityPiece, used: readonly QuantityPiece[]): boolean {
  return piece.nature === 'count' && !used.includes(piece) && !isSizeOf(piece);
}

/** « atelier de 8 personnes »: a size, unless it is the only thing counted. */
function isSizeOf(piece: QuantityPiece): boolean {
  return piece.subordinate && piece.unit === 'person';
}

/** « 2 h par semaine pendant 8 semaines », « 2 fois par semaine, sur 4 semaines ». */
function frequency(item: Item, units: readonly Unit[], used: QuantityPiece[]): number {
  let product = 1;
  const rates: Unit[] = [];
  for (const piece of used) if (piece.every !== null) rates.push(piece.every);
  const stated = rates.length === 0 ? statedFrequency(item) : null;
  if (stated !== null) rates.push(stated);
  for (const factor of item.factors) {
    if (factor.every === null) continue;
    product = multiply(product, factor.value);
    rates.push(factor.every);
  }
  for (const every of rates) {
    if (units.includes(every)) continue;
    const span = matching(item.quantities, every, used);
    if (span === null) continue;
    product = multiply(product, span.value);
    used.push(...span.pieces);
    // « 2 h par jour, 4 jours par semaine, pendant 6 semaines »: each span may have its own.
    for (const piece of span.pieces) if (piece.every !== null) rates.push(piece.every);
    if (stated === 'week') product = multiply(product, weekdaysNamed(item));
  }
  return product;
}

const WEEKLY =
  /\b(?:le|chaque|tous les|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b(?! ?\d)/;

/** « le lundi et le jeudi pendant 5 semaines »: twice a week. */
function weekdaysNamed(item: Item): number {
  const text = item.clauses.map((clause) => clause.folded).join(' ');
  if (!WEEKLY.test(text)) return 1;
  const days = text.match(/\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/g) ?? [];
  return Math.max(1, new Set(days).size);
}

/** « 2 séances de débourrage par semaine »: the frequency stands apart from what it counts. */
function statedFrequency(item: Item): Unit | null {
  for (const clause of item.clauses) {
    for (let at = 0; at + 1 < clause.words.length; at++) {
      const word = clause.words[at];
      const next = clause.words[at + 1];
      if (word === undefined || next === undefined || !/^(?:par|chaque)$/.test(word.text)) continue;
      const unit = namedUnit(next.text);
      if (unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year') return unit;
    }
    // « le mardi … pendant quatre semaines »: once a week.
    if (WEEKLY.test(clause.folded)) return 'week';
  }
  return null;
}

/** « 5 séances de 1 h 30 », « 10 cartons de 6 bouteilles »: a size of something counted before. */
function nesting(item: Item, used: QuantityPiece[]): number {
  let product = 1;
  for (const inner of used.slice()) {
    if (!inner.subordinate) continue;
    const at = item.quantities.indexOf(inner);
    const outer = item.quantities[at - 1];
    if (
      outer === undefined ||
      used.includes(outer) ||
      outer.nature !== 'count' ||
      outer.unit === 'person'
    )
      continue;
    product = multiply(product, outer.value);
    used.push(outer);
  }
  return product;
}

const CREW =
  /^(?:technicien|technicienne|ouvrier|compagnon|maquilleu\w+|serveu\w+|agent|hote|hotesse|comedien\w*|musicien\w*|formateur|formatrice|animat\w+|intervenant\w*|peintre|macon|electricien|plombier|monteur|cuisinier|extra|vigile|gardien|figurant|danseu\w+|manutentionnaire|demenageu\w+|developpeu\w+|consultant\w*|cadreu\w+|photographe|infirmi\w+|professeur|prof|moniteur|guide|interprete|traducteur|nacelle|deshumidificateur|echafaudage|remorque|camion|velo|benne|tente|chauffage|chaise|table|mange-debout|barnum|vehicule|voiture|compresseur|groupe|projecteur|enceinte|micro)s?$/;

/** People and hired machines are paid each for the whole time: « 2 serveurs, 5 h à 30 €/h ». */
function crew(item: Item, units: readonly Unit[], used: QuantityPiece[]): number {
  if (
    !units.some((unit) => unit === 'hour' || unit === 'day' || unit === 'week' || unit === 'month')
  )
    return 1;
  if (units.some(isCountUnit) || used.length === 0) return 1;
  const hired = item.clauses.some((clause) => /\b(?:location|louer|loue)\b/.test(clause.folded));
  const count = item.quantities.find(
    (piece) =>
      isFreeCount(piece, used) &&
      !piece.article &&
      (hired || CREW.test(piece.noun) || (piece.unit === 'person' && !piece.subordinate)),
  );
  const factor = item.factors.some((each) => each.every === null);
  if (count === undefined || factor) return 1;
  used.push(count);
  return count.value;
}

/** « 14 prises à 45 € », « 8 posts 25 € »: P is the price of one (convention 3). */
function byCount(item: Item): Solution {
  const price = item.price;
  const none: Solution = { quantity: 1, unitPrice: 0, unit: null, ambiguous: false, used: [] };
  if (price === null) return none;
  const announced = price.lead === 'at' || price.lead === 'times';
  const before = item.quantities.filter((piece) => piece.start < price.start);
  const after = item.quantities.filter((piece) => piece.start >= price.start);
  const candidates = before.filter((piece) =>
    announced ? !isSize(piece, before) : counts(piece, price.start, before),
  );
  const chosen =
    pick(candidates, price.start) ??
    pick(
      after.filter((piece) => piece.nature === 'count' || piece.nature === 'time'),
      price.start,
    );
  if (chosen === null) return none;
  if (price.lead === 'colon') return { ...none, ambiguous: chosen.value !== 1 };
  const used = [chosen];
  let quantity = chosen.value;
  quantity = multiply(quantity, frequency(item, [], used));
  return {
    quantity: toFourDecimals(quantity),
    unitPrice: 0,
    unit: chosen.unit,
    ambiguous: !announced && chosen.value !== 1,
    used,
  };
}

/** Without « à », only a count, or a time next to the price, multiplies. */
function counts(piece: QuantityPiece, price: number, all: readonly QuantityPiece[]): boolean {
  if (isSize(piece, all)) return false;
  if (piece.nature === 'count') return piece.unit !== 'person';
  const adjacent = price - piece.end <= 2;
  return (
    piece.nature === 'time' &&
    adjacent &&
    (piece.unit === 'day' || piece.unit === 'hour') &&
    piece.value > 1 &&
    !piece.during
  );
}

function isSize(piece: QuantityPiece, all: readonly QuantityPiece[]): boolean {
  if (piece.nature === 'attribute') return true;
  return (
    piece.subordinate &&
    all.some((other) => other !== piece && other.start < piece.start && !other.article)
  );
}

/** The first thing counted, unless a quantity stands right before the price. */
function pick(candidates: readonly QuantityPiece[], price: number): QuantityPiece | null {
  const touching = candidates.find(
    (piece) => price - piece.end >= 0 && price - piece.end <= 2 && !piece.article && !piece.during,
  );
  const plural = candidates.find((piece) => !piece.article);
  return touching ?? plural ?? candidates[0] ?? null;
}
