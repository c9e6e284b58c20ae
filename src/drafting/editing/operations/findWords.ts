import { isFiller } from '../../lexicon/filler.ts';
import { fold } from '../../fold.ts';
import { isDiscount } from '../lines.ts';
import type { Sheet } from '../operation.ts';
import { terms } from '../wordsOfNames.ts';
import { ARTICLE, disagrees, plain } from './joinWords.ts';

/** What a name says, what it is to say, and the words that name its line. */
export interface Asked {
  old: string;
  by: string;
  where: string;
}

export interface Found extends Asked {
  at: number;
  start: number;
  end: number;
}

/** Where a name says them; « labrador rex » is « labrador » in « Garde de Rex (labrador) ». */
export function inName({ lines }: Sheet, at: number, asked: Asked): Found | null {
  const line = lines[at]?.line;
  // The figure of « Remise 5 % » is what it takes off, and no word.
  if (line === undefined || (isDiscount(line) && /\d/.test(asked.old))) return null;
  const own = plain(line.description);
  const words = asked.old.replace(ARTICLE, '').trim().split(/\s+/);
  for (const [from, to] of stretches(words.length)) {
    const left = [...words.slice(0, from), ...words.slice(to)].join(' ');
    const old = words.slice(from, to).join(' ');
    const span = spanOf(own, old);
    if (span === null || !isAllIn(terms(fold(left)), terms(own))) continue;
    const by = withoutEcho(asked.by, own, span);
    return by === '' ||
      isWhole(own, span) ||
      disagrees(line.description, by, span) ||
      !isOfOneKind(old, by, own, span, asked)
      ? null
      : { ...asked, ...span, at, old, by };
  }
  return null;
}

/** Stretches of so many words, the longest first. */
function stretches(count: number): [number, number][] {
  const all: [number, number][] = [];
  for (let length = Math.min(count, 8); length > 0; length -= 1)
    for (let from = 0; from + length <= count; from += 1) all.push([from, from + length]);
  return all.slice(0, 40);
}

export function spanOf(own: string, words: string): { start: number; end: number } | null {
  const parts = plain(words).match(/\d+|[a-z]+|[^a-z\d\s]/g) ?? [];
  if (!parts.some((part) => /[a-z\d]/.test(part)) || isFiller(plain(words))) return null;
  const shape = parts
    .map((part) => part.replaceAll(/[^a-z\d]/g, String.raw`\$&`))
    .join(String.raw`\s?`);
  const found = [...own.matchAll(new RegExp(`(?<![a-z\\d])${shape}(?![a-z\\d])`, 'g'))];
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  return { start: only.index, end: only.index + only[0].length };
}

export const isAllIn = (words: readonly string[], own: readonly string[]): boolean =>
  words.every((word) => own.includes(word));

const isWhole = (own: string, { start, end }: { start: number; end: number }): boolean =>
  terms(own.slice(0, start) + own.slice(end)).length === 0;

/** « un camion de 30 m³ » in « Camion 20 m³ avec chauffeur » is « 30 m³ ». */
function withoutEcho(
  by: string,
  own: string,
  { start, end }: { start: number; end: number },
): string {
  let words = by.trim().split(/\s+/);
  const before = terms(own.slice(0, start));
  if (/^(?:une?|l[ae]s?|des)$/iu.test(words[0] ?? '') && isEcho(words[1] ?? '', before))
    words = words.slice(1);
  while (words.length > 1 && isEcho(words[0] ?? '', before)) words = words.slice(1);
  const after = own.slice(end).match(/[a-z\d]+/g) ?? [];
  while (words.length > 1 && after[0] === plain(words.at(-1) ?? '')) words = words.slice(0, -1);
  const said = words.join(' ');
  const others = terms(own.slice(0, start) + own.slice(end));
  return terms(fold(said)).some((word) => others.includes(word)) ? '' : said;
}

function isEcho(word: string, before: readonly string[]): boolean {
  const own = terms(fold(word));
  return own.length > 0 ? isAllIn(own, before) : /^(?:de|des|du|d['’]?|en)$/iu.test(word);
}

/** A figure takes the place of a figure of the same thing, words that of words. */
function isOfOneKind(
  old: string,
  by: string,
  own: string,
  { end }: { end: number },
  asked: Asked,
): boolean {
  if (/\d/.test(old) !== /\d/.test(by)) return !/\d/.test(old) && !/\d/.test(by);
  if (!/^\d+$/.test(old)) return true;
  const unit = /^\d+\s?(\p{L}*)$/u.exec(by.trim())?.[1];
  if (unit === undefined) return false;
  if (unit === '') return asked.where !== '' || by.trim() !== asked.by.trim();
  return plain(own.slice(end)).trim().startsWith(plain(unit));
}
