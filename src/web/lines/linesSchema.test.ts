import { expect, test } from 'vitest';
import { blankLine } from './editedDocument.ts';
import { linesSchema } from './linesSchema.ts';

const documentOf = (...lines: Partial<ReturnType<typeof blankLine>>[]) => ({
  lineItems: lines.map((line) => ({ ...blankLine(), ...line })),
  content: '',
  vat: false,
  vatRate: 20,
});

test('an amount without a word for it is refused, on its own line', () => {
  const sold = { description: 'Pose', unitPrice: '480' };
  const refused = linesSchema.safeParse(documentOf(sold, { description: ' ', unitPrice: '5' }));
  expect(refused.error?.issues).toMatchObject([
    { path: ['lineItems', 1, 'description'], message: 'Dites ce que cette ligne facture.' },
  ]);
  expect(linesSchema.safeParse(documentOf(sold, {})).error?.issues ?? []).toEqual([]);
});
