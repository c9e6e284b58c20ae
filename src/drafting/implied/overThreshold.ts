import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import {
  COUNT,
  countOf,
  counted,
  figuresWithin,
  isBilled,
  lastFigure,
  withLine,
} from './places.ts';

const FROM = new RegExp(String.raw`(?:a partir d(?:e |u |e la ))(${COUNT}|\d{1,3}(?=e))`);
const BEYOND = new RegExp(
  String.raw`(?:au[ -]dela d(?:e |es )|jusqu'a |apres les |les )(${COUNT})(?: premiere?s?)?`,
);
const MORE = /supplementaire|en plus|de plus|au[ -]dela/;

/** « 4 chevaux à 75, 70 à partir du 3e », « 290 jusqu'à 10, puis 22 par personne supplémentaire ; vous seriez 13 ». */
export const overThreshold: Implication = {
  name: 'overThreshold',
  kind: 'rest',
  when: /a partir d|au[ -]dela|jusqu'a|supplementaire/,
  workOut: (prepared, lines) => parted(prepared, lines) ?? extra(prepared, lines),
  examples: [
    ['4 chevaux à 75 €, dégressif 70 € à partir du 3e', '2×75; 2×70'],
    ['40 plaques gravées : 7,50 € l’une jusqu’à 25, 6 € au-delà', '25×7.5; 15×6'],
    ['380 m2 de résine à 26 € mais au-delà de 300 m2 je baisse à 22 €', '300×26; 80×22'],
    [
      'Portraits d’équipe : forfait 290 € jusqu’à 10 personnes, puis 22 € par personne supplémentaire, vous seriez 13',
      '1×290; 3×22',
    ],
  ],
  not: ['4 chevaux à 75 €, disponible à partir du 3 mai', '290 € jusqu’à 10 personnes'],
};

/** One count, two prices: so many at the first, the others at the second. */
function parted(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  for (let at = 1; at < lines.length; at++) {
    const first = lines[at - 1] as Line;
    const second = lines[at] as Line;
    if (!isBilled(first) || !isBilled(second) || first.quantity < 2) continue;
    const words = wordsAround(prepared, first, second);
    const from = FROM.exec(words);
    const beyond = BEYOND.exec(words);
    const kept =
      from === null ? (beyond === null ? 0 : countOf(beyond[1] ?? '')) : countOf(from[1] ?? '') - 1;
    if (kept < 1 || kept >= first.quantity) continue;
    if (from === null && !MORE.test(words) && !/puis|ensuite/.test(words)) continue;
    const more = withLine(lines, at, {
      quantity: counted(first.quantity - kept),
      quantityFrom: [],
    });
    return withLine(more, at - 1, { quantity: kept });
  }
  return null;
}

/** A price for so many, then one for each more; how many came is said apart. */
function extra(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const { folded } = prepared;
  const at = lines.findIndex(
    (line) => isBilled(line) && FOR_MORE.test(wordsBehind(folded, endOfPrice(prepared, line))),
  );
  const line = lines[at];
  const included = countOf(UP_TO.exec(folded)?.[1] ?? '');
  if (line === undefined || included < 2) return null;
  const came = figuresWithin(prepared, 0, folded.length).find(
    ({ start, reads: [read] }) =>
      read !== undefined && read.value > included && CAME.test(folded.slice(0, start)),
  );
  const many = came?.reads[0]?.value;
  if (came === undefined || many === undefined) return null;
  return withLine(lines, at, { quantity: counted(many - included), quantityFrom: [] }).filter(
    (each) => each.quantityFrom.includes(came.index) === each.priceFrom.includes(came.index),
  );
}

function endOfPrice({ elements }: Prepared, { priceFrom }: Line): number {
  return elements[priceFrom.at(-1) ?? -1]?.reads[0]?.endWithUnit ?? 0;
}

const FOR_MORE = /supplementaire|en plus|de plus|en sus/;
const UP_TO = new RegExp(String.raw`(?:jusqu'a|pour|de) (?:un groupe (?:de |jusqu'a ))?(${COUNT})`);
const CAME = /(?:serez|seriez|etions|etaient|etiez|sont|sommes|seront|serons|participants? ?:) $/;

const wordsBehind = (folded: string, place: number): string => folded.slice(place, place + 40);

function wordsAround(prepared: Prepared, first: Line, second: Line): string {
  const from = lastFigure(prepared, first);
  const to = lastFigure(prepared, second);
  return prepared.folded.slice(from, Math.max(to, from) + 36);
}
