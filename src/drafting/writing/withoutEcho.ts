import { stem } from '../lexicon/units.ts';
import { fold } from '../fold.ts';

/** « Retouches photos (photos) », « Retouches photos, photos »: the noun that was counted closes the name again. */
const LAST_NOUN = /^(.+?)(?:, (\p{L}{3,})| \((\p{L}{3,})\))$/u;
/** « Acompte % sur le devis »: its figure went into the price. */
const PERCENT_ALONE = /(?<!\d[\s\u00A0\u202F]?)[\s\u00A0]%(?=\s)/gu;

/** A designation that says no word twice, and no sign of a figure that is gone. */
export function withoutEcho(description: string): string {
  const name = description.replaceAll(PERCENT_ALONE, '');
  const [, said = '', apart, inBrackets] = LAST_NOUN.exec(name) ?? [];
  const again = stem(fold(apart ?? inBrackets ?? ''));
  const words = fold(said).match(/[a-z]{3,}/g) ?? [];
  return words.some((word) => stem(word) === again) ? said : name;
}
