const FIGURE = String.raw`\d+(?:[.,]\d+)?\s?(?:h\s?\d{0,2}|heures?|jours?|j|€|euros?|%|m2|m²|km|kg|mois)?(?![\p{L}\d])`;
/** « 7 h de main d’œuvre, non plutôt 7 h 30 », « 500 m2... non 700 m2 ». */
const CORRECTED = new RegExp(
  String.raw`(${FIGURE})([^\d;]{0,40}?)[\s,.…]+(?:euh,?\s+)?(?:non|pardon|non,? pardon|enfin non|non,? attends?|attends?,? non),?\s+(?:plut[oô]t\s+)?(?:[àa]\s+)?(${FIGURE})`,
  'iu',
);
/** « ils seront 75 », « ils seront 55 au cocktail ». */
const GUESTS =
  /^(?:ils|elles|on|nous) (?:seront|sera|serons) (?:finalement |plus que )?(\d+)(?: (?:personnes|invit[ée]s|convives))?( (?:au |à la |à l['’]|pour (?:l[ae] |l['’]))\p{L}[^,;\d]*)?$/iu;

/** An instruction that corrects its own figure, with the last one said; it is left as it is where the two are of other things. */
export function asLastSaid(step: string): string {
  const guests = GUESTS.exec(step.trim().replace(/[.!]+$/, ''));
  if (guests !== null) return `${guests[1]} personnes${guests[2] ?? ''}`;
  return step.replace(CORRECTED, (whole, first: string, words: string, last: string) =>
    kindOf(first) === kindOf(last) || kindOf(first) === '' || kindOf(last) === ''
      ? `${kindOf(last) === '' ? last.trim() + first.replace(/^[\d.,\s]+/, ' ') : last}${words}`
      : whole,
  );
}

const kindOf = (figure: string): string =>
  figure
    .replaceAll(/[\d\s.,]/g, '')
    .toLowerCase()
    .replace(/^euros?$/, '€')
    .replace(/^heures?$/, 'h')
    .replace(/^j(?:ours?)?$/, 'j')
    .replace('²', '2');
