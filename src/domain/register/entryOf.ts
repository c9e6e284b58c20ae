import { agreedOf } from '#domain/document/agreed.ts';
import type { Document } from '#domain/document/types.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { changesBetween } from './changes.ts';
import { contentDigest, contentOf } from './contentDigest.ts';
import { snapshotDigest } from './snapshot.ts';
import type { RegisterEvent, AccountEvent, PaymentFacts } from './event.ts';
import {
  ENTRY_FORM,
  type Named,
  type RegisterBodies,
  type OfAccount,
  type RegisterEntry,
} from './entry.ts';

/** The entry an event makes; `by` is who did it. */
export function entryOf(
  event: RegisterEvent,
  { by, ...place }: { userId: string; sequence: number; at: string; by: string },
): RegisterEntry {
  const author = { form: ENTRY_FORM, ...(by !== place.userId && { by }) } satisfies OfAccount;
  if (!('document' in event)) return accountEntry(event, { ...place, documentId: '' }, author);
  const common = { ...place, documentId: event.document.id };
  const named = { ...author, ...namesOf(event.document) } satisfies Named;
  const { status } = event.document;
  switch (event.kind) {
    case 'created':
      return { ...common, kind: event.kind, body: { ...named, ...createdFacts(event.document) } };
    case 'edited': {
      const changes = changesBetween(event.before, event.document, event.fields);
      const body = { ...named, changes, content: digestOf(event.document) };
      return { ...common, kind: event.kind, body };
    }
    case 'status_set': {
      const { from, byLetter } = event;
      const body = { ...named, from, to: status, content: digestOf(event.document) };
      return { ...common, kind: event.kind, body: { ...body, ...(byLetter && { byLetter }) } };
    }
    case 'emailed': {
      const { recipient, ok, sha256, error } = event;
      const body = { ...named, recipient, ok, sha256, error };
      return {
        ...common,
        kind: event.kind,
        body: {
          ...body,
          ...(event.duplicate && { duplicate: true }),
          ...(event.kept && { kept: true }),
          ...(event.reminder && { reminder: event.reminder }),
          ...(event.others?.length && { others: [...event.others] }),
          ...(event.notTaken?.length && { notTaken: [...event.notTaken] }),
        },
      };
    }
    case 'reminder_posted': {
      const { stage, day } = event;
      return { ...common, kind: event.kind, body: { ...named, stage, day } };
    }
    case 'reminders_held': {
      const { kind: hold = null, until = null, reason = '' } = event.hold ?? {};
      return { ...common, kind: event.kind, body: { ...named, hold, until, reason } };
    }
    case 'converted': {
      const { id: invoiceId, number: invoiceNumber } = event.invoice;
      const body = { ...named, invoiceId, invoiceNumber, content: digestOf(event.document) };
      return { ...common, kind: event.kind, body };
    }
    case 'withdrawn':
      return { ...common, kind: event.kind, body: { ...named, status } };
    case 'opened':
    case 'number_returned':
    case 'marked_sent':
      return { ...common, kind: event.kind, body: named };
    case 'sealed': {
      const { sha256, file } = event;
      return { ...common, kind: event.kind, body: { ...named, sha256, file } };
    }
    case 'issued':
      return { ...common, kind: event.kind, body: { ...named, ...issuedFacts(event) } };
    case 'issue_taken_back': {
      const body = { ...named, issuedNumber: event.number, content: digestOf(event.document) };
      return { ...common, kind: event.kind, body };
    }
    case 'archived':
      return { ...common, kind: event.kind, body: { ...named, archived: event.archived } };
    case 'corrected':
      return { ...common, kind: event.kind, body: { ...named, ...correctionFacts(event) } };
    case 'answered': {
      const { agreement, refusal } = event;
      const said = { ...(agreement && { agreement }), ...(refusal && { refusal }) };
      const body = { ...named, ...answerFacts(event.document), ...said };
      return { ...common, kind: event.kind, body };
    }
    case 'works_accepted': {
      const { worksAcceptedOn: day } = event.document;
      return { ...common, kind: event.kind, body: { ...named, day } };
    }
    case 'payment_recorded':
    case 'payment_reversed': {
      const body = { ...named, ...paymentFacts(event.payment, event.document.currency) };
      return { ...common, kind: event.kind, body };
    }
  }
}

type Place = Pick<RegisterEntry, 'userId' | 'sequence' | 'at' | 'documentId'>;

function accountEntry(event: AccountEvent, place: Place, author: OfAccount): RegisterEntry {
  switch (event.kind) {
    case 'series_set': {
      const { series, before, after, reason } = event;
      const body = {
        ...author,
        series,
        prefix: after.prefix,
        next: after.next,
        previousPrefix: before.prefix,
        previousNext: before.next,
        reason,
      };
      return { ...place, kind: event.kind, body };
    }
    case 'number_gap': {
      const { series, from, to, reason } = event;
      return { ...place, kind: event.kind, body: { ...author, series, from, to, reason } };
    }
    case 'profile_changed':
      return { ...place, kind: event.kind, body: { ...author, changes: event.changes } };
    case 'client_changed': {
      const { clientId, name, changes } = event;
      return { ...place, kind: event.kind, body: { ...author, clientId, name, changes } };
    }
    case 'period_closed': {
      const { kind: closes, ...closure } = event.closure;
      return { ...place, kind: event.kind, body: { ...author, closes, ...closure } };
    }
  }
}

function issuedFacts({ document, file, snapshot, totals }: RegisterEvent & { kind: 'issued' }) {
  return {
    date: document.date,
    issuedAt: document.issuedAt ?? '',
    fileId: file.id,
    sha256: file.sha256,
    snapshot: snapshotDigest(snapshot),
    net: totals.net,
    vat: totals.vatTotal,
    gross: totals.gross,
    currency: document.currency,
    content: digestOf(document),
  };
}

/** An answer marks the options of a quote taken or declined: its lines are then stated anew. */
function answerFacts(quote: Document) {
  const agreed = agreedOf(quote);
  return {
    answer: quote.acceptance,
    ...(agreed && quote.acceptance === 'accepted' && { agreed }),
    ...(agreed && { content: digestOf(quote) }),
  };
}

function correctionFacts({ document, by, gross, undone }: RegisterEvent & { kind: 'corrected' }) {
  return {
    correctionId: by.id,
    correctionKind: by.kind,
    correctionNumber: by.number,
    gross,
    currency: document.currency,
    ...(undone && { undone }),
  };
}

/** As an entry names a document: its kind only where it says more than the type. */
function namesOf({ type, kind, number }: Document): Omit<Named, 'form' | 'by'> {
  return { type, ...(kind !== type && { kind }), number };
}

function createdFacts(document: Document): Omit<RegisterBodies['created'], keyof Named> {
  const { clientId, date, dueDate, amount, currency, sourceDocumentId } = document;
  return {
    clientId,
    date,
    dueDate,
    amount,
    currency,
    sourceDocumentId,
    content: digestOf(document),
  };
}

/** What the register keeps of a payment. */
export function paymentFacts(payment: Payment, currency: string): PaymentFacts {
  const { id, day, amount, method, reference, reason, reversesId, split } = payment;
  return { paymentId: id, day, amount, method, reference, reason, reversesId, split, currency };
}

function digestOf(document: Document): string {
  return contentDigest(contentOf(document));
}
