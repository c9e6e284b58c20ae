import { expect, it } from 'vitest';
import { withoutSignature } from './assembly/signature.ts';
import { rateOf } from './assembly/rates.ts';
import { classify } from './classify.ts';
import { splitClauses, type Clause } from './clauses.ts';
import { itemFrom } from './item.ts';
import { findMasks } from './mask.ts';
import { normalise } from './normalise.ts';
import { readPhrases } from './reading/phrases.ts';
import { givenOf } from './rules/bundle.ts';
import { isUnitPrice } from './solving/plausible.ts';
import { tokenise } from './tokens.ts';

function clauses(prompt: string): Clause[] {
  const { text, folded } = normalise(prompt);
  return splitClauses(readPhrases(tokenise(folded, findMasks(text, folded))), folded);
}

function only(prompt: string): Clause {
  const [clause] = clauses(prompt);
  if (clause === undefined) throw new Error(`no clause in « ${prompt} »`);
  return clause;
}

it.each([
  ['TJM 480 €', 'day', 480],
  ['Toujours 27 €/h', 'hour', 27],
  ['mon tarif journalier est de 540 €', 'day', 540],
] as const)('reads « %s » as a rate that names no work', (prompt, unit, value) => {
  expect(rateOf(only(prompt), null)).toMatchObject({ per: [unit], value });
});

it.each(['ménage 27 €/h', '3 jours à 480 €', 'logo 480 €'])(
  'does not take « %s » for a rate said apart',
  (prompt) => {
    expect(rateOf(only(prompt), null)).toBeNull();
  },
);

it('drops what is signed under a closing formula, and keeps a postscript', () => {
  const letter = 'Logo 480 €.\nCordialement,\nAntoine Weber\nGraphiste';
  expect(withoutSignature(clauses(letter)).map((each) => each.folded)).toEqual(['logo 480 €']);
  expect(withoutSignature(clauses(`${letter}\nPS : livraison offerte`))).toHaveLength(6);
});

it.each([
  ['500 cartes 85 €', false],
  ['14 prises 45 €', true],
  ['film 2 h 800 €', false],
  ['conduite 20 h 45 €', true],
] as const)('judges whether « %s » prices one', (prompt, one) => {
  const { quantities, price } = only(prompt);
  const [piece] = quantities;
  if (piece === undefined || price === null) throw new Error(`nothing to judge in « ${prompt} »`);
  expect(isUnitPrice(piece, price)).toBe(one);
});

it('counts the months given away on a monthly price, and nothing else', () => {
  const item = itemFrom(only('abonnement 50 € par mois'));
  expect(givenOf(only('le premier mois est offert'), item)).toBe(1);
  expect(givenOf(only('la livraison est offerte'), item)).toBeNull();
});

it.each([
  ['remise en route 220 €', 'task'],
  ['remise de 20 €', 'discount'],
  ['bon cadeau -50€', 'discount'],
  ['film promo 450 €', 'task'],
  ['livraison sous 15 jours', 'note'],
  ['reste dû 1 400 €', 'total'],
  ['consultation complémentaire 150 €', 'note'],
  ['le budget ne doit pas dépasser 5 000 €', 'note'],
  ['dépassement d’honoraires 40 €', 'task'],
] as const)('files « %s » under %s', (prompt, kind) => {
  expect(classify(only(prompt))).toBe(kind);
});

it.each([
  ['disjoncteur 32 A', ['32 A']],
  ['les 4, 11 et 18 mars', ['les 4, 11 et 18 mars']],
  ['migration WP 6.4', ['WP 6.4']],
  ['location de la salle 1 900 €', []],
] as const)('masks the figures of « %s » that count nothing', (prompt, masked) => {
  const { text, folded } = normalise(prompt);
  const found = findMasks(text, folded).map(({ start, end }) => prompt.slice(start, end));
  expect(found).toEqual([...masked]);
});
