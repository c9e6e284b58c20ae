import { fold } from '../../fold.ts';
import type { Instruction } from '../instruction.ts';
import { chosen } from '../lines.ts';
import type { Sheet } from '../operation.ts';
import { unitNamed } from '../select.ts';
import { renamesOne } from './renamesOne.ts';

const SIZE = String.raw`\d+(?:[x×]\d+)+|\p{L}{1,2}\d{1,3}|\d+[\p{L}]\d+`;
/** « le carrelage c’est du 80x80 », « album en 40x40 », « flyer en A4 ». */
const SHAPE = new RegExp(
  String.raw`^(?<where>\p{L}[^,;]*?),?\s(?:(?:c['’]est|ce sera|sera|est|sont)\s)?(?:du|de l['’]|en|en format|au format|format)\s?(?<size>${SIZE})$`,
  'iu',
);

/** The size, the format or the grade that a name holds, where another of the same shape is said. */
export const sizeOfName = renamesOne('sizeOfName', (sheet, instruction) => {
  const found = asked(sheet, instruction);
  return found && { at: found.at, rename: (own) => own.replace(found.was, found.size) };
});

function asked(
  sheet: Sheet,
  { verb, rest }: Instruction,
): { at: number; was: string; size: string } | null {
  if (verb !== '' && !/^(?:met|pass|chang)/.test(verb)) return null;
  const { where = '', size = '' } = SHAPE.exec(rest)?.groups ?? {};
  // « en m2 » is how a thing is counted.
  const found = size === '' || unitNamed(size) !== null ? null : chosen(sheet, plural(where));
  if (found === null || 'reason' in found) return null;
  const holding = found.at.flatMap((at) => {
    const alike = sizesIn(sheet.lines[at]?.line.description ?? '', size);
    const [was] = alike;
    return was === undefined ? [] : [{ at, was, size: written(size, was), count: alike.length }];
  });
  const [only] = holding;
  const isOne = holding.length === 1 && only?.count === 1 && only.was !== only.size;
  return isOne && only !== undefined ? only : null;
}

/** « le carrelage » is of every line that speaks of it: the size tells which. */
const plural = (where: string): string => `les ${where.replace(/^(?:l[ae]s? |l['’])/iu, '')}`;

/** The words of a name that are shaped as a size is: « 60x60 » as « 80x80 », « A5 » as « A4 ». */
function sizesIn(description: string, size: string): string[] {
  const words = description.match(/[\p{L}\d×]+/gu) ?? [];
  return words.filter((word) => shapeOf(word) === shapeOf(size));
}

const shapeOf = (word: string): string =>
  fold(word)
    .replaceAll('×', 'x')
    .replaceAll(/\d+/g, '9')
    .replaceAll(/(?!x)[a-z]/g, 'a');

/** Written as the name writes: « a4 » is « A4 », « 80x80 » « 80×80 ». */
function written(size: string, was: string): string {
  const said = was.includes('×') ? size.replaceAll('x', '×') : size;
  return /\p{Lu}/u.test(was) ? said.toUpperCase() : said;
}
