import type { Document } from '#domain/document/types.ts';
import { canonicalJson } from '#domain/register/canonicalJson.ts';
import type { Books } from '#server/books/books.ts';
import type { Config } from '#server/config.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';
import { takeSnapshot } from '#server/documents/snapshots.ts';
import {
  insertPage,
  lastPage,
  livePage,
  revokePage,
  showOnPage,
  type ClientPageRow,
} from './store.ts';
import { hashOf, newSeed, tokenOf } from './token.ts';

const DAY = 24 * 3600 * 1000;

/** As long as one asks for an old invoice again. */
const LASTS = 365 * DAY;

/** A page as its owner sees it; instants are ISO. */
export interface SharedPage {
  address: string;
  createdAt: string;
  expiresAt: string;
  expired: boolean;
  /** The first time somebody else opened it. */
  openedAt: string | null;
}

/** Where clients read their documents (docs/product.md, Client page). */
export interface ClientPages {
  /**
   * The address of a document's page, for a letter: the one it has, or a new one where it has none
   * or the last has expired. Any document may be given: a page opens once there is something to show,
   * an issued document or what `show` gave it.
   */
  addressFor(books: Books, documentId: string): Promise<string>;
  /** The page its owner has not closed; null without one. */
  find(books: Books, documentId: string): Promise<SharedPage | null>;
  /** A new address; the former one opens nothing any more. */
  renew(books: Books, documentId: string): Promise<SharedPage>;
  /** Shows a quote or a request for a deposit as it was just sealed; an issued document shows itself. */
  show(books: Books, parts: DocumentParts, fileId: string): Promise<void>;
}

export function createClientPages({
  publicUrl,
  authSecret,
}: Pick<Config, 'publicUrl' | 'authSecret'>): ClientPages {
  const addressOf = ({ seed }: Pick<ClientPageRow, 'seed'>) =>
    new URL(`/dossier/${tokenOf(seed, authSecret)}`, publicUrl).href;

  /** A page whose address can still be told: made with another secret, it cannot. */
  async function usable(books: Books, documentId: string): Promise<ClientPageRow | null> {
    const page = await livePage(books, documentId);
    return page && hashOf(tokenOf(page.seed, authSecret)) === page.tokenHash ? page : null;
  }

  async function make(books: Books, documentId: string): Promise<ClientPageRow> {
    const before = await lastPage(books, documentId);
    await revokePage(books, documentId);
    const seed = newSeed();
    const page = await insertPage(books, {
      documentId,
      seed,
      tokenHash: hashOf(tokenOf(seed, authSecret)),
      expiresAt: new Date(books.now.getTime() + LASTS),
      openedAt: before?.openedAt ?? null,
    });
    if (before?.shown && before.shownFileId !== null) {
      await showOnPage(books, page.id, { shown: before.shown, fileId: before.shownFileId });
    }
    return page;
  }

  const shared = (page: ClientPageRow, now: Date): SharedPage => ({
    address: addressOf(page),
    createdAt: page.createdAt.toISOString(),
    expiresAt: page.expiresAt.toISOString(),
    expired: page.expiresAt <= now,
    openedAt: page.openedAt?.toISOString() ?? null,
  });

  return {
    async addressFor(books, documentId) {
      const page = await usable(books, documentId);
      const open = page && page.expiresAt > books.now ? page : await make(books, documentId);
      return addressOf(open);
    },
    async find(books, documentId) {
      const page = await usable(books, documentId);
      return page && shared(page, books.now);
    },
    async renew(books, documentId) {
      return shared(await make(books, documentId), books.now);
    },
    async show(books, parts, fileId) {
      if (parts.document.issuedAt) return;
      const page = await livePage(books, parts.document.id);
      if (page)
        await showOnPage(books, page.id, { shown: await takeSnapshot(books, parts), fileId });
    },
  };
}

/** Of a quote that was changed after it was sent: what was read is no longer what is offered. */
export function isChangedSince(shown: Document, current: Document): boolean {
  return canonicalJson(offered(shown)) !== canonicalJson(offered(current));
}

function offered({ lineItems, date, dueDate, currency, vat, vatRate, content, ...said }: Document) {
  // What was shown before quotes could ask for a deposit, or choose their validity, says nothing of it.
  const { orderDeposit = null, validityDays = null } = said as Partial<typeof said>;
  return { lineItems, date, dueDate, currency, vat, vatRate, content, orderDeposit, validityDays };
}
