import { expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import type { Action } from './actions.ts';
import { isMend, mendActions, mendedLine } from './mends.ts';
import { prepare, type Element, type Prepared } from './prepare.ts';
import { applyAction } from './applyAction.ts';
import { newLine, type Line } from './state.ts';

const prepared = (text: string): Prepared => prepare(normalise(text).folded, null);

function figure({ elements }: Prepared, value: number): Element {
  const found = elements.find(({ kind, reads }) => kind === 'figure' && reads[0]?.value === value);
  if (found === undefined) throw new Error(`No figure ${value}.`);
  return found;
}

const chairs = (quantity: number): Line =>
  newLine({ quantity, counts: 1, units: ['n:chaise'], price: 20, history: 'qu', end: 3 });

/** The lines after the first reading of a figure has done something to them. */
function after(text: string, value: number, action: Action): string[] {
  const read = prepared(text);
  const element = figure(read, value);
  const first = element.reads[0];
  if (first === undefined) throw new Error('No reading.');
  return applyAction(read, [chairs(12)], element, first, action).map(
    ({ quantity, price, kind }) => `${kind} ${quantity}×${price}`,
  );
}

it('takes from what was counted, says it anew, or parts it', () => {
  expect(after('12 chaises à 20 €, sauf les 2 neuves', 2, 'quantityLess')).toEqual(['sale 10×20']);
  expect(after('12 chaises à 20 €, finalement 9', 9, 'quantityInstead')).toEqual(['sale 9×20']);
  expect(after('12 chaises à 20 €, sauf la 205', 205, 'oneLess')).toEqual(['sale 11×20']);
  expect(after('12 chaises à 20 €, dont 3 à 15', 3, 'quantityPart')).toEqual([
    'sale 9×20',
    'sale 3×null',
  ]);
  expect(after('12 chaises à 20 €, sauf la grande à 35', 35, 'pricePart')).toEqual([
    'sale 11×20',
    'sale 1×35',
  ]);
});

function offered(text: string, value: number): string[] {
  const [read] = figure(prepared(text), value).reads;
  return read === undefined ? [] : mendActions([chairs(12)], false, read);
}

it('asks for the words of a mend beside the figure', () => {
  expect(offered('12 chaises à 20 €, sauf les 2 neuves', 2)).toContain('quantityLess');
  expect(offered('12 chaises à 20 €, finalement 9', 9)).toContain('quantityInstead');
  expect(offered('12 chaises à 20 €, 2 tables à 80 €', 2)).toEqual([]);
});

it('mends the last line counted in the same unit, else the last that counts more', () => {
  const tables = newLine({ quantity: 4, counts: 1, units: ['n:table'], price: 80 });
  expect(mendedLine([chairs(12), tables], 'n:chaise', 2)).toBe(0);
  expect(mendedLine([chairs(12), tables], null, 2)).toBe(1);
  expect(mendedLine([chairs(12), tables], null, 5)).toBe(0);
  expect(mendedLine([tables], null, 5)).toBe(-1);
});

it('tells mends from other actions', () => {
  expect(isMend('oneLess')).toBe(true);
  expect(isMend('quantityNew')).toBe(false);
});
