import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../../editDocument.ts';

const OIL = line('Vidange moteur huile 5W30', 1, 89, 'lot');
const PADS = line('Plaquettes de frein avant', 2, 38);
const TYRES = line('Pneu 205/55 R16', 4, 78);
const TREE = line('Taille d’un olivier centenaire', 1, 220);
const WATER = line('Arrosage automatique 4 zones', 1, 950, 'lot');
const LIFT = line('Nacelle 12 m³', 2, 90, 'day');
const STAY = line('Garde de Minou (siamois)', 3, 15, 'day');
const LINES = [OIL, PADS, TYRES, TREE, WATER, LIFT, STAY];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 20 });
  return edit.lines ?? edit.reason;
}

const named = (changed: LineItem, description: string): LineItem[] =>
  LINES.map((each) => (each === changed ? { ...each, description } : each));

describe('words of a name that are other words', () => {
  it.each<[string, LineItem, string]>([
    ['huile 5W40 plutôt que 5W30', OIL, 'Vidange moteur huile 5W40'],
    ['plaquettes arrière au lieu de avant', PADS, 'Plaquettes de frein arrière'],
    ['plaquettes de frein arrière et pas avant', PADS, 'Plaquettes de frein arrière'],
    ['pneus 205/60 à la place de 205/55', TYRES, 'Pneu 205/60 R16'],
    ['remplace 5W30 par 5W40 dans la vidange', OIL, 'Vidange moteur huile 5W40'],
    ['c’est pas un olivier c’est un figuier', TREE, 'Taille d’un figuier centenaire'],
    ['c’est pas un siamois minou c’est un persan', STAY, 'Garde de Minou (persan)'],
    ['5 zones au lieu de 4 pour l’arrosage mais même prix', WATER, 'Arrosage automatique 5 zones'],
    ['une nacelle de 16m3 plutot que 12m3', LIFT, 'Nacelle 16 m³'],
  ])('« %s »', (instruction, changed, description) => {
    expect(follow(instruction)).toEqual(named(changed, description));
  });

  it.each([
    'c’est pas un olivier c’est une vigne',
    'plaquettes plutôt que les pneus',
    'la vidange, pas les pneus',
    'huile 5W40 plutôt que 0W20',
    'c’est pas un olivier',
    'un frein à la place de la nacelle',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });

  it('a figure that a line counts is its count', () => {
    const after = follow('3 plaquettes au lieu de 2');
    expect(after).toEqual(
      LINES.map((each) => (each === PADS ? { ...each, quantity: 3, total: 114 } : each)),
    );
  });
});

describe('what a name is to say more', () => {
  it.each<[string, LineItem, string]>([
    ['précise filtre compris sur la vidange', OIL, 'Vidange moteur huile 5W30 (filtre compris)'],
    ['dans l’arrosage précise côté sud', WATER, 'Arrosage automatique 4 zones (côté sud)'],
    ['nacelle : indique avec chauffeur', LIFT, 'Nacelle 12 m³ (avec chauffeur)'],
    ['ajoute les dates 3 et 4 mars sur la nacelle', LIFT, 'Nacelle 12 m³ (3 et 4 mars)'],
    [
      'la taille de l’olivier se fera le 12 avril, tu peux le noter sur la ligne',
      TREE,
      'Taille d’un olivier centenaire (le 12 avril)',
    ],
    ['garde de Minou du 2 au 4 août, marque-le', STAY, 'Garde de Minou (siamois, du 2 au 4 août)'],
  ])('« %s »', (instruction, changed, description) => {
    expect(follow(instruction)).toEqual(named(changed, description));
  });

  it('said behind another change, it is of the same line', () => {
    expect(follow('nacelle 3 jours au lieu de 2 et précise avec chauffeur dedans')).toEqual(
      LINES.map((each) =>
        each === LIFT
          ? { ...each, quantity: 3, total: 270, description: 'Nacelle 12 m³ (avec chauffeur)' }
          : each,
      ),
    );
  });

  it.each([
    'précise que c’est payable en deux fois sur la vidange',
    'marque urgent',
    'indique 300 € sur la vidange',
    'note que le client est content',
    'précise samedi sur la vidange et la nacelle',
    'ajoute la date du 3 mai',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });
});
