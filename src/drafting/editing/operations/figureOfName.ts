import { fold } from '../../fold.ts';
import { summary } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, chosen, name, priced } from '../lines.ts';
import type { Outcome, Sheet } from '../operation.ts';

const COUNTED = /(?<![\p{L}\d])(\d[\d\s.]*)\s?(\p{L}+)/gu;
const SAME: readonly (readonly string[])[] = [
  ['ex', 'exemplaire', 'exemplaires'],
  ['l', 'litre', 'litres'],
  ['p', 'page', 'pages'],
  ['pce', 'pces', 'piece', 'pieces'],
  ['pers', 'personne', 'personnes'],
];

/** « la charte fait 32 pages », of a line called « Charte graphique 24 pages »: its name is what changes; null where it is no such thing. */
export function withOtherFigureInName(sheet: Sheet, instruction: Instruction): Outcome | null {
  const [figure, price] = instruction.figures;
  const noun = saysOneCount(instruction) ? nounIn(instruction) : null;
  const place = noun === null ? null : placeOf(sheet, instruction, noun);
  if (place === null || noun === null || figure === undefined) return null;
  return changeLines(
    sheet,
    [place],
    (was) => ({
      ...(price === undefined ? was : priced(was, was.quantity, price.value)),
      description: was.description.replace(figuresOf(noun), `${figure.value}$2`),
    }),
    (before, after) =>
      `${name(before)} devient ${name(after)}${price === undefined ? '' : ` (${summary(after)})`}`,
  );
}

/** « 4 rangées », « 4 rangées à 490 ». */
function saysOneCount({ verb, figures, part }: Instruction): boolean {
  const [count, price] = figures;
  return (
    figures.length <= 2 &&
    count?.kind === 'count' &&
    (price === undefined || price.kind === 'money' || price.kind === 'bare') &&
    price?.tax !== 'ttc' &&
    part !== 'price' &&
    (verb === '' || /^(?:pass|met|chang|corrig|modifi)/.test(verb))
  );
}

/** « 32 pages »: the noun of the figure that is said. */
function nounIn({ rest, figures }: Instruction): string | null {
  const found = [...rest.matchAll(COUNTED)].find(
    ([, said = '']) => Number(said.replaceAll(/[\s.]/g, '')) === figures[0]?.value,
  );
  return found?.[2] === undefined ? null : fold(found[2]);
}

/** « 24 pages », « 500 ex »: a figure of a name and its noun, written short or long. */
function figuresOf(noun: string): RegExp {
  const alike = SAME.find((words) => words.includes(noun)) ?? [noun.replace(/s$/, ''), noun];
  const words = alike.map((word) => word.replaceAll('e', '[eèéê]')).join('|');
  return new RegExp(`(\\d+)(\\s?(?:${words})s?(?![\\p{L}]))`, 'iu');
}

/** The line whose name holds that noun behind a figure, and which does not count so many of it. */
function placeOf(sheet: Sheet, instruction: Instruction, noun: string): number | null {
  const words = instruction.object.replace(/\s*\p{L}+$/u, (word) =>
    fold(word.trim()) === noun ? '' : word,
  );
  // « 40 pages », and nothing more: of the one line whose name counts pages.
  const found = chosen(sheet, words === '' ? noun : words);
  const [at] = 'at' in found ? found.at : [];
  const line = at === undefined ? undefined : sheet.lines[at]?.line;
  if (at === undefined || line === undefined || !('at' in found) || found.at.length > 1)
    return null;
  const [figure] = instruction.figures;
  const said = figuresOf(noun).exec(line.description)?.[1];
  const isCounted =
    figure?.from != null
      ? figure.from === line.quantity
      : figure?.unit != null && figure.unit === line.unit;
  return said === undefined || isCounted ? null : at;
}
