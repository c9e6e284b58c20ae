import { compact, type IdentifierCheck, problem, wrongLength } from './check.ts';

/** A French postcode: five digits, from 01 to 98 (Corsica is 20, the overseas 97 and 98). */
export function checkFrenchPostcode(typed: string): IdentifierCheck {
  const postcode = compact(typed);
  if (!/^\d*$/.test(postcode)) return problem('Le code postal ne contient que des chiffres');
  const length = wrongLength(postcode, 5, 'au code postal');
  if (length) return length;
  const department = Number(postcode.slice(0, 2));
  if (department === 0 || department === 96 || department === 99) {
    return problem('Ce code postal ne correspond à aucun département');
  }
  return { valid: true, value: postcode };
}
