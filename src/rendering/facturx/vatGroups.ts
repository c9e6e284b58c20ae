import { sum } from '#domain/money/decimal.ts';
import { paired } from '#domain/paired.ts';
import type { Facts } from '#rendering/view/types.ts';
import type { CiiVatGroup } from './ciiInvoice.ts';
import { type VatCode, vatCodeOfLine, type VatReasonGiven } from './vatCode.ts';

/** The code of each line, in order. Only for facts `explainObstacles` finds nothing against. */
export function vatCodesOfLines(facts: Facts): VatCode[] {
  return facts.document.lineItems.map((line) => {
    const code = vatCodeOfLine(facts, line);
    if (code === null) throw new Error('A line without VAT must say why before it becomes XML');
    return code;
  });
}

/**
 * BG-23: one group a category and rate. EN 16931 wants each untaxed category once (BR-E-01, BR-AE-01…),
 * so two reasons of one category share a group, which then says both and bears no code.
 */
export function vatGroups({ totals }: Facts, codes: readonly VatCode[]): CiiVatGroup[] {
  const groups = new Map<
    string,
    { code: VatCode; rate: number; reasons: VatReasonGiven[]; nets: number[] }
  >();
  for (const [code, { net, vatRate: rate }] of paired(codes, totals.lines)) {
    const key = `${code.category} ${rate}`;
    const group = groups.get(key) ?? { code, rate, reasons: [], nets: [] };
    if (code.exemption !== null) group.reasons.push(code.exemption);
    group.nets.push(net);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ code: { category }, rate, reasons, nets }) => ({
      category,
      rate,
      exemption: together(reasons),
      base: sum(nets),
      amount: category === 'S' ? vatAt(rate, totals) : 0,
    }))
    .toSorted((one, other) => other.rate - one.rate);
}

function vatAt(rate: number, { vatBreakdown }: Facts['totals']): number {
  const share = vatBreakdown.find((one) => one.vatCase === null && one.rate === rate);
  if (share === undefined) throw new Error(`No VAT was computed at ${rate} %`);
  return share.vat;
}

function together(reasons: readonly VatReasonGiven[]): VatReasonGiven | null {
  if (reasons.length === 0) return null;
  const texts = [...new Set(reasons.map(({ text }) => text))];
  const [code = null, ...others] = new Set(reasons.map((reason) => reason.code));
  return { text: texts.join(' ; '), code: others.length === 0 ? code : null };
}
