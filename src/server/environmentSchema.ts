import { isIP } from 'node:net';
import { z } from 'zod';
import type { GivenRates } from '#domain/reminders/lateRates.ts';
import { MAIL_TRANSPORTS } from './mailTransports.ts';
import { isSigningKey } from './signingKey.ts';

const url = z.url({
  protocol: /^https?$/,
  error: 'adresse http(s) attendue / http(s) URL expected',
});
const words = z.string().trim().min(1);
const onOff = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const STRIPE_COMPANIONS = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ESSENTIAL',
  'STRIPE_PRICE_ESSENTIAL_ANNUAL',
  'STRIPE_PRICE_PREMIUM',
  'STRIPE_PRICE_PREMIUM_ANNUAL',
] as const;

/** « 2027-01-01=2.15/2.6 »: the ECB's refinancing rate and legal interest, in percent. */
const HALF_YEAR_RATES = /^(\d{4}-(?:01|07)-01)=(\d{1,2}(?:\.\d{1,2})?)\/(\d{1,2}(?:\.\d{1,2})?)$/;

/**
 * Each variable an operator may set, its form and its default; what is wrong is said in both
 * languages.
 */
export const environmentSchema = z
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
    REGISTER_KEY: z
      .string()
      .trim()
      .refine(isSigningKey, {
        error: 'clé Ed25519 attendue, PKCS #8 en base64 / Ed25519 key expected, PKCS #8 in base64',
      })
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
    LATE_RATES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .refine((list) => list.every((entry) => HALF_YEAR_RATES.test(entry)), {
        error:
          'semestre=taux BCE/taux légal attendu, par exemple 2027-01-01=2.15/2.6 / half-year=ECB rate/legal rate expected',
      }),
    METRICS_TOKEN: words.optional(),
    REQUIRE_VERIFIED_EMAIL: onOff,
    BACKUPS_KEPT: z.coerce.number().int().min(0).max(365).default(7),
    COMPANY_LOOKUP: z.enum(['on', 'off']).default('on'),
    COMPANY_LOOKUP_URL: url.default('https://recherche-entreprises.api.gouv.fr'),
    VIES: z.enum(['on', 'off']).default('on'),
    VIES_URL: url.default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
    MAIL_TRANSPORT: z.enum(MAIL_TRANSPORTS).default('outbox'),
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
    // A generation has thirty seconds (docs/product.md, The wizard): two are left for the
    // grammar's draft to arrive in.
    AI_TIMEOUT: z.coerce.number().min(0.1).max(28).default(28),
    STRIPE_SECRET_KEY: words.optional(),
    STRIPE_WEBHOOK_SECRET: words.optional(),
    STRIPE_API_BASE: url.optional(),
    STRIPE_PRICE_ESSENTIAL: words.optional(),
    STRIPE_PRICE_ESSENTIAL_ANNUAL: words.optional(),
    STRIPE_PRICE_PREMIUM: words.optional(),
    STRIPE_PRICE_PREMIUM_ANNUAL: words.optional(),
    STRIPE_CONNECT_CLIENT_ID: words.optional(),
    STRIPE_CONNECT_SECRET_KEY: words.optional(),
    STRIPE_CONNECT_WEBHOOK_SECRET: words.optional(),
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
    OPERATOR_DPO: words.optional(),
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
    if (env.STRIPE_CONNECT_CLIENT_ID) {
      const reason = 'nécessaire avec / required with STRIPE_CONNECT_CLIENT_ID';
      if (!env.STRIPE_CONNECT_WEBHOOK_SECRET) need('STRIPE_CONNECT_WEBHOOK_SECRET', reason);
      if (!env.STRIPE_CONNECT_SECRET_KEY && !env.STRIPE_SECRET_KEY) {
        need('STRIPE_CONNECT_SECRET_KEY', reason);
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

/** The rates an operator gave, by half-year. */
export function givenRates(entries: readonly string[]): GivenRates[] {
  return entries.map((entry) => {
    const [, from = '', refinancing, legal] = HALF_YEAR_RATES.exec(entry) ?? [];
    return { from, refinancing: Number(refinancing), legal: Number(legal) };
  });
}

export type Environment = z.infer<typeof environmentSchema>;
