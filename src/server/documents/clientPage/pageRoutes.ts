import { compress } from 'hono/compress';
import type { MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { pdfFileName } from '#domain/document/names.ts';
import type { Account, Accounts, Books } from '#server/books/books.ts';
import type { Clock } from '#server/books/clock.ts';
import type { Tables } from '#server/database/types.ts';
import { releasedBytes } from '#server/documents/files/sealing.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { findDocument, markLeft } from '#server/documents/store.ts';
import type { AppContext, AppEnv } from '#server/http/context.ts';
import { download } from '#server/http/fileAnswer.ts';
import { newRouter } from '#server/http/router.ts';
import type { Sessions } from '#server/http/session.ts';
import type { RateLimiter } from '#server/limits.ts';
import { record } from '#server/register/record.ts';
import { pageAssets } from './assets.ts';
import { sealOf } from './authenticity.ts';
import { authenticPage } from './html/authentic.ts';
import { closedPage, tooManyPage, unknownPage } from './html/closed.ts';
import { documentPage } from './html/document.ts';
import type { Html } from './html/frame.ts';
import { readDossier, readPiece, type Dossier } from './read.ts';
import { noteOpening, pageByHash, type ClientPageRow } from './store.ts';
import { hashOf } from './token.ts';

interface Deps {
  db: Kysely<Tables>;
  accounts: Accounts;
  sessions: Sessions;
  limits: RateLimiter;
  clock: Pick<Clock, 'now'>;
  pdf: PdfMaker;
}

/** Room for a family behind one address that reads its bills; too little to try tokens of 256 bits. */
const READING = { max: 300, window: 600 };
const MISSES = { max: 30, window: 3600 };

interface Opened {
  page: ClientPageRow;
  account: Account;
  dossier: Dossier;
  base: string;
}

/** What a client reads at a public address (docs/product.md, Client page). Nobody is signed in here. */
export function clientDossierRoutes(deps: Deps) {
  const assets = pageAssets();
  const router = newRouter();
  router.use('/dossier/*', strict, compress());
  for (const [name, { bytes, type }] of assets) {
    router.get(`/dossier/${name}`, (c) =>
      c.body(bytes, 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' }),
    );
  }
  return router
    .get('/dossier/:token', (c) =>
      opening(deps, c, async ({ page, account, dossier, base }) => {
        if (await isClient(deps, c, account)) {
          await account.run((books) => noteFirstOpening(books, page));
        }
        return c.html(await documentPage(dossier, base));
      }),
    )
    .get('/dossier/:token/authentique', (c) =>
      opening(deps, c, async ({ account, dossier, base }) => {
        const seal = await account.run((books) => sealOf(books, dossier.fileId));
        return c.html(await authenticPage(dossier, seal, base));
      }),
    )
    .get('/dossier/:token/feuille.svg', (c) =>
      opening(deps, c, async ({ account, dossier }) =>
        c.body(await deps.pdf.svg(dossier.parts, { owner: account.id }), 200, {
          'content-type': 'image/svg+xml; charset=utf-8',
        }),
      ),
    )
    .get('/dossier/:token/document.pdf', (c) =>
      opening(deps, c, async ({ account, dossier }) => {
        const { bytes } = await releasedBytes(account, dossier.fileId);
        return download(bytes, 'application/pdf', pdfFileName(dossier.parts.document));
      }),
    )
    .get('/dossier/:token/pieces/:id/document.pdf', (c) =>
      opening(deps, c, async ({ page, account }) => {
        const id = c.req.param('id');
        const piece = await account.run((books) => readPiece(books, page, id));
        if (!piece) return answer(c, unknownPage(), 404);
        const { bytes } = await releasedBytes(account, piece.fileId);
        const document = await account.run((books) => findDocument(books, id));
        return download(
          bytes,
          'application/pdf',
          document ? pdfFileName(document) : 'document.pdf',
        );
      }),
    );
}

/** Finds what a token opens, and answers alike, in the same time, whatever keeps it shut. */
async function opening(
  { db, accounts, limits, clock }: Deps,
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

/** Anybody but the owner, who looks at what they sent. */
async function isClient({ sessions }: Deps, c: AppContext, account: Account): Promise<boolean> {
  // A program that looks at links in a letter seldom says that it navigates.
  const mode = c.req.header('sec-fetch-mode');
  if (mode !== undefined && mode !== 'navigate') return false;
  const session = await sessions.find(c.req.raw.headers);
  return session?.user.id !== account.id;
}

async function noteFirstOpening(books: Books, page: ClientPageRow): Promise<void> {
  await markLeft(books, page.documentId);
  if (page.openedAt !== null || !(await noteOpening(books, page.id))) return;
  const document = await findDocument(books, page.documentId);
  if (document) await record(books, { kind: 'opened', document });
}

async function answer(c: AppContext, page: Html, status: 404 | 410 | 429): Promise<Response> {
  return c.html(await page, status);
}

function tooMany(c: AppContext, retryAfter: number): Promise<Response> {
  c.header('retry-after', String(retryAfter));
  return answer(c, tooManyPage(), 429);
}

/** Nothing from elsewhere, no inline script, no frame, no form but to us, no trace in other sites. */
const strict: MiddlewareHandler<AppEnv> = async (c, next) => {
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
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');
