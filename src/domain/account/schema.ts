import * as z from 'zod';
import { requiredEmail, requiredLine, TOLD_TOGETHER } from '#domain/text/fields.ts';

export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

const ACCOUNT_MESSAGES = {
  name: 'Le nom est requis',
  email: "L'adresse email est requise",
  password: 'Le mot de passe est requis',
  currentPassword: 'Le mot de passe actuel est requis',
  passwordTooShort: 'Le mot de passe doit contenir au moins 8 caractères',
  passwordTooLong: 'Le mot de passe doit contenir au plus 128 caractères',
  confirmation: 'Les deux mots de passe sont différents',
  code: 'Le code est requis',
  codeFormat: 'Le code compte 6 chiffres',
  recoveryCode: 'Le code de secours est requis',
} as const;

const email = requiredEmail(ACCOUNT_MESSAGES.email);

/** A password being chosen; one being typed to sign in is only required. */
export const newPasswordSchema = z
  .string({ error: ACCOUNT_MESSAGES.password })
  .min(1, ACCOUNT_MESSAGES.password)
  .min(PASSWORD_LENGTH.least, ACCOUNT_MESSAGES.passwordTooShort)
  .max(PASSWORD_LENGTH.most, ACCOUNT_MESSAGES.passwordTooLong);

const typedPassword = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .max(PASSWORD_LENGTH.most, ACCOUNT_MESSAGES.passwordTooLong);

/** « Connexion à votre compte ». */
export const signInSchema = z.object({
  email,
  password: typedPassword(ACCOUNT_MESSAGES.password),
  rememberMe: z.boolean().optional(),
});

/** « Créer un compte » and « Inscription Beta ». */
export const signUpSchema = z.object({
  name: requiredLine(200, ACCOUNT_MESSAGES.name),
  email,
  password: newPasswordSchema,
  beta: z.boolean().optional(),
});

/** « Mot de passe oublié ? » */
export const emailOnlySchema = z.object({ email });

/** Another address, with the proof that the account's owner asks: its password… */
export const emailChangeSchema = z.object({
  email,
  password: typedPassword(ACCOUNT_MESSAGES.password),
});

/** …or, for an account without one, the address in use typed again. */
export const emailChangeWithoutPasswordSchema = z.object({ email, confirmation: email });

/** A new password typed twice, after a reset link. */
export const passwordResetSchema = z
  .object({ password: newPasswordSchema, confirmation: z.string() })
  .superRefine(refuseMismatch, TOLD_TOGETHER);

/** A new password typed twice, beside the current one. */
export const passwordChangeSchema = z
  .object({
    currentPassword: typedPassword(ACCOUNT_MESSAGES.currentPassword),
    password: newPasswordSchema,
    confirmation: z.string(),
  })
  .superRefine(refuseMismatch, TOLD_TOGETHER);

/** The six digits of an authenticator app or of a one-time e-mail. */
export const oneTimeCodeSchema = z.object({
  code: requiredLine(20, ACCOUNT_MESSAGES.code)
    .transform((code) => code.replaceAll(' ', ''))
    .pipe(
      z.string().refine((code) => code === '' || /^\d{6}$/.test(code), ACCOUNT_MESSAGES.codeFormat),
    ),
});

/** The second step of signing in. */
export const secondFactorSchema = oneTimeCodeSchema.extend({ trustDevice: z.boolean() });

/** A code kept for the day the authenticator app is lost. */
export const recoveryCodeSchema = z.object({
  code: z.string().trim().min(1, ACCOUNT_MESSAGES.recoveryCode),
});

/** The password asked again before something grave. */
export const passwordProofSchema = z.object({
  password: z.string().min(1, ACCOUNT_MESSAGES.password),
});

/** The password, or for an account without one its own address: the server compares. */
export const accountDeletionSchema = z.object({
  password: z.string(),
  confirmation: z.string(),
});

export type AccountDeletion = z.output<typeof accountDeletionSchema>;
export type SignIn = z.output<typeof signInSchema>;
export type SignUp = z.output<typeof signUpSchema>;

function refuseMismatch(
  passwords: { password: string; confirmation: string },
  context: z.RefinementCtx,
): void {
  if (passwords.password === passwords.confirmation) return;
  context.addIssue({
    code: 'custom',
    path: ['confirmation'],
    message: ACCOUNT_MESSAGES.confirmation,
  });
}
