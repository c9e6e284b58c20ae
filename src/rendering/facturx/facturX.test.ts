import { describe, expect, test } from 'vitest';

import { printableView } from '#rendering/view/printableView.ts';
import {
  american,
  business,
  consumer,
  type CorpusInvoice,
  european,
  invoice,
  line,
  seller,
  soleTrader,
} from '#testing/validators/corpus/builders.ts';

import { facturX } from './facturX.ts';

describe('an invoice that can be a Factur-X', () => {
  test('gives the same bytes each time', () => {
    expect(xmlOf({})).toBe(xmlOf({}));
  });

  test('names the sole trader « Prénom Nom EI » and keeps the trade name beside it', () => {
    const xml = xmlOf({ seller: soleTrader(), document: invoice({ vat: false }) });
    expect(xml).toContain('<ram:Name>Camille Morel EI</ram:Name>');
    expect(xml).toContain('<ram:TradingBusinessName>Atelier Morel</ram:TradingBusinessName>');
  });

  test('identifies a franchise seller without a VAT number by its SIREN under FC', () => {
    const xml = xmlOf({ seller: soleTrader(), document: invoice({ vat: false }) });
    expect(xml).toContain('<ram:ID schemeID="FC">552100554</ram:ID>');
    expect(xml).toContain('VATEX-FR-FRANCHISE');
    expect(xml).toContain('TVA non applicable, art. 293 B du CGI');
  });

  test('carries the three late-payment notes once, for a consumer too', () => {
    const xml = xmlOf({ client: consumer() });
    for (const code of ['PMT', 'PMD', 'AAB']) expect(xml.split(`>${code}<`)).toHaveLength(2);
    expect(xml.split('Sans objet (client particulier)')).toHaveLength(4);
    expect(xml).toContain('<ram:Content>B2C</ram:Content>');
    expect(xml).toContain('<ram:URIID schemeID="EM">jeanne.petit@example.org</ram:URIID>');
  });

  test('turns a negative line into a discount of the document at its rate', () => {
    const xml = xmlOf({
      document: invoice({
        lineItems: [
          line({ quantity: 1, unitPrice: 100, vatRate: 10 }),
          line({ description: 'Remise de bienvenue', quantity: 2, unitPrice: -7.5, vatRate: 10 }),
        ],
      }),
    });
    expect(xml.split('<ram:IncludedSupplyChainTradeLineItem>')).toHaveLength(2);
    expect(xml).toContain(
      '<ram:ActualAmount>15.00</ram:ActualAmount><ram:Reason>Remise de bienvenue',
    );
    expect(xml).toContain(
      '<ram:LineTotalAmount>100.00</ram:LineTotalAmount><ram:AllowanceTotalAmount>15.00',
    );
    expect(xml).toContain('<ram:TaxBasisTotalAmount>85.00</ram:TaxBasisTotalAmount>');
    expect(xml).toContain('<ram:GrandTotalAmount>93.50</ram:GrandTotalAmount>');
  });

  test('rounds VAT once per rate: 3 × 1,13 € at 20 % bear 0,68 €', () => {
    const lineItems = Array.from({ length: 3 }, () => line({ quantity: 1, unitPrice: 1.13 }));
    expect(xmlOf({ document: invoice({ lineItems }) })).toContain('<ram:CalculatedAmount>0.68<');
  });

  test('gives VAT in euros beside another currency, and says when VAT is due on debits', () => {
    const xml = xmlOf({
      seller: seller({ vatRegime: 'debits' }),
      document: invoice({ currency: 'CHF', euroRate: 1.06 }),
    });
    expect(xml).toContain('<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>');
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="CHF">639.25<');
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">677.61<');
    expect(xml).toContain('<ram:DueDateTypeCode>5</ram:DueDateTypeCode>');
  });

  test('leaves user text as text', () => {
    const xml = xmlOf({
      document: invoice({
        lineItems: [line({ description: 'Pose <b>&\u0000 "dépose"\nau 2ᵉ étage 🎂' })],
      }),
    });
    expect(xml).toContain('<ram:Name>Pose &lt;b&gt;&amp; &quot;dépose&quot;</ram:Name>');
    expect(xml).toContain('<ram:Description>au 2ᵉ étage 🎂</ram:Description>');
  });
});

describe('what is missing is said with its field', () => {
  const cases: readonly (readonly [string, Partial<CorpusInvoice>])[] = [
    ['profile.siret', { seller: seller({ siret: '123' }) }],
    ['profile.country', { seller: seller({ country: '' }) }],
    ['profile.company', { seller: seller({ company: '', name: '' }) }],
    ['profile.vatNumber', { seller: seller({ vatNumber: '27552100554' }) }],
    ['profile.invoicePrefix', { document: invoice({ number: 'Été n°1' }) }],
    ['client.name', { client: consumer({ name: '' }) }],
    ['client.country', { client: business({ country: 'Syldavie' }) }],
    ['client.siret', { client: business({ siret: '' }) }],
    [
      'client.email',
      { client: consumer({ email: '' }), seller: seller({ email: '', website: '' }) },
    ],
    [
      'client.vatNumber',
      {
        client: european({ vatNumber: '' }),
        document: invoice({ vat: false, vatExemption: 'intra_eu_goods' }),
      },
    ],
    [
      'profile.vatNumber',
      {
        seller: seller({ vatNumber: '' }),
        client: american(),
        document: invoice({ vat: false, vatExemption: 'export_goods' }),
      },
    ],
    ['document.vatExemption', { document: invoice({ vat: false }) }],
    ['document.vat', { seller: soleTrader() }],
    ['document.euroRate', { document: invoice({ currency: 'USD' }) }],
    ['document.dueDate', { document: invoice({ dueDate: '2026-11-01' }) }],
    ['document.lineItems', { document: invoice({ lineItems: [] }) }],
    [
      'document.lineItems',
      { document: invoice({ lineItems: [line({ description: 'Remise', unitPrice: -1 })] }) },
    ],
    [
      'document.lineItems.1.description',
      { document: invoice({ lineItems: [line(), line({ description: ' ' })] }) },
    ],
  ];

  test.each(cases)('%s', (field, parts) => {
    const { xml, problems } = facturX(factsOf(parts));
    expect(xml).toBeNull();
    expect(problems.map((problem) => `${problem.where}.${problem.field}`)).toContain(field);
    for (const { message } of problems) expect(message).toMatch(/^[A-ZÉ].*\.$/);
  });
});

function factsOf(parts: Partial<CorpusInvoice>) {
  return printableView({ seller: seller(), client: business(), document: invoice(), ...parts })
    .facts;
}

function xmlOf(parts: Partial<CorpusInvoice>): string {
  const { xml, problems } = facturX(factsOf(parts));
  if (xml === null) throw new Error(JSON.stringify(problems));
  return xml;
}
