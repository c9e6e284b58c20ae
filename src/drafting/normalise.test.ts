import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { LONGEST_PROMPT, normalise } from './normalise.ts';

it('folds case, accents and apostrophes without moving a character', () => {
  const { text, folded } = normalise('Pose d’une FENÊTRE à 1\u202f200 €');
  expect(folded).toBe("pose d'une fenetre a 1 200 €");
  expect(folded).toHaveLength(text.length);
});

it('leads from a composed character back to the prompt as typed', () => {
  const decomposed = 'Élagage 30 €'.normalize('NFD');
  const { text, origin } = normalise(decomposed);
  expect(text).toBe('Élagage 30 €');
  expect(decomposed.slice(origin(text.indexOf('30')), origin(text.length))).toBe('30 €');
});

it('cuts a prompt nobody dictates', () => {
  expect(normalise('a'.repeat(LONGEST_PROMPT + 5)).text).toHaveLength(LONGEST_PROMPT);
});

it('folds a word as the lexicons write it', () => {
  expect(fold('Œuvre D’ÉTÉ')).toBe("œuvre d'ete");
});

it.each([
  ['2 pneus 74 l unité', "2 pneus 74 l'unité"],
  ['main d oeuvre 3 h', "main d'oeuvre 3 h"],
  ['j ai posé l armoire', "j'ai posé l'armoire"],
  ['cuve de 500 l à vidanger', 'cuve de 500 l à vidanger'],
  ['impression 3 d enfant', 'impression 3 d enfant'],
  ['taille L orange', 'taille L orange'],
  ['rem. 5 %', 'rem  5 %'],
])('gives back the apostrophe a phone leaves out: « %s »', (prompt, text) => {
  expect(normalise(prompt)).toMatchObject({ text, typed: prompt });
});
