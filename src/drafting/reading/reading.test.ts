import { expect, it } from 'vitest';
import { classify } from '../classify.ts';
import { splitClauses, type Clause } from '../clauses.ts';
import { findMasks } from '../mask.ts';
import { normalise } from '../normalise.ts';
import { tokenise } from '../tokens.ts';
import type { Piece } from './pieces.ts';
import { readPhrases } from './phrases.ts';

function pieces(prompt: string): Piece[] {
  const { text, folded } = normalise(prompt);
  return readPhrases(tokenise(folded, findMasks(text, folded)));
}

function clauses(prompt: string): Clause[] {
  return splitClauses(pieces(prompt), normalise(prompt).folded);
}

it('reads tokens of every kind in their places', () => {
  const { folded } = normalise('2 h30 x 8€50, 10 % (5,5k€)');
  expect(tokenise(folded, []).map((token) => token.kind)).toEqual([
    'duration',
    'times',
    'money',
    'break',
    'percent',
    'open',
    'money',
    'close',
  ]);
});

it.each([
  ['8€50', 8.5],
  ['3e50 le m3', 3.5],
  ['5,5k€', 5500],
  ['1k5', 1500],
  ['deux euros vingt', 2.2],
  ['dix-huit centimes pièce', 0.18],
  ['75 000 FCFA', 75_000],
])('reads « %s » as a price of %d', (prompt, value) => {
  expect(pieces(prompt)[0]).toMatchObject({ kind: 'price', value });
});

it.each([
  ['18 € par jour et par appareil', ['day', 'n:appareil']],
  ['60 € de l’heure chacun', ['hour', 'unit']],
  ['5,80 € le mètre linéaire', ['m']],
  ['420 € HT / trimestre', ['quarter']],
  ['240 euros mensuels', ['month']],
  ['45 € l’un', ['unit']],
])('reads the rate of « %s »', (prompt, per) => {
  expect(pieces(prompt)[0]).toMatchObject({ kind: 'price', per });
});

it.each(['520 € le lot', '160 € les quatre', '190 € au total', '450 € les 3 jours'])(
  'reads « %s » as the price of the whole',
  (prompt) => {
    expect(pieces(prompt)[0]).toMatchObject({ kind: 'price', whole: true });
  },
);

it('counts half days, ranges and dozens', () => {
  expect(pieces('2 jours et demi')[0]).toMatchObject({ value: 2.5, unit: 'day' });
  expect(pieces('40 à 50 heures')[0]).toMatchObject({ value: 50, from: 40, unit: 'hour' });
  expect(pieces('une douzaine de chaises')[0]).toMatchObject({ value: 12, unit: 'n:chaise' });
});

it('cuts a clause between two prices that nothing separates', () => {
  expect(clauses('adulte 45€ ado 35€').map((clause) => clause.price?.value)).toEqual([45, 35]);
});

it('keeps a restated or former price aside', () => {
  const [clause] = clauses('6 séances à 85 € au lieu de 100 €');
  expect(clause?.price?.value).toBe(85);
  expect(clause?.asides.map((price) => price.value)).toEqual([100]);
});

it.each([
  ['remise de 10 %', 'discount'],
  ['acompte de 50 € déjà réglé', 'deposit_paid'],
  ['acompte de 30 % à la commande', 'note'],
  ['caution 1 500 € non encaissée', 'note'],
  ['gravure offerte', 'offered'],
  ['îlot en option 1 400 €', 'option'],
  ['total 1 800 €', 'total'],
  ['TVA réduite 5,5 %', 'vat'],
  ['paiement à 45 jours fin de mois', 'note'],
  ['pose de 4 stores à 130 €', 'task'],
  ['bonne journée', 'chatter'],
])('sorts « %s » as %s', (prompt, kind) => {
  const [clause] = clauses(prompt);
  expect(clause === undefined ? null : classify(clause)).toBe(kind);
});
