import {
  extractBIC,
  isValidBIC,
  validateIBAN,
  ValidationErrorsIBAN,
  getCountrySpecifications,
} from 'ibantools';
import { compact, type IdentifierCheck, problem } from './check.ts';

/** An IBAN: its country, its length, its form and its key. */
export function checkIban(typed: string): IdentifierCheck {
  const iban = compact(typed);
  if (!/^[A-Z]{2}/.test(iban)) {
    return problem('Un IBAN commence par les deux lettres de son pays, par exemple FR76');
  }
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return { valid: true, value: iban };
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) {
    return problem(`Aucun pays n’a d’IBAN en ${iban.slice(0, 2)}`);
  }
  const length = getCountrySpecifications()[iban.slice(0, 2)]?.chars ?? null;
  if (length !== null && iban.length !== length) return wrongIbanLength(iban, length);
  return problem('Cet IBAN contient une erreur de frappe\u00A0: sa clé de contrôle est fausse');
}

/** A BIC: eight characters, or eleven with its branch. */
export function checkBic(typed: string): IdentifierCheck {
  const bic = compact(typed);
  if (!isValidBIC(bic) || !extractBIC(bic).valid) {
    return problem('Le BIC compte 8 ou 11 caractères, par exemple AGRIFRPP');
  }
  return { valid: true, value: bic };
}

function wrongIbanLength(iban: string, length: number): IdentifierCheck {
  const missing = length - iban.length;
  const count = Math.abs(missing);
  const characters = count === 1 ? '1 caractère' : `${count} caractères`;
  return missing > 0
    ? problem(`Il manque ${characters} à l’IBAN`)
    : problem(`Il y a ${characters} de trop dans l’IBAN`);
}
