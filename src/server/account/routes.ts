import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRoute } from '@hono/zod-openapi';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { accountArchive } from './accountExport.ts';
import type { Auth } from './auth.ts';
import { accountDeletedLetter } from './letters.ts';
import { requireReauthentication } from './reauthentication.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { leaveCardAccount } from '#server/documents/cards/connection.ts';
import type { CardDeps } from '#server/documents/cards/deps.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { upstreamFailed } from '#server/errors.ts';
import type { Clock } from '#server/books/clock.ts';
import { jsonBody, newRouter } from '#server/http/router.ts';
import type { Mail } from '#server/mail/mail.ts';
import { outboxDirectory } from '#server/mail/openMail.ts';

interface Deps {
  auth: Auth;
  database: Database;
  pdf: PdfMaker;
  clock: Clock;
  config: Config;
  stripe: Stripe | null;
  cards: CardDeps | null;
  mail: Mail;
  inBackground: (work: Promise<unknown>) => void;
}

const download = createRoute({
  method: 'get',
  path: '/api/account/export',
  responses: { 200: { description: 'compte.zip: JSON data, every PDF, the sealed files' } },
});

/** The password; for an account without one, its own address typed again. */
const proof = z.object({
  password: z.string().max(128).optional(),
  confirmation: z.string().max(320).optional(),
});

const remove = createRoute({
  method: 'delete',
  path: '/api/account',
  request: { body: jsonBody(proof) },
  responses: { 204: { description: 'The account is gone; its register stays for the legal term' } },
});

/** Leaving with everything, or for good (docs/product.md, Accounts). */
export function accountRoutes(deps: Deps) {
  const { auth, database, clock } = deps;
  const { kysely: db } = database;
  return newRouter()
    .openapi(download, (c) => {
      const stopped = new AbortController();
      c.req.raw.signal.addEventListener('abort', () => stopped.abort(), { once: true });
      return new Response(accountArchive(deps, c.var.account, c.var.user, stopped.signal), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="compte.zip"',
        },
      });
    })
    .openapi(remove, async (c) => {
      const { user } = c.var;
      await requireReauthentication({ auth, db, clock }, user, c.req.valid('json'));
      await endSubscription(deps, user.id);
      if (deps.cards) await leaveCardAccount(deps.cards, c.var.account);
      const letters = await eraseAccount(database, user.id);
      for (const name of letters)
        await rm(join(outboxDirectory(deps.config), name), { force: true });
      deps.inBackground(deps.mail.send(accountDeletedLetter(user.email)));
      c.header('set-cookie', 'sb-auth-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
      c.var.log.info('account erased');
      return c.body(null, 204);
    });
}

/** Ends what the user pays for, before the account that holds it is gone. */
async function endSubscription({ database, stripe }: Deps, userId: string) {
  const paid = await database.kysely
    .selectFrom('stripeSubscriptions')
    .select('id')
    .where('userId', '=', userId)
    .where('subscriptionStatus', 'in', ['active', 'trialing', 'past_due'])
    .execute();
  for (const { id } of stripe ? paid : []) {
    await stripe?.subscriptions.cancel(id).catch((error: unknown) => {
      throw upstreamFailed(
        'payment_unreachable',
        'Votre abonnement n’a pas pu être résilié : le compte n’est pas supprimé. Réessayez.',
        error,
      );
    });
  }
}

/** Everything but the register, which the law keeps; resolves to the letters' files to remove. */
function eraseAccount({ kysely }: Database, userId: string): Promise<string[]> {
  return kysely.transaction().execute(async (tx) => {
    const letters = await tx
      .selectFrom('outboxMessages')
      .select('id')
      .where('userId', '=', userId)
      .execute();
    await sql`select erase_account(${userId})`.execute(tx);
    return letters.flatMap(({ id }) => [`${id}.eml`, `${id}.json`]);
  });
}
