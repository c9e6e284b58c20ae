import type { Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import { openStripe } from '#server/billing/gateway.ts';
import type { Account, Accounts } from '#server/books/books.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/database/types.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';

/** Stripe as the operator's platform is let in; the money is the users' own and never passes by it. */
export interface Connect {
  stripe: Stripe;
  clientId: string;
  webhookSecret: string;
}

export interface CardDeps {
  connect: Connect;
  db: Kysely<Tables>;
  accounts: Accounts;
  pdf: PdfMaker;
  limits: RateLimiter;
  log: Log;
}

/** What the books of one account are kept with. */
export interface BookingDeps extends Pick<CardDeps, 'pdf'> {
  account: Account;
}

/** Null: nobody can be paid by card on this installation. */
export function openConnect({ connect }: Pick<Config, 'connect'>): Connect | null {
  if (!connect) return null;
  const { clientId, webhookSecret } = connect;
  return { stripe: openStripe(connect), clientId, webhookSecret };
}
