import type { AuthCall } from './call.ts';
import type { AuthEdge } from './edge.ts';
import { emailChangeAskedLetter, sensitiveChangeLetter } from './letters.ts';
import type { SensitiveChange } from './letters.ts';
import { requireReauthentication } from './reauthentication.ts';
import { forgetResetLinks } from './resets.ts';
import { invalid } from '#server/errors.ts';
import type { AppContext, SignedInUser } from '#server/http/context.ts';
import { accountDeletionSchema, emailOnlySchema } from '#domain/account/schema.ts';
import { fieldMessages } from '#server/http/router.ts';

/** Calls after which the account's address gets an e-mail (docs/product.md, Accounts). */
const CHANGES: Record<string, SensitiveChange> = {
  '/change-password': 'password',
  '/two-factor/verify-totp': 'factorOn',
  '/two-factor/disable': 'factorOff',
  '/two-factor/generate-backup-codes': 'recoveryCodes',
  '/unlink-account': 'unlinked',
};

/** Runs a call and, where it changed how the account is opened, writes to its address. */
export async function tellingOfChange(
  edge: AuthEdge,
  c: AppContext,
  call: AuthCall,
  work: () => Promise<Response>,
): Promise<Response> {
  const change = CHANGES[call.path];
  if (!change) return work();
  const user = await signedInUser(edge, c);
  const response = await work();
  // A code checks the second step each time; it turns it on once.
  const known = change === 'factorOn' && user?.twoFactorEnabled;
  if (!user || !response.ok || known) return response;
  if (change === 'password') await forgetResetLinks(edge.db, user.id);
  edge.inBackground(
    edge.mail.send(sensitiveChangeLetter({ to: user.email, userId: user.id }, change)),
  );
  return response;
}

/**
 * Another address would be another way in: the password is asked for again, and the address in
 * use is told before anything changes, whether it was proven or not.
 */
export async function changingAddress(
  edge: AuthEdge,
  c: AppContext,
  call: AuthCall,
  work: (sent: AuthCall) => Promise<Response>,
): Promise<Response> {
  const { password, confirmation, newEmail, ...rest } = call.body;
  const user = await signedInUser(edge, c);
  if (!user) return work(call);
  const asked = emailOnlySchema.safeParse({ email: newEmail });
  if (!asked.success) throw invalid({ newEmail: fieldMessages(asked.error).email ?? '' });
  const proof = accountDeletionSchema.partial().safeParse({ password, confirmation }).data ?? {};
  await requireReauthentication(edge, user, proof);
  const response = await work({ ...call, body: { ...rest, newEmail: asked.data.email } });
  // A proven address is asked to confirm by better-auth itself.
  if (response.ok && !(await isProven(edge, user.id))) {
    const letter = emailChangeAskedLetter({
      to: user.email,
      userId: user.id,
      newEmail: asked.data.email,
    });
    edge.inBackground(edge.mail.send(letter));
  }
  return response;
}

async function signedInUser({ sessions }: AuthEdge, c: AppContext): Promise<SignedInUser | null> {
  return (await sessions.find(c.req.raw.headers))?.user ?? null;
}

async function isProven({ db }: AuthEdge, userId: string) {
  const user = await db
    .selectFrom('user')
    .select('emailVerified')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.emailVerified ?? false;
}
