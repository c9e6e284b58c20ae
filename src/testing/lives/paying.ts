import { expect } from 'vitest';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { amountOf, nearest } from './arithmetic.ts';
import { ask, bookFrom, type Entry, type Life, pick, type Refused, today } from './life.ts';
import { daysAfter, due, paid, type Paper } from './paper.ts';
import { INVALID, payRefusal } from './predictions.ts';

const MEANS = ['transfer', 'card', 'cheque', 'cash', 'direct_debit', 'other'] as const;

/** A part, the rest, too much (said or not), or money given back. */
export async function pay(life: Life): Promise<boolean> {
  const paper = pick(life, (each) => each.issued !== null && due(each) > 0n);
  if (!paper) return false;
  const { draw } = life;
  const amount = wantedAmount(life, paper);
  if (amount === 0n) return false;
  const now = today(life);
  const day = draw.chance(4) ? daysAfter(now, 2) : daysAfter(now, -draw.upTo(9));
  const excess = draw.chance(50);
  const refused = payRefusal(paper) ?? sumRefusal(paper, amount, excess) ?? dayRefusal(day, now);
  const reason = amount < 0n ? 'Geste commercial' : null;
  const body = { day, amount: amountOf(amount), method: draw.one(MEANS), reason, excess };
  const path = `/api/documents/${paper.id}/payments`;
  const answer = await ask<PaymentsAnswer>(life, { path, body }, refused);
  if (!refused) record(paper, answer, { day, amount, reverses: null });
  return true;
}

function wantedAmount({ draw }: Life, paper: Paper): bigint {
  const rest = due(paper);
  const way = draw.upTo(100);
  if (way < 45 && rest > 1n) return nearest(rest * BigInt(5 + draw.upTo(90)), 100n);
  if (way < 75) return rest > 0n ? rest : 4_200n;
  if (way < 85) return (rest > 0n ? rest : 0n) + BigInt(1 + draw.upTo(9_000));
  const given = paid(paper);
  return given > 0n ? -nearest(given * BigInt(1 + draw.upTo(110)), 100n) : -1_000n;
}

function sumRefusal(paper: Paper, amount: bigint, excess: boolean): Refused | null {
  const rest = due(paper) > 0n ? due(paper) : 0n;
  const isTooMuch = amount > 0n && amount > rest && !excess;
  const isTooMuchBack = amount < 0n && paid(paper) + amount < 0n;
  return isTooMuch || isTooMuchBack ? INVALID : null;
}

function dayRefusal(day: string, now: string): Refused | null {
  return day > now ? INVALID : null;
}

/** An error taken back, once. */
export async function reverse(life: Life): Promise<boolean> {
  const paper = pick(life, ({ payments }) => payments.some(({ reversed }) => !reversed));
  if (!paper || paper.payments.length === 0) return false;
  const money = life.draw.one(paper.payments);
  const path = `/api/payments/${money.id}/reversal`;
  const refused = money.reverses
    ? { status: 409, code: 'reversal' }
    : money.reversed
      ? { status: 409, code: 'already_reversed' }
      : null;
  const answer = await ask<PaymentsAnswer>(life, { path, body: { reason: 'Erreur' } }, refused);
  const entry = { day: today(life), amount: -money.amount, reverses: money.id };
  if (!refused) record(paper, answer, entry);
  return true;
}

function record(paper: Paper, answer: PaymentsAnswer, entry: Entry): void {
  bookFrom(paper, answer, [entry]);
  expect([answer.paid, answer.left, answer.status]).toEqual([
    amountOf(paid(paper)),
    answer.payable ? amountOf(due(paper)) : 0,
    paper.status,
  ]);
}
