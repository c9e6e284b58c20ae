import type { Client } from '#domain/client/types.ts';
import type { Profile } from '#domain/profile/types.ts';

/** The seller of the small world: a joiner's workshop in Lyon, a company subject to VAT. */
export const atelierMorel = {
  company: 'Atelier Morel',
  address: '12 rue des Tanneurs',
  postalCode: '69005',
  city: 'Lyon',
  country: 'France',
  siret: '73282932000074',
  vatNumber: 'FR44732829320',
  legalForm: 'SARL',
  shareCapital: 8000,
  rcsCity: 'Lyon',
  vatRegime: 'standard',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  phone: '04 72 00 00 00',
  email: 'bonjour@atelier-morel.example',
  website: 'https://atelier-morel.example',
  paymentTerms: 'Virement à 15 jours',
} as const satisfies Partial<Profile>;

/** Its clients, from a restaurant to a private person. */
export const brasserieLune = {
  name: 'Hélène Garnier',
  company: 'Brasserie Lune',
  email: 'helene@brasserie-lune.example',
  phone: '04 78 11 22 33',
  address: '3 place Bellecour',
  siret: '44306184100047',
  vatNumber: 'FR64443061841',
  kind: 'business',
  postalCode: '69002',
  city: 'Lyon',
  country: 'France',
} as const satisfies Partial<Client>;

export const madameRoche = {
  name: 'Monique Roche',
  company: '',
  email: 'monique.roche@example.org',
  phone: '06 12 34 56 78',
  address: '27 chemin du Moulin',
  siret: '',
  vatNumber: '',
  kind: 'consumer',
  postalCode: '38000',
  city: 'Grenoble',
  country: 'France',
} as const satisfies Partial<Client>;
