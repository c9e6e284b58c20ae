import { createAuth } from '#server/account/auth.ts';
import { rateLimiter } from '#server/limits.ts';
import { createLog } from '#server/log.ts';
import { authenticator } from '#testing/authenticator.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

export const PASSWORD = 'un mot de passe solide';

/** The newest letter to that address, once all have left. */
export async function lastLetterTo(app: TestApp, email: string): Promise<string> {
  return (await lettersTo(app, email)).at(-1)?.text ?? '';
}

export async function lettersTo(app: TestApp, email: string) {
  await app.app.lettersSent();
  return app.mail.sent.filter(({ to }) => to === email);
}

/** Where the letter's first link leads, as a path of ours. */
export function linkIn(letter: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(letter)?.[0] ?? 'none:');
  return `${pathname}${search}`;
}

/** Signs up, with the authenticator's code asked for at each sign-in from now on. */
export async function signUpWithSecondFactor(app: TestApp, email: string) {
  const claire = visitor(app);
  await claire.signUp(email, PASSWORD, { beta: true });
  const enabled = await claire.post('/api/auth/two-factor/enable', { password: PASSWORD });
  const { totpURI, backupCodes } = (await enabled.json()) as {
    totpURI: string;
    backupCodes: string[];
  };
  const phone = authenticator(totpURI);
  await phone.letPeriodBegin();
  // The code of the period before, so that this one is still unused.
  await claire.post('/api/auth/two-factor/verify-totp', { code: phone.code(-1) });
  return { claire, phone, backupCodes };
}

/** better-auth with our configuration, beside the application's own: its list of calls. */
export function authBeside(app: TestApp) {
  return createAuth({
    db: app.database.kysely,
    config: app.config,
    mail: app.mail,
    ids: { next: () => crypto.randomUUID() },
    limits: rateLimiter(app.database.kysely, app.clock.now, false),
    log: createLog('silent'),
    beginAccount: () => Promise.resolve(),
    inBackground: (work) => void work,
  });
}

interface Endpoint {
  path?: string;
  options?: { method?: string | string[]; body?: { shape?: object }; query?: { shape?: object } };
}

/** Every call that better-auth serves, with the names its body and query know. */
export function servedCalls(app: TestApp) {
  return (Object.values(authBeside(app).api) as Endpoint[]).flatMap(({ path, options }) => {
    if (!path) return [];
    const names = [options?.body?.shape, options?.query?.shape].flatMap((shape) =>
      Object.keys(shape ?? {}),
    );
    return [{ path, posts: [options?.method].flat().includes('POST'), names }];
  });
}
