import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../../editDocument.ts';

const ROOF = line('Réfection toiture tuiles 20x30', 80, 65, 'm2');
const GUTTER = line('Gouttière zinc G25', 18, 42, 'm');
const SKYLIGHT = line('Fenêtre de toit', 2, 480);
const VISIT = line('Visite du 12 juin', 1, 60);
const LEAFLET = line('Carnet d’entretien 8 pages', 8, 3, 'page');
const LINES = [ROOF, GUTTER, SKYLIGHT, VISIT, LEAFLET];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 10 });
  return edit.lines ?? edit.reason;
}

const named = (changed: LineItem, description: string, change: Partial<LineItem> = {}) =>
  LINES.map((each) => (each === changed ? { ...each, ...change, description } : each));

describe('what was told, said on a line', () => {
  it.each<[string, LineItem, string]>([
    [
      'c’est pour la façade nord, note-le sur la gouttière',
      GUTTER,
      'Gouttière zinc G25 (façade nord)',
    ],
    ['c’est au 2e étage, précise ça sur les fenêtres', SKYLIGHT, 'Fenêtre de toit (au 2e étage)'],
    ['c’est du gris, précise la couleur sur la gouttière', GUTTER, 'Gouttière zinc G25 (gris)'],
    [
      'chantier du 4 mai, ajoute la date sur la toiture',
      ROOF,
      'Réfection toiture tuiles 20x30 (du 4 mai)',
    ],
    [
      'chantier du 4 mai, note le sur la toiture',
      ROOF,
      'Réfection toiture tuiles 20x30 (du 4 mai)',
    ],
    ['fenêtre de toit double vitrage, marque-le', SKYLIGHT, 'Fenêtre de toit (double vitrage)'],
    [
      'gouttière : pose comprise, mets le dans le libellé',
      GUTTER,
      'Gouttière zinc G25 (pose comprise)',
    ],
    ['peux tu préciser gouttière côté rue', GUTTER, 'Gouttière zinc G25 (côté rue)'],
    [
      'précise que la toiture c’est le 14 septembre',
      ROOF,
      'Réfection toiture tuiles 20x30 (le 14 septembre)',
    ],
    [
      'pouvez-vous s’il vous plaît préciser que la toiture date du 7 avril',
      ROOF,
      'Réfection toiture tuiles 20x30 (du 7 avril)',
    ],
    ['sur la gouttière precise que c’etait le 9 mai', GUTTER, 'Gouttière zinc G25 (le 9 mai)'],
  ])('« %s »', (instruction, changed, description) => {
    expect(follow(instruction)).toEqual(named(changed, description));
  });

  it.each([
    'note le sur la toiture',
    'sur la toiture précise que c’est fini',
    'sur le garage précise que c’était le 9 mai',
    'précise la couleur sur la gouttière',
    'ajoute la date sur la toiture',
    'c’est payé, note-le sur la toiture',
    'c’est 90 m2, note-le sur la toiture',
    'c’est pas fini, note-le sur la toiture',
    'c’est pour mai, note-le sur la toiture et les fenêtres',
    'toiture 90 m2, marque le',
    'toiture et fenêtre côté rue, note-le',
    'passe la gouttière à 45 €, note-le sur la toiture',
    'précise gouttière et toiture',
    'c’est le 19 juin, note-le sur la visite',
    'note le sur les fenêtres et la toiture',
    'indique que la toiture est offerte',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });
});

describe('what a name holds is other', () => {
  it.each<[string, LineItem, string]>([
    ['la toiture c’est du 25x35 finalement', ROOF, 'Réfection toiture tuiles 25x35'],
    ['gouttière en g33, même prix', GUTTER, 'Gouttière zinc G33'],
    ['la visite est reportée au 19 juin', VISIT, 'Visite du 19 juin'],
    ['c’est pas zinc c’est cuivre la gouttière', GUTTER, 'Gouttière cuivre G25'],
  ])('« %s »', (instruction, changed, description) => {
    expect(follow(instruction)).toEqual(named(changed, description));
  });

  it.each([
    'les fenêtres en 55x78',
    'la toiture en m3',
    'gouttière en 25x35',
    'la toiture est reportée au 19 juin',
    'c’est pas zinc c’est cuivre la toiture',
  ])('« %s » is refused', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });

  it('a quantity that the name says too, with its unit', () => {
    const twelve = { quantity: 12, total: 36 };
    const all = named(LEAFLET, 'Carnet d’entretien 12 pages', twelve);
    expect(follow('carnet d’entretien 12 pages')).toEqual(all);
    expect(follow('carnet à 10 pages non attends 12')).toEqual(all);
    expect(follow('le carnet à 4 €')).toEqual(
      named(LEAFLET, LEAFLET.description, { unitPrice: 4, total: 32 }),
    );
  });

  it('a size of its own is no other number', () => {
    expect(follow('fenêtre 55x78 à 300 et 2 volets')).not.toMatch(/plusieurs nombres/);
  });

  it('changed for another with its price, and a price for no thing', () => {
    const after = follow('change fenêtre de toit par puits de lumière 390 €');
    expect(after).toHaveLength(5);
    expect(after[2]).toMatchObject({
      description: 'Puits de lumière',
      quantity: 2,
      unitPrice: 390,
    });
    expect(follow('change le prix des fenêtres par 390 €')).toEqual(
      named(SKYLIGHT, SKYLIGHT.description, { unitPrice: 390, total: 780 }),
    );
  });
});
