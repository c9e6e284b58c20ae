import { counts } from '#domain/document/lineOptions.ts';
import { fromCents, percentOfCents } from '../exact.ts';
import { findMasks } from '../mask.ts';
import { normalise } from '../normalise.ts';
import { readFigures, type Figure } from './figures.ts';
import { HALF_DAY } from './instruction.ts';
import { sumOf } from './lines.ts';
import { namesOf } from './namedFigures.ts';
import type { ChargedVat, Placed, Sheet } from './operation.ts';
import { OFFERED } from './operations/offered.ts';
import { reworded } from './reworded.ts';
import { asLastSaid } from './saidAgain.ts';
import { withoutNames } from './withoutNames.ts';

/**
 * The words of the first figure of an instruction that shows nowhere in what it changed: such an edit did a
 * part of what was asked. Null where every figure is a quantity, a price, a total, a rate or a share that
 * changed or was, a figure of a name, or one that the sentence takes back itself.
 */
export function unaccounted(sheet: Sheet, step: string, after: readonly Placed[]): string | null {
  const prompt = normalise(asLastSaid(reworded(step)).replaceAll(HALF_DAY, '0,5 jour'));
  const figures = readFigures(withoutNames(prompt, namesOf(sheet.lines)));
  if (!/\d/.test(prompt.folded) && figures.length === 0) return null;
  const values = shownIn(sheet, after, prompt.folded);
  const isShown = (value: number): boolean => values.some((each) => isSame(each, value));
  const left = figures.filter(
    (figure) =>
      !isShown(figure.value) &&
      !(figure.kind === 'money' && OFFERED.test(prompt.folded)) &&
      !prompt.folded.includes('douzaine') &&
      !isTakenBack(prompt.folded, figure) &&
      !isFactor(figure, figures, isShown),
  );
  const [first] = left;
  if (first !== undefined) return prompt.text.slice(first.start, first.end).trim();
  return unread(sheet, prompt, figures, isShown);
}

const NUMBER = /(?<![\p{L}\d/.,-])\d+(?:[.,]\d+)?(?![\p{L}\d/-]|[.,]\d)/gu;

const isIn = (at: number, { start, end }: { start: number; end: number }): boolean =>
  at >= start && at < end;

/** A number that reads as no figure of its own: « 190 € pour 9 », « 64 €, 9 fois ». */
function unread(
  sheet: Sheet,
  prompt: { text: string; folded: string },
  figures: readonly Figure[],
  isShown: (value: number) => boolean,
): string | null {
  const said = withoutNames(prompt, namesOf(sheet.lines));
  const masks = findMasks(said.text, said.folded);
  const [left] = [...said.folded.matchAll(NUMBER)].filter(
    ({ index, 0: word }) =>
      !isShown(Number(word.replace(',', '.'))) &&
      !masks.some((mask) => isIn(index, mask)) &&
      !figures.some(
        (figure) =>
          isIn(index, figure) && !/pour/.test(said.folded.slice(figure.start, figure.end)),
      ),
  );
  return left === undefined ? null : left[0];
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

/** « 20, non 25 »: what is said again. */
const TAKEN_BACK = /^[^;.\d]{0,40}?(?<![a-z])(?:non|pardon|enfin|attends)(?![a-z])/;

function isTakenBack(folded: string, { end }: Figure): boolean {
  return TAKEN_BACK.test(folded.slice(end, end + 60));
}

/** « quatre fois sept heures donc 28 heures », « 5 m sur 6 donc 30 m² ». */
function isFactor(
  figure: Figure,
  figures: readonly Figure[],
  isShown: (value: number) => boolean,
): boolean {
  return figures.some(
    (other) =>
      other !== figure &&
      figures.some(
        (product) => isSame(product.value, figure.value * other.value) && isShown(product.value),
      ),
  );
}

const MORE_OR_LESS =
  /\b(?:de|en) (?:plus|moins|trop)\b|(?:plus|moins) cher|\b(?:r?ajout|augment|major|mont|baiss|redui|diminu|descend|retir|enlev|ot(?:e[srz]?|ons)\b|supprim|offr|remise|rabais|ristourne|geste|divis|multipli|doubl|tripl|moitie|fois|aussi|egalement)|[-+x×]\s?\d|\d\s?%/;
const PLACES =
  /\b(?:lignes?|postes?|place|invers|echang|permut|interverti|position|rang|premi|derni)|\bles (?:deux|trois|quatre|cinq|[2-9])\b|\d(?:e|eme|ere|er)\b/;

/** Every number that what changed shows, as it was and as it is; and how it changed, where that is asked. */
function shownIn(sheet: Sheet, after: readonly Placed[], folded: string): number[] {
  const gone = sheet.lines.filter((each) => !after.includes(each));
  const come = after.filter((each) => !sheet.lines.includes(each));
  const moved = after.flatMap((each, at) => (sheet.lines[at] === each ? [] : [at + 1]));
  const pairs = gone.flatMap((was) => {
    const now = come.find((each) => each.from !== null && each.from === was.from);
    return now === undefined ? [] : steps(was, now);
  });
  return [
    ...gone.flatMap(numbersOf),
    ...come.flatMap(numbersOf),
    ...(MORE_OR_LESS.test(folded) ? pairs : []),
    ...(PLACES.test(folded) ? [...moved, gone.length, come.length] : []),
    ...totals(sheet.lines, sheet.charged),
    ...totals(after, sheet.charged),
    fromCents(Math.abs(sumOf(sheet.lines) - sumOf(after))),
    ...(/\btva\b/.test(folded) ? [sheet.charged?.vatRate ?? 0] : []),
  ];
}

function numbersOf({ line }: Placed): number[] {
  const { description, quantity, unitPrice, total, vatRate } = line;
  const named = description.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return [
    quantity,
    Math.abs(unitPrice),
    Math.abs(total),
    vatRate ?? 0,
    ...named.map((each) => Number(each.replace(',', '.'))),
  ];
}

/** By how much, by how many percent and how many times a line changed. */
function steps({ line: was }: Placed, { line: now }: Placed): number[] {
  return (['quantity', 'unitPrice', 'total'] as const).flatMap((field) => {
    const [from, to] = [Math.abs(was[field]), Math.abs(now[field])];
    if (from === to || from === 0 || to === 0) return [];
    return [Math.abs(to - from), (100 * Math.abs(to - from)) / from, to / from, from / to];
  });
}

/** What the document comes to, net and with its tax. */
function totals(lines: readonly Placed[], charged: ChargedVat | null): number[] {
  const net = sumOf(lines);
  if (charged?.vat !== true) return [fromCents(net)];
  const sums = new Map<number, number>();
  for (const { line } of lines.filter((each) => counts(each.line))) {
    const rate = line.vatRate ?? charged.vatRate;
    sums.set(rate, (sums.get(rate) ?? 0) + Math.round(line.total * 100));
  }
  const tax = [...sums].reduce((sum, [rate, cents]) => sum + percentOfCents(cents, rate), 0);
  return [fromCents(net), fromCents(net + tax)];
}
