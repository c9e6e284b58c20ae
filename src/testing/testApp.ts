import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSignature } from 'better-auth/crypto';
import { v7 as uuidv7 } from 'uuid';
import { parisDay } from '#domain/calendar.ts';
import { createApp } from '#server/app.ts';
import type { AppDeps } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { Clock } from '#server/books/clock.ts';
import { createLog } from '#server/log.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { openTestDatabase } from '#testing/databases/openTestDatabase.ts';
import { sharedRenderer } from '#testing/sharedRenderer.ts';
import { atelierMorel } from '#testing/world/people.ts';

export interface TestUser {
  id: string;
  email: string;
  name: string;
  /** `Cookie` header of this user's session. */
  cookie: string;
}

export interface TestRequest {
  as?: TestUser;
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form of a page. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

interface Options {
  /** From `describeOnBothDatabases`; without one, the quicker kind there is. */
  database?: Database;
  environment?: Record<string, string>;
  config?: Partial<Config>;
  /** Parts to put in place of the defaults: a real transport, a double's address… */
  deps?: Partial<AppDeps>;
}

/** The whole application over a real database, called without a port. */
export async function openTestApp(options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'encrier-test-'));
  const database = options.database ?? (await openTestDatabase());
  const clock = fakeClock();
  const mail = memoryMail();
  const config = {
    ...readConfig({
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that only tests know, 32+',
      RATE_LIMITS: 'off',
      // Nobody outside is asked; a test that is about it gives a double's address.
      COMPANY_LOOKUP: 'off',
      VIES: 'off',
      ...options.environment,
    }),
    ...options.config,
  };
  const deps = {
    database,
    clock,
    config,
    mail,
    ids: { next: () => uuidv7() },
    log: createLog(process.env.TEST_LOG ?? 'silent'),
    passwords: cheapPasswords,
    renderer: sharedRenderer(),
    ...options.deps,
  } satisfies AppDeps;
  const app = await createApp(deps);

  /** Calls the application as a browser on its own page would. */
  async function request(
    path: string,
    { as, method = 'GET', body, form, headers }: TestRequest = {},
  ) {
    return app.http.request(new URL(path, config.publicUrl).href, {
      method,
      headers: {
        origin: config.publicUrl,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && { cookie: as.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form) }),
    });
  }

  return {
    app,
    database,
    config,
    clock,
    /** Messages accepted by the default transport, oldest first. */
    mail,
    dataDir,
    request,
    /** A user with a session, the beta plan and a complete profile, without going through sign-up. */
    signUp: (overrides: UserOverrides = {}) => insertUser(database, config, clock, overrides),
    async close() {
      app.beginStop();
      await app.finishStop();
      deps.renderer.close();
      if (!options.database) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface UserOverrides {
  email?: string;
  name?: string;
  /** Default « beta »; null for a user without a plan. */
  tier?: 'beta' | 'ESSENTIAL' | 'PREMIUM' | null;
  /** Default true: the profile of Atelier Morel. */
  profileComplete?: boolean;
}

/** Rows inserted directly: a test that is not about signing up need not wait for it. */
async function insertUser(
  { kysely }: Database,
  config: Config,
  clock: Clock,
  { email, name = 'Claire Morel', tier = 'beta', profileComplete = true }: UserOverrides,
): Promise<TestUser> {
  const id = uuidv7();
  const now = clock.now();
  const user = { id, name, email: email ?? `claire.${id}@atelier-morel.example` };
  const token = `session-of-${id}`;
  // better-auth reads the real clock, the daily jobs this one: far from both.
  const expiresAt = new Date('2100-01-01');

  await kysely
    .insertInto('user')
    .values({ ...user, emailVerified: true })
    .execute();
  await kysely
    .insertInto('session')
    .values({ id: uuidv7(), userId: id, token, expiresAt })
    .execute();
  const profile = profileComplete ? atelierMorel : {};
  await kysely
    .insertInto('profiles')
    .values({ ...profile, id, name, createdAt: now })
    .execute();
  if (tier) {
    const period = tier === 'beta' ? null : ('monthly' as const);
    await kysely
      .insertInto('stripeCustomers')
      .values({
        userId: id,
        customerId: `${tier}_${id}`,
        subscriptionTier: tier,
        subscriptionPeriod: period,
      })
      .execute();
  }
  if (tier === 'ESSENTIAL' || tier === 'PREMIUM') {
    const start = Math.floor(now.getTime() / 1000) - 3600;
    await kysely
      .insertInto('stripeSubscriptions')
      .values({
        userId: id,
        id: `sub_${id}`,
        customerId: `${tier}_${id}`,
        priceId: `price_${tier.toLowerCase()}`,
        subscriptionStatus: 'active',
        currentPeriodStart: start,
        currentPeriodEnd: start + 30 * 24 * 3600,
      })
      .execute();
  }
  const signature = await makeSignature(token, config.authSecret);
  const cookie = `sb-auth-token=${encodeURIComponent(`${token}.${signature}`)}`;
  return { ...user, cookie };
}

/** Stands still until told; 22 November 2026, ten o'clock in Paris. */
export function fakeClock(start = '2026-11-22T09:00:00Z') {
  let instant = new Date(start);
  return {
    now: () => new Date(instant),
    today: () => parisDay(instant),
    set(iso: string) {
      instant = new Date(iso);
    },
    advance(milliseconds: number) {
      instant = new Date(instant.getTime() + milliseconds);
    },
  };
}

/** A transport that keeps messages in memory; tests of real transports bring their own. */
function memoryMail() {
  const sent: MailMessage[] = [];
  return {
    kind: 'outbox' as const,
    sent,
    send(message: MailMessage) {
      sent.push(message);
      return Promise.resolve([]);
    },
    close() {
      sent.length = 0;
    },
  };
}

/** scrypt costs 60 ms by design; one hash is enough where passwords are made up. */
const cheapPasswords = {
  hash: (password: string) => Promise.resolve(createHash('sha256').update(password).digest('hex')),
  verify: async ({ hash, password }: { hash: string; password: string }) =>
    hash === (await cheapPasswords.hash(password)),
};
