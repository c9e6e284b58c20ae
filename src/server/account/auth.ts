import { betterAuth } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';
import type { BetterAuthOptions } from 'better-auth';
import { emailOTP, genericOAuth, jwt, twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { accountHooks } from './accountHooks.ts';
import { codeRefusedLetter, emailChangeLetter, oneTimeCodeLetter } from './letters.ts';
import { passwordResetLetter, proveFirstLetter, verificationLetter } from './letters.ts';
import { sensitiveChangeLetter } from './letters.ts';
import { forgetOlderResetLinks, proveByReset } from './resets.ts';
import { SESSION, SESSION_COOKIE } from './sessionCookie.ts';
import { PASSWORD_LENGTH } from '#domain/account/schema.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/database/types.ts';
import type { Ids } from '#server/books/clock.ts';
import { ownOrigins } from '#server/http/ownHost.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import type { Mail, MailMessage } from '#server/mail/mail.ts';

export interface AuthDeps {
  db: Kysely<Tables>;
  config: Pick<
    Config,
    'publicUrl' | 'publicUrlGiven' | 'host' | 'authSecret' | 'requireVerifiedEmail' | 'signIn'
  >;
  mail: Mail;
  ids: Ids;
  limits: RateLimiter;
  log: Log;
  /** What a new account begins with; `beta` as asked at sign-up. */
  beginAccount: (user: { id: string; name: string }, beta: boolean) => Promise<void>;
  /** Letters leave in the background: how long one takes must not tell whether an account exists. */
  inBackground: (work: Promise<unknown>) => void;
  /** Another way to keep passwords than better-auth's scrypt; tests use a cheap one. */
  passwords?: PasswordKeeper;
}

export interface PasswordKeeper {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

export type Auth = ReturnType<typeof createAuth>;

/** Header in which `handler.ts` hands better-auth the caller's address; stripped when forged. */
export const CLIENT_ADDRESS_HEADER = 'x-encrier-client-address';

/** Accounts (docs/product.md, Accounts) on better-auth; `docs/auth-calls.md` maps each call. */
export function createAuth(deps: AuthDeps) {
  const { config, mail, limits } = deps;
  const send = async (message: MailMessage) => {
    await mail.send(message);
  };

  return betterAuth({
    appName: 'Encrier',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    telemetry: { enabled: false },
    logger: { log: (level, message, ...details) => deps.log[level]({ details }, message) },
    database: { db: deps.db, type: 'postgres' },
    trustedOrigins: (request) => originsOf(config, request?.headers.get('host')),
    onAPIError: { errorURL: `${config.publicUrl}/login` },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      requireEmailVerification: config.requireVerifiedEmail,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      onPasswordReset: async ({ user }) => {
        await proveByReset(deps.db, user);
        const to = { to: user.email, userId: user.id };
        deps.inBackground(send(sensitiveChangeLetter(to, 'password')));
      },
      sendResetPassword: async ({ user, token }) => {
        await forgetOlderResetLinks(deps.db, user.id, token);
        const url = `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
        await send(passwordResetLetter({ to: user.email, userId: user.id, url }));
      },
      ...(deps.passwords && { password: deps.passwords }),
    },
    emailVerification: {
      expiresIn: 3600,
      // Proving an address is not signing in (docs/decisions/040).
      autoSignInAfterVerification: false,
      sendOnSignUp: config.requireVerifiedEmail,
      sendVerificationEmail: ({ user, url }) =>
        send(verificationLetter({ to: user.email, userId: user.id, url })),
    },
    user: {
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, url }) =>
          send(emailChangeLetter({ to: user.email, userId: user.id, newEmail, url })),
      },
    },
    session: SESSION,
    // Linking is asked for by someone signed in: their provider may know them by another address.
    account: {
      accountLinking: { enabled: true, allowDifferentEmails: true },
      encryptOAuthTokens: true,
    },
    socialProviders: socialProviders(config.signIn),
    databaseHooks: accountHooks(deps),
    rateLimit: {
      enabled: true,
      window: 60,
      max: 300,
      customRules: CALL_LIMITS,
      customStorage: { consume: (key, rule) => limits.use(`auth:${key}`, rule) },
    },
    advanced: {
      cookiePrefix: 'encrier',
      // `http/csrf.ts` refuses foreign origins on every call; return addresses are checked here.
      disableCSRFCheck: true,
      disableOriginCheck: false,
      // Our own `secure` attribute: better-auth's would rename the cookie to `__Secure-…`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.publicUrl.startsWith('https://') },
      cookies: { session_token: { name: SESSION_COOKIE } },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      backgroundTasks: { handler: deps.inBackground },
      database: {
        generateId: () => deps.ids.next(),
        // It reads the catalogue past Kysely's camelCase plugin. The tests beside this file use every
        // table.
        validateSchema: false,
      },
    },
    plugins: [
      // No codes by e-mail: with a forgotten password, the mailbox alone would be both steps.
      twoFactor({ issuer: 'Encrier' }),
      emailOTP({
        disableSignUp: true,
        storeOTP: 'hashed',
        allowedAttempts: 5,
        sendVerificationOTP: async ({ email, otp, type }) =>
          send(await codeAnswer(deps, email, otp, type)),
      }),
      // A signed token is made when asked for (`GET token`), not at every reading of a session.
      jwt({ disableSettingJwtHeader: true }),
      genericOAuth({ config: singleSignOn(config.signIn) }),
    ],
  } satisfies BetterAuthOptions);
}

/**
 * A code by e-mail proves the address, not the password: for an unproven address better-auth
 * would drop the password (advisory GHSA-qq9h-g4jm-xgf3), and it would step around a second
 * factor. The first gets a link to prove the address, the second a word of explanation.
 */
async function codeAnswer(
  deps: AuthDeps,
  email: string,
  code: string,
  type: string,
): Promise<MailMessage> {
  const user = await deps.db
    .selectFrom('user')
    .select(['id', 'emailVerified', 'twoFactorEnabled'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  const to = { to: email, ...(user && { userId: user.id }) };
  if (type === 'sign-in' && user?.twoFactorEnabled) return codeRefusedLetter(to);
  if (type === 'sign-in' && user && !user.emailVerified) {
    const forgotten = `${deps.config.publicUrl}/forgot-password`;
    const url = await verificationUrl(deps, email);
    return proveFirstLetter({ ...to, url, forgotten });
  }
  return oneTimeCodeLetter({ ...to, code });
}

async function verificationUrl({ config }: AuthDeps, email: string) {
  const token = await createEmailVerificationToken(config.authSecret, email, undefined, 3600);
  return `${config.publicUrl}/api/auth/verify-email?token=${token}&callbackURL=${encodeURIComponent('/login')}`;
}

/** Calls that cost a letter or a guess are counted apart (per address). */
const CALL_LIMITS = {
  '/sign-in/email': { window: 60, max: 60 },
  // It says whether an address has an account (SECURITY.md).
  '/sign-up/email': { window: 3600, max: 30 },
  '/request-password-reset': { window: 600, max: 20 },
  '/send-verification-email': { window: 600, max: 20 },
  '/email-otp/*': { window: 600, max: 20 },
  '/forget-password/*': { window: 600, max: 20 },
  '/two-factor/*': { window: 60, max: 30 },
  '/change-email': { window: 600, max: 20 },
  '/get-session': false,
} as const;

function socialProviders(signIn: Config['signIn']) {
  return {
    ...(signIn.google && { google: signIn.google }),
    ...(signIn.github && { github: signIn.github }),
    ...(signIn.microsoft && { microsoft: signIn.microsoft }),
  };
}

function singleSignOn({ oidc }: Config['signIn']) {
  if (!oidc) return [];
  return [
    {
      providerId: 'sso',
      name: oidc.label,
      discoveryUrl: new URL(
        '.well-known/openid-configuration',
        oidc.issuer.endsWith('/') ? oidc.issuer : `${oidc.issuer}/`,
      ).href,
      clientId: oidc.clientId,
      clientSecret: oidc.clientSecret,
      scopes: ['openid', 'email', 'profile'],
      pkce: true,
      requireIdTokenVerification: true,
    },
  ];
}

/** Where pages of ours may come from: without PUBLIC_URL, also the host this server is reached by. */
export function originsOf(
  config: Pick<Config, 'publicUrl' | 'publicUrlGiven' | 'host'>,
  host: string | null | undefined,
): string[] {
  return ownOrigins(config.publicUrlGiven ? null : (host ?? null), config);
}
