import { expect, test } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { NO_TERMS } from '#domain/terms/paymentTerms.ts';
import { informationSchema } from './informationSchema.ts';
import {
  billedName,
  newForm,
  requestOf,
  withClient,
  withDate,
  withPrompt,
  withType,
} from './wizardForm.ts';

const today = '2026-11-21';

test('a new document is an invoice of today, due in 15 days, with VAT ticked', () => {
  expect(newForm(today, { franchise: false })).toMatchObject({
    type: 'invoice',
    date: today,
    dueDate: '2026-12-06',
    vat: true,
    vatRate: 20,
  });
  expect(newForm(today, { franchise: true }).vat).toBe(false);
});

test('the due date is cleared for a quote and set again when the type becomes invoice', () => {
  const quote = withType(newForm(today, { franchise: false }), 'quote', today);
  expect(quote.dueDate).toBe('');
  expect(requestOf(quote).dueDate).toBeNull();
  expect(withType(quote, 'invoice', today).dueDate).toBe('2026-12-06');
});

test('the kind follows the first words of the sentence, once, and stays as chosen afterwards', () => {
  const form = newForm(today, { franchise: false });
  const typed = (prompt: string, from = form) => withPrompt(from, prompt, today, NO_TERMS);
  expect(typed('Devis').type).toBe('invoice');
  const quote = typed('Devis : 3 jours à 450 €');
  expect([quote.type, quote.dueDate]).toEqual(['quote', '']);
  expect(typed('fais-moi un devis pour Paul : 3 jours').type).toBe('quote');
  expect(typed('Facture pour Paul', quote)).toMatchObject({
    type: 'invoice',
    dueDate: '2026-12-06',
  });
  const chosen = withType(quote, 'invoice', today);
  expect(typed('Devis : 3 jours à 480 €', chosen).type).toBe('invoice');
  expect(typed('Devis accepté du 3 mars : 1 200 €').type).toBe('invoice');
  expect(typed('3 jours à 450 € selon devis de mars').type).toBe('invoice');
});

test('an invoice is due by the client’s terms, else by the seller’s, unless a day was typed', () => {
  const seller = { termsKind: 'days', termsDays: 30 } as const;
  const client = { id: 'c', name: 'Lune', company: '', termsKind: 'on_receipt' } as const;
  const form = newForm(today, { franchise: false, terms: seller });
  expect(form.dueDate).toBe('2026-12-21');
  const forLune = withClient(form, client, seller);
  expect(forLune).toMatchObject({ client, dueDate: today });
  expect(withClient(forLune, null, seller).dueDate).toBe('2026-12-21');
  const typed = { ...form, dueDate: '2026-12-31' };
  expect(withClient(typed, client, seller).dueDate).toBe('2026-12-31');
  const quote = withType(forLune, 'quote', today, seller);
  expect(withClient(quote, null, seller).dueDate).toBe('');
  expect(withType(quote, 'invoice', today, seller).dueDate).toBe(today);
});

test('a date takes along the due date that nobody typed, by the terms, and one it would pass', () => {
  const form = newForm(today, { franchise: false });
  expect(withDate(form, '2027-01-10').dueDate).toBe('2027-01-25');
  expect(withDate(form, '2026-11-25').dueDate).toBe('2026-12-10');
  const seller = { termsKind: 'days', termsDays: 30 } as const;
  const agreed = newForm(today, { franchise: false, terms: seller });
  expect(withDate(agreed, '2026-12-01', seller).dueDate).toBe('2026-12-31');
  const typed = { ...form, dueDate: '2026-12-31' };
  expect(withDate(typed, '2026-12-01').dueDate).toBe('2026-12-31');
  expect(withDate(typed, '2027-01-10').dueDate).toBe('2027-01-25');
});

test('what the sentence says no more leaves the draft that is generated again', () => {
  const form = newForm(today, { franchise: false });
  expect(requestOf({ ...form, validityDays: 60 })).toMatchObject({ validityDays: 60 });
  expect(requestOf(form)).toMatchObject({ validityDays: null, orderDeposit: null });
});

test('the first step refuses what is missing with the agreed words', () => {
  const { error } = informationSchema.safeParse({
    ...newForm(today, { franchise: false }),
    date: '',
    dueDate: '',
  });
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual({
    client: 'Veuillez sélectionner un client',
    date: 'Veuillez sélectionner une date',
    dueDate: "Veuillez sélectionner une date d'échéance",
    prompt: 'Veuillez entrer une description pour la génération du document',
  });
});

test('the reader is told the firm, as the sentence says it, and the contact only without one', () => {
  const prompt = 'Facture pour la Brasserie Lune : 2 nuits de gîte à 95 €';
  const clientName = billedName({ id: 'c', name: 'Hélène Garnier', company: 'Brasserie Lune' });
  expect(draftDocument({ type: 'invoice', prompt, clientName }).lineItems).toMatchObject([
    { description: 'Nuits de gîte' },
  ]);
  expect(billedName({ id: 'c', name: 'Monique Roche', company: '' })).toBe('Monique Roche');
  expect(billedName(null)).toBe('');
});
