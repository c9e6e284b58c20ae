import { line } from './fields.ts';

/**
 * An address of the French directory that may be left empty (BT-34, BT-49, scheme 0225): « SIREN »,
 * « SIREN_SIRET » or « SIREN_SUFFIXE », of at most 125 characters (BR-FR-23, BR-FR-25).
 */
export function electronicAddress(message: string) {
  return line(125).refine((address) => /^[A-Za-z0-9+\-_.]*$/.test(address), message);
}
