import { divide } from '../../exact.ts';
import { describeChange } from '../french.ts';
import { changeLines, chosen, priced, sold } from '../lines.ts';
import type { Operation } from '../operation.ts';

const HALF =
  /,?\s*(?:(?:est|sont|passe|passent)\s+)?(?:[àa]\s+)?(?:la\s+)?moiti[ée](?:\s+(?:de\s+)?prix|\s+du\s+prix)(?:\s+(?:sur|pour))?/i;

/** « les albums à moitié prix », « moitié prix sur l’évacuation ». */
export const halfPrice: Operation = {
  name: 'halfPrice',
  reads: ({ text, figures }) => figures.length === 0 && HALF.test(text),
  apply: (sheet, { verb, rest, text }) => {
    const words = (verb === '' ? text : rest).replace(HALF, ' ');
    const found = chosen(sheet, words);
    if ('reason' in found) return found;
    return changeLines(
      sheet,
      sold(sheet, found.at),
      (line) => priced(line, line.quantity, divide(line.unitPrice, 2)),
      describeChange,
    );
  },
};
