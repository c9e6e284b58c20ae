import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../../editDocument.ts';

const AUDIT = line('Audit initial', 2, 700, 'day');
const FIRST = line('Formation Excel niveau 1', 3, 950, 'day');
const SECOND = line('Formation Excel niveau 2', 2, 1100, 'day');
const BOOKS = line('Supports de cours', 12, 15);
const SERVICE = line('Service en salle', 18, 32, 'hour');
const CAKE = line('Gâteau de mariage', 1, 420);
const OFF = { ...line('Remise de bienvenue', 1, -150), kind: 'discount' as const };

function follow(
  instruction: string,
  lines: readonly LineItem[] = [AUDIT, FIRST, SECOND, BOOKS, CAKE, OFF],
): LineItem[] | string {
  const edit = editByInstruction(lines, instruction, { vat: true, vatRate: 20 });
  return edit.lines ?? edit.reason;
}

describe('lines made one, and one made several', () => {
  it('lines are made one, at the price of each or for the whole', () => {
    expect(follow('fusionne les deux formations en une seule ligne')).toContainEqual(
      expect.objectContaining({
        description: 'Formation Excel niveau 1 et 2',
        quantity: 1,
        unitPrice: 5050,
        unit: 'lot',
      }),
    );
    const trims = [line('Taille de haie', 45, 9, 'm'), line('Taille des arbustes', 8, 18), CAKE];
    expect(follow('regroupe les deux tailles en un forfait à 520', trims)).toEqual([
      expect.objectContaining({
        description: 'Taille de haie et des arbustes',
        quantity: 1,
        unitPrice: 520,
      }),
      CAKE,
    ]);
    const hours = [line('Reportage matin', 2, 150, 'hour'), line('Reportage soir', 6, 150, 'hour')];
    expect(follow('fusionne les deux lignes de reportage en une seule de 8 heures', hours)).toEqual(
      [
        expect.objectContaining({
          description: 'Reportage matin et soir',
          quantity: 8,
          unitPrice: 150,
          unit: 'hour',
        }),
      ],
    );
    expect(follow('fusionne le gâteau et la remise')).toMatch(/remise reste/);
    const extra = { ...line('Gâteau en plus', 1, 90), option: 'offered' as const };
    expect(follow('fusionne les gâteaux', [CAKE, extra, BOOKS])).toMatch(/option/);
    const taxed = [{ ...AUDIT, vatRate: 10 }, BOOKS];
    expect(follow('fusionne l’audit et les supports', taxed)).toMatch(/pas la même TVA/);
  });

  it('a line is made several, evenly or as each part is told', () => {
    const halves = expect.objectContaining({ description: SERVICE.description, quantity: 9 });
    expect(follow('sépare le service en deux lignes de 9 heures', [SERVICE])).toEqual([
      halves,
      halves,
    ]);
    expect(follow('sépare le service en deux lignes de 8 heures', [SERVICE])).toMatch(/compte 18/);
    expect(
      follow('divise l’audit en deux : 1 jour sur site à 800 et 1 jour à distance à 650', [AUDIT]),
    ).toEqual([
      expect.objectContaining({
        description: 'Audit initial sur site',
        quantity: 1,
        unitPrice: 800,
      }),
      expect.objectContaining({
        description: 'Audit initial à distance',
        quantity: 1,
        unitPrice: 650,
      }),
    ]);
  });
});
