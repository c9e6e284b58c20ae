import type { LineItem } from '#domain/document/types.ts';
import { fold } from '../normalise.ts';
import { isFiller } from '../lexicon/filler.ts';
import { stem } from '../lexicon/units.ts';

/** Where a line was found, or why not, in French. */
export type Found = { at: number } | { reason: string };

const GENERIC = new Set(
  'ligne lignes prix quantite nombre tarif jour jours heure heures duree montant cout poste unite total h j'.split(
    ' ',
  ),
);
const POSITIONS: [RegExp, (count: number) => number][] = [
  [/\b(?:la |le )?(?:premiere|1ere|1re) ligne\b|\bligne (?:1|une?)\b/, () => 0],
  [/\b(?:la |le )?(?:deuxieme|seconde|2e|2eme) ligne\b|\bligne (?:2|deux)\b/, () => 1],
  [/\b(?:la |le )?(?:troisieme|3e|3eme) ligne\b|\bligne (?:3|trois)\b/, () => 2],
  [/\b(?:la |le )?derniere ligne\b/, (count) => count - 1],
];

/** The line a few words name: by position, or by the words its description shares. */
export function findLine(lines: readonly LineItem[], words: string): Found {
  const folded = fold(words);
  for (const [shape, position] of POSITIONS) {
    if (!shape.test(folded)) continue;
    const at = position(lines.length);
    return lines[at] === undefined ? { reason: `Il n’y a pas de ligne ${at + 1}.` } : { at };
  }
  const named = terms(folded);
  if (named.length === 0) {
    return lines.length === 1 ? { at: 0 } : { reason: 'Précisez la ligne à modifier.' };
  }
  const scores = lines.map((line) => score(named, terms(fold(line.description))));
  const best = Math.max(0, ...scores);
  const first = scores.indexOf(best);
  const quoted = words.trim().replace(/^(?:le|la|les|l['’]|du|de la|de|des|d['’])\s*/i, '');
  if (best === 0) return { reason: `Aucune ligne ne correspond à «\u00a0${quoted}\u00a0».` };
  if (scores.lastIndexOf(best) !== first) {
    return {
      reason: `Plusieurs lignes correspondent à «\u00a0${quoted}\u00a0»\u00a0: précisez laquelle.`,
    };
  }
  return { at: first };
}

function terms(folded: string): string[] {
  const words = folded.match(/[a-zœ0-9]{2,}/g) ?? [];
  return words.filter((word) => !isFiller(word) && !GENERIC.has(word)).map(stem);
}

/** « dev » finds « développement »; a whole word counts more than its beginning. */
function score(named: readonly string[], words: readonly string[]): number {
  let total = 0;
  for (const name of named) {
    if (words.includes(name)) total += 2;
    else if (words.some((word) => near(name, word))) total += 1;
  }
  return total;
}

function near(name: string, word: string): boolean {
  const length = Math.min(name.length, word.length);
  if (length < 3) return false;
  if (word.startsWith(name)) return true;
  return length >= 5 && name.slice(0, 5) === word.slice(0, 5);
}
