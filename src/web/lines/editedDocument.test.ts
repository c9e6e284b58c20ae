import { expect, test } from 'vitest';
import {
  type EditedDocument,
  bodyOf,
  editedLine,
  flagsLeft,
  lineItemOf,
  totalsOf,
} from './editedDocument.ts';
import { documentEditSchema } from '#domain/document/editSchema.ts';

function edited(...lines: Parameters<typeof editedLine>[0][]): EditedDocument {
  return { lineItems: lines.map(editedLine), content: '', vat: true, vatRate: 20 };
}

const development = { description: 'Développement', quantity: 3, unitPrice: 450 };
const hosting = { description: 'Hébergement', quantity: 12, unitPrice: 15 };

test('figures are read as the French type them, and what is no number counts as 0', () => {
  const document = edited(development, hosting);
  const [first, second] = document.lineItems;
  const typed = {
    ...document,
    lineItems: [
      { ...first!, quantity: '0,5', unitPrice: '1 234,50' },
      { ...second!, unitPrice: 'cher' },
    ],
  };
  expect(bodyOf(typed).lineItems).toMatchObject([
    { quantity: 0.5, unitPrice: 1234.5, total: 617.25 },
    { quantity: 12, unitPrice: 0, total: 0 },
  ]);
  expect(totalsOf(typed)).toMatchObject({ net: 617.25, vatTotal: 123.45, gross: 740.7 });
});

test('a line is a discount while its price takes money off, and keeps being a deduction', () => {
  const deposit = { ...hosting, unitPrice: -20, kind: 'deduction' } as const;
  const kindsAt = (sale: string, deducted: string) => {
    const document = edited(development, deposit);
    const [first, second] = document.lineItems;
    const lineItems = [
      { ...first!, unitPrice: sale },
      { ...second!, unitPrice: deducted },
    ];
    return bodyOf({ ...document, lineItems }).lineItems.map(({ kind }) => kind);
  };
  expect(kindsAt('-5', '-9')).toEqual(['discount', 'deduction']);
  expect(kindsAt('5', '2000')).toEqual(['sale', 'sale']);
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
  expect(bodyOf(edited(line)).lineItems).toEqual([
    { ...line, kind: 'sale', vatCase: null, inOldHome: false, total: 45.02 },
  ]);
});

test('a doubt about a figure ends when the user settles that figure', () => {
  expect(flagsLeft(['price_to_complete'], 'unitPrice', '0')).toEqual(['price_to_complete']);
  expect(flagsLeft(['price_to_complete', 'quantity_to_check'], 'unitPrice', '15')).toEqual([
    'quantity_to_check',
  ]);
  expect(flagsLeft(['price_to_complete', 'quantity_to_check'], 'quantity', '2')).toEqual([
    'price_to_complete',
  ]);
});

test('what is refused is said of its line', () => {
  const { error } = documentEditSchema.safeParse(
    bodyOf(edited(development, { ...hosting, quantity: 0 })),
  );
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['lineItems.1.quantity', 'La quantité doit être supérieure à 0'],
  ]);
});

test('a line that follows another document keeps what it follows through an edit', () => {
  const takenBack = {
    description: 'Reprise de l’acompte INV-001',
    quantity: -1,
    unitPrice: 300,
    kind: 'deduction',
    depositId: 'deposit',
  } as const;
  const read = lineItemOf(editedLine(takenBack));
  expect(read).toMatchObject({ ...takenBack, total: -300 });
  const credited = { description: 'Table', quantity: 2, unitPrice: 10, creditedLine: 3 };
  expect(lineItemOf(editedLine(credited))).toMatchObject({ creditedLine: 3, total: 20 });
});
