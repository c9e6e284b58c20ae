import { expect, it } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';

const draft = (prompt: string, type: 'invoice' | 'quote' = 'invoice') =>
  draftDocument({ type, prompt, today: '2026-11-23' });

it.each([
  ['3 jours à 450 €, paiement 30 jours fin de mois', 'Journées de travail'],
  ['3 jours à 450 €, échéance 15 décembre', 'Journées de travail'],
  ['3 jours à 450 € à régler sous 45 jours', 'Journées de travail'],
  ['2 jours à 500 €, acompte de 40 % à la commande', 'Journées de travail'],
  ['2 jours à 450 € la semaine dernière', 'Journées de travail'],
  ['3 jours à 450 €, payable en 3 fois', 'Journées de travail'],
  ['hier 3h à 50 €', 'Main d’œuvre'],
  ['1 h à 60 € lundi 16 novembre', 'Main d’œuvre'],
  ['facture du 20 novembre : 300 €', 'Prestation'],
  ['nov 3,5 j x 420', 'Journées de travail'],
])(
  'a line without a name is named by what it counts, not by terms or days: « %s »',
  (prompt, name) => {
    expect(draft(prompt).lineItems.map(({ description }) => description)).toEqual([name]);
  },
);

it.each([
  ['réglage 45 €', 'Réglage'],
  ['livraison 30 €', 'Livraison'],
  ['loyer décembre 800 €', 'Loyer décembre'],
  ['acompte 30 % sur devis 2 400 €', 'Acompte 30 % sur devis'],
  ['votre commande n° 4521 : 5 licences à 80 €', 'Licences'],
  ['Rénovation cuisine chez M. Durand : dépose 300 €', 'Rénovation cuisine\u00A0: dépose'],
])('work keeps its name: « %s »', (prompt, name) => {
  expect(draft(prompt).lineItems.map(({ description }) => description)).toEqual([name]);
});

it('a month alone tells a line from the others, and names none', () => {
  const names = draft('oct 6 j 750, frais de train 184').lineItems.map((line) => line.description);
  expect(names).toEqual(['Journées de travail (octobre)', 'Frais de train']);
});

it('the due date is in its field, and in the notes of a quote alone, which has none', () => {
  const terms = '3 jours d’audit à 450 €, paiement 30 jours fin de mois';
  expect(draft(terms).content).toBe('');
  expect(draft(terms, 'quote').content).toBe('Paiement 30 jours fin de mois.');
  expect(draft('3 jours d’audit à 450 €, payable en 3 fois').content).toBe('Payable en 3 fois.');
});
