import { validate as validateSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as validateSiret } from 'stdnum/lib/cjs/fr/siret.js';
import { compact, type IdentifierCheck, problem, wrongKey, wrongLength } from './check.ts';

/** A SIREN: nine digits and their key. */
export function checkSiren(typed: string): IdentifierCheck {
  const siren = compact(typed);
  if (!/^\d*$/.test(siren)) return problem('Le SIREN ne contient que des chiffres');
  const length = wrongLength(siren, 9, 'au SIREN');
  if (length) return length;
  return validateSiren(siren).isValid ? { valid: true, value: siren } : wrongKey('Ce SIREN');
}

/**
 * A SIRET: a SIREN and the five digits of an establishment. La Poste’s many establishments follow a
 * rule of their own, which the library knows. No check proves that a company exists.
 */
export function checkSiret(typed: string): IdentifierCheck {
  const siret = compact(typed);
  if (!/^\d*$/.test(siret)) return problem('Le SIRET ne contient que des chiffres');
  if (siret.length === 9) {
    return problem(
      'C’est un SIREN\u00A0: ajoutez les 5 chiffres de l’établissement pour obtenir le SIRET',
    );
  }
  const length = wrongLength(siret, 14, 'au SIRET');
  if (length) return length;
  return validateSiret(siret).isValid ? { valid: true, value: siret } : wrongKey('Ce SIRET');
}

/** The SIREN a SIRET (or a SIREN) begins with; null when there are too few digits. */
export function sirenOf(siret: string): string | null {
  const digits = compact(siret);
  return /^\d{9}(\d{5})?$/.test(digits) ? digits.slice(0, 9) : null;
}
