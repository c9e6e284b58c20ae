import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const CAKE = line('Pièce montée', 1, 320);
const BREAD = line('Pain de campagne', 40, 4);
const BOX = line('Carton', 3, 2);
const TARTS = line('Tartelettes citron', 60, 2.5);
const DELIVERY = line('Livraison', 1, 35);
const OVEN = line('Location four mobile', 2, 90, 'day');
const STAFF = line('Vendeuse', 6, 22, 'hour');
const LINES = [CAKE, BREAD, BOX, TARTS, DELIVERY, OVEN, STAFF];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 10 });
  return edit.lines ?? edit.reason;
}

const without = (...gone: LineItem[]) => LINES.filter((each) => !gone.includes(each));
const withThis = (changed: LineItem, change: Partial<LineItem>) =>
  LINES.map((each) => (each === changed ? (expect.objectContaining(change) as LineItem) : each));

describe('all that is to go, and nothing else', () => {
  it.each<[string, LineItem[]]>([
    ['retire les tartelettes et le four la cuisine est équipée', [TARTS, OVEN]],
    ['enlève la pièce montée et le pain', [CAKE, BREAD]],
    ['supprime la livraison et les cartons', [DELIVERY, BOX]],
    ['supprime le four ils sont pas raccordés', [OVEN]],
    ['pas de livraison le client passe la prendre', [DELIVERY]],
    ['pas de vendeuse c’est un petit buffet', [STAFF]],
    ['la livraison, enlève-la', [DELIVERY]],
    ['le four on le monte plus, tu peux l’enlever', [OVEN]],
  ])('« %s »', (instruction, gone) => {
    expect(follow(instruction)).toEqual(without(...gone));
  });

  it.each([
    'enlève le four on l’a pas et la livraison',
    'la livraison pas offerte',
    'supprime le pain les tartelettes sont faites',
    'retire le four elle veut plus du pain',
    'pas de livraison le client s’en occupe pas',
    'pas de pain s’ils prennent la pièce montée',
    'enlève le four il en veut plus deux',
    'la livraison, le four, enlève-le',
    'le four on le garde, tu peux pas l’enlever',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });

  it('a reason that is « plus » something denies nothing, and « plus l’autre » does', () => {
    expect(follow('mets la livraison en premier c’est plus clair')).toEqual([
      DELIVERY,
      ...without(DELIVERY),
    ]);
    expect(follow('mets la livraison en premier c’est plus le pain')).toBeTypeOf('string');
  });
});

describe('a line whose name has no telling word', () => {
  it.each<[string, Partial<LineItem>]>([
    ['passe la pièce montée à 350 €', { unitPrice: 350 }],
    ['2 pièces montées', { quantity: 2 }],
    ['offre la pièce montée', { unitPrice: 0 }],
    ['remplace la pièce montée par un wedding cake', { description: 'Wedding cake' }],
  ])('« %s »', (instruction, change) => {
    expect(follow(instruction)).toEqual(withThis(CAKE, change));
  });

  it.each(['passe la pièce à 350 €', 'supprime la pièce', 'le montant à 350'])(
    '« %s » does not name it',
    (instruction) => {
      expect(follow(instruction)).toBeTypeOf('string');
    },
  );
});

describe('what is offered, or no longer', () => {
  it.each<[string, LineItem, number]>([
    ['la livraison offre la lui, c’est un habitué', DELIVERY, 0],
    ['livraison offerte ce mois-ci', DELIVERY, 0],
    ['la vendeuse, tu peux l’offrir', STAFF, 0],
    ['livraison pas offerte, 40 euros', DELIVERY, 40],
  ])('« %s »', (instruction, changed, unitPrice) => {
    expect(follow(instruction)).toEqual(withThis(changed, { unitPrice }));
  });
});

describe('a refusal quotes what was said', () => {
  it('with the figure that was read apart', () => {
    expect(follow('brioche 5 tranches beurrées')).toMatch(/brioche 5 tranches beurrées/);
  });
});
