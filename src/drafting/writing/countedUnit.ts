/** How much of the text behind a figure is looked at: its unit and the word behind it. */
export const LONGEST_UNIT = 60;

/** Says which of them, whatever is counted: « 4 heures sup », « 26 km aller-retour », « 3 h en plus ». */
const WHICH =
  /^\s?(?:\p{L}+|m[²³23])\s(?:sup(?:p|pl|l)?(?![\p{L}])|suppl[ée]mentaires?(?!\p{L})|en (?:plus|sus)(?!\p{L})|de (?:plus|rab)(?!\p{L})|hors (?=\p{L})|aller[- ]retour(?!\p{L}))/iu;
/** Things, and no measure of time or size: their adjective has no sense alone, « 5 pages intérieures ». */
const THINGS =
  /^\s?(?:pages|mots|pi[èe]ces|pcs?|exemplaires|personnes|unit[ée]s)\s(?!(?:dans|sans|sous|chez|plus|moins|pas|vers|hors|tous|toutes|les|des|mes|nos|vos|ses|ces)\s)\p{Ll}{3,}s(?![\p{L}’'])/iu;

/**
 * Whether the unit of a count is the name of what is counted, by the text right behind the figure: « 4 heures
 * sup », « 5 pages intérieures », where « 4 heures de ménage » is « Ménage ». `count` is the quantity read.
 */
export function isNamedByUnit(behind: string, count: number): boolean {
  return WHICH.test(behind) || (count > 1 && THINGS.test(behind));
}
