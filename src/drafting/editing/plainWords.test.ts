import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const BUILD = line('Développement du site', 8, 450, 'day');
const MOCKUPS = line('Maquettes graphiques', 3, 400, 'day');
const EGGS = line('Œufs plein air (la douzaine)', 10, 3.6);
const NIGHT = line('Nuitée au gîte', 4, 120);
const BOTTLES = line('Bouteille de vin rouge', 3, 14, 'unit');
const CLEANING = { ...line('Ménage de fin de séjour', 1, 60), vatRate: 20 };
const TRIP = line('Frais kilométriques', 240, 0.5, 'km');
const WORDS = line('Traduction', 3200, 0.12, 'word');
const OFF = { ...line('Remise fidélité', 1, -100), kind: 'discount' as const };
const LINES = [BUILD, MOCKUPS, EGGS, NIGHT, BOTTLES, CLEANING, TRIP, WORDS, OFF];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 10 });
  return edit.lines ?? edit.reason;
}

/** All the lines, one of them with another count, price or name. */
const withOne = (changed: LineItem, change: Partial<LineItem>) =>
  LINES.with(LINES.indexOf(changed), expect.objectContaining(change));
const without = (...gone: LineItem[]) => LINES.filter((each) => !gone.includes(each));

describe('what people say of their lines, as they say it', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    ['une nuit de plus', NIGHT, { quantity: 5 }],
    ['une bouteille de moins', BOTTLES, { quantity: 2 }],
    ['un seul jour de maquettes', MOCKUPS, { quantity: 1 }],
    ['rajoute une demi journée sur les maquettes', MOCKUPS, { quantity: 3.5 }],
    ['deux de plus sur les maquettes', MOCKUPS, { quantity: 5 }],
    ['ils ont pris 5 bouteilles finalement', BOTTLES, { quantity: 5 }],
    ['j’ai fait 7 jours de dev', BUILD, { quantity: 7 }],
    ['mets 7 jours de dev, non plutôt 9', BUILD, { quantity: 9 }],
    ['le ménage à 70 €, non 75', CLEANING, { unitPrice: 75 }],
    ['tout ce qui est au km à 0,60', TRIP, { unitPrice: 0.6 }],
    ['le développement a duré 9 jours', BUILD, { quantity: 9 }],
    ['2 bouteilles de vin en plus', BOTTLES, { quantity: 5 }],
    ['serait-il possible de passer le ménage à 55 € ?', CLEANING, { unitPrice: 55 }],
    ['300 km', TRIP, { quantity: 300 }],
    ['trois mille huit cents mots pour la traduction', WORDS, { quantity: 3800 }],
    ['8 douzaines d’œufs', EGGS, { quantity: 8 }],
    ['passe les maquettes à 5', MOCKUPS, { quantity: 5 }],
    ['baisse les bouteilles à 12', BOTTLES, { unitPrice: 12 }],
    ['le kilomètre passe à 0,60 €', TRIP, { unitPrice: 0.6 }],
    ['le jour de dev à 480 €', BUILD, { unitPrice: 480 }],
    ['le ménage 10 % plus cher', CLEANING, { unitPrice: 66 }],
    ['le ménage tu le passes à 70', CLEANING, { unitPrice: 70 }],
    ['45 euros le ménage', CLEANING, { unitPrice: 45 }],
    ['mets la TVA du ménage à 10', CLEANING, { vatRate: 10 }],
    ['double la remise', OFF, { unitPrice: -200 }],
    ['remplace le vin rouge par du vin blanc à 12', BOTTLES, { quantity: 3, unitPrice: 12 }],
    ['Nuitée au gîte devient Nuit au gîte', NIGHT, { description: 'Nuit au gîte' }],
    [
      'renomme la première ligne « Site vitrine »',
      BUILD,
      { description: 'Site vitrine', quantity: 8 },
    ],
  ])('« %s »', (instruction, changed, change) =>
    expect(follow(instruction)).toEqual(withOne(changed, change)),
  );

  it.each<[string, LineItem[]]>([
    ['pas de ménage cette fois, ils l’ont fait', [CLEANING]],
    ['supprime les œufs, le client en a déjà', [EGGS]],
    ['supprime tout ce qui concerne le vin', [BOTTLES]],
    ['supprime les maquettes elles sont annulées', [MOCKUPS]],
    ['on fait pas les maquettes', [MOCKUPS]],
    ['on vire les frais km', [TRIP]],
  ])('« %s » takes the line away, whatever the reason', (instruction, gone) =>
    expect(follow(instruction)).toEqual(without(...gone)),
  );

  it('a reason is no line, nor part of its name', () => {
    const said = 'Remise de 50 euros pour la panne de chauffage ? Les clients ont eu froid.';
    const added = follow(said).slice(LINES.length) as LineItem[];
    expect(added.map(({ description, total }) => [description, total])).toEqual([
      ['Remise', -49.48],
      ['Remise (TVA 20\u00A0%)', -0.52],
    ]);
  });

  it('a daily rate is that of the lines counted in days', () => {
    const after = follow('tjm à 500 partout') as LineItem[];
    expect(after.map(({ unitPrice }) => unitPrice)).toEqual([
      500,
      500,
      ...LINES.slice(2).map(({ unitPrice }) => unitPrice),
    ]);
  });

  it('what stands before the colon says on what a discount is', () => {
    const after = follow('dev et maquettes : 10 % de remise');
    expect(after[LINES.length]).toMatchObject({ unitPrice: -480 });
  });

  it('as many guests everywhere are other guests everywhere', () => {
    const meal = [
      line('Cocktail', 60, 20, 'person'),
      line('Buffet', 60, 20, 'person'),
      line('Livraison', 1, 75),
    ];
    const edit = editByInstruction(meal, 'ils seront 75', { vat: true, vatRate: 10 });
    expect(edit.lines?.map(({ quantity }) => quantity)).toEqual([75, 75, 1]);
  });

  it('where a new line stands may be said before its price', () => {
    const after = follow('ajoute une ligne recette après les maquettes, 1 jour à 400 €');
    expect(after[2]).toMatchObject({ description: 'Recette', quantity: 1, unitPrice: 400 });
  });

  it('one of several that is given leaves the others', () => {
    const after = LINES.toSpliced(
      LINES.indexOf(BOTTLES),
      1,
      expect.objectContaining({ quantity: 2, unitPrice: 14 }),
      expect.objectContaining({ quantity: 1, unitPrice: 0 }),
    );
    expect(follow('une bouteille offerte')).toEqual(after);
  });

  it.each<[string, RegExp]>([
    ['un déplacement de moins', /ligne ne correspond/],
    ['un frais kilométrique de moins', /n’est pas compté à l’unité/],
    ['60 € les frais kilométriques', /ou en tout/],
    ['pas plus de 5 jours de maquettes', /quantité exacte/],
    ['que le total fasse -50 €', /pas négatif/],
    ['ajoute le même nombre de draps que de nuits, à 11 €', /en chiffres/],
    ['si le client accepte, ajoute 2 jours de dev', /sans condition/],
    ['le client a déjà payé la moitié', /paiement/],
    ['mets 3 jours de dev, non 450 €', /ligne ne correspond/],
    ['plus une bouteille', /pas compris|ligne ne correspond/],
    ['plus de bouteilles', /pas compris|ligne ne correspond/],
    ['ajoute 2 douzaines d’œufs', /sans douzaine/],
    ['envoie la facture au client', /page du document/],
    ['mets 3 heures de traduction', /n’est pas compté dans cette unité/],
    ['ajoute un tirage à 85 €, deux exemplaires', /pas sûr de cet ajout/],
    ['toutes les lignes + 1 €', /ou sur son total/],
    ['les deux premières lignes à 60 000 € chacune', /ou en tout/],
    ['les trois traductions à 0,10 €', /Je trouve 1 ligne/],
    ['passe le ménage à 5,5', /un prix ou une quantité/],
    ['supprime le ménage, non je plaisante', /ligne ne correspond/],
    ['remise de 10 % sur le vin et 20 euros sur le ménage', /une seule remise/],
  ])('« %s » is refused', (instruction, reason) => {
    expect(follow(instruction)).toMatch(reason);
  });
});
