import { describe, expect, test } from 'vitest';
import { ceilingLevel, ceilingsOf } from './ceilings.ts';

const TODAY = '2026-07-01';
const micro = { legalForm: 'micro', vatRegime: 'franchise' } as const;

describe('the ceilings of a seller', () => {
  test('are those of services for who sells services, told with the pace of the year', () => {
    expect(ceilingsOf(micro, { goods: 0, services: 18_200 }, TODAY)).toEqual([
      // 18 200 € in 182 days of 365.
      {
        of: 'franchise',
        part: 'total',
        received: 18_200,
        limit: 37_500,
        raised: 41_250,
        forecast: 36_500,
      },
      {
        of: 'micro',
        part: 'total',
        received: 18_200,
        limit: 83_600,
        raised: null,
        forecast: 36_500,
      },
    ]);
  });

  test('are two each for who sells goods and services: the whole, and the services', () => {
    const told = ceilingsOf(micro, { goods: 50_000, services: 30_000.5 }, TODAY);
    expect(told.map(({ of, part, received, limit }) => [of, part, received, limit])).toEqual([
      ['franchise', 'total', 80_000.5, 85_000],
      ['franchise', 'services', 30_000.5, 37_500],
      ['micro', 'total', 80_000.5, 203_100],
      ['micro', 'services', 30_000.5, 83_600],
    ]);
  });

  test('concern only who is under them', () => {
    const received = { goods: 0, services: 10_000 };
    expect(ceilingsOf({ legalForm: 'SASU', vatRegime: 'standard' }, received, TODAY)).toEqual([]);
    const taxed = ceilingsOf({ legalForm: 'micro', vatRegime: 'standard' }, received, TODAY);
    expect(taxed.map(({ of }) => of)).toEqual(['micro']);
    const company = ceilingsOf({ legalForm: 'SASU', vatRegime: 'franchise' }, received, TODAY);
    expect(company.map(({ of }) => of)).toEqual(['franchise']);
  });

  test('follow the day: 2025 had others, and what came before is not known', () => {
    const received = { goods: 0, services: 10 };
    expect(ceilingsOf(micro, received, '2025-12-31')[1]?.limit).toBe(77_700);
    expect(ceilingsOf(micro, received, '2024-12-31')).toEqual([]);
  });

  test('tell no pace before March', () => {
    expect(ceilingsOf(micro, { goods: 0, services: 10 }, '2026-02-28')[0]?.forecast).toBeNull();
    expect(ceilingsOf(micro, { goods: 0, services: 6000 }, '2026-03-01')[0]?.forecast).toBe(36_500);
  });

  test.each([
    [29_999.99, 'below'],
    [30_000, 'near'],
    [37_500, 'near'],
    [37_500.01, 'passed'],
    [41_250, 'passed'],
    [41_250.01, 'raised_passed'],
  ])('%f € received of the franchise’s 37 500 is « %s »', (services, level) => {
    const [franchise] = ceilingsOf(micro, { goods: 0, services }, TODAY);
    expect(franchise && ceilingLevel(franchise)).toBe(level);
  });
});
