import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferCodeText, type TransferFacts } from './transferCode.ts';

const facts: TransferFacts = {
  beneficiary: 'Atelier Morel',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  amount: 2581.2,
  reference: 'INV-048',
};

describe('the text of a SEPA transfer code', () => {
  it('is, byte for byte, what EPC069-12 asks for', () => {
    expect(transferCodeText(facts)).toBe(
      'BCD\n002\n1\nSCT\nAGRIFRPP\nAtelier Morel\nFR7630006000011234567890189\nEUR2581.20\n\n\nINV-048',
    );
  });

  it('leaves the line of a BIC empty where the bank is in the European Economic Area', () => {
    expect(
      transferCodeText({ ...facts, bic: '' })
        ?.split('\n')
        .slice(3, 6),
    ).toEqual(['SCT', '', 'Atelier Morel']);
    const swiss = { ...facts, iban: 'CH93 0076 2011 6238 5295 7' };
    expect(transferCodeText({ ...swiss, bic: '' })).toBeNull();
    expect(transferCodeText({ ...swiss, bic: 'POFICHBEXXX' })).toContain('POFICHBEXXX');
  });

  it('ends with the last thing it says', () => {
    expect(transferCodeText({ ...facts, reference: ' ' })).toMatch(/EUR2581\.20$/);
  });

  it('is not made without a sound SEPA account, a name or something to pay', () => {
    for (const wrong of [
      { iban: '' },
      { iban: 'FR76 3000 6000 0112 3456 7890 188' },
      { iban: 'TN59 1000 6035 1835 9847 8831' },
      { amount: 0 },
      { amount: -12 },
      { amount: 1_000_000_000 },
      { beneficiary: '  ' },
    ]) {
      expect(transferCodeText({ ...facts, ...wrong })).toBeNull();
    }
  });

  it('stays within its lines and lengths, whatever a seller is called', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 99_999_999_999 }),
        (beneficiary, reference, cents) => {
          const amount = cents / 100;
          const text = transferCodeText({ ...facts, beneficiary, reference, amount });
          if (text === null) return;
          const lines = text.split('\n');
          expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331);
          expect(lines.length).toBeLessThanOrEqual(11);
          expect([...lines[5]!].length).toBeLessThanOrEqual(70);
          expect(lines[7]).toMatch(/^EUR\d{1,9}\.\d\d$/);
          expect(Math.round(Number(lines[7]!.slice(3)) * 100)).toBe(cents);
          expect(lines.slice(8, 10).join('')).toBe('');
        },
      ),
    );
  });
});
