import { describe, expect, it } from 'vitest';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const WORKSHOP = [
  line('Vernis mat', 4, 28, 'litre'),
  line('Pose', 1.5, 380, 'day'),
  line('Tranchée', 30, 18, 'm'),
  line('Remise', 1, -150),
];

function edited(sentence: string): string[] | string {
  const edit = editByInstruction(WORKSHOP, sentence, { vat: true, vatRate: 20 });
  return edit.lines === null
    ? edit.reason
    : edit.lines.map(
        ({ description, quantity, unitPrice }) => `${description} ${quantity}×${unitPrice}`,
      );
}

describe('a discount that only says where a line stands', () => {
  it.each(['avant la remise', 'juste avant la remise', 'au dessus de la remise'])(
    'is left as it is: « %s »',
    (place) => {
      expect(edited(`ajoute la livraison 90 euros ${place}`)).toEqual([
        'Vernis mat 4×28',
        'Pose 1.5×380',
        'Tranchée 30×18',
        'Livraison 1×90',
        'Remise 1×-150',
      ]);
    },
  );

  it('is changed where it is asked to be', () => {
    expect(edited('passe la remise à 90 euros')).toContain('Remise 1×-90');
  });
});

describe('two lines counted in one breath', () => {
  it('change both, and add none', () => {
    expect(edited('compte 5 litres de vernis et la pose à 400 la journée')).toEqual([
      'Vernis mat 5×28',
      'Pose 1.5×400',
      'Tranchée 30×18',
      'Remise 1×-150',
    ]);
    expect(edited('facture 40 m de tranchée et la pose 2 jours')).not.toContain(
      expect.stringContaining('et'),
    );
  });
});

describe('what is not to be done, or not yet', () => {
  it.each([
    'annule pas la tranchée, annule la pose',
    'enlève pas la tranchée',
    'offre surtout pas la pose',
    'touche pas à la remise',
  ])('changes nothing without its « ne »: « %s »', (sentence) => {
    expect(edited(sentence)).toMatch(/pas ce qui reste/);
  });

  it.each([
    'quand il aura payé, supprime la remise',
    'quand il paye, enlève la remise',
    'dès qu’il a signé enlève la remise',
    'une fois qu’il aura payé supprime la remise',
    'en cas de retard enlève la remise',
  ])('changes nothing on a condition: « %s »', (sentence) => {
    expect(edited(sentence)).toMatch(/sans condition/);
  });

  it('adds work that is named by what it is for', () => {
    expect(edited('ajoute une garantie en cas de panne 40 euros')).toContain(
      'Garantie en cas de panne 1×40',
    );
  });

  it('does what is asked of what was', () => {
    expect(edited('quand il a appelé il a dit 35 m de tranchée')).not.toMatch(/condition/);
    expect(edited('enlève la tranchée')).toHaveLength(3);
  });
});
