import { describe, expect, it } from 'vitest';
import { NBSP } from '#domain/format/spaces.ts';
import { lifeCases } from '#testing/validators/corpus/namedLives.ts';
import { printableView } from './printableView.ts';
import { REQUEST_NOTICE } from './references.ts';
import type { Sheet } from './types.ts';

const sheetOf = (name: string, changes = {}) => {
  const found = lifeCases().find((one) => one.name === name);
  if (!found) throw new Error(`no life is named « ${name} »`);
  const { sheet } = printableView({ ...found, document: { ...found.document, ...changes } });
  // No-break spaces are compared as plain ones: another test holds them.
  return JSON.parse(JSON.stringify(sheet).replaceAll(NBSP, ' ')) as Sheet;
};
const entry = (label: string, value: string) => ({ label, value });

describe('what follows an invoice or a quote', () => {
  it('an avoir names its invoice and its reason, credits, and asks for no payment', () => {
    const sheet = sheetOf('avoir of a part at two rates');
    expect(sheet).toMatchObject({
      heading: 'Avoir',
      relations: ['Avoir sur la facture FA-2026-051 du 6 novembre 2026'],
      statement: { title: 'Motif', text: ['Retour de deux tables et d’un livre.'] },
      totals: [
        entry('Total HT crédité', '1 012,28 €'),
        entry('TVA 20 % sur 999,98 €', '200,00 €'),
        entry('TVA 5,5 % sur 12,30 €', '0,68 €'),
      ],
      grandTotal: entry('Total TTC à votre crédit', '1 212,96 €'),
      paymentTitle: 'Utilisation de l’avoir',
      payment: [],
      terms: ['Avoir à imputer sur la facture FA-2026-051 ou à rembourser.'],
      thanks: null,
    });
    expect(sheet.mentions.join(' ')).toContain('article 272, 1 du CGI');
    expect(sheet.mentions.join(' ')).not.toContain('retard');
    expect(sheet.meta.map(({ label }) => label)).not.toContain('Échéance');
    expect(sheetOf('avoir without VAT').grandTotal.label).toBe('Total HT à votre crédit');
  });

  it('a rectificative says what it replaces, and stays an invoice to pay', () => {
    const sheet = sheetOf('facture rectificative');
    expect(sheet.relations).toEqual([
      'Annule et remplace la facture FA-2026-050 du 5 novembre 2026',
    ]);
    expect(sheet.statement?.text).toEqual(['Adresse du client erronée.']);
    expect(sheet.mentions.join(' ')).toContain('retard');
  });

  it('a deposit already received says when, and that nothing is left to pay', () => {
    const sheet = sheetOf('deposit already received');
    expect(sheet.relations).toEqual(['Selon devis DE-2026-014 du 25 septembre 2026']);
    expect(sheet.meta).toContainEqual(entry('Reçu le', '1er oct. 2026'));
    expect(sheet.settled).toEqual([
      entry('Acquittée le 1er oct. 2026, par virement', '−3 600,00 €'),
      entry('Reste à payer', '0,00 €'),
    ]);
    // How it was paid is said beside it; nothing more is asked for.
    expect(sheet.payment).toEqual([]);
    const asked = sheetOf('deposit of 30 %');
    expect(asked.settled).toEqual([]);
    expect(asked.meta).toContainEqual(entry('Échéance', '17 oct. 2026'));
    expect(asked.payment.map(({ label }) => label)).toEqual(['Mode', 'IBAN', 'BIC', 'Référence']);
  });

  it('a deposit asked and not received is no invoice: neither number nor penalties', () => {
    const sheet = sheetOf('deposit at two rates, by a consumer', { issuedAt: null });
    expect(sheet).toMatchObject({
      heading: 'Demande d’acompte',
      reference: '',
      statement: { title: null, text: [REQUEST_NOTICE.replaceAll(NBSP, ' ')] },
    });
    expect(sheet.title).toMatch(/^Demande d’acompte ·/);
    expect(sheet.mentions.join(' ')).toContain('un acompte, et non des arrhes');
    expect(sheet.mentions.join(' ')).not.toContain('retard');
  });

  it('a balance is read twice: line by line, and by its sums before and after deposits', () => {
    const sheet = sheetOf('balance after a deposit');
    expect(sheet.lines[1]).toMatchObject({ quantity: '−1', total: '−3 000,00 €' });
    expect(sheet.reading).toEqual({
      columns: ['Total HT', 'TVA', 'Total TTC'],
      rows: [
        { label: 'Total avant acomptes', amounts: ['10 000,00 €', '2 000,00 €', '12 000,00 €'] },
        {
          label: 'Acompte facturé FA-2026-060',
          amounts: ['−3 000,00 €', '−600,00 €', '−3 600,00 €'],
        },
        { label: 'Reste à payer', amounts: ['7 000,00 €', '1 400,00 €', '8 400,00 €'] },
      ],
      note: null,
    });
    expect(sheetOf('balance after a deposit', { vat: false }).reading?.columns).toEqual([
      'Total HT',
    ]);
  });

  it('where a part is paid or kept back, only the totals say what is to be paid', () => {
    for (const name of [
      'balance after a deposit, with a payment',
      'situation of works with a deposit taken back and a retention',
    ]) {
      expect(sheetOf(name).reading?.rows.at(-1)?.label).toBe('Reste après acomptes');
    }
  });

  it('cents that rounding leaves between the readings are told', () => {
    const { reading } = sheetOf('balance of cents');
    expect(reading?.note).toBe('Les arrondis de TVA par facture laissent un écart de 0,01 €.');
  });
});
