import { newRouter } from '#server/http/router.ts';
import type { AppContext } from '#server/http/context.ts';
import { leavingPage } from '#server/documents/clientPage/html/card.ts';
import { tooManyPage } from '#server/documents/clientPage/html/closed.ts';
import { documentPage } from '#server/documents/clientPage/html/document.ts';
import {
  answer,
  opening,
  type DossierDeps,
  type Opened,
} from '#server/documents/clientPage/opening.ts';
import { titleOf } from '#server/documents/clientPage/read.ts';
import { beginCheckout } from './checkout.ts';
import type { CardDeps } from './deps.ts';
import { settleCheckout } from './settle.ts';
import { cardStanding } from './standing.ts';
import { liveCheckout } from './store.ts';

interface Deps extends DossierDeps {
  publicUrl: string;
}

/** Somebody who hesitates, not somebody who makes sessions by the hundred. */
const TRIES = { max: 20, window: 3600 };

/** « Payer par carte » on the client's page: forms and links, without any script. */
export function cardPayRoutes(deps: Deps) {
  return newRouter()
    .post('/dossier/:token/carte', (c) => opening(deps, c, (opened) => begin(deps, c, opened)))
    .get('/dossier/:token/carte', (c) => opening(deps, c, (opened) => leave(deps, c, opened)));
}

async function begin(deps: Deps, c: AppContext, opened: Opened): Promise<Response> {
  const { account, dossier, page, base } = opened;
  const { cards } = deps;
  const standing = await cardOf(cards, opened);
  if (!cards || !standing.offered) return c.redirect(base, 303);
  const use = await deps.limits.use(`card:${page.id}`, TRIES);
  if (!use.allowed) {
    c.header('retry-after', String(use.retryAfter));
    return answer(c, tooManyPage(), 429);
  }
  try {
    await beginCheckout(cards, account, {
      documentId: page.documentId,
      title: titleOf(dossier.parts.document),
      amount: dossier.standing.amount,
      currency: dossier.parts.document.currency,
      address: new URL(base, deps.publicUrl).href,
    });
  } catch (error) {
    c.var.log.warn({ err: error }, 'a checkout could not be opened');
    return answer(c, documentPage(dossier, base, { card: { ...standing, told: 'away' } }), 502);
  }
  return c.redirect(`${base}/carte`, 303);
}

/** From here to Stripe: a page of ours, for a form may lead to no other site. */
async function leave({ cards }: Deps, c: AppContext, opened: Opened): Promise<Response> {
  const { account, dossier, page, base } = opened;
  const live = cards && (await account.run((books) => liveCheckout(books, page.documentId)));
  if (!cards || !live) return c.redirect(`${base}?paiement=retour`, 303);
  try {
    const found = await settleCheckout(cards, account, live.id);
    const url = found?.seen.session === 'open' ? found.seen.url : null;
    if (url === null) return c.redirect(`${base}?paiement=retour`, 303);
    return c.html(await leavingPage(dossier, base, url));
  } catch (error) {
    c.var.log.warn({ err: error }, 'a checkout could not be read');
    const card = { ...(await cardOf(cards, opened)), told: 'away' as const };
    return answer(c, documentPage(dossier, base, { card }), 502);
  }
}

export function cardOf(
  cards: CardDeps | null,
  { account, dossier }: Pick<Opened, 'account' | 'dossier'>,
) {
  if (!cards) return Promise.resolve({ offered: false, waiting: false });
  const { current, standing } = dossier;
  return account.run((books) => cardStanding(books, current, standing.amount));
}
