import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type { Kept } from './columns.ts';

/** Sums kept by triggers (migrations 0006 and 0014). */
export interface FigureTables {
  documentTotals: Figures & { currency: Kept<string> } & ByTypeAndStatus;
  documentFigures: Figures & { day: Kept<IsoDate>; currency: Kept<string> } & ByTypeAndStatus;
  dueFigures: Figures & { dueDate: Kept<IsoDate>; currency: Kept<string> };
  clientFigures: Figures & { clientId: Kept<string>; currency: Kept<string> } & ByTypeAndStatus;
  /** What clients paid by day (migration 0014); what was given back counts below 0. */
  paymentFigures: {
    userId: Kept<string>;
    day: Kept<IsoDate>;
    currency: Kept<string>;
    count: Kept<number>;
    amount: Kept<string>;
  };
  clientDays: { userId: Kept<string>; day: Kept<IsoDate>; count: Kept<number> };
}

interface Figures {
  userId: Kept<string>;
  count: Kept<number>;
  amount: Kept<string>;
  grossAmount: Kept<string>;
}

interface ByTypeAndStatus {
  type: Kept<DocumentType>;
  status: Kept<DocumentStatus>;
}
