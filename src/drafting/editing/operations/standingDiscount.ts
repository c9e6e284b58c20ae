import { multiply } from '../../exact.ts';
import { fold } from '../../fold.ts';
import { describeChange, frenchMoney } from '../french.ts';
import type { Instruction } from '../instruction.ts';
import { changeLines, isDiscount, priced } from '../lines.ts';
import type { Outcome, Sheet } from '../operation.ts';

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
  if (at.length === 0 || !(changes || TO_ANOTHER.test(said))) return null;
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

function step(verb: string, was: number, by: number): number {
  return Math.round((UP.test(verb) ? was + by : was - by) * 100) / 100;
}
