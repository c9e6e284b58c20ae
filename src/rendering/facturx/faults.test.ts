import { describe, expect, test } from 'vitest';
import { printableView } from '#rendering/view/printableView.ts';
import { namedInvoices } from '#testing/validators/corpus/named.ts';
import type { CiiInvoice } from './ciiInvoice.ts';
import { faultsOf } from './faults.ts';
import { ciiInvoice } from './fromView.ts';

const sample = namedInvoices().find(({ name }) => name === 'several discounts at their rates')!;
const good = ciiInvoice(printableView(sample).facts);

describe('an invoice about to become XML', () => {
  test('is written when nothing is wrong', () => {
    expect(faultsOf(good)).toEqual([]);
  });

  test.each<[string, Partial<CiiInvoice>]>([
    ['BR-02', { number: '' }],
    ['BR-FR-05', { notes: good.notes.filter(({ code }) => code !== 'PMD') }],
    ['BR-FR-05', { notes: [...good.notes, { code: 'AAB', text: 'Encore' }] }],
    ['BR-06', { buyer: { ...good.buyer, name: '' } }],
    ['BR-27', { lines: good.lines.map((line) => ({ ...line, unitPrice: -1 })) }],
    ['BR-FR-03', { issueDate: '1999-12-31' }],
    [
      'BR-CO-13',
      { totals: { ...good.totals, net: good.totals.net + 1, gross: good.totals.gross } },
    ],
    ['BR-CO-14', { totals: { ...good.totals, vat: good.totals.vat + 0.01 } }],
    ['BR-CO-15', { totals: { ...good.totals, gross: good.totals.gross + 0.01 } }],
    [
      'BR-E-10',
      { vatBreakdown: good.vatBreakdown.map((g) => ({ ...g, category: 'AE' as const })) },
    ],
    ['BR-S-08', { vatBreakdown: good.vatBreakdown.map((g) => ({ ...g, base: g.base + 1 })) }],
    ['BR-CO-16', { totals: { ...good.totals, prepaid: 1 } }],
    ['BR-FR-CO-04', { typeCode: '384' }],
    ['BR-FR-CO-05', { typeCode: '381' }],
    [
      'BR-CO-17',
      { vatIsCopied: true, vatBreakdown: good.vatBreakdown.map((g) => ({ ...g, amount: 0 })) },
    ],
    ['BR-CO-17', { vatBreakdown: good.vatBreakdown.map((g) => ({ ...g, rate: g.rate + 1 })) }],
  ])('is not written against %s', (rule, change) => {
    expect(faultsOf({ ...good, ...change }).map((fault) => fault.rule)).toContain(rule);
  });
});
