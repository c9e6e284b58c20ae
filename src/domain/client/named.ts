import type { ClientKind } from './kinds.ts';

/** A client as a sentence names one: the rest is asked later. */
export interface NamedClient {
  name: string;
  company: string;
  kind: ClientKind;
}

const PERSON = /^(?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle|famille|consorts)\s/i;
const PUBLIC =
  /^(?:mairie|commune|ville|école|collège|lycée|ccas|département|région|préfecture)\s/i;
const NONPROFIT = /^(?:association|asso|copropriété|syndicat|paroisse|club)\s/i;

/**
 * Who « Mme Perrin », « mairie de Redon » or « Delaunay » is: a title is a private person's, the names of
 * public bodies and associations are theirs, any other name is a business.
 */
export function clientNamed(said: string): NamedClient {
  const trimmed = said.replaceAll(/\s+/g, ' ').trim();
  const name = trimmed.charAt(0).toLocaleUpperCase('fr') + trimmed.slice(1);
  const kind = kindNamed(name);
  return { name, company: kind === 'consumer' ? '' : name, kind };
}

function kindNamed(name: string): ClientKind {
  if (PERSON.test(name)) return 'consumer';
  if (PUBLIC.test(name)) return 'public';
  return NONPROFIT.test(name) ? 'nonprofit' : 'business';
}
