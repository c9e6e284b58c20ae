import { compareDays, type IsoDate } from '#domain/calendar.ts';
import { isDueBeforeDate, lacksDueDate } from './dueDate.ts';
import type { DocumentKind, DocumentType } from './kinds.ts';

/** Stands in docs/texts.md, to the letter. */
export const DUE_DATE_NEEDED = "Veuillez sélectionner une date d'échéance";
const DUE_BEFORE_DATE = 'L’échéance ne peut pas précéder la date du document';
const SUPPLY_END = 'La fin de la prestation ne peut pas précéder son début';

export interface Dates {
  /** Of a request; a document that is kept has a kind. */
  type?: DocumentType;
  kind?: DocumentKind;
  date?: IsoDate;
  dueDate?: IsoDate | null;
  supplyDate?: IsoDate | null;
  supplyEndDate?: IsoDate | null;
}

interface DateProblem {
  field: 'dueDate' | 'supplyEndDate';
  message: string;
}

/**
 * What is wrong between the dates of a document: an invoice without due date, a due date before the
 * date (BT-9 ≥ BT-2), a supply that ends before it begins. The server asks it again of the document
 * an edit would make.
 */
export function dateProblems(document: Dates): DateProblem[] {
  const { type, kind = type, dueDate = null } = document;
  if (kind && lacksDueDate({ kind, dueDate })) {
    return [{ field: 'dueDate', message: DUE_DATE_NEEDED }, ...orderProblems(document)];
  }
  return orderProblems(document);
}

/** The same of a part of a document: what is there must agree. */
export function orderProblems(document: Dates): DateProblem[] {
  const { kind, date, dueDate, supplyDate, supplyEndDate } = document;
  const problems: DateProblem[] = [];
  if (date && dueDate && isDueBeforeDate({ kind, date, dueDate })) {
    problems.push({ field: 'dueDate', message: DUE_BEFORE_DATE });
  }
  if (supplyDate && supplyEndDate && compareDays(supplyEndDate, supplyDate) < 0) {
    problems.push({ field: 'supplyEndDate', message: SUPPLY_END });
  }
  return problems;
}
