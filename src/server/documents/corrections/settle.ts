import {
  type CreditProblem,
  creditedVat,
  creditProblems,
  creditRefusal,
} from '#domain/corrections/creditNote.ts';
import { depositRefusal } from '#domain/corrections/deposit.ts';
import { depositsLeft, takenBack, withDepositsTakenBack } from '#domain/corrections/balance.ts';
import { correctiveRefusal } from '#domain/corrections/corrective.ts';
import { leftToCredit } from '#domain/corrections/leftToCredit.ts';
import { isProvisional } from '#domain/document/life.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { referencesOf } from '#domain/document/references.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, invalid, notFound, Refusal } from '#server/errors.ts';
import { findDocument, lockDocument } from '#server/documents/store.ts';
import { issuedTowards, saveLinks } from './links.ts';
import {
  aboveLeft,
  depositsOn,
  type LineProblem,
  refuseAfterSituations,
  settleLast,
  settleSituation,
} from './situations.ts';

/**
 * A draft as the documents it follows now allow it: an avoir within what is left of its invoice, with
 * its VAT copied; a rectificative of an invoice that still stands; a balance with its deposits taken
 * back. Asked when such a draft is made, edited and issued, before the profile is locked: whoever
 * settles against an invoice holds its row, so two avoirs of it never go above it together.
 *
 * @throws 409 `above_left` beside the lines, 409 `not_creditable`, `not_correctable`, `not_issued`.
 */
export async function settle(books: Books, draft: Document): Promise<Document> {
  const [credits] = referencesOf(draft, 'credits');
  const [replaces] = referencesOf(draft, 'replaces');
  if (credits) return settleCredit(books, draft, credits.documentId);
  if (replaces) {
    await replaceable(books, replaces.documentId);
    return draft;
  }
  const [quote] = referencesOf(draft, 'deposit_on');
  if (quote) {
    await depositable(books, draft, quote.documentId);
    return draft;
  }
  const [works] = referencesOf(draft, 'situation_of');
  if (works) return settleSituation(books, draft, works.documentId);
  const billed = draft.sourceDocumentId ?? referencesOf(draft, 'quoted')[0]?.documentId;
  return billed ? settleBalance(books, draft, billed) : draft;
}

/** Holds the documents a draft follows. */
export async function holdFollowed(books: Books, { references = [] }: Document): Promise<void> {
  for (const { documentId } of references) await lockDocument(books, documentId);
}

/** A draft as it would be after an edit. Throws 400 on another type: it is what it follows. */
export async function settleEdit(
  books: Books,
  before: Document,
  wanted: Document,
): Promise<Document> {
  if ((before.references ?? []).length > 0 && wanted.type !== before.type) {
    throw invalid({ type: 'Ce document en suit un autre\u00A0: il garde son type.' });
  }
  return wanted.issuedAt ? wanted : settleKept(books, wanted);
}

/** `settle` for a draft that is kept already: what it follows now is linked anew. */
export async function settleKept(books: Books, draft: Document): Promise<Document> {
  const settled = await settle(books, draft);
  if (settled !== draft) await saveLinks(books, settled);
  return settled;
}

async function settleCredit(books: Books, draft: Document, originalId: string): Promise<Document> {
  const { original, credited } = await creditable(books, originalId);
  if (draft.clientId !== original.clientId) {
    throw invalid({ clientId: 'Un avoir s’adresse au client de la facture.' });
  }
  const problems = creditProblems(draft, original, credited);
  if (problems.length > 0) throw aboveLeft(problems.map(ofCredit));
  const copiedVat = creditedVat(draft, leftToCredit(original, credited));
  const settled = { ...draft, copiedVat };
  return { ...settled, amount: documentTotals(settled).net };
}

/** An invoice that may be credited, its row held, with the avoirs issued on it. */
export async function creditable(
  books: Books,
  id: string,
): Promise<{ original: Document; credited: Document[] }> {
  const original = await heldIssued(books, id);
  const credited = await issuedTowards(books, id, 'credits');
  const balance = await standingBalance(books, id);
  const refusal = creditRefusal(original, leftToCredit(original, credited));
  if (refusal) throw conflict('not_creditable', refusal);
  if (balance) {
    const name = documentInSentence(balance);
    const message = `Cet acompte est déjà repris dans ${name}\u00A0: faites l’avoir sur ${name}.`;
    throw conflict('not_creditable', message);
  }
  if (original.status === 'cancelled') throw replacedAlready(original);
  return { original, credited };
}

/** The balance that takes a deposit back, unless another replaces it or avoirs took it back whole. */
async function standingBalance(books: Books, depositId: string): Promise<Document | null> {
  for (const balance of await issuedTowards(books, depositId, 'deducts')) {
    const { gross } = leftToCredit(balance, await issuedTowards(books, balance.id, 'credits'));
    if (balance.status !== 'cancelled' && gross > 0) return balance;
  }
  return null;
}

/** An invoice that a rectificative may replace, its row held. */
export async function replaceable(books: Books, id: string): Promise<Document> {
  const original = await heldIssued(books, id);
  const [corrective] = await issuedTowards(books, id, 'replaces');
  const refusal = correctiveRefusal(original, corrective?.number ?? null);
  if (refusal) throw conflict('not_correctable', refusal);
  return original;
}

async function depositable(books: Books, deposit: Document, quoteId: string): Promise<void> {
  const quote = await lockDocument(books, quoteId);
  // The deposit keeps what its quote said: a quote that is gone asks nothing more.
  if (!quote) return;
  await refuseOnceInvoiced(books, quote);
  await refuseAfterSituations(books, quoteId);
  const earlier = (await depositsOn(books, quoteId)).flatMap(takenBack);
  const refusal = depositRefusal(deposit, quote, earlier);
  if (refusal) throw new Refusal(409, 'above_left', refusal, { fields: { lineItems: refusal } });
}

/** 409 on a deposit of what its quote's invoice has billed whole: it would be paid twice. */
async function refuseOnceInvoiced(books: Books, quote: Document): Promise<void> {
  const { convertedDocumentId } = quote;
  const invoice = convertedDocumentId && (await findDocument(books, convertedDocumentId));
  if (!invoice || isProvisional(invoice)) return;
  const name = documentInSentence(invoice);
  const message = `Ce devis est déjà facturé par ${name}\u00A0: encaissez cette somme sur ${name}, et supprimez la demande d’acompte.`;
  throw conflict('already_converted', message);
}

async function heldIssued(books: Books, id: string): Promise<Document> {
  const original = await lockDocument(books, id);
  if (!original) throw notFound('Document Non Trouvé', 'document_not_found');
  if (isProvisional(original)) {
    const message = 'Cette facture est un brouillon\u00A0: modifiez-la directement.';
    throw conflict('not_issued', message);
  }
  return original;
}

async function settleBalance(books: Books, draft: Document, quoteId: string): Promise<Document> {
  const deposits = await depositsOn(books, quoteId);
  const last = await settleLast(books, draft, quoteId, deposits);
  if (last) return last;
  const hadSome = referencesOf(draft, 'deducts').length > 0;
  if (deposits.length === 0 && !hadSome) return draft;
  const kind = depositsLeft(deposits).length > 0 ? 'final' : 'invoice';
  const settled = withDepositsTakenBack<Document>({ ...draft, kind }, deposits);
  return { ...settled, amount: documentTotals(settled).net };
}

function replacedAlready(original: Document) {
  const message = `Rien n’est plus dû\u00A0: ${documentInSentence(original)} a été remplacée.`;
  return conflict('not_creditable', message);
}

function ofCredit({ line, field, message }: CreditProblem): LineProblem {
  const name = line === null ? 'lineItems' : `lineItems.${line}.${field ?? 'quantity'}`;
  return { name, message };
}
