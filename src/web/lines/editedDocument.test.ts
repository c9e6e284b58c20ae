import { expect, test } from 'vitest';
import { documentLinesSchema } from '#domain/document/schema.ts';
import {
  type EditedDocument,
  bodyOf,
  editedLine,
  totalsOf,
  withLine,
  withNewLine,
  withoutLine,
} from './editedDocument.ts';
import { problemsOf } from './problems.ts';

function edited(...lines: Parameters<typeof editedLine>[0][]): EditedDocument {
  return { lines: lines.map(editedLine), content: '', vat: true, vatRate: 20 };
}

const development = { description: 'Développement', quantity: 3, unitPrice: 450 };
const hosting = { description: 'Hébergement', quantity: 12, unitPrice: 15 };

test('figures are read as the French type them, and what is no number counts as 0', () => {
  const document = edited(development, hosting);
  const [first = '', second = ''] = document.lines.map(({ key }) => key);
  const typed = withLine(
    withLine(document, first, { quantity: '0,5', unitPrice: '1 234,50' }),
    second,
    { unitPrice: 'cher' },
  );
  expect(bodyOf(typed).lineItems).toMatchObject([
    { quantity: 0.5, unitPrice: 1234.5, total: 617.25 },
    { quantity: 12, unitPrice: 0, total: 0 },
  ]);
  expect(totalsOf(typed)).toMatchObject({ net: 617.25, vatTotal: 123.45, gross: 740.7 });
});

test('a line is a discount once its price takes money off, and keeps being a deduction', () => {
  const deposit = {
    description: 'Acompte',
    quantity: 1,
    unitPrice: -20,
    kind: 'deduction',
  } as const;
  const document = edited(development, deposit);
  const [first = '', second = ''] = document.lines.map(({ key }) => key);
  const typed = withLine(withLine(document, first, { unitPrice: '-5' }), second, {
    unitPrice: '-9',
  });
  expect(bodyOf(typed).lineItems.map(({ kind }) => kind)).toEqual(['discount', 'deduction']);
  expect(
    documentLinesSchema.safeParse(bodyOf(withLine(typed, second, { unitPrice: '2000' }))).success,
  ).toBe(true);
  const back = withLine(typed, first, { unitPrice: '5' });
  expect(bodyOf(back).lineItems[0]?.kind).toBe('sale');
});

test('a line opened and saved untouched is the same line', () => {
  const line = {
    description: 'Câble',
    quantity: 1200.5,
    unitPrice: 0.0375,
    unit: 'm',
    vatRate: 5.5,
    source: 'câble',
    flags: ['unusual_price'],
  };
  expect(bodyOf(edited(line)).lineItems).toEqual([{ ...line, kind: 'sale', total: 45.02 }]);
});

test('a line is added with quantity 1 and price 0; the last one cannot be removed', () => {
  const one = edited(development);
  const two = withNewLine(one);
  expect(bodyOf(two).lineItems[1]).toMatchObject({ quantity: 1, unitPrice: 0 });
  expect(withoutLine(two, two.lines[0]?.key ?? '').lines).toHaveLength(1);
  expect(withoutLine(one, one.lines[0]?.key ?? '')).toBe(one);
});

test('a doubt about a price ends when a price is given', () => {
  const document = edited({ ...hosting, unitPrice: 0, flags: ['price_to_complete'] });
  const key = document.lines[0]?.key ?? '';
  const flagsAfter = (unitPrice: string) => withLine(document, key, { unitPrice }).lines[0]?.flags;
  expect(flagsAfter('0')).toEqual(['price_to_complete']);
  expect(flagsAfter('15')).toEqual([]);
});

test('what is refused is said beside its line', () => {
  const document = edited(development, { ...hosting, quantity: 0 });
  const answer = documentLinesSchema.safeParse(bodyOf(document));
  expect(answer.success ? {} : problemsOf(answer.error)).toEqual({
    'lineItems.1.quantity': 'La quantité doit être supérieure à 0',
  });
});
