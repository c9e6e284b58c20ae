import { verifyJWT } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Auth } from './auth.ts';
import type { AuthCall } from './call.ts';
import { emailChangedLetter } from './letters.ts';
import { authMessage } from './messages.ts';
import { forgetResetLinks } from './resets.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/database/types.ts';
import { Refusal } from '#server/errors.ts';
import type { Mail } from '#server/mail/mail.ts';

interface Deps {
  auth: Auth;
  db: Kysely<Tables>;
  mail: Mail;
  config: Pick<Config, 'authSecret'>;
  inBackground: (work: Promise<unknown>) => void;
}

const tokenSchema = z.object({
  email: z.string(),
  /** Of a change of address: the new one. */
  updateTo: z.string().optional(),
  requestType: z.string().optional(),
  userId: z.string().optional(),
  /** Seconds. */
  iat: z.number(),
});

type Token = z.output<typeof tokenSchema>;

/**
 * Opens the link of a letter (docs/decisions/040). One that proves an address counts where a
 * session of that account is open; elsewhere it asks for the password, for whoever opened the
 * mailbox may not be who opened the account.
 */
export async function openLink(
  deps: Deps,
  call: AuthCall,
  /** Whose session comes with the request. */
  signedInAs: string | null,
  work: () => Promise<Response>,
): Promise<Response> {
  const token = await readToken(deps.config.authSecret, call.query.get('token') ?? '');
  if (!token) return work();
  if (token.updateTo) return changeAddress(deps, token, work);
  const user = await unprovenUser(deps.db, token);
  if (!user || user.id === signedInAs) return work();

  const page = new URLSearchParams({ verification: call.query.get('token') ?? '' });
  return new Response(null, { status: 302, headers: { location: `/login?${page.toString()}` } });
}

/** With the password, the token of a letter proves the address at sign-in. */
export async function proveWithPassword(deps: Deps, body: Record<string, unknown>) {
  const token = await readToken(deps.config.authSecret, String(body.verification));
  const user = token && !token.updateTo ? await unprovenUser(deps.db, token) : undefined;
  if (!user || String(body.email).toLowerCase() !== user.email) return;
  const { password: keeper } = await deps.auth.$context;
  if (typeof body.password !== 'string' || body.password.length > keeper.config.maxPasswordLength) {
    return;
  }
  const hash = await passwordOf(deps.db, user.id);
  if (!hash || !(await keeper.verify({ hash, password: body.password }))) return;
  await deps.db
    .updateTable('user')
    .set({ emailVerified: true })
    .where('id', '=', user.id)
    .execute();
}

/** A code proves an address for someone signed in to that account; it opens none. */
export async function requireOwnSession({ db }: Deps, call: AuthCall, signedInAs: string | null) {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', String(call.body.email).toLowerCase())
    .executeTakeFirst();
  if (signedInAs !== null && user?.id === signedInAs) return;
  throw new Refusal(401, 'UNAUTHORIZED', authMessage('UNAUTHORIZED'));
}

/** The former address gets an e-mail; a password changed since withdraws the change. */
async function changeAddress(deps: Deps, token: Token, work: () => Promise<Response>) {
  const before = await credentialsOf(deps.db, token.userId);
  const passwordSetAt = before?.passwordSetAt?.getTime() ?? 0;
  if (Math.floor(passwordSetAt / 1000) > token.iat) {
    throw new Refusal(400, 'INVALID_TOKEN', authMessage('INVALID_TOKEN'));
  }
  const response = await work();
  const after = await credentialsOf(deps.db, token.userId);
  if (token.userId && before && after && before.email !== after.email) {
    await forgetResetLinks(deps.db, token.userId);
    const { userId } = token;
    const letter = emailChangedLetter({ to: before.email, userId, newEmail: after.email });
    deps.inBackground(deps.mail.send(letter));
  }
  return response;
}

async function readToken(secret: string, text: string): Promise<Token | null> {
  const payload: unknown = await verifyJWT(text, secret);
  return tokenSchema.safeParse(payload).data ?? null;
}

function unprovenUser(db: Kysely<Tables>, { email, userId }: Token) {
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('email', '=', email.toLowerCase())
    .where('emailVerified', '=', false)
    .$if(userId !== undefined, (query) => query.where('id', '=', userId ?? ''))
    .executeTakeFirst();
}

async function passwordOf(db: Kysely<Tables>, userId: string) {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

function credentialsOf(db: Kysely<Tables>, userId = '') {
  return db
    .selectFrom('user')
    .leftJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .select(['user.email', 'account.updatedAt as passwordSetAt'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
}
