import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const CURTAINS = line('Confection de rideaux', 4, 85);
const HEM = line('Ourlets', 12, 9);
const LINEN = line('Tissu en lin', 18, 24, 'm');
const FITTING = line('Pose des tringles', 5, 42, 'hour');
const CUSHIONS = line('Coussins', 6, 30);
const DELIVERY = line('Livraison à domicile', 1, 35);
const LINES = [CURTAINS, HEM, LINEN, FITTING, CUSHIONS, DELIVERY];

const lastOf = (instruction: string, lines: readonly LineItem[] = LINES) =>
  editByInstruction([...lines], instruction, { vat: true, vatRate: 20 });

/** What changes; or that nothing does. */
function told(instruction: string, lines: readonly LineItem[] = LINES): string {
  const edit = lastOf(instruction, lines);
  return edit.lines === null ? 'refused' : edit.changes.join(' ; ').replaceAll('\u00a0', ' ');
}

describe('a count as an everyday sentence says it', () => {
  it.each([
    ['les coussins, mets-en trois de plus', '« Coussins » : 6 × 30 € → 9 × 30 €'],
    ['les coussins, rajoute-en 2', '« Coussins » : 6 × 30 € → 8 × 30 €'],
    ['les ourlets, enlèves-en quatre', '« Ourlets » : 12 × 9 € → 8 × 9 €'],
    ['les ourlets, mets-en 10', '« Ourlets » : 12 × 9 € → 10 × 9 €'],
    ['rajoute-en 2 de coussins', '« Coussins » : 6 × 30 € → 8 × 30 €'],
    [
      'il m’a fallu deux mètres de lin de plus que prévu',
      '« Tissu en lin » : 18 m × 24 € → 20 m × 24 €',
    ],
    ['il a fallu 7 h de pose', '« Pose des tringles » : 5 h × 42 € → 7 h × 42 €'],
    ['ya eu que 15 m de lin utilisé', '« Tissu en lin » : 18 m × 24 € → 15 m × 24 €'],
    ['16 m de lin suffisaient', '« Tissu en lin » : 18 m × 24 € → 16 m × 24 €'],
    ['ôte 3 m de lin', '« Tissu en lin » : 18 m × 24 € → 15 m × 24 €'],
    ['6 coussins c’est pas assez, elle en veut 8', '« Coussins » : 6 × 30 € → 8 × 30 €'],
    ['les coussins, elle en veut 8', '« Coussins » : 6 × 30 € → 8 × 30 €'],
    ['il lui faut un coussin de plus, pour sa sœur', '« Coussins » : 6 × 30 € → 7 × 30 €'],
    [
      'un second coussin pour le salon, même modèle même prix',
      '« Coussins » : 6 × 30 € → 7 × 30 €',
    ],
    ['moitié moins d’ourlets', '« Ourlets » : 12 × 9 € → 6 × 9 €'],
    [
      'une heure et demie de pose en moins, le rendez-vous du 12 a été annulé',
      '« Pose des tringles » : 5 h × 42 € → 3,5 h × 42 €',
    ],
    [
      '1 h de plus pour la pose on a bataillé avec les rideaux',
      '« Pose des tringles » : 5 h × 42 € → 6 h × 42 €',
    ],
    [
      '14 ourlets 8 coussins',
      '« Ourlets » : 12 × 9 € → 14 × 9 € ; « Coussins » : 6 × 30 € → 8 × 30 €',
    ],
    [
      'ourlets à 11 €, coussins pareil',
      '« Ourlets » : 12 × 9 € → 12 × 11 € ; « Coussins » : 6 × 30 € → 6 × 11 €',
    ],
  ])('« %s »', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each([
    ['mets-en trois de plus', '« Ourlets » : 12 × 9 € → 15 × 9 €'],
    ['11/h', 'refused'],
  ])('« %s », in a document of one line', (sentence, changes) => {
    expect(told(sentence, [HEM])).toBe(changes);
  });

  it('« 45/h », of the one line in hours', () => {
    expect(told('45/h', [FITTING])).toBe('« Pose des tringles » : 5 h × 42 € → 5 h × 45 €');
  });
});

describe('a price as an everyday sentence says it', () => {
  it.each([
    ['chaque coussin, trois euros de moins', '« Coussins » : 6 × 30 € → 6 × 27 €'],
    [
      'les ourlets et les coussins, deux euros de plus sur chaque',
      '« Ourlets » : 12 × 9 € → 12 × 11 € ; « Coussins » : 6 × 30 € → 6 × 32 €',
    ],
    ['coussins 30e -> 32e50', '« Coussins » : 6 × 30 € → 6 × 32,50 €'],
    [
      'le lin il passe à 26 € à partir de ce mois-ci',
      '« Tissu en lin » : 18 m × 24 € → 18 m × 26 €',
    ],
    ['porter les coussins à 33 €', '« Coussins » : 6 × 30 € → 6 × 33 €'],
    ['la livraison, arrondis à 40 tout rond', '« Livraison à domicile » : 1 × 35 € → 1 × 40 €'],
    ['confection : 5 rideaux, 80 pièce', '« Confection de rideaux » : 4 × 85 € → 5 × 80 €'],
    [
      'livraison : 2 × 20 plutôt que 1 × 35',
      '« Livraison à domicile » : 1 × 35 € → 2 × 35 € ; « Livraison à domicile » : 2 × 35 € → 2 × 20 €',
    ],
    [
      'pour la pose tu comptes six heures à 45 €',
      '« Pose des tringles » : 5 h × 42 € → 6 h × 45 €',
    ],
    [
      'facturer la pose au forfait, 200 € au lieu de 5 h à 42',
      '« Pose des tringles » : 5 h × 42 € → 1 × 200 € (au forfait)',
    ],
    ['la livraison c’est cadeau vu la commande', '« Livraison à domicile » : à titre gracieux'],
    ['le lin c’est 10 de tva vu le chantier, pas 20', '« Tissu en lin » : TVA à 10 %'],
    ['tva à 10 partout la maison a plus de 2 ans', 'TVA à 10 % sur toutes les lignes'],
    ['elle prend aussi 3 m de galon, 6,50 € le m', 'Ajout de « Galon » (3 m × 6,50 €)'],
  ])('« %s »', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });
});

describe('a name, a place and a removal as an everyday sentence says them', () => {
  it.each([
    [
      'Pourriez-vous, s’il vous plaît, rebaptiser la ligne « Coussins » en « Coussins, 2 jours complets » ?',
      '« Coussins » devient « Coussins, 2 jours complets »',
    ],
    ['ourlets à renommer finitions main', '« Ourlets » devient « Finitions main »'],
    [
      'complète le nom du tissu : « Tissu en lin lavé »',
      '« Tissu en lin » devient « Tissu en lin lavé »',
    ],
    [
      'complète l’intitulé : « Coussins déhoussables »',
      '« Coussins » devient « Coussins déhoussables »',
    ],
    [
      'copie la ligne coussins en « Galettes de chaise », à 22',
      'Copie de « Coussins » (6 × 30 €) ; « Coussins » devient « Galettes de chaise » ; « Galettes de chaise » : 6 × 30 € → 6 × 22 €',
    ],
    ['la livraison, place-la en premier', '« Livraison à domicile » passe en ligne 1'],
    ['coussins à remonter en première position', '« Coussins » passe en ligne 1'],
    [
      'la pose descend à 40 et passe devant les ourlets',
      '« Pose des tringles » : 5 h × 42 € → 5 h × 40 € ; « Pose des tringles » passe en ligne 2',
    ],
    [
      'insère sous le tissu une ligne doublure, une pièce, 60 €',
      'Ajout de « Doublure » (1 × 60 €)',
    ],
    [
      'les coussins c’est sa sœur qui les a cousus, tu me les enlèves',
      'Suppression de « Coussins »',
    ],
    [
      'finalement ils viennent chercher la livraison, tu peux virer la ligne',
      'Suppression de « Livraison à domicile »',
    ],
    ['les coussins y en avait plus, efface', 'Suppression de « Coussins »'],
    ['on sort les coussins c pas au point', 'Suppression de « Coussins »'],
    [
      'il a fallu 7 h de pose et la livraison à remonter en première position',
      '« Pose des tringles » : 5 h × 42 € → 7 h × 42 € ; « Livraison à domicile » passe en ligne 1',
    ],
  ])('« %s »', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each([
    'insère sous le tissu une ligne doublure, une pièce, 60 €',
    'ajoute avant la pose une ligne doublure, 60 €',
  ])('« %s » stands beside the line that is named first', (sentence) => {
    const edit = lastOf(sentence);
    expect(edit.lines?.map(({ description }) => description)).toEqual([
      'Confection de rideaux',
      'Ourlets',
      'Tissu en lin',
      'Doublure',
      'Pose des tringles',
      'Coussins',
      'Livraison à domicile',
    ]);
  });
});

describe('what only looks like it', () => {
  it.each([
    // questions, negations and conditions
    'les coussins, mets-en deux de plus ?',
    'et si on en mettait deux de plus ?',
    'les coussins, n’en mets pas 2 de plus',
    'les coussins, mets-en 3 de plus s’ils lui plaisent',
    'la livraison, tu me l’enlèves pas',
    'la livraison, il faut voir si tu peux l’enlever',
    'si la livraison est faite par eux, efface',
    'quand la livraison sera payée, efface',
    'il a demandé si la livraison comptait, vire',
    'on sort les coussins demain',
    'la livraison c’est pas cadeau',
    'la livraison à renommer ou pas',
    '5 m de lin ne suffisaient pas',
    'le lin passe à 26 € à partir de janvier',
    'la livraison, on verra si on l’enlève',
    'j’hésite pour la livraison, on l’enlève',
    'il y a une erreur sur les coussins, efface',
    // a figure that is of no line as it was
    '4 coussins c’est pas assez, elle en veut 8',
    'coussins : 2 × 75 plutôt que 1 × 150',
    'facturer la pose au forfait, 200 € au lieu de 8 h à 42',
    'le lin c’est 10 de tva pas 5,5',
    '1 h de plus pour la pose on a fini avec 3 h',
    // several lines, none, or one that is counted otherwise
    'mets-en deux de plus',
    'chaque client, 3 € de moins',
    'les coussins et la livraison on les fait plus, efface',
    'les franges ils en veulent plus, retire',
    'pose 7 h, coussins pareil',
    'insère sous le plafond une ligne doublure à 60 €',
    'la livraison, place-la avant midi',
    'complète l’intitulé : « Voilages »',
    'la pose, arrondis à 200',
    '1 h de plus pour la pose on a offert les rideaux',
  ])('« %s » changes nothing', (sentence) => {
    expect(told(sentence)).toBe('refused');
  });
});
