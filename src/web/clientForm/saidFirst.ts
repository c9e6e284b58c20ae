import type { ClientKind } from '#domain/client/kinds.ts';
import { clientNamed } from '#domain/client/named.ts';
import { isPersonName } from '#domain/client/person.ts';
import type { ClientFacts } from '#domain/client/schema.ts';
import { directoryQuery } from '#domain/company/foundCompany.ts';

type Field = 'name' | 'company' | 'email' | 'siret';
type Kept = Pick<ClientFacts, Field | 'kind'>;

/** What the first words about a new client are, and of which kind they make it. */
export interface Said {
  field: Field;
  value: string;
  kind?: ClientKind;
}

/**
 * « ana@dupain.example » is an address, nine to fourteen digits a number, « Mme Perrin » and « Claire
 * Delaunay » are contacts, anything else a company, unless the client is said to be a private person.
 */
export function saidFirst(typed: string, standing: ClientKind): Said | null {
  const text = typed.trim();
  if (text === '') return null;
  if (/^\S+@\S*$/.test(text)) return { field: 'email', value: text };
  const number = directoryQuery(text);
  if (/^\d{9,14}$/.test(number)) return { field: 'siret', value: number, kind: 'business' };
  const { name, kind } = clientNamed(text);
  if (kind === 'consumer') return { field: 'name', value: name, kind };
  if (kind !== 'business') return { field: 'company', value: name, kind };
  // A name without a title may be anyone's: the choice that stands is kept.
  const isContact = standing === 'consumer' || isPersonName(name);
  return { field: isContact ? 'name' : 'company', value: name };
}

/** What the form then says besides; null where the field says something else already. */
export function writtenFirst({ field, value, kind }: Said, kept: Kept): Partial<Kept> | null {
  if (!isFree(field, kept)) return null;
  // The contact of a company is no private person for being called « Mme ».
  const isOfCompany = field === 'name' && kept.company !== '';
  const written = { [field]: value, ...(kind && !isOfCompany && { kind }) };
  // A contact is asked for: until one is said, the company stands for it.
  return field === 'company' && isFree('name', kept) ? { ...written, name: value } : written;
}

/** A contact that only repeats the company is none yet. */
export function isFree(field: Field, kept: Kept): boolean {
  return kept[field] === '' || (field === 'name' && kept.name === kept.company);
}
