import { expect, it } from 'vitest';
import { isConversation, isToldAside, nounOfPrice, saysHow, saysNothing } from './noName.ts';

it.each(['Oui', 'Alors', 'Finalement, bon', 'Je compte', 'Mes', 'Dossier 88214-F', 'Quantité, PU'])(
  '« %s » names nothing',
  (told) => {
    expect(saysNothing(told)).toBe(true);
  },
);

it.each(['Dossier 3D', 'Pots 1kg', 'Bons de repas', 'Prix de revient', 'Commande de bois'])(
  '« %s » names something',
  (told) => {
    expect(saysNothing(told)).toBe(false);
  },
);

it('how a thing is billed is no name for it', () => {
  expect(['Fourniture', 'Même durée', 'Forfait demi-journée', 'Location'].every(saysHow)).toBe(
    true,
  );
  expect(['Fourniture de bois', 'Location de nacelle', 'Journée d’étude'].some(saysHow)).toBe(
    false,
  );
});

it('what is told behind a price is set apart from what it pays', () => {
  expect(isToldAside(" gasoil c'est eux")).toBe(true);
  expect(isToldAside(', livraison gratuite')).toBe(true);
  expect(isToldAside(" pour l'ouverture de la porte, il etait tard")).toBe(false);
  expect(isToldAside(' de colle et de joints')).toBe(false);
});

it('a question or an answer is a piece of conversation', () => {
  expect(isConversation('Vous êtes venue 5 fois je crois ? c’est 4')).toBe(true);
  expect(isConversation('Oui lavage')).toBe(true);
  expect(isConversation('Ouverture de porte')).toBe(false);
});

it.each([
  [' € la visite', 'visite'],
  ['€ le post, et la story', 'post'],
  [" € l'enveloppe, avec 45", 'enveloppe'],
  [' la lecon', 'lecon'],
])('the price is said of the noun in « %s »', (behind, noun) => {
  const found = nounOfPrice(behind);
  expect(found && behind.slice(found.start, found.end)).toBe(noun);
});

it.each([' € de pose', ' € la porte blindée', ' € ht', ' € les quatre'])(
  'the price is said of nothing by the noun in « %s »',
  (behind) => {
    expect(nounOfPrice(behind)).toBeNull();
  },
);
