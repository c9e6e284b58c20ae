import { clientCreationSchema, type ClientFacts } from './schema.ts';

/** What a form for a new client begins with: a business in France. */
export const EMPTY_CLIENT: ClientFacts = {
  ...clientCreationSchema.parse({ name: '-' }),
  name: '',
  kind: 'business',
};
