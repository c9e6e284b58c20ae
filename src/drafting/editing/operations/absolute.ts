import type { LineItem } from '#domain/document/types.ts';
import { describeChange, frenchMoney, frenchNumber } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import {
  changeLines,
  chosen,
  counting,
  isDiscount,
  isInSmallMeasure,
  isMeasured,
  name,
  ofRate,
  priced,
  sold,
} from '../lines.ts';
import type { Operation, Outcome, Sheet } from '../operation.ts';
import { unitNamed } from '../select.ts';
import { isOfUnlike, rated, replaced, thatWas, UNLIKE } from './linesMeant.ts';
import { withOtherFigureInName } from './figureOfName.ts';
import { isAnother, isCountOf, isOfTheWhole, isPriceOf, type Said } from './priceOrCount.ts';

/** « passe le dev à 4 jours », « mets l’hébergement à 20 € », « la quantité de vitres à 5 ». */
export const absolute: Operation = {
  name: 'absolute',
  reads: ({ verb, figures, object, preposition, part }) =>
    figures.length > 0 &&
    (verb !== '' ||
      preposition === 'to' ||
      part !== null ||
      object !== '' ||
      (figures.length === 1 && figures[0]?.unit != null) ||
      figures.some(({ from }) => from !== null)),
  apply: (sheet, instruction) => {
    const { figures, object } = instruction;
    // « km : 212 »: what is counted is all that is said of the line.
    const isOfUnit = unitNamed(object) !== null && UNIT_FIRST.test(instruction.folded);
    const isCounted = isOfUnit || PIECES.test(instruction.folded);
    const part = instruction.part ?? (isCounted ? 'quantity' : null);
    const inName = withOtherFigureInName(sheet, instruction);
    if (inName !== null) return inName;
    if (part === 'total') return { reason: 'Dites le total d’une ligne, ou celui du document.' };
    const money = figures.filter(({ kind }) => kind === 'money');
    const counts = figures.filter(({ kind }) => kind === 'count');
    const bare = figures.filter(({ kind }) => kind === 'bare');
    // « interrupteurs 8 à 49 »: how many, and the price of each.
    if (bare.length === 2 && figures.length === 2 && COUNT_AT_PRICE.test(instruction.folded)) {
      const [first, second] = bare;
      bare.length = 0;
      if (first !== undefined) counts.push(first);
      if (second !== undefined) money.push(second);
    }
    if (figures.some(({ kind }) => kind === 'percent'))
      return {
        reason:
          'Dites «\u00a0augmente\u00a0», «\u00a0baisse\u00a0», «\u00a0remise\u00a0» ou «\u00a0TVA\u00a0» avec ce pourcentage.',
      };
    if (money.length > 1 || counts.length > 1 || bare.length > 1 || figures.length > 2)
      return SIZE.test(instruction.text) ? IS_A_SIZE : SEVERAL;
    if (areOfTwo(instruction)) return SEVERAL;
    const [only] = figures;
    const found =
      object === '' && only !== undefined && figures.length === 1
        ? (rated(sheet, instruction) ?? replaced(sheet, only) ?? counting(sheet, only))
        : null;
    const named = found ?? chosen(sheet, object);
    const at = 'reason' in named ? (thatWas(sheet, object, only) ?? named) : named;
    if ('reason' in at) return at;
    if (figures.length > 1 && at.at.length > 1) return SEVERAL;
    if (at.at.length > 1 && figures.some(({ whole }) => whole)) return TOGETHER;
    // « les rosiers à 5 € », of a trimming at 4 € and of a plant at 24,90 €.
    if (isOfUnlike(sheet, at.at, money[0]?.value)) return UNLIKE;
    const meant = ofRate(sheet, sold(sheet, at.at), instruction.folded);
    if (meant.length === 0) return { reason: 'Aucune ligne n’est comptée ainsi.' };
    return set(
      sheet,
      meant,
      { ...instruction, part },
      {
        money: money[0],
        count: counts[0],
        bare: bare[0],
      },
    );
  },
};

/** « 8 projecteurs mais ils en ont pris que 5 », « 14 litres et 80 »: no count and its price. */
function areOfTwo({ figures, folded }: Instruction): boolean {
  const [first, second] = figures;
  if (first === undefined || second === undefined || second.kind === 'money') return false;
  const between = folded.slice(first.end, second.start);
  const isJoined =
    second.kind === 'bare' &&
    /(?<![a-z])et\s*$/.test(between) &&
    /^\d/.test(folded.slice(second.start));
  return isJoined || /(?<![a-z])(?:mais|or|que|pas|non)(?![a-z])/.test(between);
}

/** « location de verres 72 pièces », and no price « à 72 pièces ». */
const PIECES = /^[^\d]*(?<!(?:^|[^a-z])a )\d+ (?:pieces|unites|exemplaires)$/;

const UNIT_FIRST = /^(?:les )?[a-z]+2? ?[:=] ?\d/;

const PER_UNIT =
  /\d ?(?:€|euros?|centimes?|cts?)?(?: ht)? (?:le |la |du |au |(?:de )?l')(m2|m3|metre|m|km|kg|kilo|litre|heure|jour|journee|semaine|mois|mot|page)(?![a-z\d])/;

/** Whether a price is said of one of what a line does not count: of a metre, of an hour of a lump sum. */
function isPerOther(line: LineItem, folded: string): boolean {
  const said = unitNamed(PER_UNIT.exec(folded)?.[1] ?? '');
  const isTime = said === 'hour' || said === 'day' || said === 'week' || said === 'month';
  return (
    said !== null &&
    line.unit !== said &&
    ((isMeasured(line) && !isTime) || (!isMeasured(line) && line.quantity === 1))
  );
}

/** « 55 personnes au cocktail ». */
const AS_GUESTS = /^\d+ personnes (?:a|aux?|pour) (?:la |le |l')?(?!\d)[a-z]/;

const SEVERAL = {
  reason:
    'Je lis plusieurs nombres\u00a0: dites chaque ligne avec le sien, une phrase pour chacune.',
};

/** « la coupe et la couleur à 100 les deux » */
const TOGETHER = {
  reason:
    'Pour chacune, ou en tout\u00a0? Dites «\u00a0… chacune\u00a0», ou «\u00a0regroupe… en un forfait à…\u00a0».',
};

const SIZE = /(?<![\p{L}\d])\d+ ?[x×] ?\d+(?![\p{L}\d])/iu;
const IS_A_SIZE = {
  reason:
    'Je lis là une taille\u00a0: pour la changer dans le nom, renommez la ligne\u00a0; pour le reste, dites-le à part.',
};

/** « baisse le tarif à 400 », of a line at 320 €: one of the two is not what is meant. */
function goesTheOtherWay(
  line: LineItem,
  verb: string,
  price: number | undefined,
  count: number | undefined,
): string | null {
  if (verb.startsWith('arrondi') && price !== undefined && !isRounded(line.unitPrice, price))
    return `${name(line)} est à ${frenchMoney(line.unitPrice)}\u00a0: ${frenchMoney(price)} n’en est pas un arrondi.`;
  const isDown = /^(?:baiss|redui|diminu|descend)/.test(verb);
  if (!isDown && !/^(?:augment|major|mont)/.test(verb)) return null;
  const isOther = (was: number, next: number | undefined): boolean =>
    next !== undefined && (isDown ? next > Math.abs(was) : next < Math.abs(was));
  const called = isDown ? 'une baisse' : 'une hausse';
  if (isOther(line.unitPrice, price))
    return `${name(line)} est à ${frenchMoney(line.unitPrice)}\u00a0: ${frenchMoney(price ?? 0)} n’est pas ${called}.`;
  return isOther(line.quantity, count)
    ? `${name(line)} compte ${frenchNumber(line.quantity)}\u00a0: ${frenchNumber(count ?? 0)} n’est pas ${called}.`
    : null;
}

/** A rounded price is near the price: what is far from it may be meant of the whole. */
const isRounded = (was: number, price: number): boolean =>
  Math.abs(price - was) <= Math.abs(was) / 5;

const ALL_OF_THEM = /(?<![a-z])les (?:deux|trois|quatre|cinq|six|\d+)(?![a-z])/;

/** No « de 8 à 49 », which is one figure and what it was. */
const COUNT_AT_PRICE = /(?:^|[^a-z0-9] ?|[a-z]{3,} )\d+ (?:a|x) \d+(?:[.,]\d+)?$/;

function set(
  sheet: Sheet,
  at: readonly number[],
  { part, direction, folded, verb }: Instruction,
  said: Said,
): Outcome {
  return changeLines(
    sheet,
    at,
    (line) => {
      const price =
        said.money ??
        (part === 'price' ||
        (part === null && (said.count !== undefined || isPriceOf(line, said, direction)))
          ? said.bare
          : undefined);
      const count =
        said.count ??
        (part === 'quantity' || (price === undefined && isCountOf(line, said, direction))
          ? said.bare
          : undefined);
      if (price === undefined && count === undefined)
        return {
          reason: `${frenchNumber(said.bare?.value ?? 0)}\u00a0: un prix ou une quantité\u00a0? Dites «\u00a0€\u00a0» ou l’unité.`,
        };
      if (price?.tax === 'ttc') return { reason: 'Dites ce prix hors taxes.' };
      if (count?.from != null && count.from !== line.quantity)
        return {
          reason: `${name(line)} compte ${frenchNumber(line.quantity)}, pas ${frenchNumber(count.from)}.`,
        };
      if (price?.from != null && price.from !== line.unitPrice)
        return {
          reason: `Le prix de ${name(line)} est ${frenchMoney(line.unitPrice)}, pas ${frenchMoney(price.from)}.`,
        };
      if (price !== undefined && isAnother(line, price.value, part === 'price' ? 100 : 10))
        return {
          reason: `${frenchMoney(price.value)} pour chaque unité de ${name(line)} (${frenchMoney(line.unitPrice)}), ou en tout\u00a0? Dites «\u00a0le prix de…\u00a0» ou «\u00a0… en tout\u00a0».`,
        };
      // « les mèches à 40 € les deux », of two
      const isOfAll = price?.whole === true && line.quantity !== 1 && ALL_OF_THEM.test(folded);
      const isOfMore = count !== undefined && isOfTheWhole(line, price?.value ?? 0, count);
      if (part !== 'price' && price !== undefined && (isOfAll || isOfMore))
        return {
          reason: `${frenchMoney(price.value)} pour chaque unité de ${name(line)}, ou en tout\u00a0? Dites «\u00a0… en tout\u00a0».`,
        };
      const otherWay = goesTheOtherWay(line, verb, price?.value, count?.value);
      if (otherWay !== null) return { reason: otherWay };
      const unit = line.unit ?? 'unit';
      if (price === undefined && count?.unit != null && unit !== 'unit' && unit !== count.unit)
        return {
          reason: `${name(line)} n’est pas compté dans cette unité\u00a0: dites aussi son prix.`,
        };
      // « taille de 2 haies », of a line of 45 m.
      const isUncounted = count?.kind === 'count' && count.unit === null && isMeasured(line);
      if (isUncounted || (count !== undefined && isInSmallMeasure(line, folded)))
        return {
          reason: `${name(line)} n’est pas compté ainsi\u00a0: dites sa quantité avec son unité.`,
        };
      // « la tonte à 2 € le kilo », of a lawn in m².
      if (price !== undefined && count?.unit == null && isPerOther(line, folded))
        return {
          reason: `${name(line)} n’est pas compté dans cette unité\u00a0: dites aussi sa quantité.`,
        };
      // « ils seront 3 à la séance »: it is no three of it.
      if (AS_GUESTS.test(folded) && line.quantity === 1 && line.unit !== 'person')
        return { reason: `${name(line)} n’est pas compté par personne\u00a0: dites sa quantité.` };
      if (isDiscount(line) && count !== undefined)
        return { reason: `${name(line)} est une remise\u00a0: dites son montant en euros.` };
      const unitPrice = price?.value ?? line.unitPrice;
      const next = priced(
        line,
        count?.value ?? line.quantity,
        isDiscount(line) ? -Math.abs(unitPrice) : unitPrice,
      );
      if (next.quantity <= 0) return { reason: 'Une quantité doit être supérieure à zéro.' };
      return count?.unit == null ? next : { ...next, unit: count.unit };
    },
    describeChange,
  );
}
