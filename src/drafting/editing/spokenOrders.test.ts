import { describe, expect, it } from 'vitest';
import { editsOf, SALON } from '#testing/editsTold.ts';

const told = editsOf(SALON);

describe('an order as one speaks it', () => {
  it.each([
    ['non finalement mets la coupe à 50', '« Coupe » : 1 × 45 € → 1 × 50 €'],
    ['ah non mets la coupe à 50', '« Coupe » : 1 × 45 € → 1 × 50 €'],
    ['je lui offre le soin', '« Soin » : à titre gracieux'],
    ['je leur facture 30 km', '« Trajet » : 25 km × 0,50 € → 30 km × 0,50 €'],
    ['laisse tomber les mèches', 'Suppression de « Mèches »'],
    ['change le nom de la coupe en coupe dégradée', '« Coupe » devient « Coupe dégradée »'],
    ['baisse de 5 euros la couleur', '« Couleur » : 1 × 60 € → 1 × 55 €'],
    ['augmente de 10 % le soin', '« Soin » : 3 × 12 € → 3 × 13,20 €'],
    ['la couleur -10%', '« Couleur » : 1 × 60 € → 1 × 54 €'],
    ['couleur moins 10 euros', '« Couleur » : 1 × 60 € → 1 × 50 €'],
    ['la coupe -5 €', '« Coupe » : 1 × 45 € → 1 × 40 €'],
    ['rajoute 15 min de pose', '« Pose » : 4 h × 30 € → 4,25 h × 30 €'],
    ['enlève 45 minutes de pose', '« Pose » : 4 h × 30 € → 3,25 h × 30 €'],
    ['elle a pris aussi un brushing à 20', 'Ajout de « Brushing » (1 × 20 €)'],
    [
      'ajoute un commentaire sur la couleur : ton sur ton',
      '« Couleur » devient « Couleur (ton sur ton) »',
    ],
    ['la couleur est hors de prix, mets la couleur à 50', '« Couleur » : 1 × 60 € → 1 × 50 €'],
  ])('« %s » is followed', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each<[string, RegExp]>([
    ['non mets pas la coupe à 50', /Dites ce qu’il faut changer/],
    ['je lui offre pas le soin', /Dites ce qu’il faut changer/],
    ['laisse pas tomber les mèches', /Pour supprimer les autres lignes/],
    ['coupe et couleur à 100 les deux', /Pour chacune/],
    ['les mèches à 40 € les deux', /40 € pour chaque unité de/],
    ['mets la coupe à -50 €', /Un prix n’est pas négatif/],
    ['tout sauf la coupe à moins 10%', /Dites « augmente »/],
    ['rajoute 20 min de pose', /Je n’ai pas su quoi faire de/],
    ['ajoute une note : merci', /Les notes s’écrivent dans leur champ/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});
