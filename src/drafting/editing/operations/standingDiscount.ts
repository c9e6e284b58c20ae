import { percentOf, shareOf } from '#domain/document/percentDiscounts.ts';
import { fromCents, multiply, toCents } from '../../exact.ts';
import { fold } from '../../fold.ts';
import { describeChange, frenchMoney, frenchNumber, summary } from '../french.ts';
import type { Figure } from '../figures.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, isDiscount, name, priced } from '../lines.ts';
import type { Outcome, Sheet } from '../operation.ts';
import { terms } from '../wordsOfNames.ts';

const TO_ANOTHER =
  /(?:^|\s)(?:la remise|le rabais|la ristourne|la reduction)(?![a-z])|^(?:pass|met|chang|modifi|corrig|remplac)|\bau lieu d|^(?:remise|rabais|ristourne)[a-z ]* ?(?::|\ba\b|passe) ?/;
const UP = /^(?:augment|major|mont)/;
const DOWN = /^(?:baiss|redui|diminu|descend)/;

/**
 * « passe la remise à 150 € », where the document has a discount: that one is changed. Null where the
 * sentence asks for a new one.
 */
export function standingDiscount(sheet: Sheet, instruction: Instruction): Outcome | null {
  const at = sheet.lines.flatMap(({ line }, place) => (isDiscount(line) ? [place] : []));
  const { verb, text, figures } = instruction;
  const said = fold(text);
  const changes = UP.test(verb) || DOWN.test(verb) || /^(?:doubl|tripl)/.test(verb);
  if (at.length === 0 || !(changes || TO_ANOTHER.test(said) || isItsName(sheet, at, said)))
    return null;
  const [figure] = figures;
  if (at.length > 1)
    return {
      reason: 'Il y a plusieurs remises\u00a0: dites «\u00a0la ligne…\u00a0» et son montant.',
    };
  const times = verb.startsWith('doubl') ? 2 : verb.startsWith('tripl') ? 3 : null;
  if (times !== null && figures.length === 0)
    return changeLines(
      sheet,
      at,
      (line) => priced(line, line.quantity, multiply(line.unitPrice, times)),
      describeChange,
    );
  const isSet = instruction.preposition === 'to' || !changes;
  const share = isSet && figures.length === 1 && isShare(sheet, at, figure) ? figure.value : null;
  const shared = share === null ? null : withOtherShare(sheet, at, share);
  if (shared !== null) return shared;
  if (figure === undefined || figures.length > 1 || figure.kind === 'percent')
    return {
      reason:
        'Une remise est déjà là\u00a0: dites son nouveau montant en euros, ou supprimez-la d’abord.',
    };
  if (figure.kind === 'count') return { reason: 'Indiquez la remise en euros.' };
  if (figure.tax === 'ttc') return { reason: 'Dites la remise hors taxes.' };
  return changeLines(
    sheet,
    at,
    (line) => {
      const was = Math.abs(line.unitPrice);
      const to =
        changes && instruction.preposition !== 'to' ? step(verb, was, figure.value) : figure.value;
      if (to <= 0)
        return {
          reason: `Cette remise est de ${frenchMoney(was)}\u00a0: dites «\u00a0supprime la remise\u00a0».`,
        };
      return priced(line, line.quantity, -to);
    },
    describeChange,
  );
}

/** « à 10 % », and « 10 au lieu de 5 » of one that is 5 %. */
function isShare(
  { lines }: Sheet,
  [place = -1]: readonly number[],
  figure: Figure | undefined,
): figure is Figure {
  const line = lines[place]?.line;
  if (figure === undefined || line === undefined) return false;
  const isOfItsShare = figure.from !== null && figure.from === percentOf(line);
  return figure.kind === 'percent' || (figure.kind === 'bare' && isOfItsShare);
}

/** « remise fidélité 200 », of a discount called so. */
function isItsName({ lines }: Sheet, at: readonly number[], said: string): boolean {
  return at.some((place) => {
    // « remise de 5 € » is no « Remise 5 % ».
    const own = terms(fold(lines[place]?.line.description ?? '').replaceAll(/\d[\d.,]*\s?%/g, ''));
    const words = terms(said);
    return own.length > 1 && own.every((word) => words.includes(word));
  });
}

/** « passe la remise à 10 % », of one that is a percentage: its name and its sum; null for another. */
function withOtherShare(sheet: Sheet, at: readonly number[], share: number): Outcome | null {
  const items = sheet.lines.map(({ line }) => line);
  const [place = -1] = at;
  const line = items[place];
  const was = line === undefined ? null : percentOf(line);
  if (line === undefined || was === null || share > 100) return null;
  if (shareOf(items, was) !== toCents(line.total)) return null;
  const said = frenchNumber(share);
  const description = line.description.replace(/\d{1,2}(?:[.,]\d{1,2})?(?=\s?%)/, said);
  const price = fromCents(shareOf(items, share));
  return changeLines(
    sheet,
    [place],
    () => ({ ...priced(line, 1, price), description }),
    (before, after) => `${name(before)} devient ${name(after)} (${summary(after)})`,
  );
}

function step(verb: string, was: number, by: number): number {
  return Math.round((UP.test(verb) ? was + by : was - by) * 100) / 100;
}
