import { parisDay } from '#domain/calendar.ts';
import { takenBack } from '#domain/corrections/balance.ts';
import { depositShares } from '#domain/corrections/deposit.ts';
import {
  correctiveDraft,
  creditNoteDraft,
  depositDraft,
  draftAgain,
  type NewDraft,
} from '#domain/corrections/drafts.ts';
import type { CreditNoteRequest, DepositRequest } from '#domain/corrections/schema.ts';
import { type DocumentKind, kindFacts } from '#domain/document/kinds.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { takeFromQuota } from '#server/subscription/quota.ts';
import { takeNumber } from '#server/numbering/line.ts';
import { insertDocument, lockDocument } from '#server/documents/store.ts';
import { saveLinks } from './links.ts';
import { creditable, depositsOn, replaceable, settle } from './settle.ts';

/**
 * Makes the draft of an avoir; with `andDraft`, the same invoice again as a draft to put right.
 * Throws 409 `above_left` beside the lines that ask for more than what is left.
 */
export async function makeCreditNote(
  books: Books,
  originalId: string,
  { reason, total, lineItems, andDraft }: CreditNoteRequest,
): Promise<{ credit: Document; draft: Document | null }> {
  const { original, credited } = await creditable(books, originalId);
  const chosen = total ? null : (lineItems ?? []);
  const credit = await keepDraft(books, 'credit_note', (draft) =>
    creditNoteDraft(original, credited, { reason, chosen }, draft),
  );
  if (!andDraft) return { credit, draft: null };
  return {
    credit,
    draft: await keepDraft(books, 'invoice', (draft) => draftAgain(original, draft)),
  };
}

/** Makes the draft of a rectificative: the whole invoice again, to be put right. */
export async function makeCorrective(
  books: Books,
  originalId: string,
  reason: string,
): Promise<Document> {
  const original = await replaceable(books, originalId);
  return keepDraft(books, 'corrective', (draft) => correctiveDraft(original, reason, draft));
}

/**
 * Makes a deposit on a quote: a request, which is no invoice until it is paid. Throws 409 beside what
 * was asked when deposits would go above the quote.
 */
export async function makeDeposit(
  books: Books,
  quoteId: string,
  { percent, amount }: DepositRequest,
): Promise<Document> {
  const quote = await lockDocument(books, quoteId);
  if (!quote || !kindFacts(quote.kind).isOffer) {
    throw conflict('not_a_quote', 'Un acompte se demande sur un devis.');
  }
  if (quote.convertedDocumentId !== null) {
    const message = 'Ce devis est déjà facturé\u00A0: l’acompte se demande avant la facture.';
    throw conflict('already_converted', message);
  }
  const earlier = (await depositsOn(books, quoteId)).flatMap(takenBack);
  const asked = percent == null ? { amount: amount ?? 0 } : { percent };
  const { shares, problem } = depositShares(quote, earlier, asked);
  if (problem) {
    const fields = { [problem.field]: problem.message };
    throw new Refusal(409, 'above_left', problem.message, { fields });
  }
  return keepDraft(books, 'deposit', (draft) =>
    depositDraft(quote, shares, percent ?? null, draft),
  );
}

/** Keeps a new draft: quota, number, row, links and register stand or fall together. */
async function keepDraft(
  books: Books,
  kind: DocumentKind,
  make: (draft: NewDraft) => Document,
): Promise<Document> {
  const profile = await lockProfile(books);
  await takeFromQuota(books);
  const made = make({
    id: books.ids.next(),
    number: await takeNumber(books, profile, kind),
    date: parisDay(books.now),
    now: books.now.toISOString(),
  });
  const settled = await settle(books, { ...made, amount: documentTotals(made).net });
  const document = await insertDocument(books, settled);
  await saveLinks(books, document);
  await record(books, { kind: 'created', document });
  return document;
}
