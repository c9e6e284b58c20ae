import { describeChange, frenchMoney } from '../french.ts';
import { changeLines, chosen, isDiscount, name, priced, sold } from '../lines.ts';
import type { Operation, Outcome, Sheet } from '../operation.ts';

const WITH_VERB =
  /^(?:le (?:prix|tarif) d(?:e |es |u |['’])(?:l[ae]s? |l['’])?)?(.+?)\s+(?:(?:au|le) m[êe]me (?:prix|tarif) que|sur (?:le (?:prix|tarif) d|celui d|ceux d)(?:e |u |es |['’]))\s*(.+)$/iu;

/** « aligne le prix de la boîte auto sur celui de la manuelle », « le blanc au même prix que le rouge ». */
export const samePrice: Operation = {
  name: 'samePrice',
  reads: ({ verb, rest, figures }) =>
    figures.length === 0 &&
    (verb === '' || /^(?:align|met|pass|factur|compt)/.test(verb)) &&
    WITH_VERB.test(rest),
  apply: (sheet, { rest }) => {
    const [, words = '', like = ''] = WITH_VERB.exec(rest) ?? [];
    const found = chosen(sheet, words);
    if ('reason' in found) return found;
    const price = priceOf(sheet, like);
    if (typeof price !== 'number') return price;
    return changeLines(
      sheet,
      sold(sheet, found.at),
      (line) =>
        isDiscount(line)
          ? { reason: `${name(line)} est une remise\u00a0: dites son montant en euros.` }
          : priced(line, line.quantity, price),
      describeChange,
    );
  },
};

/** The one price of the lines that words name. */
function priceOf(sheet: Sheet, words: string): number | Extract<Outcome, { reason: string }> {
  const found = chosen(sheet, words);
  if ('reason' in found) return found;
  const prices = new Set(found.at.map((at) => sheet.lines[at]?.line.unitPrice ?? 0));
  const [price = 0] = prices;
  if (prices.size !== 1 || price <= 0)
    return {
      reason: `De quelle ligne prendre le prix\u00a0? Je lis ${[...prices].map(frenchMoney).join(', ')}.`,
    };
  return price;
}
