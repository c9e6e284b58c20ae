import type { Element, Prepared } from '../readings/prepare.ts';
import { newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { IN_ORDER, listedBefore } from './listed.ts';
import { tokenFrom } from './places.ts';

/** What parts prices that are listed. */
const BETWEEN = /^(?: ?(?:€|euros?))? ?(?:[,/+]|et|puis)? ?$/;

/** « joint et glace bombée, 96 et 412 €, », « erp, dpe, carrez 125, 130 et 80 € respectivement »: a price each. */
export const listedPrices: Implication = {
  name: 'listedPrices',
  kind: 'each',
  when: /\d ?(?:€|euros?)? ?(?:,|\/|\+|et|puis)? ?\d/,
  workOut,
  examples: [
    ['vitrine réfrigérée : joint et glace bombée, 96 et 412 €', '1×96; 1×412'],
    [
      'Escalier béton, palier et rampe d’accès, respectivement 860, 410 et 1 350',
      '1×860; 1×410; 1×1350',
    ],
    ['bague et pendentif, resp. 320 et 210, pose 90 €', '1×320; 1×210; 1×90'],
    ['diagnostics erp, dpe et carrez : 125, 130 et 80 € respectivement', '1×125; 1×130; 1×80'],
  ],
  not: ['pose de 2 stores et 3 volets, 96 €', 'joint 96 € et glace 412 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const run = runOfPrices(prepared);
  const [first] = run;
  if (first === undefined) return null;
  const things = listedBefore(prepared, first.start, 0);
  if (things.length !== run.length) return null;
  const taken = new Set(run.map(({ index }) => index));
  const start = things[0]?.from ?? 0;
  const kept = lines.filter(
    (line) =>
      ![...line.priceFrom, ...line.quantityFrom].some((index) => taken.has(index)) &&
      !(
        (prepared.tokens[line.cut]?.start ?? 0) >= start &&
        (prepared.tokens[line.cut]?.start ?? 0) < first.start
      ),
  );
  const made = things.map(({ from, to }, at) => {
    const element = run[at] as Element;
    return newLine({
      price: element.reads[0]?.value ?? 0,
      priceFrom: [element.index],
      history: 'u',
      cut: tokenFrom(prepared, from),
      end: tokenFrom(prepared, to),
      stop: tokenFrom(prepared, to),
    });
  });
  const place = kept.filter((line) => (prepared.tokens[line.cut]?.start ?? 0) < start).length;
  const behind = run.at(-1)?.reads[0]?.tokenAfterUnit ?? 0;
  const after = kept.slice(place).map((line) => ({ ...line, cut: Math.max(line.cut, behind) }));
  return [...kept.slice(0, place), ...made, ...after];
}

/** Two prices or more with nothing but « , » or « et » between them. */
function runOfPrices({ elements, folded }: Prepared): Element[] {
  let run: Element[] = [];
  for (const element of elements) {
    const read = element.reads[0];
    const before = run.at(-1)?.reads[0];
    // « 700 » is part of « 2 700 ».
    if (before !== undefined && element.start < before.end) continue;
    const isPrice =
      element.kind === 'figure' &&
      read !== undefined &&
      read.unit === null &&
      !read.percent &&
      read.value > 2 &&
      ['integer', 'decimal', 'spoken', 'thousands'].includes(read.form);
    const follows = before !== undefined && BETWEEN.test(folded.slice(before.end, element.start));
    if (isPrice && follows) run = [...run, element];
    else {
      if (isListed(run, folded)) return run;
      run = isPrice ? [element] : [];
    }
  }
  return isListed(run, folded) ? run : [];
}

/** The last one at least is said to be money, or all of them to be of the things before, in their order. */
function isListed(run: readonly Element[], folded: string): boolean {
  const last = run.at(-1)?.reads[0];
  if (run.length < 2 || last === undefined) return false;
  const start = run[0]?.start ?? 0;
  const around = [
    folded.slice(Math.max(0, start - 20), start),
    folded.slice(last.end, last.end + 20),
  ];
  return last.currency !== null || around.some((words) => IN_ORDER.test(words));
}
