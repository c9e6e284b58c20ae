import { formatDay } from '#domain/format/days.ts';
import { parisDay } from '#domain/calendar.ts';
import type { Document } from '#domain/document/types.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { documentNumber, seriesOf } from '#domain/document/number.ts';
import type { Books } from '#server/books/books.ts';
import { Refusal } from '#server/errors.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { restoreOriginal } from '#server/documents/corrections/effects.ts';
import { holdFollowed } from '#server/documents/corrections/settle.ts';
import { refuseWhileSending } from '#server/documents/mail/sending.ts';
import { undoIssue } from '#server/documents/store.ts';
import { compareNumbersLast, firstFree, lineUp } from '#server/numbering/line.ts';

/** What the law offers in place of changing an issued invoice, as programs name it. */
export type CorrectingAct = 'credit_note' | 'credit_note_and_draft' | 'corrective' | 'archive';

/** 409 for what an issued document does not allow, with the acts that do what was wanted. */
export function refuseIssued(
  document: Pick<Document, 'kind' | 'number' | 'issuedAt'>,
  acts: readonly CorrectingAct[],
): Refusal {
  const { definite, gender } = kindFacts(document.kind);
  const pronoun = gender === 'feminine' ? 'la' : 'le';
  const day = document.issuedAt ? formatDay(parisDay(new Date(document.issuedAt))) : '';
  const name = definite.startsWith('l’') ? 'Cet avoir' : `Cette ${definite.replace(/^la /, '')}`;
  const message = `${name} a été ${gender === 'feminine' ? 'émise' : 'émis'} le ${day}. Pour ${pronoun} corriger, établissez un avoir ou une facture rectificative.`;
  return new Refusal(409, 'issued', message, { extra: { acts } });
}

/** Instead of changing what was issued. */
export const CORRECTIONS: readonly CorrectingAct[] = [
  'credit_note_and_draft',
  'corrective',
  'credit_note',
];

/**
 * Makes an issued document a draft again: only while nothing sealed has left and its number is the
 * last of its series (docs/product.md, Statuses). Its sealed file and its entries stay.
 */
export async function takeIssueBack(books: Books, document: Document): Promise<Document> {
  await refuseWhileSending(books, document.id);
  await holdFollowed(books, document);
  if (!(await mayTakeIssueBack(books, document))) throw refuseIssued(document, CORRECTIONS);
  const { series } = kindFacts(document.kind);
  const profile = await lockProfile(books);
  const first = await firstFree(books, profile, series);
  await compareNumbersLast(books);
  const draft = await undoIssue(books, document);
  await lineUp(books, profile, series, first - 1);
  await record(books, { kind: 'issue_taken_back', document: draft, number: document.number });
  await restoreOriginal(books, document);
  return draft;
}

/** Whether the law still lets an issue be forgotten: nothing left, nothing paid, nothing after it. */
export async function mayTakeIssueBack(books: Books, document: Document): Promise<boolean> {
  if (!document.issuedAt || document.leftAt) return false;
  if (document.paidAmount !== 0 || document.creditedAmount !== 0) return false;
  const { series } = kindFacts(document.kind);
  const profile = await lockProfile(books);
  const first = await firstFree(books, profile, series);
  return document.number === documentNumber(seriesOf(profile, series).prefix, first - 1);
}
