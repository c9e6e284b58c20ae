import type { LineItem } from '#domain/document/types.ts';
import { fold } from '../fold.ts';
import type { Placed } from './operation.ts';
import { unitNamed } from './select.ts';

/**
 * What the names of a document's lines say with a figure, folded: « niveau 2 », « 30x30 », « 3 rangées ».
 * Said in an instruction it names the line, and counts nothing.
 */
function namedFigures(lines: readonly Pick<LineItem, 'description'>[]): string[] {
  const names = lines.flatMap(({ description }) => {
    const words = fold(description).match(/[a-z0-9][a-z0-9.,²×-]*/g) ?? [];
    return words.flatMap((word, at) => [
      ...around(word, words[at - 1], words[at + 1]),
      // « tube Ø 22 » is « le tube de 22 » too.
      ...(at > 0 && /^\d+$/.test(word) ? [`${words[0]} ${word}`, `${words[0]} de ${word}`] : []),
    ]);
  });
  return [...new Set(names)];
}

function around(word: string, before: string | undefined, after: string | undefined): string[] {
  if (!/\d/.test(word)) return [];
  if (/^\d+[x×]\d+/.test(word)) return [word.replace('×', 'x'), word.replace('x', '×')];
  if (/^[a-z]+-?\d/.test(word)) return [word];
  if (!/^\d+(?:[.,]\d+)?$/.test(word)) return [];
  const led = before !== undefined && /^[a-z-]{3,}$/.test(before) ? [`${before} ${word}`] : [];
  const counted = after !== undefined && /^[a-z²]{2,}$/.test(after) && unitNamed(after) === null;
  return counted ? [...led, `${word} ${after}`] : led;
}

/** The same of the lines of a sheet. */
export const namesOf = (lines: readonly Placed[]): string[] =>
  namedFigures(lines.map(({ line }) => line));
