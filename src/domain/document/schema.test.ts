import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { letterWordsSchema } from './emailSchema.ts';
import { dateProblems } from './dateProblems.ts';
import { documentEditSchema } from './editSchema.ts';
import { lineItemSchema } from './lineSchema.ts';
import { documentRequestSchema } from './requestSchema.ts';
import { documentCreationSchema, documentPreviewSchema, generationSchema } from './schema.ts';

const request = {
  type: 'invoice',
  clientId: 'client-1',
  date: '2026-11-21',
  dueDate: '2026-12-06',
  prompt: '3 jours de développement à 450 €',
};

const item = { description: 'Développement', quantity: 3, unitPrice: 450 };

describe('step 1 of the wizard', () => {
  test.each(
    cases([
      [{ clientId: '' }, 'clientId', 'Veuillez sélectionner un client'],
      [{ clientId: undefined }, 'clientId', 'Veuillez sélectionner un client'],
      [{ date: '' }, 'date', 'Veuillez sélectionner une date'],
      [{ date: '2026-02-30' }, 'date', 'Veuillez sélectionner une date'],
      [{ dueDate: '' }, 'dueDate', "Veuillez sélectionner une date d'échéance"],
      [{ dueDate: undefined }, 'dueDate', "Veuillez sélectionner une date d'échéance"],
      [{ dueDate: '2026-11-20' }, 'dueDate', 'L’échéance ne peut pas précéder la date du document'],
      [
        { prompt: ' \n ' },
        'prompt',
        'Veuillez entrer une description pour la génération du document',
      ],
      [{ prompt: 'x'.repeat(10_001) }, 'prompt', '10\u00A0000 caractères au maximum'],
      [{ amount: 0 }, 'amount', 'Veuillez entrer un montant valide'],
      [{ amount: -5 }, 'amount', 'Veuillez entrer un montant valide'],
      [{ amount: 'abc' }, 'amount', 'Veuillez entrer un montant valide'],
      [{ type: 'letter' }, 'type', 'Veuillez choisir une facture ou un devis'],
      [{ vatRate: 19 }, 'vatRate', 'Ce taux de TVA n’existe pas'],
    ]),
  )('refuses $field: $message', ({ change, field, message }) => {
    expect(problems(documentRequestSchema, { ...request, ...change })).toEqual([[field, message]]);
  });

  test('accepts an empty amount, a written one, and a quote without due date', () => {
    expect(documentRequestSchema.parse({ ...request, amount: '' }).amount).toBeNull();
    expect(documentRequestSchema.parse({ ...request, amount: '1 234,50 €' }).amount).toBe(1234.5);
    expect(problems(documentRequestSchema, { ...request, type: 'quote', dueDate: '' })).toEqual([]);
  });
});

describe('a line', () => {
  test.each(
    cases([
      [{ quantity: 0 }, 'quantity', 'La quantité doit être supérieure à 0'],
      [{ quantity: 'abc' }, 'quantity', 'La quantité doit être supérieure à 0'],
      [{ quantity: -1 }, 'quantity', 'La quantité doit être supérieure à 0'],
      [{ quantity: 0.12345 }, 'quantity', 'La quantité accepte quatre décimales au plus'],
      [{ quantity: 10_000_000 }, 'quantity', 'La quantité est trop élevée'],
      [
        { unitPrice: -1, kind: 'sale' },
        'unitPrice',
        'Le prix unitaire ne peut pas être négatif, sauf sur une ligne de remise',
      ],
      [{ unitPrice: 0.00001 }, 'unitPrice', 'Le prix unitaire accepte quatre décimales au plus'],
      [{ unitPrice: 1_000_000_000 }, 'unitPrice', 'Le prix unitaire est trop élevé'],
      [{ unitPrice: 900_000_000 }, 'unitPrice', 'Le total de la ligne est trop élevé'],
      [
        { kind: 'discount', unitPrice: 1 },
        'unitPrice',
        'Une remise ou une déduction a un prix négatif',
      ],
      [{ kind: 'gift' }, 'kind', 'Une ligne est une vente, une remise ou une déduction'],
      [{ unit: 'dozen' }, 'unit', 'Cette unité n’existe pas'],
      [{ vatRate: 7 }, 'vatRate', 'Ce taux de TVA n’existe pas'],
      [{ description: 'x'.repeat(2_001) }, 'description', '2\u00A0000 caractères au maximum'],
    ]),
  )('refuses $field: $message', ({ change, field, message }) => {
    expect(problems(lineItemSchema, { ...item, ...change })).toEqual([[field, message]]);
  });

  test('computes its total and ignores the one it is given', () => {
    expect(lineItemSchema.parse({ ...item, total: 1 }).total).toBe(1350);
    expect(lineItemSchema.parse({ ...item, quantity: '0,5' }).total).toBe(225);
  });

  test('counts a price that is not a number as 0', () => {
    expect(lineItemSchema.parse({ ...item, unitPrice: 'gratuit' }).unitPrice).toBe(0);
    expect(lineItemSchema.parse({ ...item, unitPrice: Number.NaN }).unitPrice).toBe(0);
  });

  test.each([
    [450, 'sale'],
    [0, 'sale'],
    [-20, 'discount'],
  ])('at %s, when its kind is not given, is a %s whatever its words', (unitPrice, kind) => {
    for (const description of ['Plaque de cuisson reprise', 'Geste', 'Remise 10 %']) {
      expect(lineItemSchema.parse({ ...item, description, unitPrice }).kind).toBe(kind);
    }
  });

  test('keeps the kind it is given', () => {
    const deduction = { ...item, kind: 'deduction', unitPrice: -20 };
    expect(lineItemSchema.parse(deduction)).toMatchObject({ kind: 'deduction', total: -60 });
  });

  test('loses control characters, keeps line breaks, accents and other scripts', () => {
    const description = 'Peinture\u0000 du\u202E salon\r\n2 couches — سلام 🎨\uD800';
    expect(lineItemSchema.parse({ ...item, description }).description).toBe(
      'Peinture du salon\n2 couches — سلام 🎨\uFFFD',
    );
  });
});

describe('creation and edit', () => {
  const { prompt: _, ...creation } = request;

  test('a creation needs a kind, a client, a date, and for an invoice a due date', () => {
    expect(problems(documentCreationSchema, {})).toEqual([
      ['type', 'Veuillez choisir une facture ou un devis'],
      ['clientId', 'Veuillez sélectionner un client'],
      ['date', 'Veuillez sélectionner une date'],
    ]);
    expect(problems(documentCreationSchema, { ...creation, dueDate: null })).toEqual([
      ['dueDate', "Veuillez sélectionner une date d'échéance"],
    ]);
    expect(problems(documentCreationSchema, creation)).toEqual([]);
  });

  test('an amount without a word for it is refused where it is kept, not in a preview', () => {
    const lineItems = [item, { ...item, description: ' ' }];
    const refused = [['lineItems.1.description', 'Dites ce que cette ligne facture.']];
    expect(problems(documentCreationSchema, { ...creation, lineItems })).toEqual(refused);
    expect(problems(documentEditSchema, { lineItems })).toEqual(refused);
    expect(problems(documentPreviewSchema, { ...creation, lineItems })).toEqual([]);
    const blank = [item, { ...item, description: '', unitPrice: 0 }];
    expect(problems(documentCreationSchema, { ...creation, lineItems: blank })).toEqual([]);
  });

  test('bounds hold for the whole document', () => {
    const many = Array.from({ length: 501 }, () => item);
    const negative = [{ ...item, description: 'Remise', unitPrice: -1 }];
    const huge = [1, 2].map(() => ({ ...item, quantity: 1, unitPrice: 900_000_000 }));
    expect(problems(documentEditSchema, { lineItems: many })).toEqual([
      ['lineItems', 'Un document compte 500 lignes au maximum'],
    ]);
    expect(problems(documentEditSchema, { lineItems: negative })).toEqual([
      ['lineItems', 'Le total du document ne peut pas être négatif'],
    ]);
    expect(problems(documentEditSchema, { lineItems: huge })).toEqual([
      ['lineItems', 'Le total du document est trop élevé'],
    ]);
    expect(
      problems(documentEditSchema, { lineItems: [], content: '', vat: true, vatRate: 20 }),
    ).toEqual([['lineItems', 'Un document garde au moins une ligne']]);
  });

  test.each(
    cases([
      [{ status: 'lost' }, 'status', 'Ce statut n’existe pas'],
      [{ amount: -1 }, 'amount', 'Veuillez entrer un montant valide'],
      [{ content: 'x'.repeat(5_001) }, 'content', '5\u00A0000 caractères au maximum'],
      [{ supplyDate: 'hier' }, 'supplyDate', 'Veuillez entrer une date de prestation valide'],
      [
        { supplyDate: '2026-11-02', supplyEndDate: '2026-11-01' },
        'supplyEndDate',
        'La fin de la prestation ne peut pas précéder son début',
      ],
      [{ paymentMethod: 'shells' }, 'paymentMethod', 'Veuillez choisir une valeur de la liste'],
      [
        { operationCategory: 'art' },
        'operationCategory',
        'Veuillez choisir une valeur de la liste',
      ],
      [{ vatExemption: 'none' }, 'vatExemption', 'Veuillez choisir une valeur de la liste'],
      [{ euroRate: 'un' }, 'euroRate', 'Veuillez entrer un taux de change supérieur à 0'],
      [{ euroRate: 0 }, 'euroRate', 'Veuillez entrer un taux de change supérieur à 0'],
    ]),
  )('an edit refuses $field: $message', ({ change, field, message }) => {
    expect(problems(documentEditSchema, change)).toEqual([[field, message]]);
  });

  test('numbers may be typed the French way or left empty', () => {
    expect(documentEditSchema.parse({ euroRate: '0,8625' })).toEqual({ euroRate: 0.8625 });
    expect(documentEditSchema.parse({ euroRate: '' })).toEqual({ euroRate: null });
  });

  test('an edit adds nothing to what it was given', () => {
    expect(documentEditSchema.parse({ status: 'paid', userId: 'other' })).toEqual({
      status: 'paid',
    });
    expect(documentEditSchema.parse({ purchaseOrder: ' ' })).toEqual({ purchaseOrder: null });
  });

  test('the dates of the document an edit would make are judged again', () => {
    expect(dateProblems({ type: 'invoice', date: '2026-11-21', dueDate: null })).toHaveLength(1);
    expect(dateProblems({ type: 'quote', date: '2026-11-21', dueDate: null })).toEqual([]);
  });
});

test('a generation request takes 0 as no amount and needs a description', () => {
  expect(generationSchema.parse({ type: 'quote', prompt: 'x', amount: 0 }).amount).toBe(0);
  expect(problems(generationSchema, { type: 'quote' })).toEqual([
    ['prompt', 'Veuillez entrer une description pour la génération du document'],
  ]);
});

test('an e-mail needs a subject and a message; a subject cannot carry a second header', () => {
  expect(problems(letterWordsSchema, { subject: ' ', message: '' })).toEqual([
    ['subject', 'L’objet est requis'],
    ['message', 'Le message est requis'],
  ]);
  const sent = letterWordsSchema.parse({ subject: 'Facture\r\nBcc: x@y.fr', message: 'Bonjour' });
  expect(sent.subject).toBe('Facture Bcc: x@y.fr');
});

/** Rows as objects, whose field and message name the test. */
function cases(rows: [change: object, field: string, message: string][]) {
  return rows.map(([change, field, message]) => ({ change, field, message }));
}

function problems(schema: z.ZodType, input: unknown): [string, string][] {
  const result = schema.safeParse(input);
  if (result.success) return [];
  return result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
}
