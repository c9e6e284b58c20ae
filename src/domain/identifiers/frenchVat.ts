import { validate as validateTva } from 'stdnum/lib/cjs/fr/tva.js';
import { compact, type IdentifierCheck, problem, wrongKey, wrongLength } from './check.ts';
import { sirenOf } from './siret.ts';

/** A French VAT number: « FR », a key of two characters, and the SIREN. */
export function checkFrenchVat(typed: string, siret = ''): IdentifierCheck {
  const number = compact(typed);
  if (!number.startsWith('FR')) return problem('Un numéro de TVA français commence par FR');
  const body = number.slice(2);
  if (!/^[0-9A-HJ-NP-Z]{0,2}\d*$/.test(body)) {
    return problem('Après FR viennent une clé de 2 caractères et les 9 chiffres du SIREN');
  }
  const length = wrongLength(body, 11, 'au numéro de TVA');
  if (length) return length;
  const siren = sirenOf(siret);
  if (siren !== null && body.slice(2) !== siren) {
    return problem('Ce numéro de TVA ne correspond pas au SIRET\u00A0: il se termine par le SIREN');
  }
  return validateTva(number).isValid
    ? { valid: true, value: number }
    : wrongKey('Ce numéro de TVA');
}

/**
 * The VAT number a SIREN gives: its key is (12 + 3 × (SIREN mod 97)) mod 97. A suggestion only:
 * not every company has been given one.
 */
export function frenchVatOf(siret: string): string | null {
  const siren = sirenOf(siret);
  if (siren === null) return null;
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}
