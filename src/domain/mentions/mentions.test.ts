import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientKind } from '#domain/client/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import { LATE_PENALTIES, type LegalForm, type Profile } from '#domain/profile/types.ts';
import { VAT_REGIMES } from '#domain/vat/regimes.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { madameRoche } from '#testing/world/people.ts';
import { certifications } from './certifications.ts';
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

const identity = (
  legalForm: LegalForm | null,
  shareCapital: number | null = 8000,
  more: Partial<Profile> = {},
) =>
  identityMentions(parts({ seller: buildProfile({ legalForm, shareCapital, ...more }) })).map(
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
    const goods = buildDocument({ operationCategory: 'goods' });
    expect(textOf('vat_on_debits', { seller, document: goods })).toBe(undefined);
  });
});

const penalty = (change: Partial<Profile>) =>
  textOf('late_penalties', { seller: buildProfile(change) });

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

  test('the penalty is the one the seller chose', () => {
    expect(penalty({ latePenalty: 'central_bank' })).toBe(
      'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, au taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente, majoré de 10 points de pourcentage.',
    );
    expect(penalty({ latePenalty: 'own_rate', latePenaltyRate: 12.5 })).toBe(
      'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, au taux annuel de 12,5\u00A0%.',
    );
    expect(penalty({ latePenalty: 'own_rate', latePenaltyRate: null })).toBe(penalty({}));
  });

  test('a public buyer owes the penalty the law sets, an association that of a business', () => {
    const latePenalty = 'own_rate';
    const seller = buildProfile({ latePenalty, latePenaltyRate: 12 });
    const told = (kind: ClientKind) =>
      textOf('late_penalties', { seller, client: buildClient({ kind }) });
    expect(told('public')).toContain('majoré de huit points de pourcentage');
    expect(told('nonprofit')).toContain('12\u00A0%');
    expect(told('consumer')).toBe(undefined);
  });

  test('a discount for early payment says what becomes of its VAT', () => {
    const seller = buildProfile({ discountPercent: 2, discountDays: 8 });
    expect(textOf('early_payment', { seller })).toBe(
      'Escompte de 2\u00A0% pour paiement sous 8\u00A0jours\u00A0; en cas d’escompte, la TVA déductible doit être diminuée de la TVA afférente à l’escompte.',
    );
    const untaxed = buildDocument({ vat: false });
    expect(textOf('early_payment', { seller, document: untaxed })).toBe(
      'Escompte de 2\u00A0% pour paiement sous 8\u00A0jours.',
    );
  });

  test('each invoice to an organisation says each of the three once, whatever was chosen', () => {
    const kinds = fc.constantFrom<ClientKind>('business', 'public', 'nonprofit');
    const chosen = fc.record({
      latePenalty: fc.constantFrom(...LATE_PENALTIES),
      latePenaltyRate: fc.constantFrom(null, 10),
      discountPercent: fc.constantFrom(null, 2),
      discountDays: fc.constantFrom(null, 8),
      vatRegime: fc.constantFrom(null, ...VAT_REGIMES),
    });
    fc.assert(
      fc.property(kinds, chosen, fc.boolean(), (kind, change, vat) => {
        const told = mentionsFor(
          parts({
            seller: buildProfile({ ...change, paymentTerms: '' }),
            client: buildClient({ kind }),
            document: buildDocument({ vat }),
          }),
        );
        const codes = told.flatMap(({ noteCode }) => noteCode ?? []);
        expect(codes.toSorted()).toEqual(['AAB', 'PMD', 'PMT']);
      }),
    );
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
    expect(textOf('quote_validity', { document: { ...quote(''), validityDays: 60 } })).toBe(
      'Devis valable jusqu’au 20 janvier 2027.',
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

const works = (change: Partial<Document>) =>
  buildDocument({
    type: 'quote',
    content: 'Validité : deux mois',
    lineItems: [buildLine({ vatRate: 10, inOldHome: true })],
    ...change,
  });

describe('works in a home', () => {
  test('a quote says where, when, for how much it was made, and what becomes of the waste', () => {
    const document = works({
      placeOfWork: '27 chemin du Moulin, Grenoble',
      quoteFee: 0,
      workStart: 'trois semaines après l’accord',
      wasteQuantity: '2 m³ de gravats',
      wasteCost: '180 €',
    });
    const texts = mentionsFor(parts({ document })).map(({ text }) => text);
    expect(texts).toEqual([
      'Devis gratuit',
      'Lieu d’exécution\u00A0: 27 chemin du Moulin, Grenoble',
      'Début ou délai d’exécution\u00A0: trois semaines après l’accord',
      'Déchets du chantier – quantité estimée\u00A0: 2 m³ de gravats\u00A0; coût estimé\u00A0: 180 €',
    ]);
    expect(textOf('quote_fee', { document: works({ quoteFee: 50 }) })).toBe(
      'Devis payant\u00A0: 50,00\u00A0€',
    );
  });

  test('the client certifies what each reduced rate asks for, and nothing at another', () => {
    const lineItems = [
      buildLine({ vatRate: 10, inOldHome: true }),
      buildLine({ vatRate: 5.5, inOldHome: true }),
      buildLine({ vatRate: 20, inOldHome: true }),
    ];
    const [ten, energy, ...rest] = certifications(works({ lineItems }));
    expect(rest).toEqual([]);
    expect(ten).toMatch(/^Je soussigné\(e\)\.{28} \(Nom, prénom\) certifie/);
    expect(ten).toMatch(/surface de plancher des locaux existants supérieure à 10\u00A0%\.$/);
    expect(energy).toMatch(
      /10\u00A0% et qu’ils ont la nature de travaux de rénovation énergétique\.$/,
    );
    expect(certifications(works({ lineItems: [buildLine({ vatRate: 10 })] }))).toEqual([]);
    expect(certifications(works({ vat: false }))).toEqual([]);
  });
});

describe('who sells', () => {
  test('a sole trader says so, micro-enterprises included', () => {
    const rcsCity = '';
    expect(identity('EI', null, { rcsCity })).toEqual(['Entrepreneur individuel (EI)']);
    expect(identity('micro', null, { rcsCity })).toEqual(['Entrepreneur individuel (EI)']);
  });

  test('a sole trader who is a merchant gives the register too', () => {
    expect(identity('EI')).toEqual(['Entrepreneur individuel (EI)', 'RCS Lyon 732829320']);
  });

  test('a company gives its form, capital and register', () => {
    expect(identity('SARL', 50_000)).toEqual([
      'SARL au capital de 50\u00A0000\u00A0€',
      'RCS Lyon 732829320',
    ]);
    expect(identity('SAS', null)).toEqual(['RCS Lyon 732829320']);
    expect(identity(null, 8000, { rcsCity: '' })).toEqual([]);
    expect(identity('SELARL')[0]).toBe('SELARL au capital de 8\u00A0000\u00A0€');
    expect(identity('other', 10, { legalFormName: 'GFA' })[0]).toBe('GFA au capital de 10\u00A0€');
    expect(identity('SAS', null, { variableCapital: true })[0]).toBe('SAS au capital variable');
  });

  test('what the seller adds to its identity is printed with it', () => {
    const registrationNote = 'Locataire-gérant de Morel et fils';
    expect(identity('SARL', null, { registrationNote }).at(-1)).toBe(registrationNote);
  });
});
