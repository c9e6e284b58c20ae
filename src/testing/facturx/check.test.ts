import { assert, constantFrom, double, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { printableView } from '#rendering/view/printableView.ts';
import { mustSkip } from '#testing/validators/available.ts';
import { american, type CorpusInvoice, invoice } from '#testing/validators/corpus/builders.ts';
import { namedInvoices } from '#testing/validators/corpus/named.ts';
import { randomInvoice } from '#testing/validators/corpus/random.ts';
import { damaged, DAMAGES } from '#testing/validators/damage.ts';
import { xsdFaults } from '#testing/validators/xsd.ts';

import { checkFacturX, hasProfileStructure } from './check.ts';
import { facturX } from '#rendering/facturx/facturX.ts';

const SAMPLES = [
  'several discounts at their rates',
  'goods to Germany',
  'in USD',
  'work over a period',
];

const samples = SAMPLES.map((name) => written(named(name)));

const INVOICES_NAMED = /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/g;

const good = samples[0] ?? '';

test('finds nothing against the invoices we write', () => {
  expect(samples).toHaveLength(SAMPLES.length);
  expect(samples.flatMap((xml) => checkFacturX(xml))).toEqual([]);
});

const withoutXsd = mustSkip('structure against the XSD', ['rules']);

describe.skipIf(withoutXsd)('the structure check (needs the official rules)', () => {
  test('decides as the official XSD does on damaged copies', () => {
    assert(
      property(
        nat(SAMPLES.length - 1),
        constantFrom(...DAMAGES),
        double({ min: 0, max: 1, noNaN: true }),
        constantFrom(...DAMAGES),
        double({ min: 0, max: 1, noNaN: true }),
        (sample, first, at, second, then) => {
          const xml = samples[sample] ?? '';
          const once = damaged(xml, first, at);
          const twice = first === 'cut off' ? once : damaged(once, second, then);
          for (const copy of [once, twice]) {
            expect(hasProfileStructure(copy)).toBe(xsdFaults(copy).length === 0);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('finds nothing against any coherent invoice, whatever its words and figures', () => {
  assert(
    property(randomInvoice, (invoice) => {
      const { xml, problems } = facturX(printableView(invoice).facts);
      expect(problems).toEqual([]);
      expect(structureObjections(xml ?? '')).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

describe('the rules', () => {
  const spoilt: readonly (readonly [rule: string, from: string | RegExp, to: string])[] = [
    ['BR-FR-05', '<ram:SubjectCode>PMT</ram:SubjectCode>', ''],
    [
      'BR-FR-06',
      '<ram:SubjectCode>PMD</ram:SubjectCode>',
      '<ram:SubjectCode>PMT</ram:SubjectCode>',
    ],
    ['BR-FR-02', 'FA-2026-042', 'FA 2026 042'],
    ['BR-FR-01', 'FA-2026-042', `FA-${'2'.repeat(40)}`],
    ['BR-FR-08', '<ram:ID>S1<', '<ram:ID>X1<'],
    ['BR-FR-20', '>B2B<', '>B2X<'],
    ['BR-FR-10', /schemeID="0002">\d{9}/, 'schemeID="0002">12345678'],
    ['BR-11', '<ram:CityName>Lyon</ram:CityName><ram:CountryID>FR', '<ram:CountryID>XX'],
    ['BR-FR-12', /(BuyerTradeParty>.*)schemeID="0225">\d+/, '$1schemeID="0225">a b'],
    ['BR-FR-CO-07', 'format="102">20261221', 'format="102">20261101'],
    ['BR-FR-03', 'format="102">20261120', 'format="102">20260230'],
    ['BR-FR-16', '<ram:RateApplicablePercent>10.00', '<ram:RateApplicablePercent>10.0000'],
    ['BR-FR-15', '<ram:CategoryCode>S', '<ram:CategoryCode>L'],
    ['BR-27', '<ram:ChargeAmount>620', '<ram:ChargeAmount>-620'],
    ['BR-24', '<ram:LineTotalAmount>2480.00', '<ram:LineTotalAmount>2480.01'],
    ['BR-CO-11', /<ram:AllowanceTotalAmount>[\d.]+/, '<ram:AllowanceTotalAmount>1.00'],
    ['BR-CO-15', /<ram:GrandTotalAmount>[\d.]+/, '<ram:GrandTotalAmount>1.00'],
    ['BR-CO-16', /<ram:DuePayableAmount>[\d.]+/, '<ram:DuePayableAmount>1.00'],
    ['BR-CO-17', /<ram:CalculatedAmount>[\d.]+/, '<ram:CalculatedAmount>1.00'],
    [
      'BR-61',
      /<ram:PayeePartyCreditorFinancialAccount>.*?<\/ram:PayeePartyCreditorFinancialAccount>/,
      '',
    ],
    ['BR-CO-09', 'schemeID="VA">FR44', 'schemeID="VA">0044'],
  ];

  test.each(spoilt)('%s is found and explained in French', (rule, from, to) => {
    const copy = good.replace(from, to);
    expect(copy).not.toBe(good);
    const found = checkFacturX(copy);
    expect(found.map((problem) => problem.rule)).toContain(rule);
    for (const { message } of found) expect(message).toMatch(/^[A-ZÉÀL].*\.$/);
  });

  test.each([
    ['BR-FR-CO-05', 'avoir of a whole invoice', INVOICES_NAMED, ''],
    ['BR-FR-CO-04', 'facture rectificative', INVOICES_NAMED, ''],
    ['BR-FR-CO-08', 'deposit of 30 %', '>S1<', '>S4<'],
    ['BR-FR-CO-09', 'deposit of 30 %', '>S1<', '>S2<'],
    [
      'BR-FR-CO-07',
      'facture rectificative',
      /20261205(?=<.udt:DateTimeString><.ram:Due)/,
      '20261104',
    ],
    ['BR-CO-17', 'balance after a deposit', /1400\.00/g, '1399.99'],
    [
      'BR-S-08',
      'avoir of the last cents of tax',
      '<ram:BasisAmount>0.13<',
      '<ram:BasisAmount>0.14<',
    ],
  ])('%s is found in « %s »', (rule, name, from, to) => {
    const xml = written(named(name));
    expect(checkFacturX(xml)).toEqual([]);
    const copy = xml.replace(from, to);
    expect(copy).not.toBe(xml);
    expect(checkFacturX(copy).map((problem) => problem.rule)).toContain(rule);
  });

  test('VAT in another currency is also asked for in euros', () => {
    const dollars = written({
      ...named('standard rate'),
      document: invoice({ currency: 'USD', euroRate: 0.9 }),
    });
    const copy = dollars.replace(
      /<ram:TaxTotalAmount currencyID="EUR">[\d.]+<\/ram:TaxTotalAmount>/,
      '',
    );
    expect(checkFacturX(copy).map(({ rule }) => rule)).toEqual(['BR-FR-CO-12']);
  });

  test('what is not XML at all is said to be unreadable', () => {
    expect(checkFacturX('%PDF-1.7').map(({ rule }) => rule)).toEqual(['XML']);
    expect(
      checkFacturX('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>').map(({ rule }) => rule),
    ).toEqual(['XML']);
  });

  test('an operation outside the scope of VAT stands alone', () => {
    const outside = written({
      ...named('standard rate'),
      client: american(),
      document: invoice({ vat: false, vatExemption: 'services_outside_eu' }),
    });
    expect(outside).not.toContain('schemeID="VA"');
    expect(outside).not.toContain('RateApplicablePercent');
  });
});

/** The official XSD's word where it is at hand, ours elsewhere. */
function structureObjections(xml: string): unknown[] {
  return withoutXsd ? checkFacturX(xml) : xsdFaults(xml);
}

function named(name: string): CorpusInvoice {
  const found = namedInvoices().find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`The corpus has no « ${name} »`);
  return found;
}

function written(parts: CorpusInvoice): string {
  const { xml, problems } = facturX(printableView(parts).facts);
  if (xml === null) throw new Error(JSON.stringify(problems));
  return xml;
}
