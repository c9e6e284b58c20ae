import type { IsoDate } from '#domain/calendar.ts';
import type { OrderDeposit } from '#domain/document/facts.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { VatExemption } from '#domain/vat/exemptionCodes.ts';

/** The fields facts go to. */
export interface SaidFields {
  vat?: boolean;
  vatRate?: number;
  vatExemption?: VatExemption;
  dueDate?: IsoDate;
  purchaseOrder?: string;
  supplyDate?: IsoDate;
  supplyEndDate?: IsoDate;
  orderDeposit?: OrderDeposit;
  validityDays?: number;
}

export interface Situation {
  type: DocumentType;
  date: IsoDate;
  today: IsoDate;
  currency: string;
  franchise: boolean;
  /** What is printed under the lines: terms without a field stand there. */
  content: string;
  setAside: readonly string[];
  /** Whom the document is for, as chosen or as found by the name said; null when nobody is, while one looks `awaited`. */
  client: { name: string; named: boolean; isNew?: boolean } | 'awaited' | null;
}

/** What the screen says of one fact; null leaves it to another. */
export interface Told {
  label: string;
  value: string;
  fields?: SaidFields;
  notFollowed?: string;
}
