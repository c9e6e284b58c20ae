import { describe, expect, test } from 'vitest';
import type { Client } from '#domain/client/types.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { madameRoche } from '#testing/world/people.ts';
import { issueProblems } from './issue.ts';
import { missingFacts } from './missing.ts';

interface Change {
  seller?: Partial<Profile>;
  client?: Partial<Client>;
  document?: Partial<Document>;
}

const hintsOf = ({ seller = {}, client = {}, document = {} }: Change) =>
  missingFacts(
    {
      seller: buildProfile(seller),
      client: buildClient(client),
      document: buildDocument({ operationCategory: 'services', ...document }),
    },
    null,
  );

const codes = ({ seller = {}, client = {}, document = {} }: Change) =>
  issueProblems(
    {
      seller: buildProfile(seller),
      client: buildClient(client),
      document: buildDocument({ operationCategory: 'services', ...document }),
    },
    { today: '2026-11-22', lastDate: null },
  ).map(({ code }) => code);

test('a complete invoice between French businesses lacks nothing', () => {
  expect(hintsOf({})).toEqual([]);
});

type Row = [change: Change, hint: string];

const rows: Row[] = [
  [{ seller: { company: '', name: ' ' } }, 'seller_name profile.company factur-x'],
  [{ seller: { address: '' } }, 'seller_address profile.address law'],
  [{ seller: { postalCode: '' } }, 'seller_postal_code profile.postalCode law'],
  [{ seller: { city: '' } }, 'seller_city profile.city law'],
  [{ seller: { country: 'Narnia' } }, 'seller_country profile.country factur-x'],
  [{ seller: { siret: '123', vatNumber: 'FR44732829320' } }, 'seller_siret profile.siret factur-x'],
  [{ seller: { siret: '73282932000075' } }, 'seller_siret_key profile.siret advice'],
  [{ seller: { vatNumber: '' } }, 'seller_vat_number profile.vatNumber law'],
  [
    {
      seller: { vatNumber: '' },
      client: { country: 'Suisse' },
      document: { vat: false, vatExemption: 'export_goods' },
    },
    'seller_vat_number_abroad profile.vatNumber factur-x',
  ],
  [{ seller: { vatNumber: '123456' } }, 'seller_vat_number_form profile.vatNumber factur-x'],
  [{ seller: { vatNumber: 'FR45732829320' } }, 'seller_vat_number_key profile.vatNumber advice'],
  [{ seller: { vatRegime: null } }, 'vat_regime profile.vatRegime law'],
  [{ document: { vatExemption: 'training' } }, 'vat_and_exemption document.vatExemption factur-x'],
  [
    {
      seller: { vatRegime: 'not_taxable' },
      document: { vat: false, lineItems: [buildLine(), buildLine({ vatCase: 'disbursement' })] },
    },
    'vat_outside_alone document.lineItems factur-x',
  ],
  [{ seller: { legalForm: null } }, 'legal_form profile.legalForm law'],
  [{ seller: { shareCapital: null } }, 'share_capital profile.shareCapital law'],
  [{ seller: { rcsCity: '' } }, 'rcs_city profile.rcsCity law'],
  [{ seller: { legalForm: 'EI', name: '' } }, 'sole_trader_name profile.name law'],
  [{ client: madameRoche }, 'mediator profile.mediator law'],
  [{ seller: { iban: '' }, document: { paymentMethod: 'transfer' } }, 'iban profile.iban advice'],
  [{ document: { number: 'FACTURÉ#1' } }, 'number_form profile.invoicePrefix factur-x'],
  [{ client: { name: '', company: '' } }, 'client_name client.name factur-x'],
  [{ client: { address: '' } }, 'client_address client.address law'],
  [{ client: { postalCode: '' } }, 'client_postal_code client.postalCode law'],
  [{ client: { city: '' } }, 'client_city client.city law'],
  [{ client: { country: '', email: 'a@b.fr' } }, 'client_country client.country factur-x'],
  [{ client: { siret: '' } }, 'client_siret client.siret factur-x'],
  [{ client: { siret: '44306184100048' } }, 'client_siret_key client.siret advice'],
  [
    {
      seller: { mediator: 'CM2C', email: '', website: '' },
      client: { ...madameRoche, email: '' },
    },
    'client_email client.email factur-x',
  ],
  [{ client: { vatNumber: '0123' } }, 'client_vat_number_form client.vatNumber factur-x'],
  [
    {
      client: { country: 'Belgique', vatNumber: '' },
      document: { vat: false, vatExemption: 'intra_eu_goods' },
    },
    'client_vat_number_eu client.vatNumber factur-x',
  ],
  [
    {
      client: { country: 'Belgique', vatNumber: '' },
      document: { vat: false, vatExemption: 'reverse_charge' },
    },
    'client_vat_number_reverse_charge client.vatNumber factur-x',
  ],
  [
    { document: { vat: false, vatExemption: 'services_outside_eu' } },
    'client_outside_exemption client.country law',
  ],
  [
    {
      client: { country: 'La Réunion' },
      document: { vat: false, vatExemption: 'export_goods', operationCategory: 'goods' },
    },
    'client_outside_exemption client.country law',
  ],
  [
    {
      client: { country: 'Suisse', vatNumber: 'CHE123456789' },
      document: { vat: false, vatExemption: 'reverse_charge' },
    },
    'client_outside_exemption client.country law',
  ],
  [
    {
      client: { ...madameRoche, kind: 'nonprofit', vatNumber: 'FR64443061841' },
      document: { vat: false, vatExemption: 'reverse_charge' },
    },
    'client_not_business client.kind law',
  ],
  [
    { client: { country: 'Belgique', siret: '', vatNumber: 'BE0123456789' } },
    'client_abroad_with_vat client.country advice',
  ],
  [
    { client: { electronicAddress: '123456782_A' } },
    'client_electronic_address client.electronicAddress factur-x',
  ],
  [
    {
      client: { deliveryAddress: 'Quai 4' },
      document: { operationCategory: 'goods' },
    },
    'delivery_city client.deliveryCity advice',
  ],
  [
    { client: { sepaMandate: 'RUM-1' }, document: { paymentMethod: 'sepa' } },
    'sepa_creditor_id profile.sepaCreditorId advice',
  ],
  [
    { seller: { sepaCreditorId: 'FR12ZZZ123456' }, document: { paymentMethod: 'sepa' } },
    'sepa_mandate client.sepaMandate advice',
  ],
  [
    { seller: { legalForm: 'other', legalFormName: ' ' } },
    'legal_form_name profile.legalFormName law',
  ],
  [{ document: { dueDate: null } }, 'due_date document.dueDate law'],
  [{ document: { dueDate: '2026-11-01' } }, 'due_before_date document.dueDate factur-x'],
  [{ document: { dueDate: '2027-02-01' } }, 'payment_term document.dueDate law'],
  [{ document: { vat: false } }, 'vat_reason document.vatExemption factur-x'],
  [{ seller: { vatRegime: 'franchise' } }, 'vat_in_franchise document.vat factur-x'],
  [{ document: { currency: 'USD' } }, 'euro_rate document.euroRate factur-x'],
  [{ document: { lineItems: [] } }, 'no_line document.lineItems factur-x'],
  [
    { document: { operationCategory: null } },
    'operation_category_soon document.operationCategory advice',
  ],
  [
    { document: { operationCategory: null, date: '2027-09-01', dueDate: '2027-09-16' } },
    'operation_category document.operationCategory law',
  ],
  [
    { document: { lineItems: [buildLine({ description: ' ' })] } },
    'line_description document.lineItems.0.description factur-x',
  ],
  [
    { document: { lineItems: [buildLine({ unitPrice: 0, flags: ['price_to_complete'] })] } },
    'line_price document.lineItems.0.unitPrice advice',
  ],
];

describe('each missing fact is named with its field and its weight', () => {
  test.each(rows)('%#', (change, hint) => {
    const hints = hintsOf(change).map(
      ({ id, where, field, severity }) => `${id} ${where}.${field} ${severity}`,
    );
    expect(hints).toEqual([hint]);
  });

  test('a discount alone is no invoice', () => {
    const lineItems = [buildLine({ description: 'Remise', unitPrice: -10 })];
    expect(hintsOf({ document: { lineItems } }).map(({ id }) => id)).toEqual([
      'negative_total',
      'only_discounts',
    ]);
  });
});

test('what is not said of VAT, or is contradicted, keeps an invoice from being issued', () => {
  const untaxed = { vat: false } as const;
  expect(codes({})).toEqual([]);
  expect(codes({ seller: { vatRegime: null } })).toEqual(['vat_regime']);
  expect(codes({ seller: { vatRegime: 'exempt' }, document: untaxed })).toEqual([
    'exempt_article',
    'vat_reason',
  ]);
  expect(codes({ seller: { vatRegime: 'exempt', vatExemption: 'health' } })).toEqual([
    'vat_in_franchise',
  ]);
  expect(codes({ document: { vatExemption: 'training' } })).toEqual(['vat_and_exemption']);
  expect(codes({ document: { ...untaxed, vatExemption: 'services_outside_eu' } })).toEqual([
    'client_outside_exemption',
  ]);
  expect(codes({ seller: { legalForm: 'other' } })).toEqual(['legal_form_name']);
});

test('nothing is asked of a client in Monaco but what a foreign one owes', () => {
  expect(hintsOf({ client: { country: 'Monaco', siret: '' } })).toEqual([]);
});

test('goods go by where they are delivered, not by where the client is', () => {
  const document = {
    vat: false,
    vatExemption: 'export_goods',
    operationCategory: 'goods',
  } as const;
  const client = { deliveryAddress: '1 rue du Lac', deliveryCity: 'Genève' };
  expect(hintsOf({ client: { ...client, deliveryCountry: 'Suisse' }, document })).toEqual([]);
  expect(hintsOf({ client, document }).map(({ id }) => id)).toEqual(['client_outside_exemption']);
});

test('a quote for works at a consumer’s asks for what the law wants of it', () => {
  const document = {
    type: 'quote',
    kind: 'quote',
    dueDate: null,
    lineItems: [buildLine({ vatRate: 10, inOldHome: true })],
  } as const;
  const said = {
    placeOfWork: 'Grenoble',
    quoteFee: 0,
    workStart: 'sous un mois',
    wasteQuantity: '1 m³',
    wasteHandling: 'tri sur place',
    wasteCollection: 'Déchèterie de Grenoble',
    wasteCost: '50 €',
  };
  const at = (change: Partial<Document>) =>
    hintsOf({
      seller: { mediator: 'CM2C' },
      client: madameRoche,
      document: { ...document, lineItems: [...document.lineItems], ...change },
    }).map(({ id }) => id);
  expect(at({})).toEqual(['place_of_work', 'quote_fee', 'work_start', 'waste']);
  expect(at(said)).toEqual([]);
  expect(at({ ...said, wasteCost: null })).toEqual(['waste']);
});

test('small invoices may leave the VAT number out, and franchise sellers need none', () => {
  const lineItems = [buildLine({ quantity: 1, unitPrice: 150 })];
  expect(hintsOf({ seller: { vatNumber: '' }, document: { lineItems } })).toEqual([]);
  const franchise = { vatNumber: '', vatRegime: 'franchise' } as const;
  expect(hintsOf({ seller: franchise, document: { vat: false } })).toEqual([]);
});

test('an address on one field counts as whole', () => {
  const address = '3 place Bellecour\n69002 Lyon';
  expect(hintsOf({ client: { address, postalCode: '', city: '' } })).toEqual([]);
});

test('on a quote, which has no XML, nothing weighs more than the law', () => {
  const hints = hintsOf({
    seller: { siret: '' },
    client: { siret: '', name: '', company: '' },
    document: { type: 'quote', operationCategory: null },
  });
  expect(hints.map(({ id, severity }) => [id, severity])).toEqual([
    ['seller_siret', 'law'],
    ['client_name', 'law'],
  ]);
});

test('what keeps it from being issued comes first, then the gravest; every message is a sentence', () => {
  const hints = hintsOf({
    seller: { legalForm: null, iban: '', vatNumber: 'x' },
    client: { siret: '' },
    document: { paymentMethod: 'transfer', operationCategory: null },
  });
  expect(hints.map(({ severity, blocksIssue }) => [severity, blocksIssue])).toEqual([
    ['law', true],
    ['factur-x', false],
    ['factur-x', false],
    ['advice', false],
    ['advice', false],
  ]);
  for (const { message } of hints) expect(message).toMatch(/^\p{Lu}.*[.…]$/u);
});

test('the hints of a draft name everything that would refuse its issue, and lead to it', () => {
  const parts = {
    seller: buildProfile({ vatRegime: null }),
    client: buildClient({ address: '' }),
    document: buildDocument({
      operationCategory: 'services',
      date: '2026-11-20',
      lineItems: [
        buildLine({ flags: ['unusual_price'] }),
        buildLine({ unitPrice: 0, flags: ['price_to_complete'] }),
      ],
    }),
  };
  const stand = { today: '2026-11-22', lastDate: '2026-11-21' };
  const hints = missingFacts(parts, stand).filter(({ blocksIssue }) => blocksIssue);
  expect(hints.map(({ id }) => id).toSorted()).toEqual(
    issueProblems(parts, stand)
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(hints.map(({ id, where, field }) => `${id} ${where}.${field}`)).toEqual(
    expect.arrayContaining([
      'date_before_last document.date',
      'line_to_check document.lineItems.0.flags',
      'line_price document.lineItems.1.unitPrice',
      'client_address client.address',
    ]),
  );
});
