import type { MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import type { Account, Accounts } from '#server/books/books.ts';
import type { Clock } from '#server/books/clock.ts';
import type { Tables } from '#server/database/types.ts';
import type { CardDeps } from '#server/documents/cards/deps.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import type { AppContext, AppEnv } from '#server/http/context.ts';
import type { Sessions } from '#server/http/session.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { ClientPages } from './address.ts';
import { closedPage, tooManyPage, unknownPage } from './html/closed.ts';
import type { Html } from './html/frame.ts';
import { readDossier, type Dossier } from './read.ts';
import { pageByHash, type ClientPageRow } from './store.ts';
import { hashOf } from './token.ts';

export interface DossierDeps {
  db: Kysely<Tables>;
  accounts: Accounts;
  sessions: Sessions;
  limits: RateLimiter;
  clock: Pick<Clock, 'now'>;
  pdf: PdfMaker;
  pages: ClientPages;
  mail: Mail;
  /** Keys the codes sent by e-mail. */
  secret: string;
  inBackground: (work: Promise<unknown>) => void;
  /** Null: no card can be taken on this installation. */
  cards: CardDeps | null;
}

/** Room for a family behind one address that reads its bills; too little to try tokens of 256 bits. */
const READING = { max: 300, window: 600 };
const MISSES = { max: 30, window: 3600 };

/** A page that is open, and what it shows. */
export interface Opened {
  page: ClientPageRow;
  account: Account;
  dossier: Dossier;
  /** Its address on this server. */
  base: string;
}

/** Finds what a token opens, and answers alike, in the same time, whatever keeps it shut. */
export async function opening(
  { db, accounts, limits, clock }: DossierDeps,
  c: AppContext,
  work: (opened: Opened) => Promise<Response>,
): Promise<Response> {
  const from = c.var.clientAddress;
  const [reading, token] = [
    await limits.use(`dossier:${from}`, READING),
    c.req.param('token') ?? '',
  ];
  if (!reading.allowed) return tooMany(c, reading.retryAfter);
  const page = await pageByHash(db, hashOf(token));
  const isOpen = page !== null && page.revokedAt === null && page.expiresAt > clock.now();
  // The same questions to the database, whether the address never was, is over or was closed.
  if (!isOpen) {
    const missed = await limits.use(`dossier:missed:${from}`, MISSES);
    return missed.allowed ? shut(c, page) : tooMany(c, missed.retryAfter);
  }
  const account = accounts.of(page.userId, 'server');
  const dossier = await account.run((books) => readDossier(books, page));
  if (!dossier) return shut(c, page);
  return work({ page, account, dossier, base: `/dossier/${token}` });
}

function shut(c: AppContext, page: { seller: string } | null): Promise<Response> {
  return page ? answer(c, closedPage(page.seller), 410) : answer(c, unknownPage(), 404);
}

export async function answer(
  c: AppContext,
  page: Html,
  status: 400 | 404 | 409 | 410 | 429 | 502,
): Promise<Response> {
  return c.html(await page, status);
}

function tooMany(c: AppContext, retryAfter: number): Promise<Response> {
  c.header('retry-after', String(retryAfter));
  return answer(c, tooManyPage(), 429);
}

/** Nothing from elsewhere, no inline script, no frame, no form but to us, no trace in other sites. */
export const strict: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('content-security-policy', POLICY);
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-robots-tag', 'noindex, nofollow, noarchive');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
};

const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');
