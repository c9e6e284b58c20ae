import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';

const LINES = [
  line('Révision', 1, 90),
  line('Bougies', 8, 14, 'unit'),
  line('Miel de châtaignier', 3, 18, 'kg'),
  line('Main-d’œuvre', 2, 60, 'hour'),
];

const told = editsOf(LINES);

describe('what was followed otherwise than it was meant', () => {
  it.each([
    // A singular « pièce » behind more than one is what each costs.
    ['bougies 30 pièce', '« Bougies » : 8 × 14 € → 8 × 30 €'],
    ['bougies 12 pièces', '« Bougies » : 8 × 14 € → 12 × 14 €'],
    // Grams of what is counted in kilos.
    ['750 g de miel en plus', '« Miel de châtaignier » : 3 kg × 18 € → 3,75 kg × 18 €'],
    ['retire 500 grammes de miel', '« Miel de châtaignier » : 3 kg × 18 € → 2,5 kg × 18 €'],
    // « Pour X, … » says of what.
    [
      'Pour les bougies, veuillez accorder une remise de 10 %.',
      'Remise 10 % sur Bougies : −11,20 €',
    ],
    ['remise de 10 % pour la panne de mardi', 'Remise 10 % : −37,60 €'],
    // The total that is wished for is no discount.
    [
      'arrondis le devis à 370 HT avec une petite remise',
      'Total ramené à 370 € par une remise de 6 € HT',
    ],
    ['ramène-moi ça à 360 € HT', 'Total ramené à 360 € par une remise de 16 € HT'],
    // Sold, and not given.
    ['ajoute un chèque cadeau à 40 €', 'Ajout de « Chèque cadeau » (1 × 40 €)'],
    ['ajoute une bougie parfumée à 9 €, cadeau', 'Ajout de « Bougie parfumée » (1 × 0 €, offert)'],
    // Quotation marks are of the sentence, and of no name.
    ['ajoute une ligne « Joint Dupré » à 12 €', 'Ajout de « Joint Dupré » (1 × 12 €)'],
    [
      'remplacer « Révision » par « Entretien annuel », mêmes montants',
      '« Révision » devient « Entretien annuel »',
    ],
    ['ajoute un livreur une journée deux cents euros', 'Ajout de « Livreur » (1 × 200 €)'],
  ])('« %s » is followed as it is meant', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each<[string, RegExp]>([
    // A thing and its figure ask for something, whether or not a line is called so.
    ['graissage à 40, révision à 95', /Je lis plusieurs nombres/],
    ['le graissage 40, révision à 95', /Je lis plusieurs nombres/],
    ['compte plutôt en heures, 12 h à 30', /Pour compter une ligne autrement/],
    ['bougies : 20 en tout', /un prix ou une quantité/],
    ['bougies 15 pièce', /un prix ou une quantité/],
    ['le miel était éventé, remise de 10 %', /Je n’ai pas compris/],
    ['ajoute un carnet de 6 euros sans TVA', /sans TVA, il se choisit sur la ligne/],
    ['passe le miel à 800 g', /n’est pas compté ainsi/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });

  it('a code or a day beside an order is told, and asks for nothing', () => {
    expect(told('code portail 4512, révision à 95')).toBe('« Révision » : 1 × 90 € → 1 × 95 €');
  });
});

describe('what looks like a discount, a name or a removal and is none', () => {
  it.each<[string, RegExp]>([
    [
      'il faudrait arriver à 340 mais sans qu’on voie une remise',
      /Le total à atteindre, ou la remise/,
    ],
    ['mets-en deux de plus', /De quelle ligne s’agit-il/],
    ['compte-la 80 euros', /Dites le nom de ce qu’il faut ajouter/],
    ['enlève toute la main-d’œuvre à part 1 heure', /Dites la quantité qui reste/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });

  it('other words of a name take the place of those there, and a total comes by a discount', () => {
    expect(told('le miel était d’acacia, pas de châtaignier')).not.toMatch(/était/);
    expect(told('fais-lui 350 tout rond au total, la différence en remise')).toBe(
      'Total ramené à 350 € par une remise de 26 € HT',
    );
    const named = told('pour le miel écris sapin à la place de châtaignier');
    expect(named).toBe('« Miel de châtaignier » devient « Miel de sapin »');
  });
});
