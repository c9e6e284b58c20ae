import type { Payment } from '#domain/payments/payment.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { formatDay } from '#domain/format/days.ts';
import { canonicalJson } from './canonicalJson.ts';
import type { ChainedEntry } from './chain.ts';
import { paymentFacts } from './entryOf.ts';
import type { PaymentFacts } from './event.ts';
import type { ChainProblem } from './problem.ts';

/** A payment's row as it is now. */
export interface KeptPayment extends Payment {
  currency: string;
  /** Made of a « Payé » older than payments: the entry of that status announces it. */
  takenOver: boolean;
}

type PaymentEntry = Extract<ChainedEntry, { kind: 'payment_recorded' | 'payment_reversed' }>;

/** Payments that changed, vanished or appeared without an entry of the register. */
export function paymentProblems(
  entries: Iterable<ChainedEntry>,
  rows: Iterable<KeptPayment>,
): ChainProblem[] {
  const announced = new Map<string, PaymentEntry>();
  const paidBefore = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'payment_recorded' || entry.kind === 'payment_reversed') {
      announced.set(entry.body.paymentId, entry);
    }
    if (entry.kind === 'status_set' && entry.body.to === 'paid') paidBefore.add(entry.documentId);
  }
  const problems: ChainProblem[] = [];
  for (const row of rows) {
    const entry = announced.get(row.id);
    announced.delete(row.id);
    if (!entry && row.takenOver && paidBefore.has(row.documentId)) continue;
    const problem = rowProblem(row, entry);
    if (problem) problems.push(problem);
  }
  for (const { sequence } of announced.values()) {
    const message = `L’encaissement de l’écriture n°\u00A0${sequence} a disparu.`;
    problems.push({ kind: 'payment_missing', sequence, message });
  }
  return problems;
}

function rowProblem(row: KeptPayment, entry: PaymentEntry | undefined): ChainProblem | null {
  const named = `L’encaissement de ${formatAmount(row.amount, row.currency)} du ${formatDay(row.day)}`;
  if (!entry) {
    const message = `${named} n’est annoncé par aucune écriture du registre.`;
    return { kind: 'payment_unknown', sequence: null, message };
  }
  const { currency, takenOver, ...payment } = row;
  const held = {
    documentId: row.documentId,
    at: row.recordedAt,
    ...paymentFacts(payment, currency),
  };
  const told = { documentId: entry.documentId, at: entry.at, ...factsIn(entry.body) };
  if (!takenOver && canonicalJson(held) === canonicalJson(told)) return null;
  const message = `${named} n’est plus celui qu’a inscrit l’écriture n°\u00A0${entry.sequence}.`;
  return { kind: 'payment_altered', sequence: entry.sequence, message };
}

function factsIn(body: PaymentEntry['body']): PaymentFacts {
  const { paymentId, day, amount, method, reference, reason, reversesId, split, currency } = body;
  return { paymentId, day, amount, method, reference, reason, reversesId, split, currency };
}
