import type { ClientFacts } from './schema.ts';

/** A client of spec §3 with the optional fields of decisions §12; absent text is an empty string. */
export interface Client extends ClientFacts {
  id: string;
  createdAt: string;
  updatedAt: string;
}
