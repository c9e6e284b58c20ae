import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { draftDocument } from './draftDocument.ts';
import { withoutSpeakers } from './threads.ts';

const bare = (text: string): string =>
  withoutSpeakers(text)
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

it.each([
  ['Greg : tu as fini ?\nMoi : oui, 3 h', 'tu as fini ?\n oui, 3 h'],
  ['[16/11 18:02] Kev: il arrive quand\n[16/11 18:05] Moi: demain', 'il arrive quand\n demain'],
  ['17/11/2026, 08:12 - Bastien: Salut\n17/11/2026, 08:15 - Moi: 6 prises', 'Salut\n 6 prises'],
  [
    'Laurie 12:31\nune pièce pour 20 ?\nMoi 12:50\noui, 5,50 la part',
    'une pièce pour 20 ?\n \noui, 5,50 la part',
  ],
  ['— Combien de posts ?\n— 12 par mois', 'Combien de posts ?\n 12 par mois'],
  ['> vos prix ?\n45 € de l’heure', 'vos prix ?\n45 € de l’heure'],
])('of « %s » only what is said is read', (text, said) => {
  expect(bare(text)).toBe(said);
});

it.each([
  'Pose : 3 h\nDépose : 2 h\n45 € de l’heure',
  'Accueil : 3 h à 40 €\nRonde : 2 h à 45 €\nAccueil : 1 h à 40 €',
  'Objet : facture\nBonjour',
  '- pose 300 €\n- dépose 200 €',
])('« %s » is no conversation', (text) => {
  expect(withoutSpeakers(text)).toBe(text);
});

it('no character moves', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(withoutSpeakers(text)).toHaveLength(text.length);
    }),
  );
});

it('the hour of a message is no hour worked, and who speaks names no line', () => {
  const prompt =
    '[08:41] Mme Ferrer : ça goutte\n[18:10] Moi : changé le robinet, 58 € et 2 h de main d’œuvre à 48 €';
  const { totalAmount, lineItems } = draftDocument({ type: 'invoice', prompt });
  expect(totalAmount).toBe(154);
  expect(lineItems.map(({ description }) => description).join()).not.toContain('Moi');
});
