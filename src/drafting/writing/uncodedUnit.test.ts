import { expect, it } from 'vitest';
import { draftDocument } from '../draftDocument.ts';

const names = (prompt: string): string[] =>
  draftDocument({ type: 'invoice', prompt }).lineItems.map(({ description }) => description);

it.each([
  ['3 demi-journées d’animation à 180 €', 'Animation (demi-journées)', 3],
  ['demi-journée de formation 290 €', 'Formation (demi-journée)', 1],
  ['sous-titrage 42 minutes à 9 euros la minute', 'Sous-titrage (minutes)', 42],
  ['maintenance du site 3 trimestres à 300 €', 'Maintenance du site (trimestres)', 3],
])('a count that no unit of a line can say is said in the name: « %s »', (prompt, name, count) => {
  const { lineItems } = draftDocument({ type: 'invoice', prompt });
  expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual([
    [name, count],
  ]);
});

it('says nothing twice, and nothing of hours and days', () => {
  expect(names('animation 3 h à 45 €, 2 jours de pose à 300 €')).toEqual(['Animation', 'Pose']);
  expect(names('massage 20 minutes 40 €')).toEqual(['Massage 20 minutes']);
});
