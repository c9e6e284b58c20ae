import { describe, expect, it } from 'vitest';
import { editsOf, SALON } from '#testing/editsTold.ts';

const told = editsOf(SALON);

describe('what is not to be done, said without « ne »', () => {
  it.each<[string, RegExp]>([
    ['mets pas la coupe à 50', /Dites ce qu’il faut changer/],
    ['tu passes pas le soin à 14', /Dites ce qu’il faut changer/],
    ['la couleur passe pas à 70', /Dites ce qu’il faut changer/],
    ['pas la coupe à 50', /Dites ce qu’il faut changer/],
    ['mets pas 4 soins', /Dites ce qu’il faut changer/],
    ['ajoute pas de brushing à 20', /Dites ce qu’il faut changer/],
    ['remplace pas les mèches par un balayage à 70', /Dites ce qu’il faut changer/],
    ['renomme pas la coupe en brushing', /Dites ce qu’il faut changer/],
    ['j’ai pas fait 5 soins', /Dites ce qu’il faut changer/],
    ['la coupe est pas à 50', /Dites ce qu’il faut changer/],
    ['la coupe c’est pas 50', /Dites ce qu’il faut changer/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});

describe('what is asked, wondered or put off', () => {
  it.each<[string, RegExp]>([
    ['on met la coupe à 50 ou pas', /Je ne réponds pas aux questions/],
    ['la coupe à 50 ça va ?', /Je ne réponds pas aux questions/],
    ['peut-être la coupe à 50', /Vous semblez hésiter/],
    ['la coupe à 50 peut-être', /Vous semblez hésiter/],
    ['la coupe à 50 la prochaine fois', /Rien n’est gardé pour plus tard/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});

describe('what is denied and said anew', () => {
  it.each([
    ['c’est pas 3 soins c’est 4', '« Soin » : 3 × 12 € → 4 × 12 €'],
    ['c’est pas 4 h de pose c’est 5 h', '« Pose » : 4 h × 30 € → 5 h × 30 €'],
    ['j’ai pas fait 3 soins j’en ai fait 2', '« Soin » : 3 × 12 € → 2 × 12 €'],
    ['j’ai pas fait 4 h de pose mais 5', '« Pose » : 4 h × 30 € → 5 h × 30 €'],
    ['les soins c’est pas 3 mais 4', '« Soin » : 3 × 12 € → 4 × 12 €'],
  ])('« %s » is followed', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });
});
