/**
 * Who buys: a business, a private person, a legal person outside VAT (an association), or a public body.
 */
export const CLIENT_KINDS = ['business', 'consumer', 'nonprofit', 'public'] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

/** The kinds as a choice on a screen. */
export const CLIENT_KIND_CHOICES: readonly { value: ClientKind; label: string }[] = [
  { value: 'business', label: 'Entreprise' },
  { value: 'consumer', label: 'Particulier' },
  { value: 'nonprofit', label: 'Association' },
  { value: 'public', label: 'Secteur public' },
];

interface Named {
  name: string;
  company: string;
  kind: ClientKind;
}

/** One name for a client on every screen and document: the company, else the person. */
export function clientTitle({ name, company }: Pick<Named, 'name' | 'company'>): string {
  return company || name;
}

/** What stands beside that name: whom one speaks to there, or what the client is. */
export function clientBeside({ name, company, kind }: Named): string {
  if (company !== '' && company !== name) return name;
  // A business that bears one name only may be a person: nothing says it is a company.
  if (kind === 'business' && company === '') return 'Particulier';
  return CLIENT_KIND_CHOICES.find(({ value }) => value === kind)?.label ?? '';
}

/** True for all but private persons: they are organisations, named first and their contact after. */
export function isOrganisation(kind: ClientKind): boolean {
  return kind !== 'consumer';
}
