/** 0 nothing typed, 1 weak, 2 fair, 3 strong: length counts first, then variety. */
export type PasswordStrength = 0 | 1 | 2 | 3;

export const strengthWords: Record<PasswordStrength, string> = {
  0: '8 caractères au moins',
  1: 'Mot de passe fragile',
  2: 'Mot de passe correct',
  3: 'Mot de passe solide',
};

export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  if (password.length < 8 || new Set(password).size < 5) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  return password.length >= 14 || (password.length >= 11 && kinds.length >= 3) ? 3 : 2;
}
