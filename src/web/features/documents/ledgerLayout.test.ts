import { expect, test } from 'vitest';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { layOut, monthsOf, sumsByMonth } from './ledgerLayout.ts';

const heights = { month: 64, row: 57 };

test('a month that goes on over two pages is one month', () => {
  const months = monthsOf([
    page('2026-11-20', '2026-11-03', '2026-10-31'),
    page('2026-10-30', '2026-09-01'),
  ]);
  expect(months).toEqual([
    { month: '2026-11', first: 0, count: 2 },
    { month: '2026-10', first: 2, count: 2 },
    { month: '2026-09', first: 4, count: 1 },
  ]);
});

test('a month on two pages shows the sum that was read last', () => {
  const pages = [
    { readAt: 2, months: [sum(200)] },
    { readAt: 1, months: [sum(100)] },
    { readAt: 0 },
  ];
  expect(sumsByMonth(pages).get('2026-10')).toEqual([sum(200)]);
});

test('headings and rows follow on without a gap, and the list ends with the last', () => {
  const { height, between } = layOut(
    monthsOf([page('2026-11-20', '2026-11-03', '2026-10-31')]),
    heights,
  );
  expect(between(0, 10_000)).toEqual([
    { month: '2026-11', top: 0 },
    { index: 0, top: 64 },
    { index: 1, top: 121 },
    { month: '2026-10', top: 178 },
    { index: 2, top: 242 },
  ]);
  expect(height).toBe(299);
});

test('of 50,000 rows those in sight are placed, and no others', () => {
  const days = Array.from({ length: 50_000 }, (_, index) => {
    const month = 600 - Math.floor(index / 100);
    return `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
  });
  const { between } = layOut(monthsOf([page(...days)]), heights);
  const seen = between(1_000_400, 1_001_300);
  expect(seen.length).toBeLessThan(20);
  expect(seen[0]!.top).toBeLessThanOrEqual(1_000_400);
  expect(seen.at(-1)!.top).toBeGreaterThan(1_001_300 - 64);
  const steps = seen.slice(1).map((place, at) => place.top - seen[at]!.top);
  expect(new Set(steps)).toEqual(new Set([57]));
});

test('a taller row lets what follows it make room', () => {
  const months = monthsOf([page('2026-11-20', '2026-11-03', '2026-10-31')]);
  const { height, between } = layOut(months, heights, { index: 1, by: 40 });
  expect(between(0, 10_000).map(({ top }) => top)).toEqual([0, 64, 121, 218, 282]);
  expect(height).toBe(339);
});

function sum(amount: number) {
  return {
    month: '2026-10',
    currency: 'EUR',
    of: 'invoiced' as const,
    amount,
    lessCredits: false,
  };
}

function page(...dates: string[]) {
  return { items: dates.map((date) => ({ date }) as DocumentSummaryAnswer) };
}
