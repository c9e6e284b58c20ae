import { describe, expect, test } from 'vitest';
import type { Document } from '#domain/document/types.ts';
import type { LegalForm } from '#domain/profile/types.ts';
import { buildClient, buildDocument, buildProfile } from '#testing/world/builders.ts';
import { madameRoche } from '#testing/world/people.ts';
import { identityMentions, mentionsFor } from './mentionsFor.ts';
import type { MentionParts } from './rule.ts';

const parts = (change: Partial<MentionParts> = {}): MentionParts => ({
  seller: buildProfile(),
  client: buildClient(),
  document: buildDocument(),
  ...change,
});

const textOf = (id: string, change: Partial<MentionParts>) =>
  mentionsFor(parts(change)).find((mention) => mention.id === id)?.text;

const franchise = (date: string) =>
  textOf('franchise', {
    seller: buildProfile({ vatRegime: 'franchise' }),
    document: buildDocument({ vat: false, date }),
  });

const quote = (content: string): Document =>
  buildDocument({ type: 'quote', date: '2026-11-21', content });

const identity = (legalForm: LegalForm | null, shareCapital: number | null = 8000) =>
  identityMentions(parts({ seller: buildProfile({ legalForm, shareCapital }) })).map(
    ({ text }) => text,
  );

const LATE = ['late_penalties', 'recovery_fee', 'early_payment'];

describe('VAT', () => {
  test('the franchise is worded by the CGI until 2026 and by the CIBS from 2027', () => {
    expect(franchise('2026-12-31')).toBe('TVA non applicable, art. 293 B du CGI');
    expect(franchise('2027-01-01')).toBe(
      'TVA non applicable, article L. 223-3 du Code des impositions sur les biens et services (CIBS)',
    );
  });

  test.each([
    ['reverse_charge', 'Autoliquidation – article 283, 2 nonies du CGI'],
    ['disbursement', 'Débours, article 267, II, 2° du CGI'],
    ['training', 'Exonération de TVA, article 261, 4, 4° du CGI'],
    ['second_hand_margin', 'Régime particulier – Biens d’occasion'],
    ['intra_eu_goods', 'Exonération de TVA, article 262 ter, I du CGI'],
    ['export_goods', 'Exonération de TVA, article 262, I du CGI'],
    ['services_outside_eu', 'TVA non applicable, article 259-1 du CGI'],
  ] as const)('%s prints « %s »', (vatExemption, text) => {
    const document = buildDocument({ vat: false, vatExemption });
    expect(textOf(vatExemption, { document })).toBe(text);
  });

  test('a document that charges VAT excuses nothing', () => {
    const seller = buildProfile({ vatRegime: 'franchise' });
    const document = buildDocument({ vat: true, vatExemption: 'reverse_charge' });
    const ids = mentionsFor(parts({ seller, document })).map(({ id }) => id);
    expect(ids).toEqual(LATE);
  });

  test('VAT on debits is said where VAT is charged', () => {
    const seller = buildProfile({ vatRegime: 'debits' });
    expect(textOf('vat_on_debits', { seller })).toBe(
      'Option pour le paiement de la taxe d’après les débits',
    );
    expect(textOf('vat_on_debits', { seller, document: buildDocument({ vat: false }) })).toBe(
      undefined,
    );
  });
});

describe('late payment', () => {
  test('a business reads its three mentions, each under its code', () => {
    const mentions = mentionsFor(parts());
    expect(mentions.map(({ noteCode, text }) => [noteCode, text])).toEqual([
      [
        'PMD',
        'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, calculée sur la base de trois fois le taux d’intérêt légal.',
      ],
      [
        'PMT',
        'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u00A0: 40\u00A0€.',
      ],
      ['AAB', 'Escompte pour paiement anticipé\u00A0: néant.'],
    ]);
  });

  test('a consumer and a quote read none of them', () => {
    const client = buildClient(madameRoche);
    expect(mentionsFor(parts({ client }))).toEqual([]);
    const quoted = mentionsFor(parts({ document: quote('') }));
    expect(quoted.map(({ id }) => id)).toEqual(['quote_validity']);
  });

  test('the seller’s own terms are not contradicted', () => {
    const seller = buildProfile({ paymentTerms: 'Escompte de 2 % pour paiement comptant' });
    const ids = mentionsFor(parts({ seller })).map(({ id }) => id);
    expect(ids).toEqual(['late_penalties', 'recovery_fee']);
  });
});

describe('the kind of document and of operation', () => {
  test.each([
    ['goods', 'Catégorie de l’opération\u00A0: livraisons de biens'],
    ['services', 'Catégorie de l’opération\u00A0: prestations de services'],
    ['mixed', 'Catégorie de l’opération\u00A0: livraisons de biens et prestations de services'],
  ] as const)('%s', (operationCategory, text) => {
    const document = buildDocument({ operationCategory });
    expect(textOf(`operation_${operationCategory}`, { document })).toBe(text);
  });

  test('a quote is valid thirty days unless its notes say otherwise', () => {
    expect(textOf('quote_validity', { document: quote('') })).toBe(
      'Devis valable jusqu’au 21 décembre 2026.',
    );
    expect(textOf('quote_validity', { document: quote('Validité : deux mois') })).toBe(undefined);
  });

  test('insurance is printed for all, the mediator for consumers', () => {
    const seller = buildProfile({ insurance: 'MAAF n° 123, France', mediator: 'CM2C, Paris' });
    expect(textOf('insurance', { seller })).toBe(
      'Assurance professionnelle\u00A0: MAAF n° 123, France',
    );
    expect(textOf('mediator', { seller })).toBe(undefined);
    expect(textOf('mediator', { seller, client: buildClient(madameRoche) })).toBe(
      'Médiateur de la consommation\u00A0: CM2C, Paris',
    );
  });
});

describe('who sells', () => {
  test('a sole trader says so, micro-enterprises included', () => {
    expect(identity('EI')).toEqual(['Entrepreneur individuel (EI)']);
    expect(identity('micro')).toEqual(['Entrepreneur individuel (EI)']);
  });

  test('a company gives its form, capital and register', () => {
    expect(identity('SARL', 50_000)).toEqual([
      'SARL au capital de 50\u00A0000\u00A0€',
      'RCS Lyon 732829320',
    ]);
    expect(identity('SAS', null)).toEqual(['RCS Lyon 732829320']);
    expect(identity(null)).toEqual([]);
  });
});
