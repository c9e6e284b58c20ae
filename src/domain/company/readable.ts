/** Abbreviations that stay in capitals. */
const CAPITALS = new Set(
  'SARL SAS SASU EURL SCI SA SNC EI SELARL SELAS SCOP SCIC GIE BTP ZA ZI ZAC BP CEDEX'.split(' '),
);

/** Words that French writes small inside a name or an address. */
const SMALL = new Set(
  (
    'd de des du l la le les et en au aux sur sous bis ter quater rue avenue place boulevard ' +
    'chemin route allée allee impasse quai cours square passage'
  ).split(' '),
);

/**
 * The public directory writes in capitals: « ATELIER DU BOIS » reads « Atelier du Bois »,
 * « 14 RUE DES OLIVETTES » reads « 14 rue des Olivettes ». A word without a vowel stays (« SNCF »), and
 * so does a text that has small letters already.
 */
export function readable(capitals: string): string {
  const text = capitals.replaceAll(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(text)) return text;
  return text.replaceAll(/\p{L}+/gu, (word, at: number) => readableWord(word, at === 0));
}

function readableWord(word: string, isFirst: boolean): string {
  const small = word.toLocaleLowerCase('fr');
  if (!isFirst && SMALL.has(small)) return small;
  if (CAPITALS.has(word) || !/[aeiouyàâäéèêëîïôöùûüœ]/.test(small)) return word;
  return word.charAt(0) + small.slice(1);
}
