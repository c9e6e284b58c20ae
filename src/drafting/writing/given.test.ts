import { expect, it } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';

const draft = (prompt: string) => draftDocument({ type: 'invoice', prompt, today: '2026-11-22' });

it.each([
  ['coupe 42 €, couleur 58 €, soin 15 € offert', 100, 'Offert\u00A0: Soin.'],
  [
    'logo 450 €, carte de visite d’une valeur de 120 € offerte',
    450,
    'Offert\u00A0: Carte de visite.',
  ],
  ['pose 300 €, déplacement (30 €) offert', 300, 'Offert\u00A0: Déplacement.'],
  [
    '2h de retouches offertes, logo 300 €, carte de visite à 120 € offerte',
    300,
    'Offert\u00A0: 2h de retouches\u00A0; Carte de visite.',
  ],
])('what is given at a price is in the notes and in no line: « %s »', (prompt, total, notes) => {
  const { totalAmount, content, lineItems } = draft(prompt);
  expect(totalAmount).toBe(total);
  expect(content).toBe(notes);
  expect(lineItems.map(({ description }) => description).join()).not.toMatch(/offert|€/i);
});

it('a sum that is given is doubted, billed or not: it may be taken off', () => {
  const [doubt] = draft('3 séances à 50 €, 20 € offerts').doubts;
  expect(doubt?.reason).toMatch(/dit offert|retire un montant/);
});

const names = (prompt: string) => draft(prompt).lineItems.map(({ description }) => description);

it('a given thing said after a line leaves that line its own name', () => {
  expect(names('3 jours à 450 €, formation 200 € offerte')).toEqual(['Journées de travail']);
  expect(names('livraison 12 € offerte, 3 plateaux à 40 €')).toEqual(['Plateaux']);
});

it.each([
  ['4 séances à 50 €, la dernière offerte', 'La dernière offerte.'],
  ['chariot 5 jours à 230 €, le week-end non facturé', 'Le week-end non facturé.'],
])('« Offert : dernière » would say less than « %s » does', (prompt, notes) => {
  expect(draft(prompt).content).toBe(notes);
});

it.each(['invoice', 'quote'] as const)(
  'the notes of an %s do not repeat the rate that the totals print',
  (type) => {
    const prompt = '20 paniers à 12 €, TVA à 5,5 %';
    expect(draftDocument({ type, prompt }).content).toBe('');
  },
);
