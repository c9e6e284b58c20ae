import { compress } from 'hono/compress';
import { pdfFileName } from '#domain/document/names.ts';
import type { Account, Books } from '#server/books/books.ts';
import { comingBack } from '#server/documents/cards/comingBack.ts';
import { cardOf } from '#server/documents/cards/payRoutes.ts';
import { pagesOnScreen } from '#server/documents/files/pagesOnScreen.ts';
import { fileNameOf } from '#server/documents/files/pdfOf.ts';
import { releasedBytes } from '#server/documents/files/sealing.ts';
import { findDocument, markLeft } from '#server/documents/store.ts';
import type { AppContext } from '#server/http/context.ts';
import { download } from '#server/http/fileAnswer.ts';
import { newRouter } from '#server/http/router.ts';
import { record } from '#server/register/record.ts';
import { pageAssets } from './assets.ts';
import { sealOf } from './authenticity.ts';
import { authenticPage } from './html/authentic.ts';
import { unknownPage } from './html/closed.ts';
import { documentPage } from './html/document.ts';
import { answer, opening, strict, type DossierDeps, type Opened } from './opening.ts';
import { type Dossier, type OpenRequest, openRequests, readDossier, readPiece } from './read.ts';
import { spacedPages } from './spacedPages.ts';
import { noteOpening, type ClientPageRow } from './store.ts';

/** What a client reads at a public address (docs/product.md, Client page). Nobody is signed in here. */
export function clientDossierRoutes(deps: DossierDeps) {
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
      opening(deps, c, async (opened) => {
        const { page, account, base } = opened;
        if (await isClient(deps, c, account)) {
          await account.run((books) => noteFirstOpening(books, page));
        }
        const { dossier, told } = await afterStripe(deps, c, opened);
        const requests = await account.run((books) => openRequests(books, dossier, deps.secret));
        const card = { ...(await cardOf(deps.cards, { ...opened, dossier })), told };
        const deposit = await depositToPay(deps, account, dossier, requests);
        return c.html(await documentPage(dossier, base, { requests, deposit, card }));
      }),
    )
    .get('/dossier/:token/authentique', (c) =>
      opening(deps, c, async ({ account, dossier, base }) => {
        const seal = await account.run((books) => sealOf(books, dossier.fileId));
        return c.html(await authenticPage(dossier, seal, base));
      }),
    )
    .get('/dossier/:token/feuille.svg', (c) =>
      opening(deps, c, async ({ account, dossier }) => {
        const svg = await pagesOnScreen(deps.pdf, account, dossier.parts, dossier.fileId);
        return c.body(spacedPages(svg), 200, { 'content-type': 'image/svg+xml; charset=utf-8' });
      }),
    )
    .get('/dossier/:token/document.pdf', (c) =>
      opening(deps, c, async ({ account, dossier }) => {
        const { bytes } = await releasedBytes(account, dossier.fileId);
        return download(bytes, 'application/pdf', fileNameOf(dossier.parts));
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

/** The deposit that an accepted quote waits for, with what a card may pay of it. */
async function depositToPay(
  { cards }: DossierDeps,
  account: Account,
  { current }: Dossier,
  requests: readonly OpenRequest[],
) {
  const request = requests.find(({ dossier }) => dossier.standing.payable);
  if (current.acceptance !== 'accepted' || !request) return null;
  return { ...request, card: await cardOf(cards, { account, ...request }) };
}

/** Of a client who comes back from Stripe: the document as their payment may have left it. */
async function afterStripe(deps: DossierDeps, c: AppContext, { account, page, dossier }: Opened) {
  const told = await comingBack(
    { ...deps, log: c.var.log },
    { account, documentId: page.documentId, said: c.req.query('paiement') },
  );
  const read = told === null ? null : await account.run((books) => readDossier(books, page));
  return { told, dossier: read ?? dossier };
}

/** Anybody but the owner, who looks at what they sent. */
async function isClient(
  { sessions }: DossierDeps,
  c: AppContext,
  account: Account,
): Promise<boolean> {
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
