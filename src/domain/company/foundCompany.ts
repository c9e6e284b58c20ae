import type { ClientKind } from '#domain/client/kinds.ts';
import type { LegalForm } from '#domain/profile/types.ts';

/** A company as the public directory knows it, in our words; what it does not say is empty. */
export interface FoundCompany {
  siren: string;
  /** Of the establishment asked for, otherwise of the seat. */
  siret: string;
  /** Under which it trades: its sign, or its registered name. */
  name: string;
  /** Its registered name, where it differs: a sole trader's own name. */
  registeredName: string;
  legalForm: LegalForm | null;
  kind: Exclude<ClientKind, 'consumer'>;
  address: string;
  postalCode: string;
  city: string;
  /** French VAT number the tax office gave it, where the directory says so. */
  vatNumber: string;
  isClosed: boolean;
}

/** « 14 rue des Olivettes, 44000 Nantes » */
export function placeOf({ address, postalCode, city }: FoundCompany): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ');
}

/** What someone types to find a company: letters, or the digits of a SIREN or SIRET without spaces. */
export function directoryQuery(typed: string): string {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const digits = text.replaceAll(/[ .]/g, '');
  return /^\d{9,14}$/.test(digits) ? digits : text;
}

/** Fewer letters find half the country. */
export const SHORTEST_QUERY = 3;
export const LONGEST_QUERY = 120;

/** « 732 829 320 00074 »; what has not its 14 digits stays as it is typed. */
export function writtenSiret(siret: string): string {
  const digits = siret.replaceAll(/[ .]/g, '');
  return /^\d{14}$/.test(digits)
    ? digits.replace(/^(\d{3})(\d{3})(\d{3})/, '$1\u00A0$2\u00A0$3\u00A0')
    : siret;
}
