import type { ClientFacts } from './schema.ts';

/** A client (docs/product.md, Clients). Absent text is an empty string. */
export interface Client extends ClientFacts {
  id: string;
  createdAt: string;
  updatedAt: string;
}
