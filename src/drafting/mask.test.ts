import { expect, it } from 'vitest';
import { blankDropped, findMasks } from './mask.ts';
import { normalise } from './normalise.ts';

function masked(prompt: string): string[] {
  const { text, folded } = normalise(prompt);
  return findMasks(text, folded).map((mask) => text.slice(mask.start, mask.end).trim());
}

it.each([
  ['pose de 4 pneus 205/55 R16 à 78 €', '205/55 R16'],
  ['selon devis 2025-031 : 2 350 €', '2025-031'],
  ['avoir n° 22 de 90 €', 'n° 22'],
  ['le 21 juin, pose 40 €', '21 juin'],
  ['appeler le 06 12 34 56 78', '06 12 34 56 78'],
  ['Bandol 2021, 14 € la bouteille', 'Bandol 2021'],
  ['deuxième phase, phase 2 du chantier', 'phase 2'],
  ['tables 180x90 cm : 4 à 220 €', '180x90 cm'],
  ['150 € par carte, il y en a 4', 'il y en a 4'],
])('does not count the figures of « %s »', (prompt, words) => {
  expect(masked(prompt).join(' | ')).toContain(words);
});

it.each([
  'il y a 4 portes à 90 €',
  '12 000 Euros',
  '500 x 150 FCFA',
  '3 places à 12 €',
  '14 m2 x 55',
  '2 jours à 350 €',
])('leaves « %s » to be read', (prompt) => {
  expect(masked(prompt)).toEqual([]);
});

it('blanks an address so that no line can quote it, and moves nothing', () => {
  const { text, folded } = normalise('M. Roux, 12 rue des Lilas 69003 Lyon : cave 180 €');
  const blanked = blankDropped(text, findMasks(text, folded));
  expect(blanked).toHaveLength(text.length);
  expect(blanked).not.toContain('Lilas');
  expect(blanked).toContain('cave 180 €');
});
