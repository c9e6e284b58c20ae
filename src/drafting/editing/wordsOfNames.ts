import type { LineItem } from '#domain/document/types.ts';
import { fold } from '../fold.ts';
import { isFiller } from '../lexicon/filler.ts';
import { stem } from '../lexicon/units.ts';

/** Words that name no line of their own. */
const GENERIC = new Set(
  'ligne lignes prestation prestations poste postes unitaire horaire journalier exemplaire exemplaires unite unites fois'.split(
    ' ',
  ),
);

const SHORT: Readonly<Record<string, string>> = {
  km: 'kilometres',
  rdv: 'rendez',
};

/** The telling words of folded text, by their stems. */
export function terms(folded: string): string[] {
  const words =
    folded
      .replaceAll('œ', 'oe')
      .replaceAll(/\bdoeuvre/g, 'oeuvre')
      .match(/[a-z0-9]{2,}|\d/g) ?? [];
  return words
    .filter((word) => !isFiller(word) && !GENERIC.has(word))
    .map((word) => stem(SHORT[word] ?? word));
}

const LITTLE = new Set('a au aux d de des du en et l la le les un une'.split(' '));
const SAID_OF_IT = /[\s,]+(?:c['’]est|c['’]était|ce sera)$/iu;

/** The words of a name that has no telling one, by their stems: « Pièce montée »; empty for another name. */
function plainName(description: string): string {
  return terms(fold(description)).length > 0 ? '' : stems(description);
}

const stems = (words: string): string =>
  (fold(words).match(/[a-z0-9]+/g) ?? [])
    .filter((word) => !LITTLE.has(word))
    .map(stem)
    .join(' ');

/** The line without a telling word that a few words are the whole name of; null for none or several. */
export function calledSo(
  lines: readonly Pick<LineItem, 'description'>[],
  words: string,
): number | null {
  const said = stems(words.replace(SAID_OF_IT, ''));
  const at = lines.flatMap(({ description }, place) =>
    said !== '' && plainName(description) === said ? [place] : [],
  );
  return at.length === 1 ? (at[0] ?? null) : null;
}

/** Whether words say, among others, the name of a line without a telling word. */
export function saysAPlainName(description: string, words: string): boolean {
  const name = plainName(description);
  return name !== '' && ` ${stems(words)} `.includes(` ${name} `);
}

/** « dev » finds « développement »; a whole word counts more than its beginning; 0 when one is missing. */
export function score(
  named: readonly string[],
  words: readonly string[],
  isLike: (name: string, word: string) => boolean,
): number {
  let total = 0;
  for (const name of named) {
    if (words.includes(name)) total += 2;
    else if (words.some((word) => isLike(name, word))) total += 1;
    else return 0;
  }
  return total;
}

/** « tereau », « deboussaillage »: one letter away, or two in a long word. */
export function isMistyped(name: string, word: string): boolean {
  const most = Math.min(name.length, word.length) >= 9 ? 2 : 1;
  if (near(name, word)) return true;
  // « lallemand »: an apostrophe left out.
  if (/^[ld][aeiouyh]/.test(name) && near(name.slice(1), word)) return true;
  if (isSwapped(name, word)) return true;
  if (Math.min(name.length, word.length) < 5 || name[0] !== word[0]) return false;
  return Math.abs(name.length - word.length) <= most && distance(name, word) <= most;
}

/** « monatge »: two letters in the other order, in a word or in its beginning. */
function isSwapped(name: string, word: string): boolean {
  if (name.length < 5 || word.length < name.length) return false;
  const at = [...name].findIndex((letter, place) => letter !== word[place]);
  const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
  return at > 0 && swapped === word.slice(0, name.length);
}

/** How many letters are added, dropped or changed between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** « dev » and « développement », « apéro » and « apéritif ». */
export function near(name: string, word: string): boolean {
  const length = Math.min(name.length, word.length);
  if (length < 3) return false;
  if (word.startsWith(name)) return true;
  // « apéro », « expo »: cut short.
  if (length >= 5 && name.endsWith('o') && word.startsWith(name.slice(0, -1))) return true;
  return length >= 5 && name.slice(0, 5) === word.slice(0, 5);
}
