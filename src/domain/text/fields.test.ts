import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import {
  emailOnlySchema,
  oneTimeCodeSchema,
  passwordChangeSchema,
  passwordResetSchema,
  signInSchema,
  signUpSchema,
} from '#domain/account/schema.ts';
import { clientCreationSchema, clientEditSchema, kindOf } from '#domain/client/schema.ts';
import { contactSchema } from '#domain/contact/schema.ts';
import { profileEditSchema, profileFormSchema } from '#domain/profile/schema.ts';

type Case = [field: string, message: string, schema: z.ZodType, value: unknown];

const long = 'x'.repeat(20_000);

// The name comes from the first two: printing a whole schema would take minutes.
const cases: Case[] = [
  ['name', 'Le nom du contact est requis', clientCreationSchema, '  '],
  ['name', 'Le nom du contact est requis', clientCreationSchema, undefined],
  ['name', '200 caractères au maximum', clientCreationSchema, long],
  ['email', "L'email n'est pas valide", clientCreationSchema, 'claire@'],
  ['kind', 'Veuillez choisir un type de client de la liste', clientCreationSchema, 'robot'],
  ['siret', 'Le SIRET ne contient que des chiffres', clientCreationSchema, '12A'],
  [
    'vatNumber',
    'Le numéro de TVA ne contient que des lettres et des chiffres',
    clientCreationSchema,
    'FR=1',
  ],
  [
    'phone',
    'Le téléphone ne contient que des chiffres et + . - ( )',
    clientCreationSchema,
    'appelez-moi',
  ],
  ['name', 'Le nom est requis', clientEditSchema, ''],
  ['email', "L'email n'est pas valide", clientEditSchema, 'x'],
  ['name', 'Le nom est requis', profileEditSchema, ''],
  ['company', "Le nom de l'entreprise est requis", profileEditSchema, ''],
  ['siret', 'Le SIRET est requis', profileEditSchema, ''],
  ['siret', 'Le SIRET compte 14 chiffres', profileEditSchema, '123 456'],
  ['address', "L'adresse est requise", profileEditSchema, ' '],
  ['postalCode', 'Le code postal est requis', profileEditSchema, ''],
  ['city', 'La ville est requise', profileEditSchema, ''],
  ['country', 'Le pays est requis', profileEditSchema, ''],
  [
    'vatNumber',
    'Le numéro de TVA commence par deux lettres, par exemple FR12345678900',
    profileEditSchema,
    '123',
  ],
  [
    'invoicePrefix',
    'Le préfixe n’accepte que des lettres sans accent, des chiffres et - _ / +',
    profileEditSchema,
    'É#',
  ],
  [
    'nextInvoiceNumber',
    'Le prochain numéro est un nombre entier à partir de\u00A01',
    profileEditSchema,
    0,
  ],
  [
    'nextQuoteNumber',
    'Le prochain numéro est un nombre entier à partir de\u00A01',
    profileEditSchema,
    1.5,
  ],
  [
    'nextQuoteNumber',
    'Le prochain numéro est un nombre entier à partir de\u00A01',
    profileEditSchema,
    'x',
  ],
  ['currency', 'Veuillez choisir une devise de la liste', profileEditSchema, 'XAU'],
  ['legalForm', 'Veuillez choisir une valeur de la liste', profileEditSchema, 'GmbH'],
  ['vatRegime', 'Veuillez choisir une valeur de la liste', profileEditSchema, 'aucun'],
  ['shareCapital', 'Le capital est un montant en euros, positif', profileEditSchema, -1],
  [
    'shareCapital',
    'Le capital est un montant en euros, à deux décimales au plus',
    profileEditSchema,
    '1000,505',
  ],
  [
    'electronicAddress',
    'L’adresse n’accepte que des lettres sans accent, des chiffres et + - _ .',
    profileEditSchema,
    'a b',
  ],
  [
    'sepaCreditorId',
    'Un identifiant créancier SEPA ressemble à FR12ZZZ123456',
    profileEditSchema,
    '123456',
  ],
  ['termsDays', 'Le délai est un nombre de jours, de 0 à 365', profileEditSchema, 400],
  [
    'latePenaltyRate',
    'Le taux des pénalités est un pourcentage par an, supérieur à 0',
    profileEditSchema,
    0,
  ],
  ['discountPercent', 'L’escompte est un pourcentage entre 0 et 100', profileEditSchema, 100],
  ['discountDays', 'Le délai d’escompte est un nombre de jours, de 1 à 365', profileEditSchema, 0],
  ['iban', 'Il manque 23 caractères à l’IBAN', profileEditSchema, 'FR76'],
  ['bic', 'Le BIC compte 8 ou 11 caractères, par exemple AGRIFRPP', profileEditSchema, 'A'],
  ['shareCapital', 'Le capital est un montant en euros, positif', profileEditSchema, 'beaucoup'],
  ['email', "L'email n'est pas valide", profileEditSchema, 'x'],
  ['paymentTerms', '1\u00A0000 caractères au maximum', profileEditSchema, long],
  ['email', "L'adresse email est requise", signInSchema, ''],
  ['email', "L'email n'est pas valide", signInSchema, 'moi'],
  ['password', 'Le mot de passe est requis', signInSchema, ''],
  ['name', 'Le nom est requis', signUpSchema, ' '],
  ['password', 'Le mot de passe doit contenir au moins 8 caractères', signUpSchema, 'court'],
  ['password', 'Le mot de passe doit contenir au plus 128 caractères', signUpSchema, long],
  ['email', "L'adresse email est requise", emailOnlySchema, undefined],
  ['confirmation', 'Les deux mots de passe sont différents', passwordResetSchema, 'autre'],
  ['currentPassword', 'Le mot de passe actuel est requis', passwordChangeSchema, ''],
  ['code', 'Le code est requis', oneTimeCodeSchema, ''],
  ['code', 'Le code compte 6 chiffres', oneTimeCodeSchema, '12'],
  ['name', 'Le nom est requis', contactSchema, ''],
  ['email', "L'email est requis", contactSchema, ''],
  ['email', "L'email n'est pas valide", contactSchema, 'x'],
  ['reason', 'Veuillez sélectionner une raison', contactSchema, ''],
  ['subject', 'Le sujet est requis', contactSchema, ''],
  ['message', 'Le message est requis', contactSchema, ''],
];

const complete = {
  name: 'Nadia Morel',
  company: 'Atelier Morel',
  siret: '123 456 782 00015',
  address: '12 rue des Forges',
  postalCode: '69003',
  city: 'Lyon',
  country: 'France',
  email: 'nadia@ateliermorel.example',
  password: 'un long mot de passe',
  currentPassword: 'ancien mot de passe',
  confirmation: 'un long mot de passe',
  code: '123456',
  reason: 'support',
  subject: 'Une question',
  message: 'Bonjour',
};

test.each(cases)('%s: %s', (field, message, schema, value) => {
  const result = schema.safeParse({ ...complete, [field]: value });
  const issues = result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(issues).toEqual([[field, message]]);
});

const problemOf = (edit: object) =>
  profileEditSchema.safeParse(edit).error?.issues.map(({ path }) => path.join('.'));

describe('what the schemas let through', () => {
  test('a client needs nothing but a name, and the rest starts empty', () => {
    expect(clientCreationSchema.parse({ name: ' Claire  Dubois ' })).toEqual({
      name: 'Claire Dubois',
      company: '',
      email: '',
      phone: '',
      address: '',
      siret: '',
      vatNumber: '',
      postalCode: '',
      city: '',
      country: 'France',
      deliveryAddress: '',
      deliveryPostalCode: '',
      deliveryCity: '',
      deliveryCountry: '',
      electronicAddress: '',
      serviceCode: '',
      sepaMandate: '',
      termsKind: null,
      termsDays: null,
      notes: '',
    });
  });

  test('an edit adds nothing to what it was given', () => {
    expect(clientEditSchema.parse({ phone: '06 12 34 56 78', userId: 'x' })).toEqual({
      phone: '06 12 34 56 78',
    });
    expect(profileEditSchema.parse({ city: 'Lyon' })).toEqual({ city: 'Lyon' });
  });

  test('a complete profile passes and its identifiers are compacted', () => {
    const form = {
      ...complete,
      vatNumber: 'fr 12 345 678 900',
      invoicePrefix: 'INV-',
      quotePrefix: 'QUO-',
      nextInvoiceNumber: '001',
      nextQuoteNumber: 1,
      creditNotePrefix: 'AV-',
      nextCreditNoteNumber: 1,
      currency: 'EUR',
      legalForm: null,
      shareCapital: '8 000',
      rcsCity: '',
      legalFormName: '',
      variableCapital: false,
      inLiquidation: false,
      registrationNote: '',
      vatRegime: 'standard',
      vatExemption: null,
      electronicAddress: '',
      sepaCreditorId: 'fr12 zzz 123456',
      termsKind: 'days',
      termsDays: '30',
      latePenalty: 'own_rate',
      latePenaltyRate: '12,5',
      discountPercent: '',
      discountDays: null,
      iban: '',
      bic: '',
      phone: '',
      website: '',
      paymentTerms: '',
      insurance: '',
      mediator: '',
      template: 'moderne',
      accentColor: '#1F4B99',
      logoSize: 'large',
    };
    expect(profileFormSchema.parse(form)).toMatchObject({
      siret: '12345678200015',
      vatNumber: 'FR12345678900',
      nextInvoiceNumber: 1,
      shareCapital: 8000,
      sepaCreditorId: 'FR12ZZZ123456',
      termsDays: 30,
      latePenaltyRate: 12.5,
      discountPercent: null,
    });
  });

  test('terms, penalty and discount are not said by halves', () => {
    expect(problemOf({ termsKind: 'days', termsDays: '' })).toEqual(['termsDays']);
    expect(problemOf({ latePenalty: 'own_rate', latePenaltyRate: '' })).toEqual([
      'latePenaltyRate',
    ]);
    expect(problemOf({ discountPercent: 2, discountDays: null })).toEqual(['discountDays']);
    expect(problemOf({ discountPercent: null, discountDays: 8 })).toEqual(['discountPercent']);
    expect(problemOf({ termsKind: 'on_receipt', termsDays: null })).toBe(undefined);
    expect(problemOf({ termsKind: 'days' })).toBe(undefined);
  });

  test('a French postal code has five digits, a foreign one may be anything', () => {
    const french = profileEditSchema.safeParse({ country: 'France', postalCode: '6900' });
    expect(french.error?.issues[0]?.message).toBe('Le code postal compte 5 chiffres');
    expect(profileEditSchema.safeParse({ country: 'Belgique', postalCode: '1000' }).success).toBe(
      true,
    );
  });

  test('what is wrong between fields is told together with what is wrong in them', () => {
    const edit = { city: '', iban: 'FR76', country: 'France', postalCode: '690' };
    expect(problemOf({ ...edit, termsKind: 'days', termsDays: '' })).toEqual([
      'city',
      'iban',
      'postalCode',
      'termsDays',
    ]);
    expect(problemOf({ country: 33, postalCode: ['690'] })).toEqual(['postalCode', 'country']);
    const passwords = { currentPassword: '', password: 'encre bleue 44', confirmation: 'encre' };
    expect(
      passwordChangeSchema.safeParse(passwords).error?.issues.map(({ path }) => path.join('.')),
    ).toEqual(['currentPassword', 'confirmation']);
    expect(passwordChangeSchema.safeParse(null).success).toBe(false);
  });

  test('a client with a company is a business, one without is a consumer, unless told otherwise', () => {
    const person = { company: '', siret: '', vatNumber: '' };
    expect(kindOf(person)).toBe('consumer');
    expect(kindOf({ ...person, company: 'Brasserie Lune' })).toBe('business');
    expect(kindOf({ ...person, kind: 'business' })).toBe('business');
  });
});
