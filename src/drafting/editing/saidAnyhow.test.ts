import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const SET_UP = line('Installation de la scène', 6, 55, 'hour');
const LIGHTS = line('Projecteurs LED', 8, 25);
const FLOOR = line('Plancher de danse', 40, 12, 'm2');
const GROUP = line('Groupe électrogène 20 kVA', 1, 340);
const ALBUM = line('Livret 12 pages', 1, 480);
const POSTERS = line('Affiches A2', 30, 4.5);
const VISIT = line('Repérage du 14 juin', 1, 120);
const CURTAIN = line('Rideau en velours', 2, 180);
const VAN = { ...line('Location du fourgon', 1, 90), vatRate: 20 };
const OFF = { ...line('Remise de bienvenue', 1, -150), kind: 'discount' as const };
const LINES = [SET_UP, LIGHTS, FLOOR, GROUP, ALBUM, POSTERS, VISIT, CURTAIN, VAN, OFF];

function follow(instruction: string): LineItem[] | string {
  const edit = editByInstruction(LINES, instruction, { vat: true, vatRate: 10 });
  return edit.lines ?? edit.reason;
}

const withThese = (...changed: readonly (readonly [LineItem, Partial<LineItem>])[]) =>
  LINES.map((each) => {
    const change = changed.find(([of]) => of === each)?.[1];
    return change === undefined ? each : (expect.objectContaining(change) as LineItem);
  });

describe('what is said around an instruction', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    ['ya eu 10 projecteurs pas 8', LIGHTS, { quantity: 10 }],
    ['finalement la cliente veut 6 projecteurs', LIGHTS, { quantity: 6 }],
    ['j’ai compté 8 projecteurs mais ils en ont pris que 5', LIGHTS, { quantity: 5 }],
    ['ils ont pris qu’un rideau', CURTAIN, { quantity: 1 }],
    ['on a passé 1h30 de plus à l’installation avec eux', SET_UP, { quantity: 7.5 }],
    ['le plancher fait 44 m² après mesure', FLOOR, { quantity: 44 }],
    ['Sur le plancher compte 3 m² de plus pour la buvette', FLOOR, { quantity: 43 }],
    ['Veuillez noter que l’installation a pris 7 h', SET_UP, { quantity: 7 }],
    ['je vous confirme que les projecteurs passent de 8 à 6', LIGHTS, { quantity: 6 }],
    ['bin y’en a pour 45 m² de plancher', FLOOR, { quantity: 45 }],
    ['l’installation passe de 6 h à 5 h', SET_UP, { quantity: 5 }],
    ['9 projecteurs installés pas 8', LIGHTS, { quantity: 9, unitPrice: 25 }],
    ['le plancher c’est 13 du m2 et il y en a 45', FLOOR, { quantity: 45, unitPrice: 13 }],
    ['les affiches : 5 € pièce, j’en ai tiré 25', POSTERS, { quantity: 25, unitPrice: 5 }],
    ['la scène on l’a eue que 4h', SET_UP, { quantity: 4 }],
    ['boudu t’as compté un projecteur de trop', LIGHTS, { quantity: 7 }],
    ['les affiches on les vend à 5 euros', POSTERS, { unitPrice: 5 }],
    ['deuxième passage, donc compte 2 repérages', VISIT, { quantity: 2 }],
    [
      'l’installation c’est deux jours complets à 380 la journée',
      SET_UP,
      { quantity: 2, unitPrice: 380, unit: 'day' },
    ],
    [
      'facture l’installation à la journée : 2 jours à 380',
      SET_UP,
      { quantity: 2, unitPrice: 380, unit: 'day' },
    ],
    [
      'Facture l’installation au forfait : 300 € tout compris',
      SET_UP,
      { quantity: 1, unitPrice: 300 },
    ],
    ['rajoute vingt euros de location du fourgon', VAN, { unitPrice: 110 }],
    ['aligne le prix des projecteurs sur celui du plancher', LIGHTS, { unitPrice: 12 }],
  ])('is left out of « %s »', (instruction, of, change) => {
    expect(follow(instruction)).toEqual(withThese([of, change]));
  });

  it.each<[string, LineItem]>([
    ['enleve le groupe il l a deja', GROUP],
    ['vire le repérage je le facture pas', VISIT],
    ['le rideau on l’a pas pris', CURTAIN],
    ['Fourgon : rendu par nos soins, à retirer', VAN],
    ['la salle avait ses affiches donc on enlève les affiches', POSTERS],
    ['tu m’enlèveras le livret', ALBUM],
    ['après discussion, on garde tout sauf le livret', ALBUM],
    ['Merci de retirer le livret, M. Lebrun préfère le faire lui-même.', ALBUM],
  ])('« %s » takes a line out', (instruction, gone) => {
    expect(follow(instruction)).toEqual(LINES.filter((each) => each !== gone));
  });
});

it('a discount named by its percentage follows the lines, and says so', () => {
  const off = { ...line('Remise 5 %', 1, -40), kind: 'discount' as const };
  const edit = editByInstruction([FLOOR, line('Estrade', 1, 320), off], 'le plancher fait 60 m²');
  expect(edit.lines?.map(({ total }) => total)).toEqual([720, 320, -52]);
  expect(edit).toHaveProperty('changes.1', expect.stringContaining('52'));
});

describe('a name that says otherwise', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    [
      'le livret c’est un 16 pages à 560',
      ALBUM,
      { quantity: 1, unitPrice: 560, description: 'Livret 16 pages' },
    ],
    ['remplace les affiches A2 par des A3', POSTERS, { description: 'Affiches A3' }],
    ['les affiches c’est de l’A3 pas de l’A2', POSTERS, { description: 'Affiches A3' }],
    ['le rideau c’est pas le velours c’est le coton', CURTAIN, { description: 'Rideau en coton' }],
    ['le repérage était le 16 juin', VISIT, { description: 'Repérage du 16 juin' }],
    [
      'le repérage du 14 juin c’était le 16 juin, pas le 14',
      VISIT,
      { description: 'Repérage du 16 juin' },
    ],
    ['c’est pas le rideau en velours c’est un pendrillon', CURTAIN, { description: 'Pendrillon' }],
    ['le livret remplacé par un programme', ALBUM, { description: 'Programme' }],
  ])('takes the words of « %s »', (instruction, of, change) => {
    expect(follow(instruction)).toEqual(withThese([of, change]));
  });
});

describe('several things asked in one sentence', () => {
  it.each<[string, ...(readonly [LineItem, Partial<LineItem>])[]]>([
    [
      'projecteurs 22 plancher 45 m2 et affiches 5',
      [LIGHTS, { unitPrice: 22 }],
      [FLOOR, { quantity: 45 }],
      [POSTERS, { unitPrice: 5 }],
    ],
    [
      'la cliente veut 6 projecteurs seulement et 20 affiches',
      [LIGHTS, { quantity: 6 }],
      [POSTERS, { quantity: 20 }],
    ],
    [
      'Projecteurs : passer de 8 à 10 et le prix de 25 à 22',
      [LIGHTS, { quantity: 10, unitPrice: 22 }],
    ],
  ])('are done one after the other: « %s »', (instruction, ...changed) => {
    expect(follow(instruction)).toEqual(withThese(...changed));
  });

  it('a removal beside a price, in the words of a conversation', () => {
    const edit = follow('les affiches passent à cinq euros et tu me vires le repérage');
    expect(edit).toEqual(
      withThese([POSTERS, { unitPrice: 5 }]).filter((_, at) => LINES[at] !== VISIT),
    );
  });

  it.each([
    'mets l’installation à 8 h et à 10 h',
    'ajoute un tirage à 85 €, deux exemplaires',
    'projecteurs 10 pas plancher 45',
    'projecteurs 10 et gyrophares 4',
    'mets -3 projecteurs',
    'compte 2 h de repérage',
    'ajoute la TVA sur le plancher',
    'mets le livret en option',
    'pour le groupe j’ai compté trois cent quarante mais on avait dit trois cents',
    'remplace le rideau par un 80F',
    'ils n’ont pas pris 3 projecteurs',
    'les projecteurs sont offerts si on prend le plancher',
  ])('« %s » is refused whole', (instruction) => {
    expect(follow(instruction)).toBeTypeOf('string');
  });
});
