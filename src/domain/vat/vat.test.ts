import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exact, roundToCents } from '#domain/money/decimal.ts';
import { buildLine } from '#testing/world/builders.ts';
import { mayChargeVat, vatCase, vatCases } from './case.ts';
import type { ExemptActivity } from './exemptions.ts';
import { VAT_EXEMPTION_CODES } from './exemptionCodes.ts';
import { DEFAULT_VAT_RATE, isVatRate, netFromGross, VAT_RATES } from './rates.ts';
import { vatRateSchema } from './rateSchema.ts';

const REGIMES = ['standard', 'franchise', 'debits', 'exempt', 'not_taxable', null] as const;

const seller = (
  vatRegime: (typeof REGIMES)[number],
  vatExemption: ExemptActivity | null = null,
) => ({
  vatRegime,
  vatExemption,
});

test('a document that bears VAT says no reason for bearing none', () => {
  for (const vatRegime of REGIMES) {
    for (const vatExemption of [null, ...VAT_EXEMPTION_CODES]) {
      expect(vatCase(seller(vatRegime), { vat: true, vatExemption })).toBe('charged');
    }
  }
});

test('a document without VAT names its own reason, then its seller’s, and else none', () => {
  const cases = REGIMES.map((regime) =>
    vatCase(seller(regime), { vat: false, vatExemption: null }),
  );
  expect(cases).toEqual([
    'unstated',
    'franchise',
    'unstated',
    'unstated',
    'not_taxable',
    'unstated',
  ]);
  expect(vatCase(seller('exempt', 'health'), { vat: false, vatExemption: null })).toBe('health');
  for (const vatExemption of VAT_EXEMPTION_CODES) {
    expect(vatCase(seller('franchise'), { vat: false, vatExemption })).toBe(vatExemption);
  }
});

test('a line goes as its document does, unless it says why it bears no VAT', () => {
  const charged = { vat: true, vatExemption: null } as const;
  const lineItems = [buildLine(), buildLine({ vatCase: 'disbursement' }), buildLine()];
  expect(vatCases(seller('standard'), { ...charged, lineItems })).toEqual([
    'charged',
    'disbursement',
  ]);
  expect(vatCases(seller('franchise'), { ...charged, vat: false, lineItems: [] })).toEqual([
    'franchise',
  ]);
});

test('only those who charge VAT, or never said, may', () => {
  expect(REGIMES.map((vatRegime) => mayChargeVat({ vatRegime }))).toEqual([
    true,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('a rate is one of the list, also when it is typed', () => {
  expect(isVatRate(DEFAULT_VAT_RATE)).toBe(true);
  expect([0, 19.6, -20].some(isVatRate)).toBe(false);
  expect(vatRateSchema.parse('5,5')).toBe(5.5);
  const refused = vatRateSchema.safeParse(7);
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    'Ce taux de TVA n’existe pas',
  ]);
});

test('a rate is labelled with its own figure', () => {
  for (const { rate, label } of VAT_RATES) {
    expect(label.startsWith(`${String(rate).replace('.', ',')}\u00A0% · `)).toBe(true);
  }
});

test('a price TTC is found again from its net price', () => {
  expect(netFromGross(120, 20)).toBe(100);
  expect(netFromGross(100, 5.5)).toBe(94.79);
  const rates = fc.constantFrom(...VAT_RATES.map(({ rate }) => rate));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), rates, (cents, rate) => {
      const net = exact(netFromGross(cents / 100, rate, 4));
      const gross = net.plus(net.times(exact(rate)).div(100));
      expect(roundToCents(gross).toNumber()).toBe(cents / 100);
    }),
  );
});
