import { expect, it } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';

const draft = (prompt: string, type: 'invoice' | 'quote' = 'invoice') =>
  draftDocument({ type, prompt, today: '2026-11-23' });
const names = (prompt: string) => draft(prompt).lineItems.map(({ description }) => description);

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
  ['facture 3 jours à 450 €, déjà réglé', 'Journées de travail'],
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
  expect(names('oct 6 j 750, frais de train 184')).toEqual([
    'Journées de travail (octobre)',
    'Frais de train',
  ]);
});

it('months that follow a line counted alike take up its name', () => {
  expect(names('Cours de maths : 6 h en septembre, 8 h en octobre, 27 €/h')).toEqual([
    'Cours de maths (septembre)',
    'Cours de maths (octobre)',
  ]);
  expect(names('loyer septembre 500 €, octobre 520 €')).toEqual([
    'Loyer septembre',
    'Loyer (octobre)',
  ]);
});

it.each([
  ['maintenance 6 mois à 49 €/mois', ['Maintenance']],
  ['maillot 18 €, déclinaisons 150 €', ['Maillot', 'Déclinaisons']],
])('a word that begins like a month is none: « %s »', (prompt, wanted) => {
  expect(names(prompt)).toEqual(wanted);
});

it.each([
  [
    '240 € pour le mouvement, 18 € pour la corde et 95 € pour le cadran recollé',
    ['Mouvement', 'Corde', 'Cadran recollé'],
  ],
  [
    'On refait la douche, 340 € le receveur, 410 € la paroi, et deux jours de pose à 320 € par jour',
    ['Receveur', 'Paroi', 'Pose'],
  ],
  ['340 le wc posé, 25 l’évacuation et 2 h à 50', ['Wc posé', 'Évacuation', 'Main d’œuvre']],
])('prices that stand before their work are named by it: « %s »', (prompt, wanted) => {
  expect(names(prompt)).toEqual(wanted);
});

it.each([
  ['charte graphique + favicon', ['Charte graphique', 'Favicon']],
  ['débouchage évier 2 h\npièces', ['Débouchage évier', 'Pièces']],
])('works without a price are listed apart: « %s »', (prompt, wanted) => {
  expect(names(prompt)).toEqual(wanted);
});

it.each([
  ['séance photo 190 €, 15 retouches incluses, 4 tirages à 12 €', ['Séance photo', 'Tirages']],
  ['nettoyage 180 m² à 3,20 €/m² payable à 30 jours', ['Nettoyage']],
  ['5 m linéaires de plan de travail à 310 €', ['Plan de travail']],
])('what stands in the notes, in a field or in the unit is no name: « %s »', (prompt, wanted) => {
  expect(names(prompt)).toEqual(wanted);
});

it('two parts of one thing at two prices share its name', () => {
  expect(names('6 leçons à domicile, 45 € les quatre premières, 40 € ensuite')).toEqual([
    'Leçons à domicile',
    'Leçons à domicile',
  ]);
});

it('a part that is priced apart has the name of the whole', () => {
  expect(names('pose de 12 volets à 65 € dont 2 à 40 €')).toEqual([
    'Pose de volets',
    'Pose de volets',
  ]);
});

it('what a price was and what leads to one are no part of a name', () => {
  expect(names('pompe 200 € au lieu de 250')).toEqual(['Pompe']);
  expect(names('conseil SAP TJM 720 €, 17 jours')).toEqual(['Conseil SAP']);
});

it('the due date is in its field, and in the notes of a quote alone, which has none', () => {
  const terms = '3 jours d’audit à 450 €, paiement 30 jours fin de mois';
  expect(draft(terms).content).toBe('');
  expect(draft(terms, 'quote').content).toBe('Paiement 30 jours fin de mois.');
  expect(draft('3 jours d’audit à 450 €, payable en 3 fois').content).toBe('Payable en 3 fois.');
});
