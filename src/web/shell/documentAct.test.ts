import { expect, test } from 'vitest';
import { readDocumentAct } from './documentAct.ts';

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
