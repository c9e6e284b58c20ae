import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import { lex } from './lex.ts';

/** « 3 jours »: words, value, form and unit of the first reading of each figure. */
function figures(prompt: string): string[] {
  const { folded, figures } = lex(normalise(prompt).folded);
  return figures.map(({ readings }) => {
    const read = readings[0];
    if (read === undefined) return '';
    const money = read.currency ?? (read.percent ? '%' : (read.unit ?? ''));
    return `${folded.slice(read.start, read.end)}=${read.value} ${read.form} ${money}`.trim();
  });
}

/** Every value the first figure may have. */
const values = (prompt: string): number[] =>
  lex(normalise(prompt).folded).figures[0]?.readings.map((read) => read.value) ?? [];

describe('figures of a sentence', () => {
  it.each([
    ['3 jours à 450 €', ['3=3 integer day', '450=450 integer EUR']],
    ['peinture 3 e étage', ['3 e=3 ordinal']],
    ['posé au 4e 310 €', ['4e=4 ordinal', '310=310 integer EUR']],
    ['tonte 45e le lot', ['45=45 integer EUR']],
    ['la pièce 4e', ['4=4 integer EUR']],
    ['Kangoo GH 712 ZA', ['712 za=0 code']],
    ['aller de 120 km', ['120=120 integer km']],
    [
      'fini à huit heures vingt-cinq',
      ['huit heures vingt-cinq=8.416667 duration hour', 'vingt-cinq=25 spoken'],
    ],
    ['2h30 de pose', ['2h30=2.5 duration hour']],
    ['mo 1h1/4 a 71', ['1h1/4=1.25 duration hour', '71=71 integer']],
    ['disjoncteur 40A', ['40=40 integer n:a']],
    ['R=7', ['7=7 integer']],
    ['le 12 novembre 2026', ['12 novembre 2026=0 date']],
    ['tél. 06 12 34 56 78', ['06 12 34 56 78=0 phone']],
    ['SIRET 214 402 158 00017', ['214 402 158 00017=0 identifier']],
    ['carreau 60x60', ['60x60=0 dimension', '60=60 integer']],
    ['de 8h30 à 20h', ['8h30 a 20h=11.5 clock-range hour', '20=20 integer hour']],
    [
      'de quatorze heures à vingt-deux heures',
      ['quatorze heures a vingt-deux heures=8 clock-range hour'],
    ],
    ['captation de 19h à minuit', ['19h a minuit=5 clock-range hour']],
    ['nuitées du 6 et du 7 novembre', ['6 et du 7 novembre=2 days day']],
    ['videoproj 80e acompte reçu', ['80=80 integer EUR']],
    ['32 m 28 e', ['32=32 integer m', '28=28 integer EUR']],
    ['les 4, 11 et 18 novembre', ['4, 11 et 18 novembre=3 days day']],
    ['du 9 au 11 novembre', ['9 au 11 novembre=3 days day']],
    ['mai à septembre', ['mai a septembre=5 months month']],
    ['sept-oct-nov', ['sept-oct-nov=3 months month']],
    ['deux heures et demie', ['deux heures et demie=2.5 duration hour']],
    ['la TVA à huit et demi', ['huit et demi=8.5 spoken']],
    ['quatre-vingt-dix euros', ['quatre-vingt-dix=90 spoken EUR']],
    ['à un euro vingt', ['un euro vingt=1.2 cents EUR', 'vingt=20 spoken']],
    ['six euros cinquante et un sac', ['six euros cinquante=6.5 cents EUR', 'cinquante=50 spoken']],
    [
      'six euros vingt et un la pièce',
      ['six euros vingt et un=6.21 cents EUR', 'vingt et un=21 spoken'],
    ],
    ['cinq euros 50 et', ['cinq euros 50=5.5 cents EUR', '50=50 integer']],
    ['5 euros cinquante', ['5 euros cinquante=5.5 cents EUR', 'cinquante=50 spoken']],
    ['5 euros vingt mètres', ['5=5 integer EUR', 'vingt=20 spoken m']],
    ['un euro pièce', ['un=1 spoken-digit EUR']],
    ['une demi-journée', ['une demi-journee=0.5 half day']],
    ['remise de 10 %', ['10=10 integer %']],
    ['remise à neuf du portail, neuf vis', ['neuf=9 spoken-digit n:vis']],
    ['1k2 le tout', ['1k2=1200 kilo']],
    ['6€50', ['6€50=6.5 cents EUR', '50=50 integer']],
    ['CHF 890.–', ['890=890 integer CHF']],
    ['1’250 francs', ["1'250=1250 thousands n:franc"]],
    ['un peintre', []],
  ])('reads « %s »', (prompt, wanted) => {
    expect(figures(prompt)).toEqual(wanted);
  });

  it('keeps a code whole, and the figure it may be instead', () => {
    expect(figures('commande BC-2026-118')[0]).toBe('2026-118=0 code');
    expect(values('commande BC-2026-118')).toEqual([0, 2026]);
  });

  it.each([
    ['1 320', [1320, 1]],
    ['mille deux', [1002, 1200]],
    ['dix-huit cinquante', [18, 18.5]],
    ['45 min', [0.75, 45]],
    ['2 semaines', [2, 10]],
    ['9,860 words', [9.86, 9860]],
    ['3,4 k 29', [3400, 3.4]],
    ['du 12 au 16 octobre', [5, 4]],
    ['13h30-17h', [3.5, 13.5]],
    ['gaine 9 m 40 chevrons', [9.4, 9]],
  ])('keeps the other ways to read « %s »', (prompt, wanted) => {
    expect(values(prompt)).toEqual(wanted);
  });

  it('loses no digit: each one lies in a figure', () => {
    const piece = fc.constantFrom(
      '3 ',
      '12',
      '0,5',
      ' €',
      'h',
      'BC-',
      ' et ',
      '/',
      'x',
      '.',
      ' jours',
      '\n',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const prompt = pieces.join('');
        const { figures } = lex(normalise(prompt).folded);
        const covered = new Set<number>();
        for (const { readings } of figures)
          for (const { start, end } of readings)
            for (let at = start; at < end; at++) covered.add(at);
        const lost = [...prompt.matchAll(/\d/g)].filter(({ index }) => !covered.has(index));
        expect(lost.map(({ index }) => `${prompt} at ${index}`)).toEqual([]);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
