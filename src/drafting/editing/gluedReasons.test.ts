import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const LAWN = line('Tonte de pelouse', 600, 0.35, 'm2');
const TREE = line('Taille d’un olivier centenaire', 1, 220);
const ROSES = line('Plantation de rosiers rouges', 12, 18);
const WATER = line('Arrosage automatique 4 zones', 1, 950, 'lot');
const CLEANING = line('Nettoyage final', 1, 0, 'lot');
const LINES = [LAWN, TREE, ROSES, WATER, CLEANING];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 20 });
  return edit.lines ?? edit.reason;
}

const withThis = (changed: LineItem, change: Partial<LineItem>) =>
  LINES.map((each) => (each === changed ? (expect.objectContaining(change) as LineItem) : each));

describe('a reason that is glued to what is asked', () => {
  it.each<[string, LineItem]>([
    ['enlève l’arrosage les clients ont un puits', WATER],
    ['supprime la tonte il garde ses moutons', LAWN],
    ['retire l’arrosage, la cliente en veut pas', WATER],
    ['vire l’olivier elle le taille elle-même', TREE],
    ['enlève les rosiers le client les a déjà', ROSES],
    ['enlève l’arrosage j arrose moi même', WATER],
    ['vire les rosiers la pépinière les fournit', ROSES],
    ['supprime la tonte le jardinier la fait', LAWN],
    ['retire l’arrosage mon beau-frère s’en charge', WATER],
  ])('« %s » takes one line out', (instruction, gone) => {
    expect(follow(instruction)).toEqual(LINES.filter((each) => each !== gone));
  });

  it.each<[string, LineItem, Partial<LineItem>]>([
    ['650 m2 pour la tonte j’ai remesuré', LAWN, { quantity: 650 }],
    ['l’olivier 250 euros, le prix du gasoil a augmenté', TREE, { unitPrice: 250 }],
    ['l’olivier 260 le tronc a pourri au pied', TREE, { unitPrice: 260 }],
    ['les rosiers il m’en faut 15 finalement j’avais mal compté', ROSES, { quantity: 15 }],
    ['ya 14 rosiers à planter', ROSES, { quantity: 14 }],
    ['facture le nettoyage 80', CLEANING, { unitPrice: 80 }],
    ['le nettoyage je le facture 90 finalement', CLEANING, { unitPrice: 90 }],
    ['mets la tonet à 0,40 €', LAWN, { unitPrice: 0.4 }],
  ])('« %s » changes one line', (instruction, changed, change) => {
    expect(follow(instruction)).toEqual(withThis(changed, change));
  });

  it.each<[string, RegExp]>([
    ['enlève l’arrosage si il veut', /sans condition/],
    ['enlève l’arrosage sauf s’ils y tiennent', /sans condition/],
    ['enlève l’arrosage elle le paie à part 900', /./],
    ['enlève l’arrosage elle en prend deux', /./],
    ['enlève l’arrosage le voisin le paie 50', /./],
    ['enlève les rosiers la pelouse les couvre', /ligne ne correspond/],
    ['enlève les rosiers la mairie en garde deux', /ligne ne correspond/],
    ['l’olivier 260 le tronc a pris 20 ans', /./],
    ['l’olivier 250 je l’offre', /./],
    ['la tonte 650 m2 il a agrandi de 50', /./],
    ['14 rosiers à arracher', /ligne ne correspond/],
    ['l’olivier c’est pas trop 220 ?', /questions/],
    ['on avait dit 200 pour le figuier', /questions/],
  ])('« %s » is refused', (instruction, reason) => {
    expect(follow(instruction)).toMatch(reason);
  });

  it('what is offered stays so when all the others rise, and that is said', () => {
    const edit = editByInstruction(LINES, 'augmente toutes les lignes de 10 %', null);
    expect(edit.lines?.map(({ unitPrice }) => unitPrice)).toEqual([0.385, 242, 19.8, 1045, 0]);
    expect(edit.lines === null ? [] : edit.changes.at(-1)).toMatch(/Nettoyage final.» reste à 0/);
    expect(follow('augmente le nettoyage de 10 %')).toMatch(/est à 0.€/);
  });
});

describe('what is added is no line there is, and has a name', () => {
  it.each([
    'ajoute une housse sur l’arrosage à 12 €',
    'facture-lui la tonte 300',
    'ajoute le client paiera le train 50 €',
    'ajoute les clients viendront samedi 50 €',
    'compte 2 oliviers si le client veut',
    'compte la tonte 80',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });

  it.each<[string, Partial<LineItem>]>([
    ['ajoute-lui un râteau à 12 €', { description: 'Râteau', unitPrice: 12 }],
    ['ajoute une haie à 40 €', { description: 'Haie', unitPrice: 40 }],
    [
      'ajoute la nacelle 1 jour 220 euros',
      { description: 'Nacelle', quantity: 1, unit: 'day', unitPrice: 220 },
    ],
  ])('« %s » is a new line', (instruction, added) => {
    expect(follow(instruction)).toEqual([...LINES, expect.objectContaining(added)]);
  });
});

const last = (lines: LineItem[], instruction: string) =>
  editByInstruction(lines, instruction, { vat: true, vatRate: 20 }).lines?.slice(4);

describe('a discount that is there', () => {
  const named = { ...line('Remise fidélité', 1, -50), kind: 'discount' as const };
  const share = { ...line('Remise 10 %', 1, -139.6), kind: 'discount' as const };
  const sold = [TREE, ROSES, WATER, CLEANING];

  it('is set by its name, or by another percentage', () => {
    expect(last([...sold, named], 'remise fidélité 80')).toMatchObject([
      { description: 'Remise fidélité', unitPrice: -80 },
    ]);
    const tenth = { ...share, unitPrice: -138.6, total: -138.6 };
    expect(last([...sold, tenth], 'passe la remise à 5 %')).toMatchObject([
      { description: 'Remise 5 %', unitPrice: -69.3, total: -69.3 },
    ]);
  });

  it('is left alone by what is called otherwise, or is no share', () => {
    expect(last([...sold, named], 'remise 80')).toHaveLength(2);
    expect(last([...sold, share], 'passe la remise à 5 %')).toBeUndefined();
    expect(last([...sold, named], 'remise fidélité de 5 %')).toBeUndefined();
  });
});
