import { expect, it } from 'vitest';
import { draftDocument } from './draftDocument.ts';

const linesOf = (prompt: string): [string, number][] =>
  draftDocument({ type: 'invoice', prompt }).lineItems.map((line) => [
    line.description,
    line.unitPrice,
  ]);

it.each([
  ['Création d’un logo 450 €, cartes de visite', 'Cartes de visite'],
  ['Dépose de l’ancien bac 120 €, pose du neuf 300 € et une étagère', 'Étagère'],
  ['Pose de parquet 3 jours à 140 €, et un vernis', 'Vernis'],
  ['Pose de parquet 3 jours à 140 €, vernis deux couches', 'Vernis deux couches'],
  ['3 jours de conseil à 600 € et les frais de déplacement', 'Frais de déplacement'],
  ['Création d’un site 1200 €, plus la maintenance', 'Maintenance'],
  [
    'Pose de 3 portes à 250 €, quincaillerie laiton. TVA 10 %, payable à 30 jours.',
    'Quincaillerie laiton',
  ],
  ['Coupe 25 €, brushing et soin', 'Soin'],
  ['Tranchée 45 ml à 24 €\nRemblai 6 t à 32 €\nClôture', 'Clôture'],
])('keeps what closes « %s » without a price', (prompt, named) => {
  expect(linesOf(prompt)).toContainEqual([named, 0]);
});

it('keeps what two commas set apart between two prices, in its place', () => {
  expect(linesOf('Taille de haie 120 €, tonte, désherbage 80 €')).toEqual([
    ['Taille de haie', 120],
    ['Tonte', 0],
    ['Désherbage', 80],
  ]);
});

it.each([
  'Création d’un logo 450 €, charte graphique, cartes de visite 120 €',
  'Création d’un logo 450 €, merci, cartes de visite 120 €',
])('makes no third line of « %s »', (prompt) => {
  expect(linesOf(prompt)).toHaveLength(2);
});

it.each([
  'Création d’un logo 450 €, merci',
  'Taille de haie 2 h à 35 €\nBonne soirée',
  'Tonte 60 € et ils me remboursent. Belle soirée',
  'Nom de domaine 12 €\nhébergement ...... ils l’ont déjà',
  'Création d’un logo 450 €, livraison comprise',
  'Peinture 800 €, le tout en deux couches',
  'Peinture 800 €, compris 2 couches',
  'Création d’un logo 450 €, association Vocalia',
  'Création d’un logo 450 €, règlement à réception',
  'Création d’un logo 450 €, rien d’autre',
  'Création d’un logo 450 €, franco de port',
  '8 séances de yoga en entreprise à 60 €, en novembre.',
  '2 cours de piano à 30 €, au mois de novembre',
  'Garde d’enfants 12 h à 15 €, novembre',
  'Peinture 800 €, hier matin',
  'Traduction du contrat 12 pages à 35 € la page, livraison vendredi',
])('makes no line of what closes « %s »', (prompt) => {
  expect(linesOf(prompt)).toHaveLength(1);
});
