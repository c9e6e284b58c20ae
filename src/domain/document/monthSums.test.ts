import { expect, it } from 'vitest';
import { type MonthSum, monthFigure } from './monthSums.ts';

const sum = (of: MonthSum['of'], amount: number, more: Partial<MonthSum> = {}): MonthSum => ({
  month: '2026-11',
  currency: 'EUR',
  of,
  amount,
  lessCredits: false,
  ...more,
});
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

it('a month tells what was invoiced, what is taken off it and what it leaves aside', () => {
  const figure = monthFigure([
    sum('quoted', 3890),
    sum('invoiced', 7791, { lessCredits: true }),
    sum('drafted', 757.9),
  ]);
  expect(figure).toMatchObject({
    short: 'Facturé',
    label: 'Facturé TTC, avoirs déduits, brouillons et devis à part',
  });
  expect(plain(figure?.amount)).toBe('7 791,00 €');
});

it('without an invoice it tells its drafts, then its quotes, and nothing where nothing is', () => {
  expect(monthFigure([sum('drafted', 1), sum('quoted', 2)])?.label).toBe(
    'Brouillons TTC, devis à part',
  );
  expect(monthFigure([sum('quoted', 2)])?.label).toBe('Devis TTC');
  expect(monthFigure([])).toBeNull();
});

it('currencies are never added up', () => {
  const figure = monthFigure([sum('invoiced', 100), sum('invoiced', 20, { currency: 'USD' })]);
  expect(plain(figure?.amount)).toMatch(/^100,00 € \+ 20,00 \$/);
});
