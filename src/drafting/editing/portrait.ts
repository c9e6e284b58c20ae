const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
/** « fait du 38 », « mesure 1m70 », « pèse 34 kg », « a 9 ans », « fait 18 m de haut »: what someone or something is like. */
const PORTRAIT = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:fait|font|met|mettent|chausse(?:nt)?) du ${FIGURE}|mesure(?:nt)? (?:environ )?${FIGURE} ?(?:m|cm|mètres?)? ?\d{0,2}|p[èe]se(?:nt)? (?:environ )?${FIGURE} ?(?:kg|kilos?|g|t|tonnes?)|(?:a|ont) ${FIGURE} (?:ans|mois)|(?:font?|fait) ${FIGURE} ?(?:m|cm|mètres?) ?\d{0,2} de (?:haut|hauteur|profondeur|profond|diam[èe]tre|[ée]paisseur)|(?:(?:il|elle|on|c['’]) ?(?:est|sont) )?(?:à|a) ${FIGURE} ?(?:m|km|mètres?) (?:de|du|d['’])(?![\p{L}])[^,;.]{0,20})(?![\p{L}\d])`,
  'giu',
);

/** « la haie fait 20 m sur 3 »: two sides, and no count at a price. */
const SIDES = /\b(?:fait|font) \d+(?:[.,]\d+)? ?(?:m|cm|mètres?)(?: ?\d\d)? (?:sur|par|x|×) \d/iu;

/** Whether a part of a sentence says what someone or something is like; it orders nothing. */
export const isPortrait = (words: string): boolean =>
  words.search(PORTRAIT) >= 0 || SIDES.test(words);

/** The same words without what they say of a person or a thing. */
export const withoutPortraits = (words: string): string => words.replaceAll(PORTRAIT, ' ');
