import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const PADS = line('Plaquettes de frein avant', 2, 38);
const WORK = line('Main-d’œuvre atelier', 3, 62, 'hour');
const TYRES = line('Pneu 205/55 R16', 4, 78);
const ALBUM = line('Album cuir 30 pages', 2, 180);
const TRIP = line('Déplacement', 120, 0.6, 'km');
const MEASURING = line('Prise de mesures', 1, 0, 'lot');
const HEDGE = line('Taille de haie', 45, 8.5, 'm');
const LINES = [PADS, WORK, TYRES, ALBUM, TRIP, MEASURING, HEDGE];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 20 });
  return edit.lines ?? edit.reason;
}

const withThis = (changed: LineItem, change: Partial<LineItem>) =>
  LINES.map((each) => (each === changed ? (expect.objectContaining(change) as LineItem) : each));

describe('every figure of an instruction is accounted for', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    ['mets les plaquettes à 42 € et il en faut 4', PADS, { quantity: 4, unitPrice: 42 }],
    ['passe la main d’œuvre à 65 et 4 heures', WORK, { quantity: 4, unitPrice: 65 }],
    ['les pneus 5 au lieu de 4', TYRES, { quantity: 5 }],
    ['augmente le prix des pneus de 10 %', TYRES, { unitPrice: 85.8 }],
    [
      'mets l’album à 190 € et 40 pages',
      ALBUM,
      { quantity: 2, description: 'Album cuir 40 pages' },
    ],
  ])('« %s » does all of it', (instruction, changed, change) => {
    expect(follow(instruction)).toEqual(withThis(changed, change));
  });

  it.each(['passe les pneus à 82 €, 9', 'mets l’album à 190 € pour 9', 'album 190 € 9'])(
    'what is left over of « %s » is quoted in the refusal',
    (instruction) => {
      expect(follow(instruction)).toMatch(/quoi faire de «.9.»/);
    },
  );

  it.each([
    'j’ai roulé 150 km donc passe l’album à 200',
    'j’ai fait 35 retouches donc passe l’album à 200',
    'mets l’album à 190 € et la couverture 12',
    'taille de 2 haies',
    'mets 4 plaquettes et 3 heures',
    'les plaquettes 500 il en a deux',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });
});

describe('a second part that names no line is of the line just changed', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    ['mets l’album à 190 € et 3 exemplaires', ALBUM, { quantity: 3, unitPrice: 190 }],
    ['mets les pneus à 82 et 2 unités', TYRES, { quantity: 2, unitPrice: 82 }],
    ['les plaquettes à 40 € et 4 pièces', PADS, { quantity: 4, unitPrice: 40 }],
  ])('« %s »', (instruction, changed, change) => {
    expect(follow(instruction)).toEqual(withThis(changed, change));
  });

  it.each(['3 unités', 'mets 5 exemplaires', 'unités à 50', 'pièces : 3'])(
    '« %s » selects no lines by a unit nobody named',
    (instruction) => {
      expect(follow(instruction)).toBeTypeOf('string');
    },
  );
});

describe('what is told of a person or a thing orders nothing', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    ['elle mesure 1m80 et chausse du 42, passe l’album à 200', ALBUM, { unitPrice: 200 }],
    ['le client fait du 44, mets les plaquettes à 45 €', PADS, { unitPrice: 45 }],
    ['le chien pèse 34 kg, passe le déplacement à 140 km', TRIP, { quantity: 140 }],
    ['la haie fait 3 m de haut donc compte 12 €', HEDGE, { unitPrice: 12 }],
  ])('« %s » changes one line', (instruction, changed, change) => {
    expect(follow(instruction)).toEqual(withThis(changed, change));
  });

  it.each([
    'elle fait du 38 et mesure 1m70',
    'il a 12 ans',
    'la voiture pèse 900 kg',
    'elle mesure 2 m',
  ])('« %s » alone is refused', (instruction) => {
    expect(follow(instruction)).toMatch(/ce qu’il faut changer|ligne ne correspond/);
  });
});

describe('what is told before an order may hold figures of no line', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    ['la remorque fait 2 m sur 3 donc mets 6 pneus', TYRES, { quantity: 6 }],
    ['le mariage finit à 23h, mets la main d’œuvre à 6 heures', WORK, { quantity: 6 }],
    ['le garage est au 12 rue du Port, passe la main d’œuvre à 64 €', WORK, { unitPrice: 64 }],
    ['elle habite au 3e étage. Mets 5 pneus', TYRES, { quantity: 5 }],
  ])('« %s »', (instruction, changed, change) => {
    expect(follow(instruction)).toEqual(withThis(changed, change));
  });

  it.each([
    'on est 3 et il y a 5 pneus donc compte 6',
    'la haie fait 20 m sur 3 donc passe les pneus à 80',
    'le terrain fait 60 m, passe l’album à 200',
    'il faut 3 pneus ou 4, passe l’album à 200',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });
});
