/** An identifier as machines write it, or a French sentence saying what is wrong with it. */
export type IdentifierCheck = { valid: true; value: string } | { valid: false; problem: string };

/** Said of a number whose length and alphabet are right but whose check digits are not. */
export function wrongKey(name: string): IdentifierCheck {
  return problem(`${name} contient une erreur de frappe\u00A0: sa clé de contrôle est fausse`);
}

/** What is wrong with the length of a number of digits, or null when it is right. */
export function wrongLength(digits: string, length: number, name: string): IdentifierCheck | null {
  const missing = length - digits.length;
  if (missing > 0) {
    const verb = missing === 1 ? 'Il manque 1 chiffre' : `Il manque ${missing} chiffres`;
    return problem(`${verb} ${name}`);
  }
  if (missing < 0) {
    const extra = missing === -1 ? '1 chiffre' : `${-missing} chiffres`;
    return problem(`Il y a ${extra} de trop ${name.replace(/^au /, 'dans le ')}`);
  }
  return null;
}

/** A refusal with its reason. */
export function problem(sentence: string): IdentifierCheck {
  return { valid: false, problem: sentence };
}

/** Without the spaces, dots and dashes people put in identifiers; upper case. */
export function compact(typed: string): string {
  return typed.replaceAll(/[\s\u00A0\u202F.\-–/]/g, '').toUpperCase();
}
