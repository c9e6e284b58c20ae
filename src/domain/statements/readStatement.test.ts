import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCents, readDecimalCents } from './amount.ts';
import { guessColumns, signatureOf } from './columns.ts';
import { readCsv, titlesOf } from './csv.ts';
import { readDay } from './day.ts';
import { identified } from './identity.ts';
import { type Statement, StatementError } from './line.ts';
import { openStatement } from './readStatement.ts';
import { readTable } from './table.ts';

/** A file of `src/testing/statements`, written as that bank writes it. */
function read(name: string): Statement {
  const bytes = readFileSync(new URL(`../../testing/statements/${name}`, import.meta.url));
  return opened(new Uint8Array(bytes));
}

function opened(bytes: Uint8Array): Statement {
  const file = openStatement(bytes);
  if (file.kind === 'statement') return file.statement;
  if (!file.columns) throw new Error('no columns were guessed');
  return readCsv(file.table, file.columns);
}

function ofText(text: string): Statement {
  return opened(new TextEncoder().encode(text));
}

function identities(credits: Parameters<typeof identified>[0]): string[] {
  return identified(credits, 'FR76').map(({ identity }) => identity);
}

/** What opening says against these bytes; null when they are read. */
function refusalOf(input: Uint8Array): unknown {
  try {
    openStatement(input);
    return null;
  } catch (error) {
    return error;
  }
}

/** Day, cents and words, as one reads them. */
function told({ credits }: Statement) {
  return credits.map(({ day, cents, payer, label }) => [day, cents, `${payer}|${label}`]);
}

describe('a table is read as this bank writes it:', () => {
  test('Crédit Agricole, an introduction above, labels of several lines, Windows-1252', () => {
    const statement = read('credit-agricole.csv');
    expect(told(statement)).toEqual([
      [
        '2026-11-18',
        162_000,
        '|VIREMENT EN VOTRE FAVEUR BRASSERIE LUNE FACTURE INV-001 REF 20261118-CA-77',
      ],
      ['2026-11-14', 108_450, '|REMISE DE CHEQUES 0000123 DE 2 CHEQUES'],
    ]);
    expect(statement.others).toBe(2);
  });

  test('BNP Paribas, no titles and a balance above', () => {
    expect(told(read('bnp-paribas.csv'))).toEqual([
      ['2026-11-18', 162_000, '|VIR SEPA RECU /DE BRASSERIE LUNE /MOTIF INV-001 /REF NOTPROVIDED'],
      ['2026-11-12', 35_000, '|VIR INST RECU /DE MME GARNIER HELENE /MOTIF acompte cuisine'],
    ]);
  });

  test('Société Générale, the account as a formula, titles in one word', () => {
    const { credits, others } = read('societe-generale.csv');
    expect(credits).toMatchObject([{ day: '2026-11-18', cents: 162_000, currency: 'EUR' }]);
    expect(others).toBe(1);
  });

  test('LCL, no titles', () => {
    const { credits } = read('lcl.csv');
    expect(credits[0]).toMatchObject({ day: '2026-11-18', cents: 162_000 });
    expect(credits[0]!.label).toContain('BRASSERIE LUNE INV-001');
  });

  test('Boursorama, a mark of UTF-8, narrow spaces in amounts, who pays apart', () => {
    expect(told(read('boursorama.csv'))).toEqual([
      ['2026-11-18', 162_000, 'brasserie lune|VIR Brasserie Lune'],
    ]);
  });

  test('Qonto, three days and three amounts a line, an id, lines under way', () => {
    const { credits, others } = read('qonto.csv');
    expect(credits).toEqual([
      {
        day: '2026-11-18',
        cents: 162_000,
        currency: 'EUR',
        label: 'INV-001',
        payer: 'BRASSERIE LUNE SAS',
        bankId: 'eloi-1234-1-transaction-77',
      },
    ]);
    expect(others).toBe(2);
  });

  test('Revolut, commas, quotes, currencies, what is pending', () => {
    expect(
      read('revolut.csv').credits.map(({ day, cents, currency }) => [day, cents, currency]),
    ).toEqual([
      ['2026-11-18', 162_000, 'EUR'],
      ['2026-11-15', 120_050, 'USD'],
    ]);
  });

  test('La Banque Postale, facts of the account above, tabs, ISO-8859-15', () => {
    expect(told(read('la-banque-postale.tsv'))).toEqual([
      ['2026-11-18', 162_000, '|VIREMENT DE BRASSERIE LUNE INV-001 REFERENCE : 2026111877'],
      ['2026-11-14', 108_450, '|REMISE DE CHEQUE(S) N°0000123'],
    ]);
  });

  test('CIC, a day of value beside the day, debits below zero in their own column', () => {
    expect(told(read('cic.csv'))).toEqual([
      ['2026-11-18', 162_000, '|VIR BRASSERIE LUNE INV-001'],
      ['2026-11-14', 108_450, '|REM CHQ N 0000123'],
    ]);
  });

  test('month first, when no other reading holds', () => {
    const american = 'Date,Description,Amount\n11/18/2026,Lune,10.00\n11/02/2026,Lune,5.00\n';
    expect(told(ofText(american)).map(([day]) => day)).toEqual(['2026-11-18', '2026-11-02']);
  });
});

describe('XML and OFX', () => {
  test.each([
    'bnp-paribas.camt.053.001.02.xml',
    'qonto.camt.053.001.04.xml',
    'societe-generale.camt.053.001.08.xml',
  ])('%s says who paid what, a grouped entry line by line', (name) => {
    const statement = read(name);
    expect(told(statement)).toEqual([
      ['2026-11-18', 162_000, 'BRASSERIE LUNE|Facture INV-001 merci & bonne journée'],
      ['2026-11-17', 35_000, 'GARNIER HELENE|ACOMPTE-CUISINE'],
      ['2026-11-17', 20_000, 'MARTIN PAUL|INV-002'],
    ]);
    expect(statement).toMatchObject({ account: 'FR7630006000011234567890189', others: 3 });
    expect(statement.credits[0]!.bankId).toBe('BNPA20261118000077');
  });

  test('OFX 1, its values unclosed, an ampersand alone, a decimal comma, an id that is none', () => {
    const statement = read('credit-agricole.ofx');
    expect(told(statement)).toEqual([
      ['2026-11-18', 162_000, '|VIREMENT EN VOTRE FAVEUR BRASSERIE LUNE & FILS INV-001'],
      ['2026-11-12', 35_000, '|VIR INST MME GARNIER HÉLÈNE'],
    ]);
    expect(statement).toMatchObject({ account: '12345678901', others: 1 });
    expect(statement.credits.map(({ bankId }) => bankId)).toEqual(['8437612001', null]);
  });

  test('OFX 2 is XML', () => {
    expect(told(read('boursorama.ofx'))).toEqual([
      ['2026-11-18', 162_000, '|VIR Brasserie Lune Facture INV-001 & merci'],
    ]);
  });

  test('types declared in the file are refused: no entity grows, nothing outside is read', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]><Document>&b;</Document>`;
    expect(() => ofText(bomb)).toThrow(/DOCTYPE/);
  });

  test('what is cut short is refused, never read in part', () => {
    const whole = readFileSync(
      new URL('../../testing/statements/bnp-paribas.camt.053.001.02.xml', import.meta.url),
      'utf8',
    );
    expect(() => ofText(whole.slice(0, 1800))).toThrow(/incomplet/);
    const ofx = readFileSync(
      new URL('../../testing/statements/credit-agricole.ofx', import.meta.url),
      'latin1',
    );
    expect(() => ofText(ofx.slice(0, ofx.indexOf('350,00')))).toThrow(/avant sa fin/);
  });

  test('other messages of banks, and elements without end, are refused in French', () => {
    expect(() =>
      ofText('<Document><BkToCstmrDbtCdtNtfctn></BkToCstmrDbtCdtNtfctn></Document>'),
    ).toThrow(/camt\.053/);
    expect(() => ofText('<a>'.repeat(200_000))).toThrow(/abîmé/);
  });
});

test('forms that are no statement say what to do instead', () => {
  expect(() => ofText('%PDF-1.7 …')).toThrow(/PDF/);
  expect(() => ofText('PK\u0003\u0004')).toThrow(/Excel/);
  expect(() => ofText('Bonjour, voici mon relevé.')).toThrow(/CSV, un OFX ou un CAMT/);
  expect(() => opened(new Uint8Array())).toThrow(/vide/);
});

test('a table whose titles say nothing asks a person, with its columns named', () => {
  const table = readTable('Quand;Quoi;Combien\nhier;Lune;beaucoup\n');
  expect(guessColumns(table)).toBeNull();
  expect(titlesOf(table)).toEqual(['Colonne 1 (Quand)', 'Colonne 2 (Quoi)', 'Colonne 3 (Combien)']);
});

test('two exports of one bank have one signature, of two banks two', () => {
  const one = readTable('Date;Libellé;Montant\n01/11/2026;a;1,00\n');
  const later = readTable('Date;Libellé;Montant\n05/12/2026;b;2,00\n');
  const other = readTable('Date;Débit;Crédit;Libellé\n05/12/2026;;2,00;b\n');
  expect(signatureOf(one, 0)).toBe(signatureOf(later, 0));
  expect(signatureOf(one, 0)).not.toBe(signatureOf(other, 0));
});

describe('amounts and days', () => {
  test.each([
    ['1 234,56', 123_456],
    ['1\u202F234,56 €', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1,234', 123_400],
    ['-12,5', -1250],
    ['12,50-', -1250],
    ['(12,50)', -1250],
    ['\u221212', -1200],
    ['+1 620,00 EUR', 162_000],
    ['0,00', 0],
    ['12/11/2026', null],
    ['12,345,67 x', null],
    ['1,2345', null],
    ['', null],
  ])('« %s » is %s cents', (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });

  test('any amount is read back as French, English or XML write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.');
        const grouped = (by: string) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, by);
        expect(readCents(`${grouped('\u00A0')},${decimals}`)).toBe(cents);
        expect(readCents(`${grouped('.')},${decimals}`)).toBe(cents);
        expect(readCents(`${grouped(',')}.${decimals}`)).toBe(cents);
        expect(readDecimalCents(`${whole}.${decimals}`)).toBe(cents);
      }),
    );
  });

  test('days as banks write them; what does not exist is none', () => {
    for (const text of [
      '18/11/2026',
      '18.11.26',
      '18-11-2026 10:14:02',
      '2026-11-18',
      '20261118',
      '20261118120000.000[+1:CET]',
    ]) {
      expect([text, readDay(text)]).toEqual([text, '2026-11-18']);
    }
    expect(readDay('31/02/2026')).toBeNull();
    expect(readDay('Solde')).toBeNull();
  });
});

describe('what a line is known by', () => {
  const lines = fc.array(
    fc.record({
      day: fc.constantFrom('2026-11-17', '2026-11-18'),
      cents: fc.constantFrom(100, 200),
      currency: fc.constant('EUR'),
      label: fc.constantFrom('VIR LUNE', 'VIR  Lune', 'VIR GARNIER'),
      payer: fc.constant(''),
      bankId: fc.constantFrom(null, null, 'A', 'B'),
    }),
    { maxLength: 30 },
  );
  test('is its own in a file, and the same set whatever the order of the lines', () => {
    fc.assert(
      fc.property(
        lines.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(new Set(identities(all)).size).toBe(all.length);
          expect(identities(shuffled).toSorted()).toEqual(identities(all).toSorted());
        },
      ),
    );
  });

  test('is among those of a longer file that holds the same days', () => {
    fc.assert(
      fc.property(lines, lines, (begin, end) => {
        const longer = new Set(identities([...begin, ...end]));
        expect(identities(begin).every((identity) => longer.has(identity))).toBe(true);
      }),
    );
  });

  test('is not the same for two accounts', () => {
    const [line] = read('cic.csv').credits;
    expect(identified([line!], 'FR76')[0]!.identity).not.toBe(
      identified([line!], 'FR77')[0]!.identity,
    );
  });
});

test('no bytes make the reader fail otherwise than in French', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc
      .string({
        unit: fc.constantFrom(
          '<',
          '>',
          '/',
          'a',
          '"',
          ';',
          '\n',
          '1',
          ',',
          '&',
          '!',
          '[',
          ']',
          '?',
          '-',
        ),
        maxLength: 400,
      })
      .map((text) => new TextEncoder().encode(text)),
  );
  fc.assert(
    fc.property(bytes, (input) => {
      const refusal = refusalOf(input);
      expect(refusal === null || refusal instanceof StatementError).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
