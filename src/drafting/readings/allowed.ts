import { SET_ASIDE, type Billed, type SetAside } from './actions.ts';
import type { Element, Prepared, Read } from './prepare.ts';
import { mendActions, mendedLine } from './mends.ts';
import {
  isDepositSaid,
  isDepositToPay,
  isGiven,
  isOfTheTerms,
  isOptionInBrackets,
  isPaidAlready,
  isRate,
  isSurcharge,
  isTakenOff,
} from './settled.ts';
import { isOpen, lineTotal, namedWords, type Line } from './state.ts';

const MOST_LINES = 40;
const CANNOT_COUNT = new Set(['date', 'phone', 'code', 'dimension', 'identifier', 'ordinal']);
const ONLY_DURATION = new Set([
  'clock-range',
  'duration',
  'hours-of-duration',
  'minutes-in-hours',
  'spoken-one',
  'days',
  'months',
  'half',
]);

/** The roles a figure may have when it is not billed. */
export function setAsideRoles(element: Element, read: Read): readonly SetAside[] {
  if (element.kind === 'text') return [];
  if (isDepositToPay(read)) return ['depositAsked'];
  if (isPaidAlready(read)) return ['depositPaid'];
  if (isDepositSaid(read)) return ['depositAsked', 'depositPaid'];
  if (isGiven(read)) return ['offered'];
  if (isOfTheTerms(read)) return ['note'];
  if (isOptionInBrackets(read)) return ['option'];
  if (isSurcharge(read)) return ['option', 'cancelled', 'note'];
  return SET_ASIDE.filter((role) => mayBe(role, read));
}

function mayBe(role: SetAside, read: Read): boolean {
  const { form, currency, percent, unit, value } = read;
  if (form === 'phone' || form === 'identifier') return role === 'reference';
  if (form === 'dimension') return role === 'label' || role === 'reference';
  if (form === 'date') return role === 'date' || role === 'reference' || role === 'label';
  const money = currency !== null || percent;
  switch (role) {
    case 'term':
      return !money && (unit === 'day' || unit === 'month' || unit === 'week' || unit === null);
    case 'validity':
      return !money && (unit === 'day' || unit === 'month' || unit === 'week' || unit === null);
    case 'vatRate':
      return currency === null && value <= 25;
    case 'vatAmount':
      return !percent && unit === null;
    case 'restatesLine':
    case 'restatesTotal':
    case 'depositPaid':
      return !percent;
    case 'date':
    case 'reference':
      return !money;
    default:
      return true;
  }
}

/** What a figure, or words, may do to the lines read so far. */
export function billedActions(
  prepared: Prepared,
  lines: readonly Line[],
  element: Element,
  read: Read,
): Billed[] {
  const last = lines.at(-1);
  const room = lines.length < MOST_LINES;
  if (element.kind === 'text')
    return [...(room ? TEXT : TEXT.slice(0, 1)), ...mendActions(lines, true, read)];
  if (CANNOT_COUNT.has(read.form) || read.value === 0) return oneOfThem(lines, read);
  if (isRate(read) || isDepositToPay(read) || isPaidAlready(read)) return [];
  if (isDepositSaid(read) || isGiven(read)) return [];
  if (isOfTheTerms(read) || isOptionInBrackets(read)) return [];
  const sale = last?.kind === 'sale' && last.percent === null ? last : undefined;
  // « 40 € - 50 € » is a range: more than the line costs is not taken off it.
  if (isTakenOff(read) && room && sale !== undefined && read.value < lineTotal(sale))
    return ['discountAmount'];
  if (read.percent || read.form === 'share')
    return percentActions(prepared, lines, sale, read, room);
  const actions: Billed[] = room ? mendActions(lines, false, read) : [];
  const money = read.currency !== null;
  if (!money) {
    if (sale !== undefined && sale.counts < 5 && !isCountedAgain(sale, read)) {
      actions.push('quantityTimes');
      if (sale.counts > 0) actions.push('quantityPlus');
    }
    if (room) actions.push('quantityNew');
    if (
      room &&
      lines.some((line) => line.kind === 'sale' && line.price !== null && line.percent === null)
    )
      actions.push('quantityAgain');
  }
  if (ONLY_DURATION.has(read.form)) return actions;
  if (isPlainCount(prepared, read)) return actions;
  if (sale !== undefined && isOpen(sale)) {
    if (!isOfAll(prepared, read)) actions.push('priceUnit');
    actions.push('priceWhole');
    if (read.hints.back && sale.counts > 0) actions.push('priceBack');
  }
  if (lines.filter(isOpen).length > 1) actions.push('priceShared');
  if (room) {
    actions.push('priceNew');
    if (lines.some((line) => line.counts > 0)) actions.push('priceBorrow');
    if (lines.length > 0) actions.push('discountAmount', 'deduction');
    if (read.hints.part && mendedLine(lines, null, 1) >= 0) actions.push('pricePart');
  }
  return actions;
}

const TEXT: readonly Billed[] = ['textNothing', 'textLine'];

/** « sauf la 205 », « le 6e offert », « sauf le 14/07 »: a date or a number names one of those counted. */
function oneOfThem(lines: readonly Line[], read: Read): Billed[] {
  if (!read.hints.less || read.form === 'phone' || read.form === 'identifier') return [];
  return mendedLine(lines, null, 1) < 0 ? [] : ['oneLess'];
}

/** « 4 consultations les 2, 9, 16 et 20/11 »: the days are the four. */
function isCountedAgain({ counts, quantity }: Line, { form, value }: Read): boolean {
  return form === 'days' && counts > 0 && quantity === value;
}

/** « environ 600 pièces »: the plural of what is counted costs nothing; « 65 pièce » does. */
function isPlainCount({ folded }: Prepared, { currency, unit, end, endWithUnit }: Read): boolean {
  return (
    currency === null &&
    unit === 'unit' &&
    /(?:pieces|unites)$/.test(folded.slice(end, endWithUnit))
  );
}

/** « 2 h de sauvegarde, 90 € au total ». */
function isOfAll({ folded }: Prepared, { endWithUnit }: Read): boolean {
  return /^(?: ?(?:ht|ttc))? (?:au total|en tout|le tout)(?![a-z])/.test(
    folded.slice(endWithUnit, endWithUnit + 20),
  );
}

function percentActions(
  prepared: Prepared,
  lines: readonly Line[],
  sale: Line | undefined,
  read: Read,
  room: boolean,
): Billed[] {
  if (!room) return [];
  const actions: Billed[] = ['share'];
  if (sale !== undefined && sale.price !== null && sale.share === 1) actions.push('shareOfLine');
  if (!read.percent) return actions;
  const { up, down } = directionOf(prepared, read);
  const named = namedWords(prepared, read).length > 0;
  if (!up) actions.push('discountAll');
  if (!down) actions.push('surchargeAll');
  if (lines.length > 1 && !up) actions.push('discountLine');
  if (lines.length > 1 && !down) actions.push('surchargeLine');
  if (named && !up) actions.push('discountNamed');
  if (named && !down) actions.push('surchargeNamed');
  return actions;
}

/** « majoration 25 % », « +15 % », « remise 5 % »: which way a percentage goes, where that is said. */
function directionOf({ tokens }: Prepared, read: Read): { up: boolean; down: boolean } {
  const says = (...names: string[]): boolean =>
    names.some((name) => read.constructions.includes(name));
  const up = says('surcharge', 'surchargeAfter') || tokens[read.token - 1]?.text === '+';
  const down = says('discountBefore', 'discountAfter');
  return { up: up && !down, down: down && !up };
}
