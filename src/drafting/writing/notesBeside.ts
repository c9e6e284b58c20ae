import type { DraftLine } from '../draft.ts';
import type { Facts } from '../facts/fact.ts';
import { fold } from '../fold.ts';
import { saysMore } from './nameless.ts';

/** It has a field of its own (`facts/subject.ts`). */
const SUBJECT = /^ *(?:objet|sujet|concerne) ?:/;

/** « TVA à 5,5 %. », « dont TVA 10 % »: the totals print it. */
const ONLY_A_RATE =
  /^ *(?:dont |avec )?tva (?:a |de |au taux de )?\d{1,2}(?:,\d)? ?%? ?(?:sur (?:le )?tout)?[.;]?$/;

/**
 * The notes without what is a line, the subject or the due date: said twice, a client would ask which
 * one counts. `facts` are those that fill fields of this document.
 */
export function notesBeside(content: string, lines: readonly DraftLine[], facts: Facts): string {
  const { dueInDays, dueEndOfMonth, dueDate } = facts;
  const isDueSaid = Boolean(dueInDays ?? dueEndOfMonth ?? dueDate);
  const billed = lines.map((line) => fold(line.source)).filter((words) => words.length > 8);
  const isRateSaid = facts.vatRate !== undefined || lines.some(({ vatRate }) => vatRate != null);
  return content
    .split('\n')
    .filter((note) => !isRateSaid || !ONLY_A_RATE.test(fold(note)))
    .filter((note) => !SUBJECT.test(fold(note)))
    .filter((note) => !isDueSaid || saysMore(note))
    .filter((note) => !billed.some((words) => fold(note).includes(words)))
    .join('\n');
}
