const DAY =
  '(?:lun|mar|mer|merc|jeu|ven|vend|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?';
const A_DAY = new RegExp(
  String.raw`(?<!\p{L})${DAY}(?:[ .](?:\d{1,2}|matin|soir))?(?!\p{L})`,
  'giu',
);
/** Where a day is said with the words that lead to it: « semaine 45 : le lundi ». */
const FROM_FIRST_DAY = new RegExp(
  String.raw`[\s,;:(–—-]*(?<!\p{L})(?:(?:le|du|de|on était|j[’']ai fait|fait) )*${DAY}(?!\p{L}).*$`,
  'isu',
);

/**
 * What hours told day by day are for: « Sous-traitance pose : lundi, mardi, jeudi sans pause » is
 * « Sous-traitance pose ». Empty where nothing but days is said, null where the words are no such sheet.
 */
export function workOfDays(description: string): string | null {
  if ((description.match(A_DAY) ?? []).length < 2) return null;
  const work = description.replace(FROM_FIRST_DAY, '').trim();
  return /\p{L}{3}/u.test(work) ? work : '';
}
