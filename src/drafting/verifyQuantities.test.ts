import { expect, it } from 'vitest';
import { unexplainedQuantities } from './verifyQuantities.ts';

const line = (quantity: number, unitPrice: number) => ({ description: '', quantity, unitPrice });
const unexplained = (prompt: string, ...lines: ReturnType<typeof line>[]) =>
  unexplainedQuantities({ type: 'invoice', prompt }, lines).map(({ quantity }) => quantity);

it('explains what is written, multiplied, or counted by the grammar', () => {
  expect(unexplained('3 jours de dev à 450 €', line(3, 450), line(1, 80))).toEqual([]);
  expect(unexplained('2 h par semaine pendant 8 semaines à 40 €', line(16, 40))).toEqual([]);
  expect(unexplained('location du lundi au vendredi, 95 €/jour', line(5, 95))).toEqual([]);
  expect(unexplained('une journée et demie à 360 €', line(1.5, 360))).toEqual([]);
});

it('names a quantity that comes from nowhere', () => {
  expect(unexplained('3 jours de dev à 450 €', line(30, 450))).toEqual([30]);
  expect(unexplained('des cours à 32 €', line(7, 32))).toEqual([7]);
});
