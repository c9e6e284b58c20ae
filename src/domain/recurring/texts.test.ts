import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { periodOf, periodWords } from './period.ts';
import { readRevision } from './revisionSentence.ts';
import { filledIn, generalised, unknownVariables, VARIABLES } from './variables.ts';

const monthOn = (day: string) => periodOf(day, 1, 'following');
const march = periodOf('2027-03-31', 1, 'following');

describe('the period of a turn', () => {
  it('is of whole months, before it or from its own on', () => {
    expect(periodOf('2027-03-31', 1, 'following')).toEqual({
      from: '2027-03-01',
      to: '2027-03-31',
    });
    expect(periodOf('2027-03-01', 1, 'preceding')).toEqual({
      from: '2027-02-01',
      to: '2027-02-28',
    });
    expect(periodOf('2027-01-15', 3, 'preceding')).toEqual({
      from: '2026-10-01',
      to: '2026-12-31',
    });
    expect(periodOf('2026-12-01', 3, 'following')).toEqual({
      from: '2026-12-01',
      to: '2027-02-28',
    });
  });

  it('is said in French', () => {
    expect(periodWords(march)).toBe('mars 2027');
    expect(periodWords(periodOf('2027-01-01', 3, 'following'))).toBe('janvier à mars 2027');
    expect(periodWords(periodOf('2026-12-01', 3, 'following'))).toBe(
      'décembre 2026 à février 2027',
    );
  });

  it('follows the period of the turn before, without a hole or a day twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom('following' as const, 'preceding' as const),
        (after, everyMonths, covers) => {
          const first = `${addDays('2020-01-01', after).slice(0, 8)}01`;
          const next = periodOf(first, everyMonths, 'following').to;
          const one = periodOf(first, everyMonths, covers);
          const two = periodOf(addDays(next, 1), everyMonths, covers);
          expect(addDays(one.to, 1)).toBe(two.from);
        },
      ),
    );
  });
});

describe('the variables of a text', () => {
  it('say the month, the year, the period and the quarter', () => {
    expect(filledIn('Maintenance {mois} {année}', march)).toBe('Maintenance mars 2027');
    expect(filledIn('Maintenance de {période}', march)).toBe('Maintenance de mars 2027');
    expect(filledIn('{Mois} : {annee}, {trimestre}', march)).toBe('Mars : 2027, 1er trimestre');
  });

  it('make « de » what French makes of it', () => {
    expect(filledIn('Abonnement de {mois}', monthOn('2027-04-01'))).toBe('Abonnement d’avril');
    expect(filledIn('De {période}', monthOn('2027-10-01'))).toBe('D’octobre 2027');
    expect(filledIn('Abonnement de {période}', monthOn('2027-08-01'))).toBe(
      'Abonnement d’août 2027',
    );
    expect(filledIn('Grande {mois}', monthOn('2027-08-01'))).toBe('Grande août');
  });

  it('that mean nothing are told, and stay', () => {
    expect(unknownVariables('Mois de {moi}, {mois} et {1}')).toEqual(['{moi}']);
    expect(filledIn('{moi} {1}', march)).toBe('{moi} {1}');
  });

  it('leave nothing between braces, whatever the period', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...VARIABLES.map(({ name }) => name)),
        (after, everyMonths, name) => {
          const period = periodOf(addDays('2020-01-01', after), everyMonths, 'preceding');
          const text = filledIn(`de {${name}}.`, period);
          expect(text).not.toMatch(/[{}]/);
          expect(text).toMatch(/^(?:de (?![aeiouyéè])|d’[aeiou])/u);
        },
      ),
    );
  });

  it('are found in an invoice: its own month, or the one before', () => {
    const own = generalised(['Maintenance de novembre 2026', 'Forfait'], '2026-11-30');
    expect(own).toEqual({ texts: ['Maintenance de {période}', 'Forfait'], covers: 'following' });
    const before = generalised(['Loyer d’octobre 2026'], '2026-11-05');
    expect(before).toEqual({ texts: ['Loyer de {période}'], covers: 'preceding' });
    expect(generalised(['Projet de mars 2019'], '2026-11-05').covers).toBe('none');
  });
});

describe('a revision said in a sentence', () => {
  const TODAY = '2026-11-23';
  it.each([
    ['augmente de 3 % à partir de janvier', 'augmente tout de 3 %', '2027-01-01'],
    ['augmente les prix de 3 % dès le 1er mars 2027', 'augmente tout de 3 %', '2027-03-01'],
    ['à partir de décembre, augmente tout de 2,5 %', 'augmente tout de 2,5 %', '2026-12-01'],
    [
      'passe la maintenance à 220 € à compter du 15/02/2027',
      'passe la maintenance à 220 €',
      '2027-02-15',
    ],
    ['hausse de 3 % au 1er janvier', 'augmente tout de 3 %', '2027-01-01'],
    ['+ 2 % en avril', 'augmente tout de 2 %', '2027-04-01'],
    ['augmente l’hébergement de 5 €', 'augmente l’hébergement de 5 €', null],
    ['augmente de 3 % dès la prochaine facture.', 'augmente tout de 3 %', null],
    ['augmente de 3 % à partir du 31 février 2027', 'augmente tout de 3 %', null],
  ])('%s', (said, instruction, from) => {
    expect(readRevision(said, TODAY)).toEqual({ instruction, from });
  });
});
