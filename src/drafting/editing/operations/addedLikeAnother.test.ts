import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../../editDocument.ts';

const GREY = { ...line('Pension Grisette', 5, 18, 'day'), vatRate: 20 };
const CUT = line('Toilettage Loulou', 1, 45);
const CLAWS = line('Coupe des griffes', 2, 8);
const OFF = { ...line('Remise habitué', 1, -10), kind: 'discount' as const };
const LINES = [GREY, CUT, CLAWS, OFF];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 20 });
  return edit.lines ?? edit.reason;
}

const added = (instruction: string) => {
  const after = follow(instruction);
  return typeof after === 'string' ? after : after.filter((each) => !LINES.includes(each));
};

describe('a new line at the price of another', () => {
  it.each<[string, Partial<LineItem>]>([
    [
      'ajoute toilettage Pacha même prix que Loulou',
      { description: 'Toilettage Pacha', quantity: 1, unitPrice: 45 },
    ],
    [
      'rajoute un toilettage pour Pacha au même tarif',
      { description: 'Toilettage pour Pacha', quantity: 1, unitPrice: 45 },
    ],
    [
      'ajoute 3 jours de garderie au même tarif que la pension',
      { description: 'Garderie', quantity: 3, unit: 'day', unitPrice: 18, total: 54, vatRate: 20 },
    ],
  ])('« %s »', (instruction, line) => {
    expect(added(instruction)).toEqual([expect.objectContaining(line)]);
  });

  it.each([
    'ajoute un shampoing au même prix',
    'ajoute un shampoing au même prix que la remise',
    'ajoute un shampoing au même prix que le brushing',
    'ajoute une pension Pacha au même tarif',
    'ajoute 2 h de garderie au même tarif que la pension',
    'ajoute au même prix que Loulou un toilettage',
    'ajoute un shampoing à 12 € au même prix que Loulou',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });
});

describe('a new line of its own', () => {
  it.each<[string, Partial<LineItem>]>([
    ['ajoute un bain forfait 30 €', { description: 'Bain', unit: 'lot', unitPrice: 30 }],
    ['ajoute le démêlage au forfait 25 euros', { unit: 'lot', unitPrice: 25 }],
    ['ajoute un bain à 30 €', { description: 'Bain', unit: null, unitPrice: 30 }],
    [
      'j’ai mis aussi 2 litres de shampoing à 9 €',
      { description: 'Shampoing', quantity: 2, unit: 'litre', unitPrice: 9 },
    ],
  ])('« %s »', (instruction, line) => {
    expect(added(instruction)).toEqual([expect.objectContaining(line)]);
  });

  it('what is told without « aussi » is said of the line there is', () => {
    expect(added('j’ai mis 4 coupes de griffes')).toEqual([
      expect.objectContaining({ description: 'Coupe des griffes', quantity: 4 }),
    ]);
  });
});

describe('a copy for someone or something else', () => {
  it.each<[string, string]>([
    ['copie le toilettage de Loulou pour Pacha', 'Toilettage Pacha'],
    ['duplique la coupe des griffes pour la coupe des poils', 'Coupe des poils'],
    ['duplique la coupe des griffes pour le chat', 'Coupe des griffes (chat)'],
  ])('« %s »', (instruction, description) => {
    expect(added(instruction)).toEqual([expect.objectContaining({ description })]);
  });

  it.each([
    'duplique le toilettage pour 2 chats',
    'copie la remise pour Pacha',
    'copie le bain pour Pacha',
    'copie la pension et le toilettage pour Pacha',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });
});
