import { expect, test } from 'vitest';
import { NO_FACTS } from '#domain/document/facts.ts';
import { blankLine } from './editedDocument.ts';
import { type EditForm, editFormOf } from './editedFacts.ts';
import { editFormSchema } from './editFormSchema.ts';

const formOf = (change: Partial<EditForm>): EditForm => ({
  ...editFormOf({
    ...NO_FACTS,
    type: 'invoice',
    clientId: 'lune',
    date: '2026-11-23',
    dueDate: '2026-12-08',
    lineItems: [],
  }),
  lineItems: [{ ...blankLine(), description: 'Pose', unitPrice: '480' }],
  ...change,
});
const problems = (form: EditForm) =>
  editFormSchema
    .safeParse(form)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('an amount without a word for it is refused, on its own line', () => {
  const [sold] = formOf({}).lineItems;
  const lineItems = [sold!, { ...blankLine(), description: ' ', unitPrice: '5' }];
  expect(problems(formOf({ lineItems }))).toEqual([
    ['lineItems.1.description', 'Dites ce que cette ligne facture.'],
  ]);
  expect(problems(formOf({ lineItems: [sold!, blankLine()] }))).toBeUndefined();
});

test('the due date is asked of what has one', () => {
  expect(problems(formOf({ dueDate: '' }))).toEqual([
    ['dueDate', "Veuillez sélectionner une date d'échéance"],
  ]);
  expect(problems(formOf({ type: 'quote', dueDate: '' }))).toBeUndefined();
});

test('the validity of a quote is read as it is typed, and refused beside its field', () => {
  const quote = { type: 'quote', dueDate: '' } as const;
  const read = (validityDays: string) =>
    editFormSchema.parse(formOf({ ...quote, validityDays })).validityDays;
  expect([read(''), read('60')]).toEqual([null, 60]);
  for (const validityDays of ['0', '400', '1,5', 'un mois']) {
    expect(problems(formOf({ ...quote, validityDays }))).toEqual([
      ['validityDays', 'La validité d’un devis va de 1 à 365\u00A0jours'],
    ]);
  }
});

test('a document that bears VAT has no reason not to', () => {
  const vatExemption = 'reverse_charge' as EditForm['vatExemption'];
  expect(editFormSchema.parse(formOf({ vat: true, vatExemption })).vatExemption).toBeNull();
});
