import { expect, test } from 'vitest';
import { isIsoDate } from '#domain/calendar.ts';
import { VAT_EXEMPTION_CODES } from './exemptionCodes.ts';
import { VAT_EXEMPTIONS } from './exemptionChoices.ts';
import { EXEMPT_ACTIVITIES, isOutsideReform, VAT_REASONS, vatReason } from './exemptions.ts';

const DAYS = ['2026-11-22', '2026-12-31', '2027-01-01', '2028-07-01'];

test('every exemption is offered once, in words, and has one wording on any day', () => {
  expect(VAT_EXEMPTIONS.map(({ value }) => value).toSorted()).toEqual(
    [...VAT_EXEMPTION_CODES].toSorted(),
  );
  for (const vatCase of [...VAT_EXEMPTION_CODES, 'franchise', 'not_taxable'] as const) {
    for (const day of DAYS) {
      for (const buyer of ['domestic', 'foreign'] as const) {
        expect(vatReason(vatCase, day, buyer)?.vatCase, `${vatCase} ${day} ${buyer}`).toBe(vatCase);
        const inForce = VAT_REASONS.filter(
          (row) =>
            row.vatCase === vatCase &&
            (row.buyer ?? buyer) === buyer &&
            (row.from ?? day) <= day &&
            day <= (row.until ?? day),
        );
        expect(inForce).toHaveLength(1);
      }
    }
  }
});

test('what is charged, or left unsaid, has no reason', () => {
  expect(vatReason('charged', '2026-11-22', 'domestic')).toBeNull();
  expect(vatReason('unstated', '2026-11-22', 'domestic')).toBeNull();
});

test('a builder’s reverse charge is French, that of a service to a European business European', () => {
  expect(vatReason('reverse_charge', '2026-11-22', 'domestic')).toMatchObject({
    text: 'Autoliquidation – article 283, 2 nonies du CGI',
    code: 'VATEX-FR-AE',
  });
  expect(vatReason('reverse_charge', '2026-11-22', 'foreign')).toMatchObject({
    text: 'Autoliquidation – article 283-2 du CGI et article 196 de la directive 2006/112/CE',
    code: 'VATEX-EU-AE',
  });
});

test('« Autoliquidation » and « Régime particulier » stand first (242 nonies A, 13° to 16°)', () => {
  const reversed = VAT_REASONS.filter(({ category }) => category === 'AE');
  for (const { text } of reversed) expect(text).toMatch(/^Autoliquidation – /);
  const margins = VAT_REASONS.filter(({ vatCase }) => vatCase.endsWith('_margin'));
  for (const { text } of margins) expect(text).toMatch(/^Régime particulier – /);
});

test('the days of the table are days, and the franchise changes its words on 1 January 2027', () => {
  const days = VAT_REASONS.flatMap(({ from, until }) => [from, until]).filter((day) => day);
  expect(days.filter((day) => !isIsoDate(day!))).toEqual([]);
  expect(vatReason('franchise', '2026-12-31', 'domestic')?.text).toContain('293 B');
  expect(vatReason('franchise', '2027-01-01', 'domestic')?.text).toContain('L. 223-3');
});

test('only CGI art. 261 to 261 E and what is no business escape the reform', () => {
  const outside = VAT_EXEMPTION_CODES.filter(isOutsideReform);
  expect(new Set(outside)).toEqual(new Set(EXEMPT_ACTIVITIES));
  const regimes = ['charged', 'franchise', 'not_taxable'] as const;
  expect(regimes.map(isOutsideReform)).toEqual([false, false, true]);
});
