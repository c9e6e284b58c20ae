import { fold } from '../fold.ts';
import { normalise } from '../normalise.ts';
import { readFigures, type Figure } from './figures.ts';
import { readInstruction } from './instruction.ts';
import { namesOf } from './namedFigures.ts';
import type { Placed, Sheet } from './operation.ts';
import { withoutPortraits } from './portrait.ts';
import { namesALine } from './select.ts';
import { VERBS } from './verbs.ts';
import { BEARS } from './withoutTalk.ts';

const ACTS = new RegExp(`(?<![\\p{L}])(?:${VERBS})(?![\\p{L}])`, 'iu');
/** « il commence à 14 h 30 et finit vers 2 h »: hours of a day. */
const HOURS =
  /(?<![\p{L}])(?:à|a|vers|dès|jusqu['’]à|avant|après) \d{1,2} ?h(?:eures?)?(?: ?\d\d)?(?![\p{L}\d])/giu;
/** What counts: « ils sont 12 », « il en a 8 », « on a pris 5 ». */
const COUNTS =
  /(?<![a-z])(?:es?t?|suis|est|sont|sommes|et(?:ais|ait|aient|ions)|av(?:ais|ait|aient|ions)|aura|auront|sera|seront|serons|a|ai|as|ont|avons|avez|en|que|faut|faudra|fait|font|prend|prennent|prendra|veut|veulent|pris|mis|compte|comptent|reste|restent|dure|durent|passe)\s*$/;
const COUNTED_WORDS =
  /^\s*(?:exemplaires?|ex|unites?|pieces?|fois|de plus|de moins|en plus|en moins|personnes?|pers)(?![a-z])/;
/** « ça fait 200 euros de plus ». */
const SO_MUCH_MORE =
  /^(?:donc |du coup )?(?:ça|ca|cela) (?:fait|fera|faisait) (\d[\d.,]* ?(?:€|euros?)(?: ht)? (?:de|en) (?:plus|moins))$/iu;
/** Who or what is told of: « il déménage », « le camion arrive », « RDV à 7 h ». */
const OF_SOMEONE =
  /^(?:(?:ils?|elles?|on|nous|je|rdv|rendez-vous)(?![\p{L}])|j['’]|(?:l[ae]s?|mon|ma|mes|nos) \p{L}+ |l['’]\p{L}+ )/iu;
/** « la MO à 72 », « dépose : 40 »: a thing and its figure, whether or not a line is called so. */
const THING_AND_FIGURE =
  /^([^\d,;]{2,40}?)\s?(?:(?:à|a|:|=)\s?)?\d[\d.,]*(?:\s?(?:pi[èe]ce|l['’]unit[ée]))?$/iu;
/** « la haie fait 3 », « jeudi 12 », « c’est le 12 ». */
const TELLS_IT =
  /(?<![a-z])(?:ils?|elles?|on|nous|vous|je|j|c|tu|ca|ce|y|rdv|rendez|fait|font|mesure|est|sont|a|ont|pese|compte|etai[a-z]*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|codes?|digicode|numero|telephone|tel|portable|porte|batiment|bat|etage|appartement|appt|(?:le|du|au)$)(?![a-z])/;

function isThingAndFigure(part: string): boolean {
  const words = fold(THING_AND_FIGURE.exec(part)?.[1] ?? '').trim();
  return words !== '' && words.split(' ').length <= 4 && !TELLS_IT.test(words);
}

/** What takes something off may be meant for the line that is told of. */
const TAKES_OFF = /(?<![a-z])(?:remises?|rabais|ristournes?|reductions?|gestes?)(?![a-z])|%/;
/** Bounds what a text made to be slow can ask. */
const LONGEST = 240;
const MOST_PARTS = 8;

/**
 * What a sentence asks behind what it tells: « le mariage commence à 14 h 30, compte 11 heures de tournage »,
 * « le chêne fait 18 m de haut donc compte 550 »; null where what is told may ask for something too.
 */
export function askedBehind(sheet: Sheet, step: string): string | null {
  if (step.length > LONGEST) return null;
  const concluded = /^([^;]*?)[\s,]+donc[\s,]+(.+)$/iu.exec(step);
  if (concluded !== null) return concludedFrom(sheet, concluded[1] ?? '', concluded[2] ?? '');
  const parts = step.split(/\s*(?:[,!?;]|\.(?!\d))\s+/);
  const last = parts.at(-1) ?? '';
  if (SO_MUCH_MORE.test(last)) return moreOfWhatWasTold(sheet, parts.slice(0, -1), last);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  if (!isOrder(sheet, last)) return askedFirst(sheet, parts);
  return parts.slice(0, -1).every((part) => asksForNothing(sheet, part, last)) ? last : null;
}

/** « mets le nettoyage à 50 de l’heure, j’y suis passé mardi à 9 h 30 ». */
function askedFirst(sheet: Sheet, [first = '', ...told]: readonly string[]): string | null {
  const isTold = (part: string): boolean =>
    OF_SOMEONE.test(part) && countsNothing(part) && asksForNothing(sheet, part, first);
  return isOrder(sheet, first) && told.every(isTold) ? first : null;
}

/** « j’en ai tiré 25 » behind a price may be how many. */
const countsNothing = (part: string): boolean =>
  readFigures(normalise(withoutPortraits(part).replaceAll(HOURS, ' '))).length === 0;

/** « le reportage finit à 2 h du matin, ça fait 200 € de plus »: of the one line that is told of. */
function moreOfWhatWasTold(sheet: Sheet, told: readonly string[], last: string): string | null {
  const [at, ...others] = namedIn(sheet, told.join(', '));
  if (at === undefined || others.length > 0) return null;
  const more = last.replace(SO_MUCH_MORE, '$1');
  const asked = `la ligne ${at + 1} : ${more}`;
  return told.every((part) => asksForNothing(sheet, part, asked)) ? asked : null;
}

/** Whether a sentence asks for nothing, figures and all, beside what the others ask: « elle déménage du 3e au 1er ». */
export function isTold(sheet: Sheet, step: string, asked: string): boolean {
  if (step.length > LONGEST || asked.length > LONGEST) return false;
  return (
    OF_SOMEONE.test(step) && step.split(/,\s+/).every((part) => asksForNothing(sheet, part, asked))
  );
}

function concludedFrom(sheet: Sheet, told: string, asked: string): string | null {
  if (!/\d/.test(told) || !isOrder(sheet, asked)) return null;
  if (!told.split(/,\s+/).every((part) => asksForNothing(sheet, part, asked))) return null;
  const { verb, object, rest } = readInstruction(asked, namesOf(sheet.lines));
  if (object !== '' || verb === '') return asked;
  const [at, ...others] = namedIn(sheet, told);
  return at === undefined || others.length > 0 ? null : `mets la ligne ${at + 1} à ${rest}`;
}

/** An order has a verb, or names a line, and its own figure. */
function isOrder({ lines }: Sheet, part: string): boolean {
  const { verb, figures } = readInstruction(part, namesOf(lines));
  return figures.length > 0 && (verb !== '' || namesALine(itemsOf(lines), part));
}

/** Of what is told, every figure is of no line: of another unit, of an hour, of what something is like. */
function asksForNothing(sheet: Sheet, part: string, asked: string): boolean {
  if (ACTS.test(part) || BEARS.test(fold(part))) return false;
  if (isThingAndFigure(part.replaceAll(HOURS, ' ').trim())) return false;
  const said = normalise(withoutPortraits(part).replaceAll(HOURS, ' '));
  const figures = readFigures(said);
  const named = namedIn(sheet, said.text);
  const wished = readInstruction(asked, namesOf(sheet.lines)).figures;
  if (named.length > 0 && !isOfThose(sheet, named, asked)) return false;
  return figures.every(
    (figure) =>
      isFactor(figure, figures, wished) ||
      (named.length === 0 && isOfNoLine(sheet, figure, said.folded)),
  );
}

function isOfNoLine({ lines }: Sheet, { kind, unit, start, end }: Figure, folded: string): boolean {
  if (kind === 'money' || kind === 'percent') return false;
  if (unit !== null && lines.some(({ line }) => line.unit === unit)) return false;
  return !COUNTS.test(folded.slice(0, start)) && !COUNTED_WORDS.test(folded.slice(end));
}

/** « 5 m sur 6 donc 30 m² ». */
function isFactor(figure: Figure, told: readonly Figure[], wished: readonly Figure[]): boolean {
  return told.some(
    (other) =>
      other !== figure &&
      wished.some(({ value }) => Math.abs(value - figure.value * other.value) < 0.005),
  );
}

/** Whether the lines that are told of are those that are asked of, or what is asked names none. */
function isOfThose(sheet: Sheet, named: readonly number[], asked: string): boolean {
  const wanted = namedIn(sheet, asked);
  if (wanted.length === 0 && TAKES_OFF.test(fold(asked))) return false;
  return asked !== '' && (wanted.length === 0 || named.every((at) => wanted.includes(at)));
}

function namedIn({ lines }: Sheet, words: string): number[] {
  return lines.flatMap(({ line }, at) => (namesALine([line], words) ? [at] : []));
}

const itemsOf = (lines: readonly Placed[]) => lines.map(({ line }) => line);
