import { getSessionFromCtx } from 'better-auth/api';
import type { BetterAuthOptions } from 'better-auth';
import type { Kysely } from 'kysely';
import { sensitiveChangeLetter } from './letters.ts';
import { refuseAroundSecondFactor } from './sessionRules.ts';
import { cleanLine } from '#domain/text/clean.ts';
import type { Tables } from '#server/database/types.ts';
import type { Mail } from '#server/mail/mail.ts';

interface HookDeps {
  db: Kysely<Tables>;
  mail: Mail;
  beginAccount: (user: { id: string; name: string }, beta: boolean) => Promise<void>;
  inBackground: (work: Promise<unknown>) => void;
}

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>;
type Context = Parameters<
  NonNullable<NonNullable<NonNullable<Hooks['session']>['create']>['before']>
>[1];

/** What happens before and after better-auth writes its rows, whatever call makes it. */
export function accountHooks(deps: HookDeps): Hooks {
  return {
    user: {
      create: {
        // A provider's names are not ours to refuse: they are cleaned and cut.
        before: (user) => Promise.resolve({ data: { ...user, name: presentable(user.name) } }),
        after: async (user, context) => {
          const body: unknown = context?.body;
          await deps.beginAccount(user, asksForBeta(body));
        },
      },
    },
    session: { create: { before: refuseAroundSecondFactor(deps.db) } },
    account: {
      create: {
        before: async (account, context) => {
          if (account.providerId === 'credential') return;
          if (await joinsAroundSecondFactor(deps, account.userId, context)) return false;
        },
        after: (account) => tellOfNewMethod(deps, account),
      },
    },
  };
}

/**
 * A provider that knows the same address would be another way round the second factor: it is
 * linked to such an account by someone signed in to it only.
 */
async function joinsAroundSecondFactor({ db }: HookDeps, userId: string, context: Context) {
  const user = await db
    .selectFrom('user')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.twoFactorEnabled) return false;
  const session = context && (await getSessionFromCtx(context));
  return session?.user.id !== userId;
}

/** An e-mail tells of a new sign-in method, except the first (docs/product.md, Accounts). */
async function tellOfNewMethod(
  deps: HookDeps,
  { userId, id, providerId }: { userId: string; id: string; providerId: string },
) {
  if (providerId === 'credential') return;
  const user = await deps.db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select('user.email')
    .where('user.id', '=', userId)
    .where('account.id', '<>', id)
    .executeTakeFirst();
  if (!user) return;
  deps.inBackground(deps.mail.send(sensitiveChangeLetter({ to: user.email, userId }, 'linked')));
}

function presentable(name: string) {
  return cleanLine(name).slice(0, 200).toWellFormed();
}

function asksForBeta(body: unknown) {
  return typeof body === 'object' && body !== null && 'beta' in body && body.beta === true;
}
