import { expect, it } from 'vitest';
import { isExplainedEdit } from './verifyEdit.ts';

const dev = { description: 'Développement', quantity: 3, unitPrice: 450, total: 1350 };
const hosting = { description: 'Hébergement', quantity: 12, unitPrice: 15, total: 180 };
const before = [dev, hosting];
const explained = (
  instruction: string,
  ...after: ((typeof dev & { from: number | null }) | null)[]
) =>
  isExplainedEdit(
    before,
    after.filter((line) => line !== null),
    instruction,
  );
const kept = { ...hosting, from: 1 };

it('accepts what the sentence says of the lines', () => {
  const longer = { ...dev, quantity: 4, total: 1800, from: 0 };
  expect(explained('passe le dev à 4 jours', longer, kept)).toBe(true);
  const dearer = { ...dev, unitPrice: 495, total: 1485, from: 0 };
  expect(explained('augmente le dev de 10 %', dearer, kept)).toBe(true);
  const oneMore = { ...dev, quantity: 4, total: 1800, from: 0 };
  expect(explained('un jour de plus sur le dev', oneMore, kept)).toBe(true);
  const discount = { description: 'Remise 10 %', quantity: 1, unitPrice: -153, total: -153 };
  expect(explained('remise de 10 %', { ...dev, from: 0 }, kept, { ...discount, from: null })).toBe(
    true,
  );
  expect(explained('supprime l’hébergement', { ...dev, from: 0 })).toBe(true);
});

it('refuses a price or a quantity that nobody named', () => {
  const dearer = { ...dev, unitPrice: 617, total: 1851, from: 0 };
  expect(explained('passe le dev à 4 jours', dearer, kept)).toBe(false);
  const more = { ...dev, quantity: 40, total: 18_000, from: 0 };
  expect(explained('passe le dev à 4 jours', more, kept)).toBe(false);
  const audit = { description: 'Audit', quantity: 1, unitPrice: 777, total: 777, from: null };
  expect(explained('ajoute un audit', { ...dev, from: 0 }, kept, audit)).toBe(false);
});
