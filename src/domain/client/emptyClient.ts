import type { ClientKind } from './types.ts';

/** What a form for a new client begins with: a business in France. */
export const EMPTY_CLIENT = {
  name: '',
  company: '',
  email: '',
  phone: '',
  address: '',
  siret: '',
  vatNumber: '',
  kind: 'business' as ClientKind,
  postalCode: '',
  city: '',
  country: 'France',
  deliveryAddress: '',
  notes: '',
};
