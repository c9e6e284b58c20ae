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

/** What stands beside a client's name: its company, or what it is. */
export function companyOrKind({ company, kind }: { company: string; kind: ClientKind }): string {
  if (company !== '') return company;
  const isNamed = kind === 'nonprofit' || kind === 'public';
  const label = CLIENT_KIND_CHOICES.find(({ value }) => value === kind)?.label;
  return isNamed && label !== undefined ? label : 'Particulier';
}

/** True for all but private persons: they are organisations, named first and their contact after. */
export function isOrganisation(kind: ClientKind): boolean {
  return kind !== 'consumer';
}
