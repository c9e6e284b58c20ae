import type { NotTaken } from '#domain/letters/addressees.ts';
import type { NumberSeries } from '#domain/document/kinds.ts';
import type { AgreementProof, RefusalProof } from '#domain/document/agreement.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type { Document } from '#domain/document/types.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Hold } from '#domain/reminders/holds.ts';
import type { Stage } from '#domain/reminders/stages.ts';
import type { FieldChange } from './changes.ts';
import type { ClosureFacts } from './closure.ts';
import type { Snapshot } from './snapshot.ts';

/** What happens to a document (docs/product.md, Register and seals), as the server reports it. */
export type RegisterEvent =
  | { kind: 'created'; document: Document }
  | { kind: 'edited'; document: Document; before: Document; fields: readonly (keyof Document)[] }
  | { kind: 'status_set'; document: Document; from: DocumentStatus; byLetter?: true }
  | {
      kind: 'emailed';
      document: Document;
      recipient: string;
      /** The others it went to, or was to. */
      others?: readonly string[];
      /** Those the transport did not take it for, though it took it for the others. */
      notTaken?: readonly NotTaken[];
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

/** A sealed file is the document itself, or the certificate of its acceptance. */
export type SealedPurpose = 'document' | 'certificate';

/** What the row of a sealed file says beside its bytes. */
export interface SealedFileFacts {
  id: string;
  name: string;
  /** The instant of the seal, ISO with milliseconds. */
  at: string;
  /** Named where it is not the document itself. */
  purpose?: Exclude<SealedPurpose, 'document'>;
}

/** The whole row of a payment, which the check holds it to. */
export type PaymentFacts = Omit<Payment, 'id' | 'documentId' | 'recordedAt'> & {
  paymentId: string;
  currency: string;
};

export type RegisterKind = RegisterEvent['kind'];
