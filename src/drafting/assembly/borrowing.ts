import type { Clause } from '../clauses.ts';
import type { Item } from '../item.ts';
import { conversion, isTime } from '../lexicon/units.ts';
import type { QuantityPiece } from '../reading/pieces.ts';

/** « mixage 5 titres à 120 €, mastering 35 € par titre »: counted once, on the line before. */
function borrowThing(item: Item, items: readonly Item[]): void {
  if (
    item.price === null ||
    item.quantities.some((piece) => !piece.article) ||
    item.factors.length > 0
  )
    return;
  for (const unit of item.price.per) {
    if (!/^(?:n:|m$|m2$|m3$|person$|page$|word$|minute$|km$|kg$|litre$)/.test(unit)) continue;
    const found = items
      .flatMap((other) => other.quantities)
      .findLast((piece) => piece.unit === unit && !piece.article);
    const counted = found ?? onlyCount(item, items);
    if (counted !== undefined) item.quantities.push({ ...counted, subordinate: false });
  }
}

/** « 2 Velux à 890 €, raccord 145 € par fenêtre »: under another name, the only things counted so far. */
function onlyCount(item: Item, items: readonly Item[]): QuantityPiece | undefined {
  if (!item.clauses.some((clause) => /\b(?:par|chaque) [a-z]/.test(clause.folded)))
    return undefined;
  const counts = items
    .flatMap((other) => other.quantities)
    .filter((piece) => piece.nature === 'count' && !piece.article && piece.noun !== '');
  return counts.length === 1 ? counts[0] : undefined;
}

/** « location du bateau 3 jours à 210 € par jour et le skipper 160 € par jour »: hired for as long. */
function borrowHire(item: Item, items: readonly Item[]): void {
  const last = items.at(-1);
  const [unit] = item.price?.per ?? [];
  if (last === undefined || unit === undefined || item.quantities.some((piece) => !piece.article))
    return;
  if (!isTime(unit) || last.price?.per[0] !== unit || item.factors.length > 0) return;
  if (!items.some((each) => each.clauses.some((clause) => HIRE.test(clause.folded)))) return;
  const span = last.quantities.find((piece) => conversion(piece.unit, unit) !== null);
  if (span !== undefined) item.quantities.push({ ...span, subordinate: false });
}

const HIRE = /\b(?:location|louer|loue)\b/;

/** « gîte 3 nuits à 85 €, 2 petits-déjeuners par nuit à 8 € »: the nights are counted on another line. */
export function borrowCounts(item: Item, items: readonly Item[]): void {
  borrowThing(item, items.slice(-3));
  borrowHire(item, items.slice(-3));
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
export function borrowCount(item: Item, header: Clause): void {
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

/** « Pour chacune des 5 chambres : 4 prises à 38 € »: the heading multiplies every line under it. */
export function multiplyByHeading(item: Item, header: Clause): void {
  if (!/\b(?:chacune? des|chaque|par)\b/.test(header.folded)) return;
  const count = header.quantities.find((piece) => piece.nature === 'count' && !piece.article);
  if (count === undefined) return;
  item.quantities = item.quantities.filter((piece) => piece !== count);
  const { start, end, value } = count;
  item.factors.push({ kind: 'factor', value, every: null, start, end });
}
