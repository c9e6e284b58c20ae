import { divide } from '../../exact.ts';
import { describeChange } from '../french.ts';
import { changeLines, chosen, isDiscount, name, priced } from '../lines.ts';
import type { Operation } from '../operation.ts';

const HALF_OF =
  /^(?:seulement |juste |que )?(?:la )?moiti[ée] (?:des? |du |de l['’])(?:l[ae]s? |l['’])?([^\d]+?)(?: seulement)?$/iu;

export const saysHalfOf = (words: string): boolean => HALF_OF.test(words.trim());

/** « enlève la moitié des arbustes », « la moitié des prises seulement »: half of what is counted. */
export const halfOf: Operation = {
  name: 'halfOf',
  reads: ({ verb, rest, figures }) =>
    figures.length === 0 &&
    (verb === '' || /^(?:enlev|retir|supprim|gard|laiss|compt|met)/.test(verb)) &&
    saysHalfOf(rest),
  apply: (sheet, { rest }) => {
    const found = chosen(sheet, `les ${HALF_OF.exec(rest.trim())?.[1] ?? ''}`);
    if ('reason' in found) return found;
    return changeLines(
      sheet,
      found.at,
      (line) =>
        isDiscount(line) || line.quantity === 1
          ? { reason: `${name(line)} n’en compte qu’un\u00a0: dites son nouveau prix.` }
          : priced(line, divide(line.quantity, 2), line.unitPrice),
      describeChange,
    );
  },
};
