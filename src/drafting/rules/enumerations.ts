import type { Item } from '../item.ts';

export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
export const MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];

/** « samedi et dimanche », « septembre à décembre », « pour salon, chambre et bureau »: counts what is named. */
export function countEnumeration(item: Item): number | null {
  const per = item.price?.per ?? [];
  const text = item.clauses.map((clause) => clause.folded).join(', ');
  if (per.length > 0 && item.quantities.length === 0) {
    const dates = countDates(text);
    if (dates !== null) return dates;
  }
  if (per.includes('day')) return countNames(text, WEEKDAYS);
  if (per.includes('month')) return countNames(text, MONTHS);
  return null;
}

/** « des 4, 11 et 18 mars »: three. */
function countDates(text: string): number | null {
  const list =
    /\b(?:les|des|du|le) (\d{1,2}(?:er)?(?:, ?\d{1,2}(?:er)?){0,12} et (?:le )?\d{1,2})(?!\d)/.exec(
      text,
    );
  return list?.[1]?.match(/\d+/g)?.length ?? null;
}

/** How many of a cycle's names a text spans: a range with « à » or « au », or a plain list. */
export function countNames(text: string, names: readonly string[]): number | null {
  const found = names
    .map((name, index) => ({ index, at: text.search(new RegExp(`\\b${name}s?\\b`)), name }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  if (found.length < 2) return null;
  const [first, second] = found;
  if (first !== undefined && second !== undefined && found.length === 2) {
    const between = text.slice(first.at + first.name.length, second.at);
    if (
      /^ ?(?:a|au|->|-|jusqu'a|jusqu'au|inclus) ?$/.test(
        between.replace(/s /, ' ').replace(/ \d{1,2}(?=\D)/, ''),
      )
    ) {
      return ((second.index - first.index + names.length) % names.length) + 1;
    }
  }
  return found.length;
}

/** « 150 € par pièce pour salon, chambre et bureau »: what is named after the rate counts it. */
export function enumerates(item: Item): boolean {
  const { price } = item;
  if (price === null || price.per.length === 0 || item.quantities.some((piece) => !piece.article))
    return false;
  const clause = item.clauses.find((each) => each.price === price);
  if (clause === undefined) return false;
  // « 120 € par pièce (salon, cuisine, entrée) »
  if (/^ ?\([^()\d]*$/.test(clause.folded.slice(price.end - clause.start))) return true;
  const next = clause.words.find((word) => word.start >= price.end);
  return next?.text === 'pour' || next?.text === 'dans';
}
