import type { Account } from '#server/books/books.ts';
import type { CardTold } from '#server/documents/clientPage/html/card.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import type { CardDeps } from './deps.ts';
import { settleCheckout } from './settle.ts';
import { lastCheckout } from './store.ts';

/** Reloading such a page asks Stripe each time. */
const READINGS = { max: 60, window: 3600 };

interface Back {
  account: Account;
  documentId: string;
  /** « retour » or « abandon », as the address says: anybody may write it. */
  said: string | undefined;
}

/**
 * What a client who comes back from Stripe is told: what Stripe says, asked at once, for its event
 * may be on its way. Where it does not answer, the payment is being confirmed.
 */
export async function comingBack(
  deps: { cards: CardDeps | null; limits: RateLimiter; log: Log },
  { account, documentId, said }: Back,
): Promise<CardTold | null> {
  const { cards, limits, log } = deps;
  if (!cards || (said !== 'retour' && said !== 'abandon')) return null;
  const last = await account.run((books) => lastCheckout(books, documentId));
  if (!last) return null;
  if (last.state === 'open' || last.state === 'processing') {
    try {
      const reading = await limits.use(`card:back:${documentId}`, READINGS);
      if (reading.allowed) await settleCheckout(cards, account, last.id);
      else if (said === 'retour') return 'confirming';
    } catch (error) {
      log.warn({ err: error }, 'Stripe could not be asked about a checkout');
      if (said === 'retour') return 'confirming';
    }
  }
  const now = await account.run((books) => lastCheckout(books, documentId));
  switch (now?.state) {
    case 'paid':
      return 'paid';
    case 'processing':
      return 'confirming';
    case 'failed':
      return 'refused';
    default:
      return said === 'abandon' ? 'given_up' : null;
  }
}
