import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const CABLE = line('Tirage de câble', 120, 4.5, 'm');
const FLOOR = line('Ragréage', 30, 14, 'm2');
const PAINT = line('Peinture de sol', 8, 19, 'litre');
const WORK = line('Main-d’œuvre', 6, 52, 'hour');
const LUNCH = line('Repas d’équipe', 10, 15, 'person');
const SIGN = line('Panneau de chantier', 1, 90);
const OFF = { ...line('Remise fidélité', 1, -40), kind: 'discount' as const };
const LINES = [CABLE, FLOOR, PAINT, WORK, LUNCH, SIGN, OFF];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 20 });
  return edit.lines ?? edit.reason;
}

const withThis = (changed: LineItem, change: Partial<LineItem>) =>
  LINES.map((each) => (each === changed ? (expect.objectContaining(change) as LineItem) : each));

describe('a price of one, without its sign', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    ['le câble à 5 le m', CABLE, { quantity: 120, unitPrice: 5 }],
    ['ragréage 16 du m2', FLOOR, { quantity: 30, unitPrice: 16 }],
    ['les repas à 17 la personne', LUNCH, { quantity: 10, unitPrice: 17 }],
    ['la main d’œuvre à 55 l’heure', WORK, { quantity: 6, unitPrice: 55 }],
    ['le taux horaire est à 55', WORK, { unitPrice: 55 }],
    [
      '10 litres de peinture au lieu de 8 à 18 euros le litre',
      PAINT,
      { quantity: 10, unitPrice: 18 },
    ],
    ['ils seront 12 au repas', LUNCH, { quantity: 12 }],
    ['pas 6 heures mais 7', WORK, { quantity: 7 }],
    ['main d’œuvre pas 6 h mais 7', WORK, { quantity: 7 }],
    ['j’ai fait aussi 2 h de main d’œuvre', WORK, { quantity: 8 }],
    ['ragréage pas 30 mais 34', FLOOR, { quantity: 34 }],
    ['le panneau est au bord de la route, ça fait 20 euros de plus', SIGN, { unitPrice: 110 }],
  ])('« %s »', (instruction, changed, change) => {
    expect(follow(instruction)).toEqual(withThis(changed, change));
  });

  it('two lines each with its own, told without a pause', () => {
    const after = follow('câble 130 m main d’œuvre 7 h');
    expect(after[0]).toMatchObject({ description: 'Tirage de câble', quantity: 130 });
    expect(after[3]).toMatchObject({ description: 'Main-d’œuvre', quantity: 7 });
    expect(after).toHaveLength(7);
  });

  it.each([
    'le ragréage à 2 le kg',
    'le tjm est à 400',
    'ils seront 3 au panneau',
    '10 litres de peinture au lieu de 7 à 18 euros le litre',
    'on finit à 22 h, ça fait 50 euros de plus',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });
});

describe('of the whole document', () => {
  it.each([
    ['enlève 10 euros sur le total', -10],
    ['fais un total de 1500 HT', -124],
  ])('« %s » is a discount', (instruction, unitPrice) => {
    const after = follow(instruction);
    expect(after.slice(0, 7)).toEqual(LINES);
    expect(after.slice(7)).toEqual([expect.objectContaining({ unitPrice })]);
  });

  it('« enlève 10 € sur le panneau » is of that line', () => {
    expect(follow('enlève 10 € sur le panneau')).toEqual(withThis(SIGN, { unitPrice: 80 }));
  });

  it('a rise by so many percent keeps cents, leaves a discount alone, and says so', () => {
    const edit = editByInstruction(LINES, 'augmente tout de 3 %', null);
    expect(edit.lines?.map(({ unitPrice }) => unitPrice)).toEqual([
      4.64, 14.42, 19.57, 53.56, 15.45, 92.7, -40,
    ]);
    expect(edit.lines === null ? '' : edit.changes.join()).toMatch(/Remise fidélité.» reste à −40/);
  });

  it('a sum taken off is no change of a discount by as many percent', () => {
    const share = { ...line('Remise 5 %', 1, -4.5), kind: 'discount' as const };
    const edit = editByInstruction([SIGN, share], 'enlève 5 euros sur le total', null);
    expect(edit.lines).toEqual([
      SIGN,
      share,
      expect.objectContaining({ description: 'Remise', unitPrice: -5 }),
    ]);
  });

  it('a discount of so many percent is of others', () => {
    const share = { ...line('Remise 5 %', 1, -4.5), kind: 'discount' as const };
    const edit = editByInstruction([SIGN, share], 'la remise c’est pas 5 mais 10', null);
    expect(edit.lines?.[1]).toMatchObject({ description: 'Remise 10 %', unitPrice: -9 });
  });

  it('a price that had more decimals keeps them', () => {
    const wire = line('Fil au mètre', 1000, 1.125, 'm');
    const edit = editByInstruction([wire, SIGN], 'augmente tout de 10 %', null);
    expect(edit.lines?.[0]?.unitPrice).toBe(1.2375);
  });
});

describe('only one of them', () => {
  it('« un seul panneau ils en veulent plus deux »', () => {
    const two = { ...SIGN, quantity: 2, total: 180 };
    const edit = editByInstruction([FLOOR, two], 'un seul panneau ils en veulent plus deux', null);
    expect(edit.lines?.[1]).toMatchObject({ quantity: 1, total: 90 });
  });
});
