import type { ClientKind } from '#domain/client/kinds.ts';
import { clientNamed } from '#domain/client/named.ts';
import { directoryQuery } from '#domain/company/foundCompany.ts';

/** What the first words about a new client are, and of which kind they make it. */
export interface Said {
  field: 'name' | 'email' | 'siret';
  value: string;
  kind?: ClientKind;
}

/** « ana@dupain.example » is an address, nine to fourteen digits a number, anything else a name. */
export function saidFirst(typed: string): Said | null {
  const text = typed.trim();
  if (text === '') return null;
  if (/^\S+@\S*$/.test(text)) return { field: 'email', value: text };
  const number = directoryQuery(text);
  if (/^\d{9,14}$/.test(number)) return { field: 'siret', value: number, kind: 'business' };
  const { name, kind } = clientNamed(text);
  // A name without a title may be anyone's: the choice that stands is kept.
  return kind === 'business'
    ? { field: 'name', value: name }
    : { field: 'name', value: name, kind };
}
