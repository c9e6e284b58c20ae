import { expect } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import type { Desk } from '#testing/desk.ts';
import { cents, total } from './arithmetic.ts';
import {
  bond,
  due,
  figuresOf,
  linesFrom,
  type Money,
  paid,
  type Paper,
  paperFrom,
  SORTS,
} from './paper.ts';
import type { Draw } from './random.ts';

export interface Client {
  id: string;
  hasAddress: boolean;
  /** In another country of the Union: it owes the VAT. */
  isForeign: boolean;
}

/** The hand-kept books of one user, beside the product's. */
export interface Life {
  desk: Desk;
  clock: { now: () => Date };
  draw: Draw;
  papers: Map<string, Paper>;
  clients: Client[];
  /** The next number that no invoice, or no avoir, has for good. */
  free: { invoices: number; avoirs: number };
  prefix: { invoices: string; avoirs: string };
  nextQuote: number;
  /** Given for good to quotes that were deleted since. */
  takenQuotes: Set<string>;
  onDebits: boolean;
  /** Counts what happens: what was created or issued before what. */
  tick: number;
  /** What was done, for whoever must find the act that went wrong. */
  diary: string[];
  /** How often each call ended how: a life that only succeeds, or only fails, proves little. */
  outcomes: Map<string, number>;
}

export interface Refused {
  status: number;
  code: string;
  /** Of an issue: the codes of all that is missing. */
  problems?: string[];
}

type Answer = DocumentAnswer & { code?: string; problems?: { code: string }[]; error?: string };

/**
 * Does an act by the product's own route, and holds the answer to what the books expect: done, or
 * refused for that very reason.
 */
export async function ask<Body = Answer>(
  life: Life,
  call: { method?: string; path: string; body?: unknown },
  expected: Refused | null,
): Promise<Body> {
  const { method = 'POST', path, body } = call;
  const act = `${String(life.diary.length + 1)} ${method} ${path} ${JSON.stringify(body ?? null)}`;
  life.diary.push(act);
  const route = `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')}`;
  const outcome = `${route} ${expected ? expected.code : 'done'}`;
  life.outcomes.set(outcome, (life.outcomes.get(outcome) ?? 0) + 1);
  const answer = await life.desk.call<Answer>(path, method, body);
  const refused: Refused | null =
    answer.status < 400 ? null : { status: answer.status, code: answer.body.code ?? '' };
  const problems = answer.body.problems?.map(({ code }) => code).toSorted();
  expect(
    { act, refused: refused && { ...refused, ...(problems && { problems }) } },
    `${JSON.stringify(answer.body).slice(0, 400)}\nafter\n${life.diary.slice(-12).join('\n')}`,
  ).toEqual({ act, refused: expected });
  return answer.body as Body;
}

/** The day it is in Paris. */
export function today({ clock }: Life): string {
  return new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(clock.now());
}

export function living({ papers }: Life): Paper[] {
  return [...papers.values()].filter(({ gone }) => !gone);
}

/** One of those, else any: most acts are sensible, some are not. */
export function pick(life: Life, sensible: (paper: Paper) => boolean): Paper | null {
  const all = living(life).filter(({ isWorks }) => !isWorks);
  if (all.length === 0) return null;
  const found = life.draw.chance(80) ? all.filter(sensible) : [];
  // The last ones more often: lives go on.
  const recent = found.length > 12 && life.draw.chance(50) ? found.slice(-12) : found;
  return life.draw.one(recent.length > 0 ? recent : all);
}

export function clientOf(life: Life, { clientId }: Paper): Client {
  return life.clients.find(({ id }) => id === clientId)!;
}

/** Issued papers that stand so to this one, the first issued first. */
export function issuedTowards(life: Life, paper: Paper, how: Parameters<typeof bond>[1]): Paper[] {
  return [...life.papers.values()]
    .filter(({ issued, bonds }) =>
      issued === null ? false : bonds.some((each) => each.how === how && each.id === paper.id),
    )
    .toSorted((one, other) => one.issued! - other.issued!);
}

/** Takes a new paper into the books. */
export function keep(life: Life, answer: DocumentAnswer): Paper {
  life.tick += 1;
  const paper = paperFrom(answer, life.tick);
  life.papers.set(paper.id, paper);
  return paper;
}

/** Takes the words of a draft over as they are now; figures are compared, never taken. */
export function rewrite(paper: Paper, answer: DocumentAnswer): void {
  Object.assign(paper, {
    date: answer.date,
    dueDate: answer.dueDate,
    lines: linesFrom(answer),
    sort: SORTS[answer.kind],
  });
}

/** The answer against the books. */
export function agree(life: Life, paper: Paper, answer: DocumentAnswer): void {
  const { status, state, amount, gross, paidAmount, amountDue, heldBack, archivedAt } = answer;
  const told = { status, state, amount, gross, paidAmount, amountDue, heldBack };
  expect(
    { ...told, archived: archivedAt !== null, sort: SORTS[answer.kind] },
    `${paper.sort} ${answer.number} after\n${life.diary.slice(-12).join('\n')}`,
  ).toEqual({ ...figuresOf(paper, today(life)), sort: paper.sort });
  if (paper.issued !== null) expect(answer.number).toBe(paper.number);
}

/** « Payé » once nothing is left and something was paid. */
export function settleStatus(paper: Paper): void {
  if (paper.status === 'draft' || paper.status === 'cancelled') return;
  paper.status = paid(paper) > 0n && due(paper) <= 0n ? 'paid' : 'sent';
}

export interface Entry {
  day: string;
  amount: bigint;
  reverses: string | null;
}

/** Takes the payments an act recorded into the books, each as it was expected. */
export async function book(life: Life, paper: Paper, entries: Entry[]): Promise<void> {
  const path = `/api/documents/${paper.id}/payments`;
  const { body } = await life.desk.call<PaymentsAnswer>(path);
  bookFrom(paper, body, entries);
}

export function bookFrom(paper: Paper, answer: PaymentsAnswer, entries: Entry[]): void {
  const items = answer.items.slice(paper.payments.length);
  expect(
    items.map(({ day, amount, reversesId }) => ({
      day,
      amount: cents(amount),
      reverses: reversesId,
    })),
  ).toEqual(entries);
  for (const item of items) {
    const money: Money = {
      id: item.id,
      day: item.day,
      amount: cents(item.amount),
      excess: cents(item.excess),
      shares: item.shares.map(({ rate, gross, vat }) => ({
        rate,
        gross: cents(gross),
        vat: cents(vat),
      })),
      reverses: item.reversesId,
      reversed: false,
    };
    expect(money.excess + total(money.shares.map(({ gross }) => gross))).toBe(money.amount);
    const source = paper.payments.find(({ id }) => id === money.reverses);
    if (source) source.reversed = true;
    paper.payments.push(money);
  }
  settleStatus(paper);
}
