import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';

const LINES = [
  line('Cours de piano', 8, 35, 'hour'),
  line('Accordage', 1, 95),
  line('Partitions', 6, 12),
  line('Buffet', 40, 18, 'person'),
];

const told = editsOf(LINES);

describe('a name, a pause and what is asked of it', () => {
  it.each([
    ['l’accordage, mets 110', '« Accordage » : 1 × 95 € → 1 × 110 €'],
    ['les partitions, vire', 'Suppression de « Partitions »'],
    ['le buffet, compte 45 personnes', '« Buffet » : 40 personnes × 18 € → 45 personnes × 18 €'],
    ['le cours de piano, passe à 10 h', '« Cours de piano » : 8 h × 35 € → 10 h × 35 €'],
    ['l’accordage, baisse de 10 %', '« Accordage » : 1 × 95 € → 1 × 85,50 €'],
  ])('« %s » is of that line', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each([
    [
      'mets les partitions avant l’accordage et passe les à 13 €',
      '« Partitions » passe en ligne 2 ; « Partitions » : 6 × 12 € → 6 × 13 €',
    ],
    [
      'place l’accordage en premier et mets-le à 100',
      '« Accordage » passe en ligne 1 ; « Accordage » : 1 × 95 € → 1 × 100 €',
    ],
  ])('« %s » is followed by a pronoun of the line that was moved', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each<[string, RegExp]>([
    ['l’accordage c’est loin, mets 110', /Précisez la ligne à modifier/],
    ['la flûte, mets 110', /Précisez la ligne à modifier/],
    ['l’accordage, mets 110, je fais deux visites', /Je n’ai pas compris/],
    ['les partitions et l’accordage, vire', /Précisez la ligne à modifier/],
    ['supprime les partitions et mets les à 13 €', /De quelle ligne s’agit-il/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});
