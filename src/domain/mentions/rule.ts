import type { IsoDate } from '#domain/calendar.ts';
import type { ClientKind } from '#domain/client/kinds.ts';
import type { Client } from '#domain/client/types.ts';
import type { OperationCategory } from '#domain/document/choices.ts';
import type { DocumentKind, DocumentType } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import type { LatePenalty, LegalForm, Profile } from '#domain/profile/types.ts';
import type { VatRegime } from '#domain/vat/regimes.ts';
import type { VatCase } from '#domain/vat/case.ts';

/** The three things a mention depends on. */
export interface MentionParts {
  seller: Profile;
  client: Client;
  document: Document;
}

/** Subject codes the French e-invoicing rules know (BT-21). */
export type NoteCode = 'PMT' | 'PMD' | 'AAB' | 'REG' | 'ABL';

/**
 * When a mention is due. Each condition is a list of the values it accepts; an absent condition
 * accepts all. Adding or changing a law is a new row, not a new branch.
 */
interface MentionConditions {
  document?: readonly DocumentType[];
  kind?: readonly DocumentKind[];
  /** An invoice the client has to pay: no quote, no avoir, no request for a deposit. */
  owed?: true;
  client?: readonly ClientKind[];
  vat?: readonly VatCase[];
  regime?: readonly (VatRegime | null)[];
  form?: readonly (LegalForm | null)[];
  /** Null stands for what is not said: services, as far as we know. */
  operation?: readonly (OperationCategory | null)[];
  /** Which side of the border the client is on. */
  buyer?: readonly ('domestic' | 'foreign')[];
  penalty?: readonly LatePenalty[];
  /** Whether the seller grants a discount for early payment. */
  discount?: boolean;
  /** Whether any of the lines bears VAT. */
  charged?: boolean;
  /** The user's own words (payment terms, notes) already say it: do not contradict them. */
  unlessWritten?: RegExp;
}

/** One mention of the law, dated: it is printed on documents issued from `from` until `until`. */
export interface MentionRule {
  id: string;
  /** French text; `{seller.rcsCity}` and the like are replaced, and an empty one drops the mention. */
  text: string;
  noteCode: NoteCode | null;
  /** Where the law asks for it. */
  basis: string;
  when: MentionConditions;
  from?: IsoDate;
  /** Last day. */
  until?: IsoDate;
}

/** Whether a rule speaks on this day. */
export function isInForce(rule: Pick<MentionRule, 'from' | 'until'>, day: IsoDate): boolean {
  return (rule.from ?? day) <= day && day <= (rule.until ?? day);
}
