import { expect, test } from 'vitest';
import { subjectOf } from './subject.ts';

const lineItems = [{ description: 'Étagères en chêne\navec pose' }, { description: 'Vernis' }];

test.each([
  ['Objet\u00A0: rénovation du bar.\nMerci de prévoir un accès.', 'Rénovation du bar'],
  ['  OBJET : le comptoir', 'Le comptoir'],
  ['Merci.\nObjet : le comptoir', 'Étagères en chêne'],
  ['Objet :', 'Étagères en chêne'],
  ['', 'Étagères en chêne'],
])('a document is about the subject of its notes, else its first line', (content, subject) => {
  expect(subjectOf({ content, lineItems })).toBe(subject);
});

test('a document without notes or lines is about nothing yet', () => {
  expect(subjectOf({ content: '', lineItems: [] })).toBe('');
});
