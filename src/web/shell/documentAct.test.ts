import { expect, test } from 'vitest';
import { actsAsked, onAct, readDocumentAct } from './documentAct.ts';

test.each([
  ['INV-043 payée', 'Encaisser', 'INV-043'],
  ['encaisser lune', 'Encaisser', 'lune'],
  ['émettre INV-048', 'Émettre', 'INV-048'],
  ['telecharger brasserie lune', 'Télécharger', 'brasserie lune'],
  ['QUO-002 envoyer', 'Envoyer', 'QUO-002'],
])('« %s » asks for an act on a document', (text, label, search) => {
  expect(readDocumentAct(text)).toMatchObject({ act: { label }, search });
});

test('a word alone, or words without an act, are looked for', () => {
  expect(['payée', 'brasserie lune', ''].map(readDocumentAct)).toEqual([null, null, null]);
});

test('what a page is asked travels with the navigation, and nothing else is taken for it', () => {
  expect(actsAsked(onAct(['send', 'send_again']))).toEqual(['send', 'send_again']);
  expect([null, { act: 3 }, 'act', { act: [1] }].map(actsAsked)).toEqual([[], [], [], []]);
});
