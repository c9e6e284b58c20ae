import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { editByInstruction } from '../editDocument.ts';
import { isExplainedEdit } from '../verifyEdit.ts';

const LINES: LineItem[] = [
  { description: 'Développement React', quantity: 3, unitPrice: 450, total: 1350, unit: 'day' },
  { description: 'Hébergement', quantity: 12, unitPrice: 15, total: 180, unit: 'month' },
  { description: 'Audit SEO', quantity: 1, unitPrice: 600, total: 600 },
  { description: 'Création de logo', quantity: 3, unitPrice: 650, total: 1950 },
  { description: 'Nettoyage des vitres', quantity: 2, unitPrice: 30, total: 60, unit: 'hour' },
];
const CHARGED = { vat: true, vatRate: 20 };

const DEV = '3 × 450';
const HOST = '12 × 15';
const AUDIT = '1 × 600';
const LOGO = '3 × 650';
const GLASS = '2 × 30';

function follow(instruction: string, lines = LINES): string[] | string {
  const edit = editByInstruction(lines, instruction, CHARGED);
  if (edit.lines === null) return edit.reason;
  return edit.lines.map(
    ({ quantity, unitPrice, vatRate }) =>
      `${quantity} × ${unitPrice}${vatRate == null ? '' : ` à ${vatRate} %`}`,
  );
}

const PLUMBER: LineItem[] = [
  { description: 'Remplacement du chauffe-eau 200 L', quantity: 1, unitPrice: 890, total: 890 },
  { description: 'Dépose de l’ancien', quantity: 1, unitPrice: 120, total: 120 },
  { description: 'Main d’œuvre', quantity: 3, unitPrice: 55, total: 165, unit: 'hour' },
  { description: 'Déplacement', quantity: 2, unitPrice: 35, total: 70 },
  { description: 'Remise de bienvenue', quantity: 1, unitPrice: -62.25, total: -62.25 },
];

it.each<[string, number, string]>([
  ['mets la main d’œuvre à 4 h', 2, '4 × 55'],
  ['passe la main d’oeuvre à 4h30', 2, '4.5 × 55'],
  ['la main d’œuvre c’est 4 h', 2, '4 × 55'],
  ['finalement 2 h de main d’œuvre', 2, '2 × 55'],
  ['double les heures', 2, '6 × 55'],
  ['une heure de plus', 2, '4 × 55'],
  ['baisse les heures de 1', 2, '2 × 55'],
  ['passe les heures à 58 €', 2, '3 × 58'],
  ['60 € de l’heure au lieu de 55', 2, '3 × 60'],
  ['le prix du chauffe-eau est 950', 0, '1 × 950'],
  ['le chauffe-eau 900', 0, '1 × 900'],
  ['ajoute 3 % sur le chauffe-eau', 0, '1 × 916.7'],
  ['dépose : 150', 1, '1 × 150'],
  ['ligne 4 : quantité 3', 3, '3 × 35'],
  ['3 déplacements au lieu de 2', 3, '3 × 35'],
  ['déplacement x3', 3, '3 × 35'],
  ['rajoute un déplacement', 3, '3 × 35'],
])('a plumber says it as it comes: « %s »', (instruction, at, changed) => {
  const before = PLUMBER.map(({ quantity, unitPrice }) => `${quantity} × ${unitPrice}`);
  expect(follow(instruction, PLUMBER)).toEqual(before.with(at, changed));
});

it.each([
  ['annule la remise', 'Suppression de «\u00A0Remise de bienvenue\u00A0»'],
  [
    'le total TTC doit être de 1 300 €',
    'Total ramené à 1\u202F300\u00A0€ TTC par une remise de 99,42\u00A0€ HT',
  ],
  [
    'change dépose de l’ancien en dépose et tri',
    '«\u00A0Dépose de l’ancien\u00A0» devient «\u00A0Dépose et tri\u00A0»',
  ],
])('and hears what changes: « %s »', (instruction, change) => {
  expect(editByInstruction(PLUMBER, instruction, CHARGED)).toMatchObject({ changes: [change] });
});

it('« tout à 10 % de TVA sauf le déplacement » leaves that line its rate', () => {
  const rates = editByInstruction(PLUMBER, 'tout à 10 % de TVA sauf le déplacement', CHARGED);
  expect(rates.lines?.map(({ vatRate }) => vatRate)).toEqual([10, 10, 10, undefined, 10]);
});

it.each([
  ['4 déplacements au lieu de 3', /compte 2, pas 3/],
  ['900 € au lieu de 880 pour le chauffe-eau', /est 890.€, pas 880/],
  ['livraison 40 €', /Aucune ligne ne correspond à «.livraison.»/],
])('what does not hold is refused: « %s »', (instruction, reason) => {
  expect(follow(instruction, PLUMBER)).toMatch(reason);
});

describe('an instruction is followed to the letter', () => {
  it.each<[string, string[]]>([
    ['mets la quantité de vitres à 5', [DEV, HOST, AUDIT, LOGO, '5 × 30']],
    ['passe l’audit à 10 % de TVA', [DEV, HOST, '1 × 600 à 10 %', LOGO, GLASS]],
    ['TVA 10 % sur l’hébergement', [DEV, '12 × 15 à 10 %', AUDIT, LOGO, GLASS]],
    [
      'tva 5,5 sur tout sauf le logo et l’audit',
      ['3 × 450 à 5.5 %', '12 × 15 à 5.5 %', AUDIT, LOGO, '2 × 30 à 5.5 %'],
    ],
    ['ajoute 2 h de ménage à 28 € TVA 10 %', [DEV, HOST, AUDIT, LOGO, GLASS, '2 × 28 à 10 %']],
    ['ajoute 2 h de retouches à 45 €, offertes', [DEV, HOST, AUDIT, LOGO, GLASS, '2 × 0']],
    ['le logo est à 650 € en tout', [DEV, HOST, AUDIT, '1 × 650', GLASS]],
    ['total du logo 1 800', [DEV, HOST, AUDIT, '3 × 600', GLASS]],
    ['augmente tout de 5 %', ['3 × 472.5', '12 × 15.75', '1 × 630', '3 × 682.5', '2 × 31.5']],
    ['augmente tout sauf l’hébergement de 10 %', ['3 × 495', HOST, '1 × 660', '3 × 715', '2 × 33']],
    ['baisse le dev et l’audit de 10 %', ['3 × 405', HOST, '1 × 540', LOGO, GLASS]],
    ['baisse l’audit de 100 €', [DEV, HOST, '1 × 500', LOGO, GLASS]],
    ['baisse le prix du dev de 50 €', ['3 × 400', HOST, AUDIT, LOGO, GLASS]],
    ['enlève un jour de dev', ['2 × 450', HOST, AUDIT, LOGO, GLASS]],
    ['un jour de moins sur le dev', ['2 × 450', HOST, AUDIT, LOGO, GLASS]],
    ['ajoute un jour de dev', ['4 × 450', HOST, AUDIT, LOGO, GLASS]],
    ['deux heures de plus pour les vitres', [DEV, HOST, AUDIT, LOGO, '4 × 30']],
    ['passe le dev de 3 à 4 jours', ['4 × 450', HOST, AUDIT, LOGO, GLASS]],
    ['passe la ligne 3 à 700 €', [DEV, HOST, '1 × 700', LOGO, GLASS]],
    ['supprime la ligne 4', [DEV, HOST, AUDIT, GLASS]],
    ['supprime les lignes 2 à 4', [DEV, GLASS]],
    ['supprime le logo et l’audit', [DEV, HOST, GLASS]],
    ['supprime tout sauf le dev', [DEV]],
    ['ne garde que le dev et l’hébergement', [DEV, HOST]],
    ['le logo est offert', [DEV, HOST, AUDIT, '3 × 0', GLASS]],
    ['offre l’audit et les vitres', [DEV, HOST, '1 × 0', LOGO, '2 × 0']],
    ['que le total fasse 4 000', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -140']],
    ['arrondis le total à 4 000 €', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -140']],
    ['le total TTC doit faire 4 800 €', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -140']],
    ['mets l’audit en premier', [AUDIT, DEV, HOST, LOGO, GLASS]],
    ['mets l’audit après le dev', [DEV, AUDIT, HOST, LOGO, GLASS]],
    ['inverse l’audit et le logo', [DEV, HOST, LOGO, AUDIT, GLASS]],
    ['monte le logo d’une ligne', [DEV, HOST, LOGO, AUDIT, GLASS]],
    ['duplique le dev', [DEV, DEV, HOST, AUDIT, LOGO, GLASS]],
    ['copie la ligne 2', [DEV, HOST, HOST, AUDIT, LOGO, GLASS]],
    ['double la quantité de vitres', [DEV, HOST, AUDIT, LOGO, '4 × 30']],
    ['divise le prix du logo par deux', [DEV, HOST, AUDIT, '3 × 325', GLASS]],
    ['remise de 10 % sur tout sauf l’hébergement', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -396']],
    ['remise de 5 % sur le dev et le logo', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -165']],
    ['mets le dev à 500 € et l’audit à 650 €', ['3 × 500', HOST, '1 × 650', LOGO, GLASS]],
    ['remplace l’audit par 2 h de conseil à 90 €', [DEV, HOST, '2 × 90', LOGO, GLASS]],
    ['passe le dev à 4 jours à 480 €', ['4 × 480', HOST, AUDIT, LOGO, GLASS]],
  ])('« %s »', (instruction, wanted) => {
    expect(follow(instruction)).toEqual(wanted);
  });

  it('shares a discount out between the rates it bears on', () => {
    const rated = LINES.map((line, at) => (at < 2 ? { ...line, vatRate: 10 } : line));
    expect(follow('remise de 414 €', rated).slice(-2)).toEqual(['1 × -153 à 10 %', '1 × -261']);
  });

  it('shares a discount in whole cents, and gives the last rate the rest', () => {
    const lines: LineItem[] = [
      { description: 'Pose', quantity: 1, unitPrice: 33.33, total: 33.33, vatRate: 10 },
      { description: 'Fournitures', quantity: 1, unitPrice: 66.67, total: 66.67, vatRate: 20 },
    ];
    expect(follow('remise de 10 €', lines).slice(-2)).toEqual([
      '1 × -3.33 à 10 %',
      '1 × -6.67 à 20 %',
    ]);
  });
});

describe('an instruction that is not sure is refused, with its reason', () => {
  it.each([
    ['baisse le dev de 100 €', 'sur le prix unitaire'],
    ['augmente l’audit de 10', 'De 10 quoi'],
    ['l’hébergement à 20', 'un prix ou une quantité'],
    ['enlève l’audit technique', 'Aucune ligne ne correspond à «\u00a0audit technique\u00a0»'],
    ['enlève 2 h aux vitres', 'Il n’en resterait rien'],
    ['supprime tout', 'au moins une ligne'],
    ['supprime la ligne 9', 'Il n’y a pas de ligne 9'],
    ['tva 19,6', 'n’est pas un taux de TVA'],
    ['enlève la TVA', 'décochez'],
    ['ajoute une note : merci de payer par virement', 'Les notes s’écrivent dans leur champ'],
    ['passe le dev de 5 à 4 jours', 'compte 3, pas 5'],
    ['ajoute 2 h de dev', 'n’est pas compté dans cette unité'],
    ['double les vitres', 'La quantité ou le prix'],
    ['que le total fasse 9 000', 'dépasse celui des lignes'],
    ['augmente de 5 %', 'Précisez la ligne'],
    ['mets le dev en premier', 'ne peut pas aller plus loin'],
    ['ajoute un acompte de 300 €', 'Un acompte ne se compte pas par une ligne'],
    ['passe l’audit à 600 €', 'Rien ne changerait'],
    ['passe l’audit à 700 € et supprime le piano', 'Aucune ligne ne correspond'],
  ])('« %s »', (instruction, reason) => {
    expect(follow(instruction)).toContain(reason);
  });
});

const OPERATIONS = [
  'passe',
  'mets',
  'augmente',
  'baisse',
  'supprime',
  'ajoute',
  'offre',
  'remise de',
  'double le prix de',
  'divise la quantité de',
  'TVA',
  'duplique',
  'inverse',
  'que le total fasse',
  'enlève',
  'un jour de moins sur',
];
const SELECTORS = [
  'tout',
  'tout sauf l’audit',
  'le dev et le logo',
  'la ligne 4',
  'la dernière ligne',
  'les vitres',
  'l’hébergement',
  'le piano',
  '',
];
const FIGURES = [
  'de 100 €',
  'de 5 %',
  'à 4 jours',
  'à 20 €',
  'à 10 %',
  'de 2 h',
  'par deux',
  '650 € en tout',
  'à 1 000',
  '',
  '12,55 €',
];
const drawn = (values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values);

describe('whatever is asked', () => {
  it('invents no figure, keeps every total true, and touches nothing it was given', () => {
    const before = structuredClone(LINES);
    fc.assert(
      fc.property(drawn(OPERATIONS), drawn(SELECTORS), drawn(FIGURES), (verb, target, figure) => {
        const instruction = `${verb} ${target} ${figure}`;
        const edit = editByInstruction(LINES, instruction, CHARGED);
        expect(LINES).toEqual(before);
        if (edit.lines === null) return edit.reason !== '';
        const after = edit.lines.map((line, at) => ({ ...line, from: edit.places[at] ?? null }));
        expect(isExplainedEdit(LINES, after, instruction)).toBe(true);
        expect(edit.changes.length).toBeGreaterThan(0);
        expect(after.length).toBeGreaterThan(0);
        for (const { quantity, unitPrice, total } of after) {
          expect(quantity).toBeGreaterThan(0);
          expect(Math.abs(total - quantity * unitPrice)).toBeLessThan(0.0051);
        }
        expect(after.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThanOrEqual(0);
        return true;
      }),
      { numRuns: 400, seed: 20_261_122 },
    );
  });
});

describe('an edit by sentence is right or refused', () => {
  const CATERER: LineItem[] = [
    { description: 'Buffet froid', quantity: 40, unitPrice: 28, total: 1120 },
    { description: 'Plateaux de fromages', quantity: 4, unitPrice: 35, total: 140 },
    { description: 'Remise fidélité', quantity: 1, unitPrice: -100, total: -100 },
  ];
  const BUFFET = '40 × 28';
  const CHEESE = '4 × 35';

  it.each<[string, string[]]>([
    ['passe la remise à 150 €', [BUFFET, CHEESE, '1 × -150']],
    ['augmente la remise de 50 €', [BUFFET, CHEESE, '1 × -150']],
    ['baisse la remise de 20 €', [BUFFET, CHEESE, '1 × -80']],
    ['la ligne 3 à 150 €', [BUFFET, CHEESE, '1 × -150']],
    ['tout à 10 €', ['40 × 10', '4 × 10', '1 × -100']],
    ['toutes les quantités à 50', ['50 × 28', '50 × 35', '1 × -100']],
    ['augmente tout de 5 % sauf la remise', ['40 × 29.4', '4 × 36.75', '1 × -100']],
    ['buffet 30 €, fromages 40 €', ['40 × 30', '4 × 40', '1 × -100']],
    ['le buffet à 30 € et les fromages à 40 €', ['40 × 30', '4 × 40', '1 × -100']],
  ])('« %s »', (instruction, after) => expect(follow(instruction, CATERER)).toEqual(after));

  it.each<[string, string[]]>([
    ['supprime 5 buffets', ['35 × 28', CHEESE, '1 × -100']],
    ['enlève un plateau de fromages', [BUFFET, '3 × 35', '1 × -100']],
    ['supprime les 4 plateaux de fromages', [BUFFET, '1 × -100']],
    ['offre 2 plateaux de fromages', [BUFFET, '2 × 35', '2 × 0', '1 × -100']],
    ['offre tout', ['40 × 0', '4 × 0', '1 × -100']],
    ['augmente tous les prix de 10 %', ['40 × 30.8', '4 × 38.5', '1 × -100']],
    ['remplace les fromages par des desserts à 30 €', [BUFFET, '4 × 30', '1 × -100']],
    ['remplace les fromages par 6 desserts à 30 €', [BUFFET, '6 × 30', '1 × -100']],
    ['ajoute 40 cafés à 1,80 € après le buffet', [BUFFET, '40 × 1.8', CHEESE, '1 × -100']],
    ['ajoute en premier un apéritif à 200 €', ['1 × 200', BUFFET, CHEESE, '1 × -100']],
    ['rajoute 2 plateaux de fromages', [BUFFET, '6 × 35', '1 × -100']],
  ])('« %s » is of a part, or has a place', (instruction, after) =>
    expect(follow(instruction, CATERER)).toEqual(after),
  );

  it('the VAT of a line stays with what takes its place', () => {
    const taxed = CATERER.map((line) => ({ ...line, vatRate: 10 }));
    expect(follow('remplace le buffet par un cocktail à 30 €', taxed)).toEqual([
      '40 × 30 à 10 %',
      `${CHEESE} à 10 %`,
      '1 × -100 à 10 %',
    ]);
    expect(follow('ajoute 20 % de TVA', taxed)).toEqual([
      `${BUFFET} à 20 %`,
      `${CHEESE} à 20 %`,
      '1 × -100 à 20 %',
    ]);
  });

  it.each<[string, string[]]>([
    ['le dev à 480', ['3 × 480', HOST, AUDIT, LOGO, GLASS]],
    ['le dev à 480 au lieu de 450', ['3 × 480', HOST, AUDIT, LOGO, GLASS]],
    ['remets le logo à 700', [DEV, HOST, AUDIT, '3 × 700', GLASS]],
    ['le dev à 80 de l’heure', ['3 × 80', HOST, AUDIT, LOGO, GLASS]],
    ['Bonjour, pourriez-vous passer le logo à 700 € ? Merci', [DEV, HOST, AUDIT, '3 × 700', GLASS]],
    ['le logo et l’audit à moitié prix', [DEV, HOST, '1 × 300', '3 × 325', GLASS]],
    ['moitié prix sur l’audit', [DEV, HOST, '1 × 300', LOGO, GLASS]],
    ['supprime les 2 dernières lignes', [DEV, HOST, AUDIT]],
    ['inverse la 2 et la 3', [DEV, AUDIT, HOST, LOGO, GLASS]],
    ['la ligne 3 en premier', [AUDIT, DEV, HOST, LOGO, GLASS]],
    ['baisse le total de 100 €', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -100']],
    ['arrondis à 4 000', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -140']],
    ['remise exceptionnelle de 10 % pour fidélité', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -414']],
    ['je fais un geste de 10 % sur l’audit', [DEV, HOST, AUDIT, LOGO, GLASS, '1 × -60']],
    ['augmente l’audit de 50 € par jour', [DEV, HOST, '1 × 650', LOGO, GLASS]],
  ])('« %s » is clear', (instruction, after) => expect(follow(instruction)).toEqual(after));

  it.each<[string, number]>([
    ['remise de 10 % sauf sur l’hébergement', -396],
    ['-10% sauf logo', -219],
    ['remise de 10 % hors hébergement', -396],
    ['remise de 10 % hors taxes', -414],
  ])('« %s » takes off %d €', (instruction, taken) => {
    expect(follow(instruction)).toEqual([DEV, HOST, AUDIT, LOGO, GLASS, `1 × ${taken}`]);
  });

  it.each<[string, RegExp]>([
    ['ne supprime pas l’audit', /ce qu’il faut changer/],
    ['ne passe pas le dev à 400 €', /ce qu’il faut changer/],
    ['ajoute 200 € au développement', /prix unitaire/],
    ['facture le développement 2 500 €', /déjà dans les lignes/],
    ['supprime 8 jours de développement', /que 3/],
    ['mets le dev à 550 ou 560 €', /deux valeurs/],
    ['dev entre 500 et 550 €', /deux valeurs/],
    ['mets le dev à -50 €', /négatif/],
    ['le dev à 6 jours et le logo à 8', /un prix ou une quantité/],
    ['mets le dev et l’audit à 6 jours à 500 €', /plusieurs nombres/],
  ])('« %s » is refused', (instruction, reason) => {
    expect(follow(instruction)).toMatch(reason);
  });
});
