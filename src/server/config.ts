import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { LATE_RATES, withGiven } from '#domain/reminders/lateRates.ts';
import { isSigningKey, newSigningKey } from './signingKey.ts';
import { environmentSchema, type Environment, givenRates } from './environmentSchema.ts';

/** Everything the operator may set, as the server uses it. */
export type Config = ReturnType<typeof readConfig>;

/** Thrown when the environment does not hold; its message lists every fault, in both languages. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads and checks the environment, naming each variable that is wrong. The only side effect is
 * the data folder: the signing secret is kept there when the operator gives none.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigurationError(explain(parsed.error));
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);

  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** Without PUBLIC_URL the server answers to whatever host name it is reached by. */
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    development: env.NODE_ENV === 'development',
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    authSecret: env.AUTH_SECRET ?? keptSecret(dataDir),
    registerKey: env.REGISTER_KEY ?? keptRegisterKey(dataDir),
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMITS,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN ?? null,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    /** By half-year, oldest first: those known here, with the operator's. */
    lateRates: withGiven(LATE_RATES, givenRates(env.LATE_RATES)),
    backups: { directory: join(dataDir, 'backups'), keep: env.BACKUPS_KEPT },
    mail: {
      transport: env.MAIL_TRANSPORT,
      from: env.MAIL_FROM,
      smtpUrl: env.SMTP_URL ?? null,
      emailjsBaseUrl: env.EMAILJS_BASE_URL,
      contactEmail: env.CONTACT_EMAIL ?? env.OPERATOR_EMAIL ?? null,
    },
    drafting: {
      provider: env.AI_PROVIDER,
      model: env.AI_MODEL ?? null,
      apiKey: env.AI_API_KEY ?? null,
      baseUrl: env.AI_BASE_URL ?? null,
      limitMs: env.AI_TIMEOUT * 1000,
    },
    lookups: {
      /** Null: switched off, nothing leaves. */
      companies: env.COMPANY_LOOKUP === 'on' ? env.COMPANY_LOOKUP_URL : null,
      vies: env.VIES === 'on' ? env.VIES_URL : null,
      /** One types meanwhile: a directory that takes longer is no help. */
      companiesTimeoutMs: 2_500,
      viesTimeoutMs: 10_000,
    },
    stripe: stripeSettings(env),
    connect: connectSettings(env),
    signIn: signInSettings(env),
    operator: operatorFacts(env),
  };
}

/** Null: card payment is not configured, and the plan screen says so (docs/product.md, Plans). */
function stripeSettings(env: Environment) {
  if (!env.STRIPE_SECRET_KEY) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: env.STRIPE_API_BASE ?? null,
    /** Longest wait for an answer; asked twice. */
    timeoutMs: 15_000,
    prices: {
      ESSENTIAL: env.STRIPE_PRICE_ESSENTIAL ?? '',
      ESSENTIAL_ANNUAL: env.STRIPE_PRICE_ESSENTIAL_ANNUAL ?? '',
      PREMIUM: env.STRIPE_PRICE_PREMIUM ?? '',
      PREMIUM_ANNUAL: env.STRIPE_PRICE_PREMIUM_ANNUAL ?? '',
    },
  };
}

/** Null: nobody can be paid by card on their own account (docs/product.md, Card payments). */
function connectSettings(env: Environment) {
  const secretKey = env.STRIPE_CONNECT_SECRET_KEY ?? env.STRIPE_SECRET_KEY;
  if (!env.STRIPE_CONNECT_CLIENT_ID || !secretKey) return null;
  return {
    secretKey,
    clientId: env.STRIPE_CONNECT_CLIENT_ID,
    webhookSecret: env.STRIPE_CONNECT_WEBHOOK_SECRET ?? '',
    apiBase: env.STRIPE_API_BASE ?? null,
    /** A client waits for it on their page. */
    timeoutMs: 10_000,
  };
}

function signInSettings(env: Environment) {
  const oidc = oauthClient(env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET);
  return {
    google: oauthClient(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    github: oauthClient(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
    microsoft: oauthClient(env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET),
    oidc:
      env.OIDC_ISSUER && oidc ? { ...oidc, issuer: env.OIDC_ISSUER, label: env.OIDC_LABEL } : null,
  };
}

function oauthClient(clientId?: string, clientSecret?: string) {
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

/** Facts of the legal pages; a missing one reads « [à compléter par l'exploitant] » there. */
function operatorFacts(env: Environment) {
  const email = env.OPERATOR_EMAIL ?? env.CONTACT_EMAIL ?? null;
  return {
    name: env.OPERATOR_NAME ?? null,
    legalForm: env.OPERATOR_LEGAL_FORM ?? null,
    capital: env.OPERATOR_CAPITAL ?? null,
    address: env.OPERATOR_ADDRESS ?? null,
    siret: env.OPERATOR_SIRET ?? null,
    rcs: env.OPERATOR_RCS ?? null,
    vatNumber: env.OPERATOR_VAT_NUMBER ?? null,
    email,
    phone: env.OPERATOR_PHONE ?? null,
    director: env.OPERATOR_DIRECTOR ?? null,
    hostName: env.OPERATOR_HOST_NAME ?? null,
    hostAddress: env.OPERATOR_HOST_ADDRESS ?? null,
    hostPhone: env.OPERATOR_HOST_PHONE ?? null,
    mediator: env.OPERATOR_MEDIATOR ?? null,
    dpo: env.OPERATOR_DPO ?? email,
  };
}

/** The secret of this data folder. */
function keptSecret(dataDir: string): string {
  const secret = kept(dataDir, 'auth-secret', () => randomBytes(48).toString('base64url'));
  if (secret.length < 32) {
    throw new ConfigurationError(
      `${join(dataDir, 'auth-secret')} : secret trop court / secret too short`,
    );
  }
  return secret;
}

/** The key that signs what the registers were (docs/decisions/006). */
function keptRegisterKey(dataDir: string): string {
  const key = kept(dataDir, 'register-key', newSigningKey);
  if (!isSigningKey(key)) {
    throw new ConfigurationError(
      `${join(dataDir, 'register-key')} : clé illisible, remettez celle de vos sauvegardes / not a key`,
    );
  }
  return key;
}

/** A line of this data folder, drawn at its first use and readable by its owner alone. */
function kept(dataDir: string, name: string, draw: () => string): string {
  const path = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) {
    try {
      // « wx »: of two servers starting at once, one writes and the other reads.
      writeFileSync(path, draw(), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    chmodSync(path, 0o600);
  }
  return readFileSync(path, 'utf8').trim();
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} : ${issue.message}`);
  return ['Configuration incorrecte / Invalid configuration:', ...lines].join('\n');
}
