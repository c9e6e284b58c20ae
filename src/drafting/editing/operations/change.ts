import type { LineItem } from '#domain/document/types.ts';
import { percentOf } from '#domain/document/percentDiscounts.ts';
import { divide, fromCents, multiply, toCents, toFourDecimals } from '../../exact.ts';
import type { Figure } from '../figures.ts';
import { describeChange, frenchMoney, frenchNumber } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import {
  changeLines,
  chosen,
  counting,
  isDiscount,
  isInSmallMeasure,
  name,
  ofRate,
  priced,
  sold,
} from '../lines.ts';
import { unitNamed } from '../select.ts';
import type { Operation, Outcome, Sheet } from '../operation.ts';

type Altered = LineItem | { reason: string };

/** « double la quantité de vitres », « divise le prix du logo par deux ». */
export const multiplied: Operation = {
  name: 'multiplied',
  reads: ({ verb, figures }) =>
    /^(?:doubl|tripl)/.test(verb) ? figures.length === 0 : /^(?:divis|multipli)/.test(verb),
  apply: (sheet, instruction) => {
    const { verb, figures, object } = instruction;
    const factor = verb.startsWith('doubl') ? 2 : verb.startsWith('tripl') ? 3 : figures[0]?.value;
    if (
      factor === undefined ||
      factor <= 0 ||
      figures.some(({ kind }) => kind !== 'bare') ||
      figures.length > 1
    )
      return { reason: 'Dites par combien.' };
    const scale = (value: number): number =>
      verb.startsWith('divis') ? divide(value, factor) : multiply(value, factor);
    const [, counted = '', thing = ''] = UNIT_OF.exec(object) ?? [];
    const isOfUnit = instruction.part === null && unitNamed(counted) !== null;
    const part = instruction.part ?? (isOfUnit || unitNamed(object) !== null ? 'quantity' : null);
    const found = chosen(sheet, isOfUnit ? thing : object);
    if ('reason' in found) return found;
    if (part === null)
      return {
        reason: `La quantité ou le prix\u00a0? Dites «\u00a0${verb} le prix de…\u00a0» ou «\u00a0${verb} la quantité de…\u00a0».`,
      };
    return changeLines(
      sheet,
      sold(sheet, found.at),
      (line) =>
        part === 'quantity'
          ? recounted(line, scale(line.quantity))
          : priced(line, line.quantity, scale(line.unitPrice)),
      describeChange,
    );
  },
};

/** « double les heures de préparatifs » */
const UNIT_OF = /^(?:les? |la |l['’])?(\p{L}+) (?:de |d['’]|du |des )(?:l[ae]s? |l['’])?(.+)$/iu;

/** « augmente tout de 5 % », « baisse l’audit de 100 € », « un jour de moins sur le dev ». */
export const relative: Operation = {
  name: 'relative',
  reads: (instruction) => isRelative(instruction),
  apply: (sheet, instruction) => {
    const { figures, object } = instruction;
    const [figure] = figures;
    if (figure === undefined || figures.length > 1)
      return { reason: 'Dites une seule différence à la fois.' };
    const alone = object === '' ? counting(sheet, figure) : null;
    // « 20 € chacun des albums »: of all that are called so.
    const words = /\bchacune?\b/.test(instruction.folded) ? `les ${object}` : object;
    const found = alone ?? chosen(sheet, words);
    if ('reason' in found) return found;
    const part =
      instruction.part ??
      (unitNamed(object) === null && !MORE_OF_IT.test(instruction.folded) ? null : 'quantity');
    const all = found.at;
    const places =
      part === 'price' || figure.kind === 'percent'
        ? ofRate(sheet, sold(sheet, all), instruction.folded)
        : all;
    // « augmente toutes les lignes de 10 % »: what is offered stays so.
    const isOffered = (at: number): boolean => sheet.lines[at]?.line.unitPrice === 0;
    const kept = figure.kind === 'percent' && places.length > 1 ? places.filter(isOffered) : [];
    const outcome = changeLines(
      sheet,
      places.filter((at) => !kept.includes(at)),
      (line) => shifted(line, figure, { ...instruction, part }),
      describeChange,
    );
    const discounts = all.filter((at) => isFixedDiscount(sheet, at) && !places.includes(at));
    return 'reason' in outcome ? outcome : withKept(sheet, [...kept, ...discounts], outcome);
  },
};

/** « Remise fidélité »; « Remise 5 % » follows the lines. */
function isFixedDiscount({ lines }: Sheet, at: number): boolean {
  const line = lines[at]?.line;
  return line !== undefined && isDiscount(line) && percentOf(line) === null;
}

/** What stays as it was is said too, where anything changes. */
function withKept(
  { lines }: Sheet,
  kept: readonly number[],
  outcome: Extract<Outcome, { changes: string[] }>,
): Outcome {
  if (outcome.changes.length === 0)
    return { reason: `Ces lignes sont à ${frenchMoney(0)}\u00a0: dites leur prix.` };
  const said = kept.flatMap((at) => {
    const line = lines[at]?.line;
    return line === undefined ? [] : [`${name(line)} reste à ${frenchMoney(line.unitPrice)}`];
  });
  return { ...outcome, changes: [...outcome.changes, ...said] };
}

/** « deux de plus sur les maquettes »: a small count, and no price. */
const MORE_OF_IT =
  /(?:^|\s)(?:[1-9]|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:de|en) (?:plus|moins)(?![a-z])/;

function isRelative({ verb, folded, figures, preposition, direction }: Instruction): boolean {
  const [figure] = figures;
  if (figure === undefined || direction === null || preposition === 'to') return false;
  if (/\b(?:plus|moins) cher|\+\s?\d/.test(folded)) return true;
  if (/\b(?:de|en) (?:plus|moins)\b/.test(folded))
    return !/^(?:ajout|rajout)/.test(verb) || figure.kind !== 'money';
  if (/^(?:augment|major|mont|baiss|redui|diminu)/.test(verb)) return true;
  if (/^(?:ajout|rajout)/.test(verb) && figures.length === 1 && figure.kind === 'percent')
    return true;
  const measured = figure.unit !== null && figure.kind === 'count';
  return (
    /^(?:retir|enlev|ot)/.test(verb) &&
    (measured || (figure.kind === 'money' && !/ligne/.test(folded)) || figure.kind === 'percent')
  );
}

function shifted(
  line: LineItem,
  figure: Figure,
  { direction, part, folded }: Instruction,
): Altered {
  const sign = direction === 'down' ? -1 : 1;
  if (figure.kind === 'percent') {
    if (part === 'quantity')
      return recounted(line, divide(multiply(line.quantity, 100 + sign * figure.value), 100));
    if (sign < 0 && figure.value > 100) return { reason: 'Une baisse ne dépasse pas 100\u00a0%.' };
    return repriced(
      line,
      asWritten(line, divide(multiply(line.unitPrice, 100 + sign * figure.value), 100)),
    );
  }
  if (figure.kind === 'count' || (figure.kind === 'bare' && part === 'quantity')) {
    if (figure.unit !== null && figure.unit !== (line.unit ?? null)) return otherUnit(line);
    if (isInSmallMeasure(line, folded)) return otherUnit(line);
    return recounted(line, toFourDecimals(line.quantity + sign * figure.value));
  }
  if (figure.kind === 'bare' && part === null)
    return {
      reason: `De ${frenchNumber(figure.value)} quoi\u00a0? Dites «\u00a0€\u00a0», «\u00a0%\u00a0» ou l’unité.`,
    };
  if (figure.tax === 'ttc') return { reason: 'Dites ce montant hors taxes.' };
  if (part === 'total')
    return {
      reason: `Dites le nouveau total de ${name(line)}, par exemple «\u00a0${line.description} à … € en tout\u00a0».`,
    };
  if (part !== 'price' && line.quantity !== 1 && !isOfCents(line, figure, folded))
    return {
      reason: `${frenchMoney(figure.value)} sur le prix unitaire de ${name(line)} (${frenchMoney(line.unitPrice)}) ou sur son total\u00a0? Dites «\u00a0le prix de…\u00a0», ou le nouveau total.`,
    };
  return repriced(line, toFourDecimals(line.unitPrice + sign * figure.value));
}

/** « baisse les chaises de 20 centimes »: nobody asks for so little of the whole. */
function isOfCents({ unitPrice }: LineItem, { value }: Figure, folded: string): boolean {
  return value < 1 && value < Math.abs(unitPrice) && /\d ?(?:centimes?|cts?)(?![a-z])/.test(folded);
}

/** « 94,245 € » is no price where cents were enough: it has as many decimals as before. Below one euro they count. */
function asWritten({ unitPrice }: LineItem, price: number): number {
  const decimals = /\.(\d+)$/.exec(String(unitPrice))?.[1]?.length ?? 0;
  return decimals > 2 || Math.abs(unitPrice) < 1 ? price : fromCents(toCents(price));
}

function recounted(line: LineItem, quantity: number): Altered {
  if (quantity <= 0)
    return {
      reason: `Il n’en resterait rien\u00a0: dites «\u00a0supprime ${line.description}\u00a0».`,
    };
  return priced(line, quantity, line.unitPrice);
}

function repriced(line: LineItem, unitPrice: number): Altered {
  if (unitPrice < 0 !== line.unitPrice < 0 && unitPrice !== 0 && line.unitPrice !== 0)
    return { reason: `Le prix de ${name(line)} deviendrait négatif.` };
  if (line.unitPrice === 0) return { reason: withoutPrice(line) };
  return priced(line, line.quantity, unitPrice);
}

/** What is offered has a price: none. */
function withoutPrice(line: LineItem): string {
  return line.flags?.includes('price_to_complete')
    ? `${name(line)} n’a pas encore de prix.`
    : `${name(line)} est à ${frenchMoney(0)}\u00a0: dites son nouveau prix.`;
}

function otherUnit(line: LineItem): { reason: string } {
  return { reason: `${name(line)} n’est pas compté dans cette unité.` };
}

/** « ajoute un jour de dev »: without a price, and where a line already counts in that unit. */
export const addTo: Operation = {
  name: 'addTo',
  reads: ({ verb, figures, preposition }) =>
    /^(?:ajout|rajout)/.test(verb) &&
    figures.length === 1 &&
    preposition !== 'to' &&
    figures.every(({ kind, unit }) => kind === 'count' && unit !== null),
  apply: (sheet, { figures, object }) => {
    const [figure] = figures;
    const found = chosen(sheet, object);
    if ('reason' in found)
      return { reason: `${found.reason} Pour une nouvelle ligne, dites aussi son prix.` };
    if (figure === undefined) return { reason: 'Dites combien.' };
    return changeLines(
      sheet,
      found.at,
      (line) =>
        figure.unit === (line.unit ?? null)
          ? recounted(line, toFourDecimals(line.quantity + figure.value))
          : otherUnit(line),
      describeChange,
    );
  },
};
