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
    ['le dev à 480', '480 quoi'],
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
