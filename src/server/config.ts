import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Everything the operator may set. This file alone reads the environment. */
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
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMITS,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN ?? null,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
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
    },
    stripe: stripeSettings(env),
    signIn: signInSettings(env),
    operator: operatorFacts(env),
  };
}

const url = z.url({
  protocol: /^https?$/,
  error: 'adresse http(s) attendue / http(s) URL expected',
});
const words = z.string().trim().min(1);
const onOff = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const environmentSchema = z
  .object({
    NODE_ENV: words.optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: words.optional(),
    PUBLIC_URL: url.transform((value) => new URL(value).origin).optional(),
    DATA_DIR: words.default('./data'),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'adresse postgres://… attendue / postgres:// URL expected',
      })
      .optional(),
    AUTH_SECRET: z
      .string()
      .min(32, { error: 'au moins 32 caractères / at least 32 characters' })
      .optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .refine((list) => list.every((entry) => isIP(entry.split('/')[0] ?? '') !== 0), {
        error:
          'adresses IP ou CIDR séparées par des virgules / IP addresses or CIDR, comma-separated',
      }),
    METRICS_TOKEN: words.optional(),
    REQUIRE_VERIFIED_EMAIL: onOff,
    BACKUPS_KEPT: z.coerce.number().int().min(0).max(365).default(7),
    MAIL_TRANSPORT: z.enum(['outbox', 'smtp', 'emailjs']).default('outbox'),
    MAIL_FROM: words.default('Encrier <ne-pas-repondre@localhost>'),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'adresse smtp(s)://… attendue / smtp(s):// URL expected',
      })
      .optional(),
    EMAILJS_BASE_URL: url.default('https://api.emailjs.com'),
    CONTACT_EMAIL: z.email().optional(),
    AI_PROVIDER: z.enum(['local', 'openai', 'mistral', 'anthropic', 'ollama']).default('local'),
    AI_MODEL: words.optional(),
    AI_API_KEY: words.optional(),
    AI_BASE_URL: url.optional(),
    STRIPE_SECRET_KEY: words.optional(),
    STRIPE_WEBHOOK_SECRET: words.optional(),
    STRIPE_API_BASE: url.optional(),
    STRIPE_PRICE_ESSENTIAL: words.optional(),
    STRIPE_PRICE_ESSENTIAL_ANNUAL: words.optional(),
    STRIPE_PRICE_PREMIUM: words.optional(),
    STRIPE_PRICE_PREMIUM_ANNUAL: words.optional(),
    GOOGLE_CLIENT_ID: words.optional(),
    GOOGLE_CLIENT_SECRET: words.optional(),
    GITHUB_CLIENT_ID: words.optional(),
    GITHUB_CLIENT_SECRET: words.optional(),
    MICROSOFT_CLIENT_ID: words.optional(),
    MICROSOFT_CLIENT_SECRET: words.optional(),
    OIDC_ISSUER: url.optional(),
    OIDC_CLIENT_ID: words.optional(),
    OIDC_CLIENT_SECRET: words.optional(),
    OIDC_LABEL: words.default('Connexion d’entreprise'),
    OPERATOR_NAME: words.optional(),
    OPERATOR_LEGAL_FORM: words.optional(),
    OPERATOR_CAPITAL: words.optional(),
    OPERATOR_ADDRESS: words.optional(),
    OPERATOR_SIRET: words.optional(),
    OPERATOR_RCS: words.optional(),
    OPERATOR_VAT_NUMBER: words.optional(),
    OPERATOR_EMAIL: z.email().optional(),
    OPERATOR_PHONE: words.optional(),
    OPERATOR_DIRECTOR: words.optional(),
    OPERATOR_HOST_NAME: words.optional(),
    OPERATOR_HOST_ADDRESS: words.optional(),
    OPERATOR_HOST_PHONE: words.optional(),
    OPERATOR_MEDIATOR: words.optional(),
  })
  .superRefine((env, context) => {
    const need = (name: string, reason: string) =>
      context.addIssue({ code: 'custom', path: [name], message: reason });
    if (env.MAIL_TRANSPORT === 'smtp' && !env.SMTP_URL) {
      need('SMTP_URL', 'nécessaire avec MAIL_TRANSPORT=smtp / required with MAIL_TRANSPORT=smtp');
    }
    if (env.STRIPE_SECRET_KEY) {
      for (const name of STRIPE_COMPANIONS) {
        if (!env[name])
          need(name, 'nécessaire avec STRIPE_SECRET_KEY / required with STRIPE_SECRET_KEY');
      }
    }
    if (env.AI_PROVIDER !== 'local' && !env.AI_MODEL) {
      need('AI_MODEL', 'nécessaire avec AI_PROVIDER / required with AI_PROVIDER');
    }
    for (const provider of ['GOOGLE', 'GITHUB', 'MICROSOFT'] as const) {
      if (env[`${provider}_CLIENT_ID`] && !env[`${provider}_CLIENT_SECRET`]) {
        need(`${provider}_CLIENT_SECRET`, `nécessaire avec / required with ${provider}_CLIENT_ID`);
      }
    }
    if (env.OIDC_ISSUER && !(env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET)) {
      need(
        'OIDC_CLIENT_ID',
        'OIDC_CLIENT_ID et/and OIDC_CLIENT_SECRET : nécessaires avec OIDC_ISSUER',
      );
    }
  });

type Environment = z.infer<typeof environmentSchema>;

const STRIPE_COMPANIONS = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ESSENTIAL',
  'STRIPE_PRICE_ESSENTIAL_ANNUAL',
  'STRIPE_PRICE_PREMIUM',
  'STRIPE_PRICE_PREMIUM_ANNUAL',
] as const;

/** Null: card payment is not configured, and the plan screen says so (decisions §19). */
function stripeSettings(env: Environment) {
  if (!env.STRIPE_SECRET_KEY) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: env.STRIPE_API_BASE ?? null,
    prices: {
      ESSENTIAL: env.STRIPE_PRICE_ESSENTIAL ?? '',
      ESSENTIAL_ANNUAL: env.STRIPE_PRICE_ESSENTIAL_ANNUAL ?? '',
      PREMIUM: env.STRIPE_PRICE_PREMIUM ?? '',
      PREMIUM_ANNUAL: env.STRIPE_PRICE_PREMIUM_ANNUAL ?? '',
    },
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
  return {
    name: env.OPERATOR_NAME ?? null,
    legalForm: env.OPERATOR_LEGAL_FORM ?? null,
    capital: env.OPERATOR_CAPITAL ?? null,
    address: env.OPERATOR_ADDRESS ?? null,
    siret: env.OPERATOR_SIRET ?? null,
    rcs: env.OPERATOR_RCS ?? null,
    vatNumber: env.OPERATOR_VAT_NUMBER ?? null,
    email: env.OPERATOR_EMAIL ?? null,
    phone: env.OPERATOR_PHONE ?? null,
    director: env.OPERATOR_DIRECTOR ?? null,
    hostName: env.OPERATOR_HOST_NAME ?? null,
    hostAddress: env.OPERATOR_HOST_ADDRESS ?? null,
    hostPhone: env.OPERATOR_HOST_PHONE ?? null,
    mediator: env.OPERATOR_MEDIATOR ?? null,
  };
}

/** The secret of this data folder, drawn at its first use and readable by its owner alone. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) {
    try {
      // « wx »: of two servers starting at once, one writes and the other reads.
      writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    chmodSync(path, 0o600);
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) {
    throw new ConfigurationError(`${path} : secret trop court / secret too short`);
  }
  return secret;
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} : ${issue.message}`);
  return ['Configuration incorrecte / Invalid configuration:', ...lines].join('\n');
}
