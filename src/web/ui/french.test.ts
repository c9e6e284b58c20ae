import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { change, count, day, initials, moment, money, month, quantity } from './french.ts';

const NBSP = '\u00A0';

test('an amount has two decimals, a comma and no-break spaces that our typefaces can draw', () => {
  expect(money(1234.5)).toBe(`1${NBSP}234,50${NBSP}€`);
  expect(money(-35)).toBe(`-35,00${NBSP}€`);
  expect(money(1_000_000, 'CAD')).toBe(`1${NBSP}000${NBSP}000,00${NBSP}C$`);
});

test('numbers read as the platform would write them in French', () => {
  const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 });
  const decimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 });
  const ours = (text: string) => text.replaceAll('\u202F', NBSP);
  assert(
    property(integer({ min: -(10 ** 13), max: 10 ** 13 }), (units) => {
      expect(money(units / 100)).toBe(`${ours(cents.format(units / 100))}${NBSP}€`);
      expect(quantity(units / 10_000)).toBe(ours(decimals.format(units / 10_000)));
    }),
  );
  expect(money(1.005)).toBe(`1,01${NBSP}€`);
  expect(money(-0.001)).toBe(`0,00${NBSP}€`);
});

test('a quantity shows the decimals it has, four at most', () => {
  expect(quantity(2.5)).toBe('2,5');
  expect(quantity(1500.12345)).toBe(`1${NBSP}500,1235`);
});

test('a percent change carries its sign, a true minus, or a dash when there is none', () => {
  expect(change(12.5)).toBe(`+12,5${NBSP}%`);
  expect(change(-2.71)).toBe(`−2,7${NBSP}%`);
  expect(change(0)).toBe(`0${NBSP}%`);
  expect(change(null)).toBe('—');
});

test('a calendar day reads the same in every time zone', () => {
  expect(day('2026-11-21')).toBe(`21${NBSP}nov.${NBSP}2026`);
  expect(day('2026-01-01T23:59:59Z')).toBe(`1${NBSP}janv.${NBSP}2026`);
  expect(month('2026-11-01')).toBe('Novembre 2026');
  const months = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });
  for (let number = 1; number <= 12; number += 1) {
    const iso = `2026-${String(number).padStart(2, '0')}-28`;
    expect(day(iso)).toBe(`28${NBSP}${months.format(new Date(iso))}${NBSP}2026`);
  }
});

test('a moment says its day and its hour', () => {
  expect(moment('2026-11-21T12:05:00Z')).toMatch(/^2[01] nov\. 2026 à \d\d:05$/);
});

test('zero and one are singular in French', () => {
  expect(count(0, 'document')).toBe(`0${NBSP}document`);
  expect(count(1, 'document')).toBe(`1${NBSP}document`);
  expect(count(2, 'document')).toBe(`2${NBSP}documents`);
  expect(count(3, 'avoir', 'avoirs')).toBe(`3${NBSP}avoirs`);
});

test('initials come from the first and the last word', () => {
  expect(initials('Camille Morel')).toBe('CM');
  expect(initials('  lune ')).toBe('L');
  expect(initials('')).toBe('?');
});
