import { fold } from '../fold.ts';
import { isSameLine } from './differences.ts';
import { readInstruction } from './instruction.ts';
import { isMeasured } from './lines.ts';
import { namesOf } from './namedFigures.ts';
import type { Outcome, Placed, Sheet } from './operation.ts';
import type { LineUnit } from '#domain/document/types.ts';
import { countedIn, namesALine } from './select.ts';
import { ADDING } from './verbs.ts';

/** Where one thing asked may end and the next begin. */
const JOINTS =
  /\s*[,;]\s+(?:et\s+|puis\s+)?|\s+(?:et|puis|pis|ensuite|mais)\s+|\s*\.\s+|(?<=\d(?:\s?(?:€|euros?|%|h|heures?|jours?|m2|m²|m|km|kg|litres?|semaines?|mois|personnes?|pages?))?)\s+(?=\p{L}{2})/giu;
/** Bounds what a text made to be slow can ask. */
const LONGEST = 240;
const MOST_JOINTS = 8;
const MOST_PARTS = 6;
/** What bears on more than its own part. */
const BINDS =
  /(?<![a-z])(?:pas|non|sauf|hors|hormis|ou|si|sinon|sans|ni|chacune?|tout(?! en )|tous|toutes|partout|moitie|reste|autres?)(?![a-z])/;

/** « et le prix de 39 à 36 », « et compte en 5 »: said of the line before. */
const OF_IT =
  /^(?:(?:le |la |son |sa )?(?:prix|tarif|quantit[ée]|nombre|tva)(?![\p{L}])|(?:met|compt|pass)\p{L}*[ -]en |\d[\d.,]* ?(?:€|euros?)(?: ht)? (?:l[ae] |l['’]|par |du |de l['’])(?:m[èe]tre|m²|m2|kilo|kg|heure|jour|km|mot|page|nuit|pi[èe]ce|mois|litre|s[ée]ance|unit[ée]))/iu;

/** « et 5 exemplaires », « et 8 pièces »: as many of what the part before has changed. */
const COUNTED =
  /^(?:en |pour |à )?(\d+(?:[.,]\d+)?)(?: (?:exemplaires?|ex|unités?|pièces?|pi[eè]ces?|fois|au total|en tout))$/iu;
/** What may speak of other lines than the one before, without their names. */
const OF_OTHERS =
  /(?<![a-z])(?:lignes?|postes?|derni\p{L}+|premi\p{L}+|tou(?:t|s|te|tes)|les|autres?|reste|remises?|rabais|ristourne|geste|total|facture|devis|document|tva)(?![a-z])/u;

/** « il y en a 150 », « j’en ai tiré 12 », « il en a fallu que 2 », « il y en a 3 de plus ». */
const SO_MANY =
  /^(?:(?:il|ils|elle|elles|on|nous) |j['’])?(?:y ?['’]?)?(?:n['’])?en (?:a|ai|ont|avons|avait|faut|fallait|faudra|faudrait|aura)(?: \p{L}+)?(?: que| seulement)? (\d+(?:[.,]\d+)?)(?: ((?:de|en) (?:plus|moins)))?$/iu;

const FIELDS = ['quantity', 'unitPrice', 'description', 'vatRate'] as const;

type Follow = (sheet: Sheet, step: string) => Outcome;

/**
 * « coupe homme 19 et coupe enfant 13 », « les coupes passent à 10 et vire les kilomètres »: a sentence that is
 * followed a part at a time, each changing lines there are; null where a part is not. A part without a verb
 * takes that of the one before, and one that names no line is of the line changed last.
 */
export function inParts(
  sheet: Sheet,
  step: string,
  follow: Follow,
  left = MOST_PARTS,
): Outcome | null {
  if (left === 0 || step.length > LONGEST || BINDS.test(fold(step))) return null;
  for (const joint of [...step.matchAll(JOINTS)].slice(0, MOST_JOINTS)) {
    const head = step.slice(0, joint.index).trim();
    const tail = step.slice(joint.index + joint[0].length).trim();
    const first = head === '' || tail === '' ? null : whole(sheet, head, follow);
    if (first === null) continue;
    const next = { ...sheet, lines: first.lines };
    for (const said of readingsOf(sheet, next, head, tail)) {
      const rest = whole(next, said, follow) ?? inParts(next, said, follow, left - 1);
      if (rest === null || 'reason' in rest || undoes(sheet, next, rest)) continue;
      if (isOfAnother(sheet, first.lines, rest.lines, said)) continue;
      return { lines: rest.lines, changes: [...first.changes, ...rest.changes] };
    }
  }
  return null;
}

/** What a part does; null where it is refused, changes nothing, or adds a line that nobody asked to add. */
function whole(
  sheet: Sheet,
  part: string,
  follow: Follow,
): { lines: Placed[]; changes: string[] } | null {
  const outcome = follow(sheet, part);
  if ('reason' in outcome || isAsBefore(sheet, outcome.lines)) return null;
  const { verb } = readInstruction(part, namesOf(sheet.lines));
  return outcome.lines.length > sheet.lines.length && !ADDING.test(verb) ? null : outcome;
}

function isAsBefore({ lines }: Sheet, after: readonly Placed[]): boolean {
  return (
    lines.length === after.length &&
    lines.every((was, at) => {
      const now = after[at];
      return now?.from === was.from && isSameLine(was.line, now.line);
    })
  );
}

/** Whether a part changes again what the one before has changed: « 8 jours et 10 jours » is no two acts. */
export function undoes(before: Sheet, between: Sheet, after: { lines: Placed[] }): boolean {
  return before.lines.some(({ line: was, from }) => {
    const mid = between.lines.find((each) => each.from === from)?.line;
    const last = after.lines.find((each) => each.from === from)?.line;
    if (from === null || mid === undefined || last === undefined) return false;
    return FIELDS.some((field) => was[field] !== mid[field] && mid[field] !== last[field]);
  });
}

/** Whether a part that names no line changes another than the one before. */
function isOfAnother(
  { lines }: Sheet,
  between: readonly Placed[],
  after: readonly Placed[],
  said: string,
): boolean {
  const items = between.map(({ line }) => line);
  if (OF_OTHERS.test(fold(said)) || namesALine(items, said)) return false;
  const own = between.filter((each) => !lines.includes(each));
  const others = after.filter(
    (each) => !between.includes(each) && own.every(({ from }) => from !== each.from),
  );
  return others.length > 0 && !isOfItsUnit(between, own, others, said);
}

const TIMES: readonly LineUnit[] = ['hour', 'day', 'week', 'month', 'year'];
const SIZES: readonly LineUnit[] = ['m', 'km', 'm2', 'm3'];

/** « 15 kg de chlore et 40 km »: the one line counted in km, and no more of what the part before counts. */
function isOfItsUnit(
  between: readonly Placed[],
  own: readonly Placed[],
  [other, ...more]: readonly Placed[],
  said: string,
): boolean {
  const unit = other?.line.unit ?? null;
  const items = between.map(({ line }) => line);
  const { figures } = readInstruction(said, namesOf(between));
  if (unit === null || other === undefined || !isMeasured(other.line) || more.length > 0)
    return false;
  if (countedIn(items, unit).length !== 1 || figures.length !== 1 || figures[0]?.unit !== unit)
    return false;
  return (
    figures[0].from !== null ||
    own.every(({ line }) => line.unit !== unit && !areAlike(line.unit ?? null, unit))
  );
}

/** « 2 jours et 3 h » may be one time, « 12 m² et 4 m » one wall. */
const areAlike = (one: LineUnit | null, other: LineUnit): boolean =>
  [TIMES, SIZES].some((kind) => one !== null && kind.includes(one) && kind.includes(other));

function readingsOf(before: Sheet, after: Sheet, head: string, tail: string): string[] {
  const { verb } = readInstruction(head, namesOf(before.lines));
  const own = readInstruction(tail, namesOf(after.lines)).verb;
  // « ajoute un tirage à 85 €, deux exemplaires »: all of it is of what is added.
  if (ADDING.test(verb) && own === '') return [];
  const changed = after.lines.flatMap((line, at) => (before.lines.includes(line) ? [] : [at]));
  const items = after.lines.map(({ line }) => line);
  const [place] = changed;
  const isOfIt = changed.length === 1 && place !== undefined && !namesALine(items, tail);
  const ofThatLine = isOfIt ? saidOfLine(place + 1, tail) : [];
  const withVerb = own === '' && verb !== '' ? [`${verb} ${tail}`] : [];
  return [...ofThatLine, tail, ...withVerb];
}

/** What is said of the line before, by its number. */
function saidOfLine(number: number, tail: string): string[] {
  const [, count = '', more] = SO_MANY.exec(tail) ?? COUNTED.exec(tail) ?? [];
  if (count !== '' && more === undefined) return [`quantité de la ligne ${number} à ${count}`];
  if (count !== '') return [`la ligne ${number} : ${count} ${more}`];
  return OF_IT.test(tail) ? [`la ligne ${number} : ${tail}`] : [];
}
