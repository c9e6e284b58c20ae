import { DOCUMENT_KINDS, type DocumentKind, kindsIn, PAYABLE_KINDS } from './kinds.ts';
import type { DocumentState } from './state.ts';

/** What the list of documents shows at one press; what is late is not also « à encaisser », as on the dashboard. */
export interface DocumentView {
  value: string;
  label: string;
  /** All states where none is named. */
  states?: readonly DocumentState[];
  kinds: readonly DocumentKind[];
  /** Without what waits for a day that nobody knows yet: a retention until the works are accepted. */
  dated?: true;
}

export const DOCUMENT_VIEWS = [
  {
    value: 'owed',
    label: 'À encaisser',
    states: ['issued', 'sent', 'partly_paid'],
    kinds: PAYABLE_KINDS,
    dated: true,
  },
  { value: 'late', label: 'En retard', states: ['overdue'], kinds: PAYABLE_KINDS },
  {
    value: 'drafts',
    label: 'Brouillons',
    states: ['draft'],
    kinds: DOCUMENT_KINDS,
  },
  { value: 'quotes', label: 'Devis', kinds: kindsIn('quote') },
  { value: 'credits', label: 'Avoirs', kinds: kindsIn('credit_note') },
] as const satisfies readonly DocumentView[];
export type DocumentViewName = (typeof DOCUMENT_VIEWS)[number]['value'];
