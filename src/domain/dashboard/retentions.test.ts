import { expect, test } from 'vitest';
import { buildDocument } from '#testing/world/builders.ts';
import { acceptanceDays, retentionDueSoon } from './retentions.ts';

const invoice = buildDocument({
  status: 'sent',
  issuedAt: '2026-10-01T09:00:00Z',
  retention: 5,
  worksAcceptedOn: '2026-11-20',
});

const on = (today: string) => retentionDueSoon(invoice, 42_000, today);

test('a retention is told of from a month before its day until that day', () => {
  expect(on('2027-10-20')).toBeNull();
  expect(on('2027-10-21')).toEqual({ dueOn: '2027-11-20', amount: 2100 });
  expect(on('2027-11-20')).toEqual({ dueOn: '2027-11-20', amount: 2100 });
  // From then on it is late, as any invoice.
  expect(on('2027-11-21')).toBeNull();
});

test('only what is left of it is asked for, and nothing while nobody accepted the works', () => {
  const paid = (paidAmount: number) =>
    retentionDueSoon({ ...invoice, paidAmount }, 42_000, '2027-11-01')?.amount;
  expect([paid(39_900), paid(41_000), paid(42_000)]).toEqual([2100, 1000, undefined]);
  expect(retentionDueSoon({ ...invoice, worksAcceptedOn: null }, 42_000, '2027-11-01')).toBeNull();
});

test.each(['2027-11-20', '2028-02-28', '2028-02-29', '2028-03-01', '2029-02-28'])(
  'the days read on %s hold every retention that is near',
  (today) => {
    const { from, to } = acceptanceDays(today);
    const start = Date.parse('2026-10-01');
    const near = Array.from({ length: 1000 }, (_, day) =>
      new Date(start + day * 86_400_000).toISOString().slice(0, 10),
    ).filter((worksAcceptedOn) => retentionDueSoon({ ...invoice, worksAcceptedOn }, 42_000, today));
    expect(near.length).toBeGreaterThan(29);
    expect(near.filter((day) => day < from || day > to)).toEqual([]);
  },
);
