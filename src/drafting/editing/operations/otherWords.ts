import { isFiller } from '../../lexicon/filler.ts';
import { finish } from '../../writing/description.ts';
import { fold } from '../../fold.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, chosen, name } from '../lines.ts';
import type { Operation, Sheet } from '../operation.ts';
import { terms } from '../wordsOfNames.ts';

/** What a name says, what it is to say, and the words that name its line. */
interface Asked {
  old: string;
  by: string;
  where: string;
}

interface Found extends Asked {
  at: number;
  start: number;
  end: number;
}

const WHERE = String.raw`(?:,?\s(?:sur|dans|pour) (?<where>(?:la |le |les |l['’]|mon |ma )?\p{L}[^,;]*?))?`;
const SAME_PRICE =
  /,?\s(?:mais )?(?:(?:au |le |à )?m[êe]me prix|prix (?:inchang[ée]|identique))$/iu;
/** The ways of saying that words of a name are other words. */
const SHAPES = [
  String.raw`^(?:remplac|chang)\p{L}*\s(?<old>.+?)\spar\s(?<by>.+?)${WHERE}$`,
  String.raw`^(?<by>.+?),?\s(?:au lieu|[àa] la place)\s(?:de |du |d['’]|des )(?<old>.+?)${WHERE}$`,
  String.raw`^(?<by>.+?),?\splut[oô]t\s(?:que |qu['’])(?<old>.+?)${WHERE}$`,
  String.raw`^(?:(?<where>.+?),?\s)?(?:ce n['’]est|c['’]est|c)\s(?:pas|plus)\s(?<old>.+?),?\s(?:mais\s(?:c['’]est\s)?|c['’]est\s)(?<by>.+?)$`,
  String.raw`^(?:ce n['’]est|c['’]est|c)\s(?:pas|plus)\s(?<old>.+?),?\s(?:mais\s(?:c['’]est\s)?|c['’]est\s)(?<by>.+?)${WHERE}$`,
  String.raw`^(?<where>.+?),?\s(?:c['’]est|ce sera)\s(?<by>.+?),?\s(?:(?:et\s|mais\s)?(?:pas|non)|(?:et|mais)\splus)\s(?<old>.+?)$`,
  String.raw`^(?<by>.+?),?\s(?:(?:et\s|mais\s)?(?:pas|non)|(?:et|mais)\splus)\s(?<old>.+?)${WHERE}$`,
].map((shape) => new RegExp(shape, 'iu'));
const LEAD =
  /^(?:met\p{L}*|pass\p{L}*|corrig\p{L}*|c['’]est|ce sera|il faut|en fait|finalement)\s+/iu;
const ARTICLE = /^(?:de la |de l['’]|du |des |de |d['’]|une? |l[ae]s? |l['’]|aux? |en )/iu;
const SENTENCE =
  /^(?:c['’]est|c|ce n['’]est|ça|il|elle|ils|elles|on|je|j['’]|tu|vous|nous|n['’]|ne)(?![\p{L}])/iu;
const MONEY = /\d\s?(?:€|euros?|%)/iu;

/** « BA15 au lieu de BA13 », « c’est pas un labrador c’est un golden »: words of one line’s name, and the rest of it stays. */
export const otherWords: Operation = {
  name: 'otherWords',
  reads: (instruction, sheet) => inOneName(sheet, instruction) !== null,
  apply: (sheet, instruction) => {
    const found = inOneName(sheet, instruction);
    if (found === null) return { reason: 'Changez une ligne à la fois.' };
    return changeLines(
      sheet,
      [found.at],
      (line) => ({ ...line, description: finish(joined(line.description, found)) }),
      (before, after) => `${name(before)} devient ${name(after)}`,
    );
  },
};

function inOneName(sheet: Sheet, { text, verb }: Instruction): Found | null {
  if (text.length > 160 || MONEY.test(text)) return null;
  if (verb !== '' && !/^(?:met|remet|pass|chang|remplac|corrig|modifi)/.test(verb)) return null;
  const said = text.replace(SAME_PRICE, '');
  for (const shape of SHAPES) {
    const { old = '', by = '', where = '' } = shape.exec(said)?.groups ?? {};
    const next = by.replace(LEAD, '');
    if (old === '' || next === '' || SENTENCE.test(next) || isOfWholes(shape, old, verb)) continue;
    const found = inThatLine(sheet, { old, by: next, where });
    if (found !== null) return found;
  }
  return null;
}

/** « remplace le livret par… » is of a line, and « la porte, pas la fenêtre » of two. */
function isOfWholes(shape: RegExp, old: string, verb: string): boolean {
  if (!ARTICLE.test(old) || /\d/.test(old)) return false;
  return shape === SHAPES[0] || (shape === SHAPES.at(-1) && verb !== '');
}

/** The one line whose name says the old words, and the new ones without what the name says beside them. */
function inThatLine(sheet: Sheet, asked: Asked): Found | null {
  const among = asked.where === '' ? null : chosen(sheet, asked.where.replace(LEAD, ''));
  if (among !== null && 'reason' in among) return null;
  const places = among?.at ?? sheet.lines.map((_, at) => at);
  const found = places.flatMap((at) => inName(sheet, at, asked) ?? []);
  const [only] = found;
  if (only === undefined || found.length > 1 || isOfAnother(sheet, only)) return null;
  return only;
}

/** Where a name says them; « labrador rex » is « labrador » in « Garde de Rex (labrador) ». */
function inName({ lines }: Sheet, at: number, asked: Asked): Found | null {
  const line = lines[at]?.line;
  if (line === undefined) return null;
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

/** Folded letter for letter, « m³ » as one types it. */
const plain = (words: string): string => fold(words).replaceAll('³', '3').replaceAll('²', '2');

function spanOf(own: string, words: string): { start: number; end: number } | null {
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

const isAllIn = (words: readonly string[], own: readonly string[]): boolean =>
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

/** « 3 au lieu de 2 » is of a line that counts two, or costs two; « à la place de l’audit » of a whole line. */
function isOfAnother({ lines }: Sheet, { old, by, at, where }: Found): boolean {
  const figure = /^\d+(?:[.,]\d+)?/.exec(old)?.[0].replace(',', '.');
  if (figure !== undefined)
    return lines.some(
      ({ line }) => line.quantity === Number(figure) || line.unitPrice === Number(figure),
    );
  const said = terms(fold(by));
  if (where !== '' || said.length === 0) return false;
  return lines.some(
    ({ line }, place) => place !== at && isAllIn(said, terms(fold(line.description))),
  );
}

const GENDERED = /(?<![\p{L}])(une?|l[ae]|du|de la) $/iu;

/** « un bouleau mort » would be « une aubépine mort ». */
function disagrees(
  own: string,
  by: string,
  { start, end }: { start: number; end: number },
): boolean {
  const [article = ''] = ARTICLE.exec(by) ?? [];
  const [, had = ''] = GENDERED.exec(own.slice(0, start)) ?? [];
  if (had === '' || article === '') return false;
  return isFeminine(had) !== isFeminine(article) && /^ \p{L}/u.test(own.slice(end));
}

const isFeminine = (article: string): boolean => /^(?:une|la|de la)(?![\p{L}])/iu.test(article);

/** The name with its new words: « un » and « une » go with them, and « d’ » with what follows. */
function joined(own: string, { by, start, end }: Found): string {
  const [article = ''] = ARTICLE.exec(by) ?? [];
  const words = by.slice(article.length);
  const [, had] = GENDERED.exec(own.slice(0, start)) ?? [];
  const isSwapped = had !== undefined && /^(?:une?|l[ae]|du|de la) $/iu.test(article);
  const head = isSwapped
    ? own.slice(0, start - had.length - 1) + alike(had, article)
    : own.slice(0, start);
  const figures = /^(\d+)(\s?\p{L}\S*|)$/u.exec(words);
  const was = /^\d+/.exec(own.slice(start, end))?.[0];
  const isOfUnit =
    figures !== null &&
    was !== undefined &&
    plain(own.slice(start + was.length, end)).trim() === plain(figures[2] ?? '').trim();
  if (isOfUnit) return `${head}${figures[1]}${own.slice(start + was.length)}`;
  return elided(head, words) + own.slice(end);
}

/** The article of the new words, of the kind the name has. */
function alike(had: string, said: string): string {
  if (/^une?$/iu.test(had)) return isFeminine(said) ? 'une ' : 'un ';
  if (/^l[ae]$/iu.test(had)) return isFeminine(said) ? 'la ' : 'le ';
  return isFeminine(said) ? 'de la ' : 'du ';
}

function elided(head: string, words: string): string {
  const isVowel = /^[aeiouyéèêàâîôûh]/iu.test(words);
  if (isVowel) return head.replace(/(?<![\p{L}])de $/iu, 'd’') + words;
  return head.replace(/(?<![\p{L}])d['’]$/iu, 'de ') + words;
}
