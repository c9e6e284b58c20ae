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

type Case = [schema: z.ZodType, field: string, value: unknown, message: string];

const long = 'x'.repeat(20_000);

const cases: Case[] = [
  [clientCreationSchema, 'name', '  ', 'Le nom du contact est requis'],
  [clientCreationSchema, 'name', undefined, 'Le nom du contact est requis'],
  [clientCreationSchema, 'name', long, '200 caractères au maximum'],
  [clientCreationSchema, 'email', 'claire@', "L'email n'est pas valide"],
  [clientCreationSchema, 'kind', 'robot', 'Veuillez choisir une entreprise ou un particulier'],
  [clientCreationSchema, 'siret', '12A', 'Le SIRET ne contient que des chiffres'],
  [
    clientCreationSchema,
    'vatNumber',
    'FR=1',
    'Le numéro de TVA ne contient que des lettres et des chiffres',
  ],
  [
    clientCreationSchema,
    'phone',
    'appelez-moi',
    'Le téléphone ne contient que des chiffres et + . - ( )',
  ],
  [clientEditSchema, 'name', '', 'Le nom est requis'],
  [clientEditSchema, 'email', 'x', "L'email n'est pas valide"],
  [profileEditSchema, 'name', '', 'Le nom est requis'],
  [profileEditSchema, 'company', '', "Le nom de l'entreprise est requis"],
  [profileEditSchema, 'siret', '', 'Le SIRET est requis'],
  [profileEditSchema, 'siret', '123 456', 'Le SIRET compte 14 chiffres'],
  [profileEditSchema, 'address', ' ', "L'adresse est requise"],
  [profileEditSchema, 'postalCode', '', 'Le code postal est requis'],
  [profileEditSchema, 'city', '', 'La ville est requise'],
  [profileEditSchema, 'country', '', 'Le pays est requis'],
  [
    profileEditSchema,
    'vatNumber',
    '123',
    'Le numéro de TVA commence par deux lettres, par exemple FR12345678900',
  ],
  [
    profileEditSchema,
    'invoicePrefix',
    'É#',
    'Le préfixe n’accepte que des lettres sans accent, des chiffres et - _ / +',
  ],
  [
    profileEditSchema,
    'nextInvoiceNumber',
    0,
    'Le prochain numéro est un nombre entier à partir de 1',
  ],
  [
    profileEditSchema,
    'nextQuoteNumber',
    1.5,
    'Le prochain numéro est un nombre entier à partir de 1',
  ],
  [
    profileEditSchema,
    'nextQuoteNumber',
    'x',
    'Le prochain numéro est un nombre entier à partir de 1',
  ],
  [profileEditSchema, 'currency', 'XAU', 'Veuillez choisir une devise de la liste'],
  [profileEditSchema, 'legalForm', 'GmbH', 'Veuillez choisir une valeur de la liste'],
  [profileEditSchema, 'vatRegime', 'aucun', 'Veuillez choisir une valeur de la liste'],
  [profileEditSchema, 'shareCapital', -1, 'Le capital est un montant en euros, positif'],
  [profileEditSchema, 'iban', 'FR76', 'Il manque 23 caractères à l’IBAN'],
  [profileEditSchema, 'bic', 'A', 'Le BIC compte 8 ou 11 caractères, par exemple AGRIFRPP'],
  [profileEditSchema, 'email', 'x', "L'email n'est pas valide"],
  [profileEditSchema, 'paymentTerms', long, '1\u00A0000 caractères au maximum'],
  [signInSchema, 'email', '', "L'adresse email est requise"],
  [signInSchema, 'email', 'moi', "L'email n'est pas valide"],
  [signInSchema, 'password', '', 'Le mot de passe est requis'],
  [signUpSchema, 'name', ' ', 'Le nom est requis'],
  [signUpSchema, 'password', 'court', 'Le mot de passe doit contenir au moins 8 caractères'],
  [signUpSchema, 'password', long, 'Le mot de passe doit contenir au plus 128 caractères'],
  [emailOnlySchema, 'email', undefined, "L'adresse email est requise"],
  [passwordResetSchema, 'confirmation', 'autre', 'Les deux mots de passe sont différents'],
  [passwordChangeSchema, 'currentPassword', '', 'Le mot de passe actuel est requis'],
  [oneTimeCodeSchema, 'code', '', 'Le code est requis'],
  [oneTimeCodeSchema, 'code', '12', 'Le code compte 6 chiffres'],
  [contactSchema, 'name', '', 'Le nom est requis'],
  [contactSchema, 'email', '', "L'email est requis"],
  [contactSchema, 'email', 'x', "L'email n'est pas valide"],
  [contactSchema, 'reason', '', 'Veuillez sélectionner une raison'],
  [contactSchema, 'subject', '', 'Le sujet est requis'],
  [contactSchema, 'message', '', 'Le message est requis'],
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

test.each(cases)('%# %s', (schema, field, value, message) => {
  const result = schema.safeParse({ ...complete, [field]: value });
  const issues = result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(issues).toEqual([[field, message]]);
});

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
      currency: 'EUR',
      legalForm: null,
      shareCapital: null,
      rcsCity: '',
      vatRegime: 'standard',
      iban: '',
      bic: '',
      phone: '',
      website: '',
      paymentTerms: '',
      insurance: '',
      mediator: '',
    };
    expect(profileFormSchema.parse(form)).toMatchObject({
      siret: '12345678200015',
      vatNumber: 'FR12345678900',
      nextInvoiceNumber: 1,
    });
  });

  test('a French postal code has five digits, a foreign one may be anything', () => {
    const french = profileEditSchema.safeParse({ country: 'France', postalCode: '6900' });
    expect(french.error?.issues[0]?.message).toBe('Le code postal compte 5 chiffres');
    expect(profileEditSchema.safeParse({ country: 'Belgique', postalCode: '1000' }).success).toBe(
      true,
    );
  });

  test('a client with a company is a business, one without is a consumer, unless told otherwise', () => {
    const person = { company: '', siret: '', vatNumber: '' };
    expect(kindOf(person)).toBe('consumer');
    expect(kindOf({ ...person, company: 'Brasserie Lune' })).toBe('business');
    expect(kindOf({ ...person, kind: 'business' })).toBe('business');
  });
});
