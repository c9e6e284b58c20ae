import { expect, it } from 'vitest';
import type { AnnotatedCase } from './cases.ts';
import { dictated, inWords } from './dictated.ts';

function sentence(prompt: string, pieces: { quantity?: string; price?: string }): AnnotatedCase {
  return {
    id: 'x1',
    author: 'x',
    type: 'invoice',
    prompt,
    lines: [
      {
        descriptionAny: ['conseil'],
        quantity: 3,
        unitPrice: 450.5,
        kind: 'sale',
        from: prompt,
        quantityFrom: pieces.quantity ?? null,
        priceFrom: pieces.price ?? null,
      },
    ],
    totalAmount: 1351.5,
  };
}

it('writes the figures in words and leaves the pauses out, its pieces with them', () => {
  const said = dictated(
    sentence('conseil : 3 j à 450,50 €, merci', { quantity: '3 j', price: '450,50' }),
  );
  expect(said?.prompt).toBe('conseil trois jours à quatre cent cinquante euros cinquante merci');
  expect(said?.lines[0]?.quantityFrom).toEqual(['trois jours']);
  expect(said?.lines[0]?.priceFrom).toEqual(['quatre cent cinquante euros cinquante']);
});

it('says a price with cents in euros where it is written without a sign', () => {
  const said = dictated(sentence('3 h de conseil a 1,80', { quantity: '3', price: '1,80' }));
  expect(said?.prompt).toBe('trois heures de conseil a un euro quatre-vingts');
});

it.each([
  '3 j à 450 €\nconseil 2 j',
  'réf. AB12, 3 j à 450',
  'le 12/11, 3 j à 450',
  'tel 06 12 34 56 78',
])('leaves « %s » written: nobody dictates it', (prompt) => {
  expect(dictated(sentence(prompt, {}))).toBeNull();
});

it.each([
  [0, 'zéro'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [71, 'soixante et onze'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, 'cent'],
  [200, 'deux cents'],
  [280, 'deux cent quatre-vingts'],
  [1000, 'mille'],
  [1350, 'mille trois cent cinquante'],
  [80_200, 'quatre-vingt mille deux cents'],
])('says %i « %s »', (value, words) => {
  expect(inWords(value)).toBe(words);
});
