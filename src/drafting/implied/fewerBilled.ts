import { stem, unitOf } from '../lexicon/units.ts';
import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import {
  billedBefore,
  COUNT,
  countOf,
  counted,
  elementsOf,
  figuresWithin,
  isBilled,
  withLine,
  wordsOf,
} from './places.ts';

const NOT_BILLED = `(?:${[
  'offert',
  'gratui',
  'en cadeau',
  "(?:non|pas|jamais|ne sont pas|n'est pas) (?:ete )?(?:factur|compt|pay|venu|rendu|livr)",
  'deja (?:ete )?(?:regl|pay|factur)',
  '(?:annul|absen|perdu|invendu|abime|casse|refus|manquant|defectueu)',
].join('|')})`;
const OF_THEM =
  "(?:dont|sauf|moins?|mais|excepte|hormis|j'enleve|on enleve|enleve[rz]?|il y (?:avait|en a|en avait)|il manquait)";
const SOME = new RegExp(
  String.raw`(?<![a-z])${OF_THEM}[ ,]+(?:les? |la |l'|y'?a )?(${COUNT})(?! ?(?:€|euros?|%|a \d))(?:[ (]+[a-z']+){0,6}?[ (]+${NOT_BILLED}(?![^,.;\n]{0,30}moitie)`,
);
/** « 4 cours à 38 €, un offert ». */
const SOME_ALONE = new RegExp(
  String.raw`(?:,| et| \+) ?(${COUNT}) (?:est |sont )?(?:offert|gratui)`,
);
const ONE = new RegExp(
  String.raw`(?<![a-z])(?:l[ea] |l')(?:premiere?|1ere?|derniere?|deuxieme|seconde?|troisieme|quatrieme|(?<nth>\d{1,2})(?:e|eme))(?: (?<noun>[a-z]+))? (?:est |etait |c'est |c'etait |vous est )?${NOT_BILLED}`,
);
/** What has a price of its own is another thing: « pH moins 6 bidons à 14,50 € ». */
const LESS =
  /(?<![a-z])moins (?:les? |la )?(?=\d|une? |deux |trois |quatre )(?![^,;.\n]{0,30} a \d)/;

/** « 12 tickets à 40, dont 2 gratuits », « 6 détecteurs à 39, le 6e offert ». */
export const fewerBilled: Implication = {
  name: 'fewerBilled',
  kind: 'fewer',
  when: new RegExp(`${NOT_BILLED}|moins `),
  workOut,
  examples: [
    ['12 tickets à 40 €, dont 2 gratuits', '10×40'],
    ['11 résidents à 34 €, dont un refus de soin non facturé', '10×34'],
    ['6 détecteurs de fumée à 39 € posés, le 6e offert', '5×39'],
    ['4 cours de piano à 38 €, un offert', '3×38'],
    ['3 séances LPG à 65 €, la dernière séance offerte', '2×65'],
    ['12 munsters à 5,80 €, 7 kg de tomme à 16 € dont 2 munsters offerts', '10×5.8; 7×16'],
    ['9 h de correction à 32 €, moins 1 h passée sur mes erreurs', '8×32'],
    ['cours collectif 8 personnes à 35 €, j’enlève 2 qui ne sont pas venus', '6×35'],
  ],
  not: [
    '12 tickets à 40 €, déplacement offert',
    '3 séances à 50 €, annulation gratuite',
    '8 paniers à 20 €, dont 2 à 15 €',
    '25 pages à 30 €, hébergement la première année offert',
    '2 nuits à 120 €, la 3e offerte',
    '12 kg de chlore à 9,80 €, pH moins 6 bidons à 14,50 €',
  ],
};

/** Where it is said, how many are not billed, and what must be the unit of the line they are taken from. */
interface Said {
  index: number;
  length: number;
  count: number;
  nth?: number;
  noun?: string | undefined;
}

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const { folded } = prepared;
  const found =
    some(SOME.exec(folded)) ??
    some(SOME_ALONE.exec(folded)) ??
    one(ONE.exec(folded)) ??
    lessOfTheSame(prepared, lines);
  if (found === null || found.count <= 0) return null;
  // A line read from those words alone is no work.
  const kept = lines.filter(
    (line) =>
      !elementsOf(prepared, line).some(
        ({ start }) => found.index <= start && start < found.index + found.length,
      ),
  );
  const at = ofThose(prepared, kept, found);
  const line = kept[at];
  if (line === undefined || (found.nth ?? 0) > line.quantity) return null;
  return withLine(kept, at, { quantity: counted(line.quantity - found.count) });
}

/** The line they are taken from: the one they name again, else the last before them. */
function ofThose(prepared: Prepared, lines: readonly Line[], found: Said): number {
  const { index, length, count, noun } = found;
  const said = prepared.folded.slice(index, index + length).match(/[a-z]{4,}/g) ?? [];
  const again = new Set(said.map(stem));
  const named = lines.findIndex(
    (line, at) =>
      isBilled(line) &&
      line.quantity > count &&
      wordsOf(prepared, lines, at).some((word) => again.has(stem(word))),
  );
  if (named >= 0) return named;
  const at = billedBefore(prepared, lines, index, count);
  const isOfAnother = noun !== undefined && lines[at]?.units.includes(unitOf(noun)) === false;
  return isOfAnother ? -1 : at;
}

function some(found: RegExpExecArray | null): Said | null {
  if (found === null) return null;
  return { index: found.index, length: found[0].length, count: countOf(found[1] ?? '') };
}

function one(found: RegExpExecArray | null): Said | null {
  if (found === null) return null;
  const { nth = '0', noun } = found.groups ?? {};
  return { index: found.index, length: found[0].length, count: 1, nth: Number(nth), noun };
}

/** « 9 h de correction à 32 €, moins 1 h passée sur mes erreurs ». */
function lessOfTheSame(prepared: Prepared, lines: readonly Line[]): Said | null {
  const found = LESS.exec(prepared.folded);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const [figure] = figuresWithin(prepared, from, from + 1);
  const read = figure?.reads[0];
  const unit = read?.unit ?? null;
  if (figure === undefined || read === undefined || unit === null) return null;
  const isWork = lines.some((line) => isBilled(line) && line.quantityFrom.includes(figure.index));
  if (isWork || !lines.some(({ units }) => units.includes(unit))) return null;
  return { index: found.index, length: read.endWithUnit - found.index, count: read.value };
}
