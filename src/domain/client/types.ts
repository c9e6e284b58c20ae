export type ClientKind = 'business' | 'consumer';

/** A client of spec §3 with the optional fields of decisions §12; absent text is an empty string. */
export interface Client {
  id: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  address: string;
  siret: string;
  vatNumber: string;
  kind: ClientKind;
  postalCode: string;
  city: string;
  /** Country as written by the user; `domain/client/country.ts` finds its ISO code. */
  country: string;
  deliveryAddress: string;
  notes: string;
  createdAt: string;
  updatedAt: string;
}
