import { finish } from '../../writing/description.ts';
import { fold } from '../../fold.ts';
import type { Instruction } from '../instruction.ts';
import { chosen } from '../lines.ts';
import type { Sheet } from '../operation.ts';
import { terms } from '../wordsOfNames.ts';
import { inName, isAllIn, type Asked, type Found } from './findWords.ts';
import { ARTICLE, joined } from './joinWords.ts';
import { renamesOne } from './renamesOne.ts';

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
  String.raw`^(?:ce n['’]est|c['’]est|c)\s(?:pas|plus)\s(?<old>[^\s,]+),?\s(?:mais\s(?:c['’]est\s)?|c['’]est\s)(?<by>[^\s,]+),?\s(?<where>(?:l[ae]s? |l['’])\p{L}[^,;\d]*)$`,
  String.raw`^(?<where>.+?),?\s(?:c['’]est|ce sera)\s(?<by>.+?),?\s(?:(?:et\s|mais\s)?(?:pas|non)|(?:et|mais)\splus)\s(?<old>.+?)$`,
  String.raw`^(?<by>.+?),?\s(?:(?:et\s|mais\s)?(?:pas|non)|(?:et|mais)\splus)\s(?<old>.+?)${WHERE}$`,
].map((shape) => new RegExp(shape, 'iu'));
const LEAD =
  /^(?:met\p{L}*|pass\p{L}*|corrig\p{L}*|c['’]est|ce sera|il faut|en fait|finalement)\s+/iu;
const SENTENCE =
  /^(?:c['’]est|c|ce n['’]est|ça|il|elle|ils|elles|on|je|j['’]|tu|vous|nous|n['’]|ne)(?![\p{L}])/iu;
/** « c’était le 19 avril »: told within the new words, they are no words of a name. */
const TOLD = /(?<![\p{L}])(?:c['’ ]?(?:est|[ée]tait|[ée]tai)|[ée]tai(?:t|ent))(?![\p{L}])/iu;
const MONEY = /\d\s?(?:€|euros?|%)/iu;

/** « BA15 au lieu de BA13 », « c’est pas un labrador c’est un golden »: words of one line’s name, and the rest of it stays. */
export const otherWords = renamesOne('otherWords', (sheet, instruction) => {
  const found = inOneName(sheet, instruction);
  return found && { at: found.at, rename: (own) => finish(joined(own, found)) };
});

function inOneName(sheet: Sheet, { text, verb }: Instruction): Found | null {
  if (text.length > 160 || MONEY.test(text)) return null;
  if (verb !== '' && !/^(?:met|remet|pass|chang|remplac|corrig|modifi)/.test(verb)) return null;
  const said = text.replace(SAME_PRICE, '');
  for (const shape of SHAPES) {
    const { old = '', by = '', where = '' } = shape.exec(said)?.groups ?? {};
    const next = by.replace(LEAD, '');
    if (
      old === '' ||
      next === '' ||
      SENTENCE.test(next) ||
      TOLD.test(next) ||
      isOfWholes(shape, old, verb)
    )
      continue;
    if (namesALineToo(sheet, next)) continue;
    const found = inThatLine(sheet, { old, by: next, where });
    if (found !== null) return found;
  }
  return null;
}

/** « c’est cuivre la gouttière »: the new words end on the name of a line, and are no name. */
function namesALineToo(sheet: Sheet, words: string): boolean {
  const [, behind] = /[^\s,] (?:l[ae]s? |l['’])([^,;]+)$/iu.exec(words) ?? [];
  return behind !== undefined && 'at' in chosen(sheet, behind);
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
