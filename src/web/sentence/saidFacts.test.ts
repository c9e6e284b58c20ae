import { describe, expect, it } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { marksOf } from './marks.ts';
import { notesLeft } from './notesLeft.ts';
import { tellFacts } from './saidFacts.ts';
import type { Situation } from './situation.ts';

const SITUATION: Situation = {
  type: 'invoice',
  date: '2026-11-22',
  today: '2026-11-22',
  currency: 'EUR',
  franchise: false,
  content: '',
  setAside: [],
  client: null,
};

function tell(prompt: string, more: Partial<Situation> = {}) {
  const situation = { ...SITUATION, ...more };
  const { facts } = draftDocument({ type: situation.type, prompt, today: situation.today });
  return tellFacts(facts, situation);
}

describe('what a sentence says beside its lines goes to its field', () => {
  it.each([
    ['Pose 900 €, TVA 10 %', { vat: true, vatRate: 10 }],
    ['Pose 900 €, paiement à 30 jours', { dueDate: '2026-12-22' }],
    ['Pose 900 €, paiement à 30 jours fin de mois', { dueDate: '2026-12-31' }],
    ['Pose 900 €, bon de commande BC-2026-118', { purchaseOrder: 'BC-2026-118' }],
    ['Conseil 850 € HT, autoliquidation', { vat: false, vatExemption: 'reverse_charge' }],
    ['Ménage de novembre 12 h à 28 €', { supplyDate: '2026-11-01', supplyEndDate: '2026-11-30' }],
    ['Intervention du 12 novembre, débouchage 120 €', { supplyDate: '2026-11-12' }],
  ])('« %s »', (prompt, fields) => {
    const { fields: filled, said } = tell(prompt);
    expect(filled).toEqual(fields);
    expect(said.every(({ notFollowed }) => notFollowed === null)).toBe(true);
  });
});

it('says nothing against the client while the name is looked up', () => {
  const prompt = 'Pose 900 €, client Brasserie Lune';
  const [awaited] = tell(prompt, { client: 'awaited' }).said;
  expect(awaited).toMatchObject({ value: 'Brasserie Lune', notFollowed: null });
  expect(tell(prompt).said[0]?.notFollowed).toMatch(/pas dans vos clients/);
});

it('puts a sum asked for at the order in its field too', () => {
  const { fields } = tell('Pose de parquet 1 800 €, acompte de 600 € à la commande', {
    type: 'quote',
  });
  expect(fields).toEqual({ orderDeposit: { by: 'amount', value: 600 } });
});

it('puts the deposit of a quote in its field, and takes it out of the notes', () => {
  const prompt =
    'Pose de parquet 40 m² à 35 €. 40 % d’acompte à la signature, solde à la livraison';
  const { said, fields } = tell(prompt, { type: 'quote' });
  expect(fields).toEqual({ orderDeposit: { by: 'percent', value: 40 } });
  const { content } = draftDocument({ type: 'quote', prompt, today: SITUATION.today });
  expect(notesLeft(content, said)).toBe('Solde à la livraison.');
  expect(tell(prompt).fields).toEqual({});
});

const unbroken = (day: string) => day.replaceAll(' ', '\u00A0');

describe('the validity a quote says goes to its field, and leaves its notes', () => {
  it.each([
    ['Pose 900 €, devis valable 15 jours', 15, '7 déc. 2026'],
    ['Pose 900 €, valable 30 jours', 30, '22 déc. 2026'],
    ['Pose 900 €, offre valable 3 semaines', 21, '13 déc. 2026'],
    // Months end on the same day of the month.
    ['Pose 900 €, valable 2 mois', 61, '22 janv. 2027'],
    ['Pose 900 €, validité de l’offre : 6 mois', 181, '22 mai 2027'],
    ['Pose 900 €, valable un an', 365, '22 nov. 2027'],
    ['Pose 900 €, devis valable jusqu’au 15 janvier', 54, '15 janv. 2027'],
  ])('« %s »', (prompt, validityDays, last) => {
    const { fields, said } = tell(prompt, { type: 'quote' });
    expect(fields).toEqual({ validityDays });
    expect(said).toMatchObject([
      { label: 'Validité', value: `jusqu’au ${unbroken(last)}`, notFollowed: null },
    ]);
    const { content } = draftDocument({ type: 'quote', prompt, today: SITUATION.today });
    expect(notesLeft(content, said)).toBe('');
  });

  it('counts from the date of the quote, and a day that was named stays that day', () => {
    const dated = { type: 'quote', date: '2026-12-01' } as const;
    expect(tell('Pose 900 €, valable 15 jours', dated).said[0]?.value).toBe(
      `jusqu’au ${unbroken('16 déc. 2026')}`,
    );
    expect(tell('Pose 900 €, valable 2 mois', dated).fields).toEqual({ validityDays: 62 });
    expect(tell('Pose 900 €, valable jusqu’au 15 janvier', dated).fields).toEqual({
      validityDays: 45,
    });
  });

  it('keeps in the notes what more they say of it', () => {
    const prompt = 'Pose 900 €, valable 60 jours sauf hausse du cuivre';
    const { said } = tell(prompt, { type: 'quote' });
    const { content } = draftDocument({ type: 'quote', prompt, today: SITUATION.today });
    expect(notesLeft(content, said)).toBe('Valable 60 jours sauf hausse du cuivre.');
  });

  it.each([
    ['Pose 900 €, valable 18 mois', 'de 1 à 365'],
    ['Pose 900 €, valable 10 jours ouvrés', 'jours de calendrier'],
  ])('« %s » is said as not obeyed, and stays in the notes', (prompt, reason) => {
    const { fields, said } = tell(prompt, { type: 'quote' });
    expect(fields).toEqual({});
    expect(said[0]?.notFollowed).toContain(reason);
    const { content } = draftDocument({ type: 'quote', prompt, today: SITUATION.today });
    expect(notesLeft(content, said)).toContain('Valable');
  });

  it('put aside, it is in the notes again and in no field; an invoice has no such field', () => {
    const prompt = 'Pose 900 €, valable 2 mois';
    const setAside = tell(prompt, { type: 'quote' }).said.map(({ key }) => key);
    const { fields, said } = tell(prompt, { type: 'quote', setAside });
    expect(fields).toEqual({});
    const { content } = draftDocument({ type: 'quote', prompt, today: SITUATION.today });
    expect(notesLeft(content, said)).toBe('Valable 2 mois.');
    expect(tell(prompt).fields).toEqual({});
    expect(tell(prompt).said[0]?.notFollowed).toContain('notes');
  });
});

describe('what the product cannot do yet is said, never silent', () => {
  it.each([
    ['Avoir sur la facture INV-002 de 280 €', 'depuis la facture'],
    ['Facture d’acompte 30 % sur devis QUO-005 de 4 500 €', 'depuis le devis'],
    ['Pose cuisine 1000 €, acompte de 360 € déjà versé', 'Déjà réglé'],
    ['2 jours à 900 CHF', 'reste en EUR'],
    ['facture pour la Mairie de Lille : nettoyage 120 €', 'choisissez-le'],
  ])('« %s »', (prompt, reason) => {
    expect(
      tell(prompt)
        .said.map(({ notFollowed }) => notFollowed ?? '')
        .join(' '),
    ).toContain(reason);
  });

  it('counts no VAT for a seller who may not charge it, whatever the sentence says', () => {
    const { said, fields } = tell('Pose 900 €, TVA 10 %', { franchise: true });
    expect(fields).toEqual({});
    expect(said[0]?.notFollowed).toContain('franchise');
  });
});

it('a fact put aside fills nothing, and comes back when it is said otherwise', () => {
  const { said } = tell('Pose 900 €, TVA 10 %');
  const setAside = said.map(({ key }) => key);
  expect(tell('Pose 900 €, TVA 10 %', { setAside })).toMatchObject({ said: [], fields: {} });
  expect(tell('Pose 900 €, TVA 20 %', { setAside }).fields).toEqual({ vat: true, vatRate: 20 });
});

it('the words of a fact are cut out of the line they stand in', () => {
  expect(marksOf([{ start: 0, end: 20 }], [{ start: 8, end: 12 }])).toEqual([
    { start: 0, end: 8 },
    { start: 12, end: 20 },
    { start: 8, end: 12, tone: 'fact' },
  ]);
});
