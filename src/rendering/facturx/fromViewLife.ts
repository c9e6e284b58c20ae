import { isSettledAtIssue } from '#domain/document/alreadyPaid.ts';
import type { OperationCategory } from '#domain/document/choices.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { referencesOf } from '#domain/document/references.ts';
import type { Document } from '#domain/document/types.ts';
import { creditUse } from '#rendering/view/references.ts';
import type { Facts } from '#rendering/view/types.ts';
import type { CiiInvoice } from './ciiInvoice.ts';

/** First letter of BT-23, by what is sold. */
const SOLD = { goods: 'B', services: 'S', mixed: 'M' } as const satisfies Record<
  OperationCategory,
  string
>;

/** BT-3: an avoir goes by what it credits, 503 for a deposit. */
export function typeCodeOf(document: Document): CiiInvoice['typeCode'] {
  const [credited] = referencesOf(document, 'credits');
  const code =
    (credited && kindFacts(credited.kind).creditCode) ?? kindFacts(document.kind).typeCode;
  if (code === null) throw new Error('What is no invoice has no XML');
  return code;
}

/** BT-23. Our users sell their work unless they say otherwise. */
export function frameworkOf({ document, totals }: Facts): CiiInvoice['billingFramework'] {
  const sold = SOLD[document.operationCategory ?? 'services'];
  if (kindFacts(document.kind).owes < 0) return `${sold}1`;
  if (referencesOf(document, 'deducts').length > 0) return `${sold}4`;
  // Already paid: the due date then tells the day it was (BR-FR-CO-09).
  return isSettledAtIssue(document, totals.gross) ? `${sold}2` : `${sold}1`;
}

/** BG-3: what an avoir credits, the one invoice a rectificative replaces, else the deposits. */
export function precedingInvoices(document: Document): CiiInvoice['precedingInvoices'] {
  const corrected = [...referencesOf(document, 'credits'), ...referencesOf(document, 'replaces')];
  const named = corrected.length > 0 ? corrected : referencesOf(document, 'deducts');
  return named.map(({ number, date }) => ({ number, date }));
}

/** BT-20 of an avoir: how the client uses it. */
export function creditTerms(document: Document): string {
  return creditUse(document) ?? '';
}
