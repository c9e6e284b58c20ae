import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';

const LINES = [
  line('Pose d’affiches', 3, 320, 'day'),
  line('Invités du repas', 14, 22, 'person'),
  line('Cadres', 5, 48),
  line('Vernissage du 12 mai', 1, 260),
  line('Impression', 60, 0.8, 'page'),
];

const told = editsOf(LINES);

describe('what is said offhand', () => {
  it.each([
    ['baisse mon tarif jour à 300', '« Pose d’affiches » : 3 jours × 320 € → 3 jours × 300 €'],
    ['les cadres elle n’en veut plus que quatre', '« Cadres » : 5 × 48 € → 4 × 48 €'],
    ['les cadres on n’en a accroché qu’un', '« Cadres » : 5 × 48 € → 1 × 48 €'],
    ['cadres j’en ai posé que 3', '« Cadres » : 5 × 48 € → 3 × 48 €'],
    ['ils seront 18 invités', '« Invités du repas » : 14 personnes × 22 € → 18 personnes × 22 €'],
    ['un invité de moins', '« Invités du repas » : 14 personnes × 22 € → 13 personnes × 22 €'],
    ['pose 2 jours au lieu de 3', '« Pose d’affiches » : 3 jours × 320 € → 2 jours × 320 €'],
    ['pose deux jours et demi', '« Pose d’affiches » : 3 jours × 320 € → 2,5 jours × 320 €'],
    [
      'pose 2,5 jours au lieu de trois',
      '« Pose d’affiches » : 3 jours × 320 € → 2,5 jours × 320 €',
    ],
    ['la pose c’est 10 de tva', '« Pose d’affiches » : TVA à 10 %'],
    ['place les cadres à la fin', '« Cadres » passe en ligne 5'],
    ['mets le vernissage en tout premier', '« Vernissage du 12 mai » passe en ligne 1'],
    ['appelle les cadres « encadrements chêne »', '« Cadres » devient « Encadrements chêne »'],
    [
      'le vernissage c’etait le 19 mai pas le 12',
      '« Vernissage du 12 mai » devient « Vernissage du 19 mai »',
    ],
    ['90 centimes la page', '« Impression » : 60 pages × 0,80 € → 60 pages × 0,90 €'],
    [
      'baisse l’impression de 10 centimes',
      '« Impression » : 60 pages × 0,80 € → 60 pages × 0,70 €',
    ],
    ['6 cadres au lieu de 5, à 45 pièce', '« Cadres » : 5 × 48 € → 6 × 45 €'],
    ['cadres 8 pièces', '« Cadres » : 5 × 48 € → 8 × 48 €'],
    ['compte 70 pages', '« Impression » : 60 pages × 0,80 € → 70 pages × 0,80 €'],
  ])('« %s » is understood', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each<[string, RegExp]>([
    ['les cadres elle n’en veut plus', /Dites ce qu’il faut changer/],
    ['les cadres il n’en veut que 4 ou 5', /Je lis deux valeurs possibles/],
    ['place de parking 12', /Aucune ligne ne correspond à/],
    ['6 cadres au lieu de 7 à 45', /« Cadres » compte 5/],
    ['baisse les cadres de 10 euros', /10 € sur le prix unitaire de/],
    ['baisse les cadres à 60', /« Cadres » est à 48 €/],
    ['monte le vernissage à 200 €', /« Vernissage du 12 mai » est à 260 €/],
    ['le vernissage à 60 de l’heure', /n’est pas compté dans cette unité/],
    ['compte 4 heures', /Précisez la ligne à modifier/],
    ['ils seront 3 violonistes', /Aucune ligne ne correspond à/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});
