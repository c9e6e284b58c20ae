import { meansAskedFor } from '#domain/document/paymentMeans.ts';
import { parisDay } from '#domain/calendar.ts';
import { takenBack } from '#domain/corrections/balance.ts';
import { depositShares } from '#domain/corrections/deposit.ts';
import {
  amendmentDraft,
  correctiveDraft,
  creditNoteDraft,
  depositDraft,
  draftAgain,
  type NewDraft,
  situationDraft,
} from '#domain/corrections/drafts.ts';
import { amountAt } from '#domain/corrections/progress.ts';
import {
  lotsOf,
  type Progress,
  progressProblems,
  situationLines,
  type SituationProblem,
} from '#domain/corrections/situation.ts';
import type {
  CreditNoteRequest,
  DepositReceipt,
  DepositRequest,
} from '#domain/corrections/schema.ts';
import { type DocumentKind, isRequest, kindFacts } from '#domain/document/kinds.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document, Lot } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, notFound, Refusal } from '#server/errors.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { takeFromQuota } from '#server/subscription/quota.ts';
import { takeNumber } from '#server/numbering/line.ts';
import { findKeptDocument, insertDocument, lockDocument } from '#server/documents/store.ts';
import { convertDocument } from '#server/documents/acts/convert.ts';
import { issueDocument } from '#server/documents/acts/issue.ts';
import { partsOf } from '#server/documents/files/parts.ts';
import type { Seal } from '#server/documents/acts/leaveDraft.ts';
import { saveLinks } from './links.ts';
import { creditable, replaceable, settle } from './settle.ts';
import {
  aboveLeft,
  depositsOn,
  type LineProblem,
  refuseAfterSituations,
  refuseSituation,
  situationsOn,
} from './situations.ts';

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
  if (andDraft && !kindFacts(original.kind).canBeReplaced) {
    const { definite, insteadOfReplacing } = kindFacts(original.kind);
    const message = `${definite.replace('la ', 'Une ')} ne se refait pas\u00A0: ${insteadOfReplacing}.`;
    throw conflict('not_correctable', message);
  }
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
  id = books.ids.next(),
): Promise<Document> {
  const quote = await offer(books, quoteId, 'Un acompte se demande sur un devis.');
  if (quote.convertedDocumentId !== null) {
    const message = 'Ce devis est déjà facturé\u00A0: l’acompte se demande avant la facture.';
    throw conflict('already_converted', message);
  }
  await refuseAfterSituations(books, quoteId);
  const earlier = (await depositsOn(books, quoteId)).flatMap(takenBack);
  const asked = percent == null ? { amount: amount ?? 0 } : { percent };
  const { shares, problem } = depositShares(quote, earlier, asked);
  if (problem) {
    const fields = { [problem.field]: problem.message };
    throw new Refusal(409, 'above_left', problem.message, { fields });
  }
  return keepDraft(books, 'deposit', (draft) =>
    depositDraft(quote, shares, percent ?? null, { ...draft, id }),
  );
}

/**
 * Invoices a deposit that was received: its request is issued today, as paid that day, however long ago
 * it was asked for. Throws 409 `not_a_deposit` on anything else, 409 `not_issuable` with every problem.
 */
export async function receiveDeposit(
  books: Books,
  request: Document,
  { day, method }: DepositReceipt,
  seal: Seal,
  paymentReference: string | null = null,
): Promise<Document> {
  if (!isRequest(request)) {
    const message = 'Seul un acompte demandé peut être reçu\u00A0: enregistrez un paiement.';
    throw conflict('not_a_deposit', message);
  }
  const { gross } = documentTotals(request);
  const alreadyPaid = { day, amount: gross, method: meansAskedFor(method) };
  const date = parisDay(books.now);
  const paid = { ...request, date, dueDate: day, paymentMethod: method, alreadyPaid };
  return issueDocument(books, paid, seal, { paymentReference });
}

/**
 * Makes a situation on an accepted quote: what is done of each line and was not billed yet. Once all
 * is done it is the quote’s own invoice, which ends it. Throws 409 beside the lines that went back.
 */
export async function makeSituation(
  books: Books,
  quoteId: string,
  progress: readonly Progress[],
  seal: Seal,
): Promise<Document> {
  const quote = await offer(books, quoteId, 'Une situation se fait sur un devis.');
  refuseSituation(quote);
  const earlier = await situationsOn(books, quoteId);
  const lots = lotsOf(quote, earlier);
  const problems = progressProblems(lots, progress);
  if (problems.length > 0) throw aboveLeft(problems.map(ofProgress));
  if (lots.every((lot) => isDone(lot, progress))) {
    const { invoiceId, leftDraft } = await convertDocument(books, quote);
    if (leftDraft) await seal(await partsOf(books, await findKeptDocument(books, quoteId)));
    return findKeptDocument(books, invoiceId);
  }
  const lines = situationLines(quote, lots, progress);
  if (lines.length === 0) {
    const message = 'Rien de nouveau à facturer\u00A0: indiquez un avancement plus élevé.';
    throw new Refusal(409, 'above_left', message, { fields: { progress: message } });
  }
  return keepDraft(books, 'situation', (draft) => situationDraft(quote, lines, draft));
}

function isDone(lot: Lot, progress: readonly Progress[]): boolean {
  const asked = progress.find(({ place }) => place === lot.place);
  return (asked ? amountAt(lot, asked.percent) : lot.before) === lot.contract;
}

function ofProgress({ line, message }: SituationProblem): LineProblem {
  return { name: `progress.${line}.percent`, message };
}

/** Makes an amendment: a new quote that starts from the accepted one (« avenant »). */
export async function makeAmendment(books: Books, quoteId: string): Promise<Document> {
  const quote = await offer(books, quoteId, 'Un avenant se fait sur un devis.');
  return keepDraft(books, 'quote', (draft) => amendmentDraft(quote, draft));
}

async function offer(books: Books, id: string, refusal: string): Promise<Document> {
  const quote = await lockDocument(books, id);
  if (!quote) throw notFound('Document Non Trouvé', 'document_not_found');
  if (!kindFacts(quote.kind).isOffer) throw conflict('not_a_quote', refusal);
  return quote;
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
