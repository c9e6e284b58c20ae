import type { DocumentKind, DocumentType, NumberSeries } from '#domain/document/kinds.ts';
import type { AgreementProof, RefusalProof } from '#domain/document/agreement.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type { Document } from '#domain/document/types.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Hold, HoldKind } from '#domain/reminders/holds.ts';
import type { Stage } from '#domain/reminders/stages.ts';
import { changesBetween, type FieldChange } from './changes.ts';
import type { ClosureFacts, ClosureKind } from './closure.ts';
import { contentDigest, contentOf } from './contentDigest.ts';
import { type Snapshot, snapshotDigest } from './snapshot.ts';

/** What happens to a document (docs/product.md, Register and seals), as the server reports it. */
export type RegisterEvent =
  | { kind: 'created'; document: Document }
  | { kind: 'edited'; document: Document; before: Document; fields: readonly (keyof Document)[] }
  | { kind: 'status_set'; document: Document; from: DocumentStatus }
  | {
      kind: 'emailed';
      document: Document;
      recipient: string;
      ok: boolean;
      /** Of the PDF that was sent. */
      sha256: string | null;
      error: string | null;
      /** The same file was already sent once. */
      duplicate: boolean;
      /** The local outbox has it: nothing has left. */
      kept: boolean;
      /** Which reminder it is, where it is one. */
      reminder?: Stage | undefined;
    }
  | { kind: 'reminder_posted'; document: Document; stage: Stage; day: string }
  | { kind: 'reminders_held'; document: Document; hold: Hold | null }
  | { kind: 'converted'; document: Document; invoice: Pick<Document, 'id' | 'number'> }
  | { kind: 'withdrawn'; document: Document }
  | { kind: 'number_returned'; document: Document }
  | { kind: 'sealed'; document: Document; sha256: string; file: SealedFileFacts }
  | {
      kind: 'issued';
      document: Document;
      file: { id: string; sha256: string };
      snapshot: Snapshot;
      totals: IssuedTotals;
    }
  | { kind: 'issue_taken_back'; document: Document; number: string }
  | { kind: 'archived'; document: Document; archived: boolean }
  | {
      kind: 'corrected';
      /** The invoice that an avoir credits or a rectificative replaces. */
      document: Document;
      by: Pick<Document, 'id' | 'kind' | 'number'>;
      /** TTC. */
      gross: number;
      /** The issue of the correction was taken back. */
      undone: boolean;
    }
  | { kind: 'answered'; document: Document; agreement?: AgreementProof; refusal?: RefusalProof }
  | { kind: 'opened'; document: Document }
  | { kind: 'works_accepted'; document: Document }
  /** Handed over by hand or by post. */
  | { kind: 'marked_sent'; document: Document }
  | { kind: 'payment_recorded'; document: Document; payment: Payment }
  | { kind: 'payment_reversed'; document: Document; payment: Payment }
  | AccountEvent;

/** What happens to the account, and so to every document made from then on. */
export type AccountEvent =
  | {
      kind: 'series_set';
      series: NumberSeries;
      before: SeriesPlace;
      after: SeriesPlace;
      /** As the user gave it. */
      reason: string;
    }
  | { kind: 'number_gap'; series: NumberSeries; from: string; to: string; reason: string }
  | { kind: 'profile_changed'; changes: FieldChange[] }
  | { kind: 'client_changed'; clientId: string; name: string; changes: FieldChange[] }
  | { kind: 'period_closed'; closure: ClosureFacts };

export interface SeriesPlace {
  prefix: string;
  next: number;
}

/** What an issue fixes, in the document's currency. */
export interface IssuedTotals {
  net: number;
  vatTotal: number;
  gross: number;
}

/** What the row of a sealed file says beside its bytes. */
export interface SealedFileFacts {
  id: string;
  name: string;
  /** The instant of the seal, ISO with milliseconds. */
  at: string;
}

/** The whole row of a payment, which the check holds it to. */
export type PaymentFacts = Omit<Payment, 'id' | 'documentId' | 'recordedAt'> & {
  paymentId: string;
  currency: string;
};

export type RegisterKind = RegisterEvent['kind'];

/**
 * The form entries are written in. Form 1 named no form. It held neither the content of a document
 * nor the name and instant of a sealed file (docs/decisions/006); such entries are read as they are.
 */
export const ENTRY_FORM = 2;

interface Named {
  form?: typeof ENTRY_FORM;
  type: DocumentType;
  /** Only where it says more than the type: older entries read the same. */
  kind?: DocumentKind;
  number: string;
  /** Only where it holds: who did it, when not the person whose register this is. */
  by?: string;
}

/** An event that leaves a document with the content of this digest (`contentDigest.ts`). */
interface Stating extends Named {
  content?: string;
}

/** What an entry keeps of its event: plain JSON, enough to read it alone in ten years. */
interface RegisterBodies {
  created: Stating & {
    clientId: string;
    date: string;
    dueDate: string | null;
    amount: number;
    currency: string;
    sourceDocumentId: string | null;
  };
  edited: Stating & { changes: FieldChange[] };
  status_set: Stating & { from: DocumentStatus; to: DocumentStatus };
  emailed: Named & {
    recipient: string;
    ok: boolean;
    sha256: string | null;
    error: string | null;
    /** Only where it holds: entries written before it existed read the same. */
    duplicate?: true;
    /** Only where it holds: kept in the local outbox, nothing has left. */
    kept?: true;
    /** Only where it is one. */
    reminder?: Stage;
  };
  reminder_posted: Named & { stage: Stage; day: string };
  reminders_held: Named & { hold: HoldKind | null; until: string | null; reason: string };
  converted: Stating & { invoiceId: string; invoiceNumber: string };
  withdrawn: Named & { status: DocumentStatus };
  number_returned: Named;
  sealed: Named & { sha256: string; file?: SealedFileFacts };
  issued: Stating & {
    date: string;
    /** The instant of the issue; the entry’s own may be later. */
    issuedAt: string;
    /** The sealed PDF. */
    fileId: string;
    sha256: string;
    /** Digest of what the issue kept (`snapshot.ts`). */
    snapshot: string;
    net: number;
    vat: number;
    gross: number;
    currency: string;
  };
  issue_taken_back: Stating & { issuedNumber: string };
  archived: Named & { archived: boolean };
  corrected: Named & {
    correctionId: string;
    correctionKind: DocumentKind;
    correctionNumber: string;
    gross: number;
    currency: string;
    /** Only where it holds. */
    undone?: true;
  };
  answered: Named & {
    answer: QuoteAnswer | null;
    /** Only where the client answered themselves, on their page. */
    agreement?: AgreementProof;
    refusal?: RefusalProof;
  };
  /** Its client’s page, by somebody else than its owner, for the first time. */
  opened: Named;
  works_accepted: Named & { day: string | null };
  marked_sent: Named;
  payment_recorded: Named & PaymentFacts;
  payment_reversed: Named & PaymentFacts;
  series_set: OfAccount & {
    series: NumberSeries;
    prefix: string;
    next: number;
    previousPrefix: string;
    previousNext: number;
    reason: string;
  };
  number_gap: OfAccount & { series: NumberSeries; from: string; to: string; reason: string };
  profile_changed: OfAccount & { changes: FieldChange[] };
  client_changed: OfAccount & { clientId: string; name: string; changes: FieldChange[] };
  period_closed: OfAccount & Omit<ClosureFacts, 'kind'> & { closes: ClosureKind };
}

/** An entry that speaks of no document. */
interface OfAccount {
  form?: typeof ENTRY_FORM;
  by?: string;
}

/** One fact of the register, before it is chained. */
export type RegisterEntry = {
  [Kind in RegisterKind]: {
    userId: string;
    /** From 1, without a gap. */
    sequence: number;
    /** The instant, ISO with milliseconds. */
    at: string;
    documentId: string;
    kind: Kind;
    body: RegisterBodies[Kind];
  };
}[RegisterKind];

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
      const body = { ...named, from: event.from, to: status, content: digestOf(event.document) };
      return { ...common, kind: event.kind, body };
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
      const { acceptance: answer } = event.document;
      const { agreement, refusal } = event;
      const said = { ...(agreement && { agreement }), ...(refusal && { refusal }) };
      return { ...common, kind: event.kind, body: { ...named, answer, ...said } };
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

const ACCOUNT_KINDS = new Set<RegisterKind>([
  'series_set',
  'number_gap',
  'profile_changed',
  'client_changed',
  'period_closed',
] satisfies AccountEvent['kind'][]);

/** True for an entry that speaks of a document: the others are about the account. */
export function isOfDocument<Entry extends RegisterEntry>(
  entry: Entry,
): entry is Extract<Entry, { body: Named }> {
  // Not by its body: what was tampered with may lack anything.
  return entry.documentId !== '' && !ACCOUNT_KINDS.has(entry.kind);
}

/** The document an entry speaks of, as sentences name it. */
export function documentIn({ type, kind, number }: Named): Pick<Document, 'kind' | 'number'> {
  return { kind: kind ?? type, number };
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
