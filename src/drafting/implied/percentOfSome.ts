import { isFiller } from '../lexicon/filler.ts';
import { stem } from '../lexicon/units.ts';
import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { changed, clauseBefore, wordsOf } from './places.ts';

const SAID =
  /(?<![a-z])(sur|hors|sauf|excepte|hormis) (?:les? |la |l'|des )?([a-z][^.;:\n\d]{1,40})/;
/** « les serviettes à moins 20 % », « les cadres -10 % »: its own clause begins with what it is taken of. */
const OPENS =
  /^(?:les? |la |l'|ces |cette |ce )([a-z][^.;:\n\d]{1,30}?),? ?(?:a |au |avec |sont a )?(?:moins|-|(?:une? )?(?:remise|reduction|rabais) de) ?$/;
const ALL = /^(?:tout|total|ensemble|devis|facture|montant|prix|ht|lui|elle|eux)/;

/** « remise 10 % hors gardiennage », « -5 % sur les PC seulement »: a percentage of the lines that are named, or of the others. */
export const percentOfSome: Implication = {
  name: 'percentOfSome',
  kind: 'part',
  // Two words anywhere, in one expression, would take the square of the text.
  when: /%|pour ?cent/,
  workOut,
  examples: [
    [
      'chapiteau 1 150 €, parquet 120 m² à 4,20 €, gardiennage 12 h à 28 €, remise association 10 % hors gardiennage',
      '1×1150; 120×4.2; 12×28; 1×-165.4',
    ],
    ['6 nappes à 45 €, 24 serviettes à 7 €, les serviettes à moins 20 %', '6×45; 24×7; 1×-33.6'],
    [
      '60 porte-savons à 14 €, 60 gobelets à 12 €, 30 plateaux à 27 €, remise 5 % sur les plateaux',
      '60×14; 60×12; 30×27; 1×-40.5',
    ],
  ],
  not: ['3 jours à 450 €, formation à 200 €, remise 10 % sur le tout', 'pose 450 €, remise 10 %'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  return changed(lines, (line, at) => {
    const of = line.percent === null ? null : figuresOf(prepared, lines, at);
    return of === null || line.percent === null ? null : { percent: { ...line.percent, of } };
  });
}

/** The figures of the lines it is taken of; null where the words around it name none of them. */
function figuresOf(prepared: Prepared, lines: readonly Line[], at: number): number[] | null {
  const said = saidAround(prepared, lines[at]?.priceFrom.at(-1) ?? -1);
  if (said === null) return null;
  const shared = lines.map((line, i) => {
    if (i === at || line.percent !== null || line.kind !== 'sale') return -1;
    const words = wordsOf(prepared, lines, i).map(stem);
    return said.names.filter((name) => words.includes(name)).length;
  });
  const most = Math.max(...shared);
  if (most < 1) return null;
  const meant = lines.filter((_, i) => {
    const count = shared[i] ?? -1;
    return said.without ? count >= 0 && count < most : count === most;
  });
  const of = meant.flatMap(({ quantityFrom, priceFrom }) => [...quantityFrom, ...priceFrom]);
  return of.length > 0 && meant.length < shared.filter((count) => count >= 0).length ? of : null;
}

/** What stands behind the percentage up to a pause, else before it in its clause. */
function saidAround(
  prepared: Prepared,
  index: number,
): { without: boolean; names: string[] } | null {
  const { elements, folded } = prepared;
  const element = elements[index];
  const end = element?.reads[0]?.endWithUnit ?? 0;
  if (element === undefined) return null;
  const behind = /^[^.;\n\d]*/.exec(folded.slice(end, end + 70))?.[0] ?? '';
  const before = folded.slice(clauseBefore(prepared, element.start), element.start);
  const said = SAID.exec(behind) ?? SAID.exec(before);
  const some = said?.[2] ?? OPENS.exec(before)?.[1] ?? '';
  if (some === '' || ALL.test(some)) return null;
  const names = some
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !isFiller(word))
    .map(stem);
  return { without: said !== null && said[1] !== 'sur', names };
}
