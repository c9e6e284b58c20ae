import { expect } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { less, type Share } from './arithmetic.ts';
import {
  agree,
  ask,
  book,
  type Entry,
  type Life,
  pick,
  rewrite,
  settleStatus,
  today,
} from './life.ts';
import { bond, due, gross, paid, type Paper, shares } from './paper.ts';
import {
  ISSUED,
  issueRefusal,
  mayTakeBack,
  numberOf,
  paidRefusal,
  settledCredit,
  seriesOf,
  takenOf,
} from './predictions.ts';

/** What the issue of a paper does to the books. */
export function markIssued(life: Life, paper: Paper, answer: DocumentAnswer): void {
  rewrite(paper, answer);
  if (bond(paper, 'credits')) paper.copied = settledCredit(life, paper);
  life.tick += 1;
  const series = seriesOf(paper);
  paper.number = numberOf(life.prefix[series], life.free[series]);
  life.free[series] += 1;
  paper.issued = life.tick;
  paper.status = 'sent';
  paper.onDebits = life.onDebits;
  correctOriginal(life, paper, 1n);
}

/** An avoir takes off what is owed, a rectificative ends its invoice; or the other way round. */
function correctOriginal(life: Life, paper: Paper, sign: 1n | -1n): void {
  const credited = life.papers.get(bond(paper, 'credits') ?? '');
  const replaced = life.papers.get(bond(paper, 'replaces') ?? '');
  if (credited) {
    credited.credited += sign * gross(paper);
    settleStatus(credited);
  }
  if (replaced) replaced.status = sign === 1n ? 'cancelled' : 'sent';
}

/** What an invoice says was paid before its issue becomes a payment. */
export async function bookAlreadyPaid(life: Life, paper: Paper): Promise<void> {
  if (paper.alreadyPaid === null) return;
  await book(life, paper, [{ ...paper.alreadyPaid, reverses: null }]);
}

/** A balance follows its deposits: what it takes back is worked out anew whenever it is settled. */
export function expectBalance(life: Life, paper: Paper, answer: DocumentAnswer): void {
  const quote = paper.source ? life.papers.get(paper.source) : null;
  if (!quote || paper.issued !== null) return;
  const taken = takenOf(life, quote).flatMap((each) => each.taken);
  const sold = answer.lineItems.filter(({ depositId }) => depositId === null);
  const own = { ...paper, sort: paper.sort, copied: null, lines: [] as Paper['lines'] };
  rewrite(own, { ...answer, lineItems: sold });
  const wanted = less(shares(own), taken).filter(({ base }) => base !== 0n);
  rewrite(own, answer);
  expect(
    shares(own)
      .filter(({ base }) => base !== 0n)
      .map(base),
  ).toEqual(wanted.map(base));
  paper.bonds = answer.links.flatMap(({ relation, documentId }) =>
    relation === 'deducts' ? [{ how: relation, id: documentId }] : [],
  );
}

function base({ rate, base: sum }: Share) {
  return [rate, sum];
}

export async function issue(life: Life): Promise<boolean> {
  const paper = pick(life, ({ sort, issued }) => sort !== 'devis' && issued === null);
  if (!paper) return false;
  const now = today(life);
  const date = life.draw.chance(60) ? now : undefined;
  const refused = issueRefusal(life, paper, date);
  const path = `/api/documents/${paper.id}/issue`;
  const answer = await ask(life, { path, body: date ? { date } : {} }, refused);
  if (refused) return true;
  if (paper.issued === null) {
    expectBalance(life, paper, answer);
    markIssued(life, paper, answer);
    if (date) expect(answer.date).toBe(date);
    await bookAlreadyPaid(life, paper);
  }
  agree(life, paper, answer);
  return true;
}

export async function letter(life: Life): Promise<boolean> {
  const paper = pick(life, ({ status }) => status !== 'cancelled');
  if (!paper) return false;
  const leavesAsItIs = paper.sort === 'devis' || paper.sort === 'acompte';
  const refused = leavesAsItIs ? null : issueRefusal(life, paper);
  const path = `/api/documents/${paper.id}/email`;
  const answer = await ask(
    life,
    { path, body: { subject: 'Bonjour', message: 'Ci-joint' } },
    refused,
  );
  if (refused) return true;
  if (!leavesAsItIs && paper.issued === null) {
    expectBalance(life, paper, answer);
    markIssued(life, paper, answer);
    await bookAlreadyPaid(life, paper);
  }
  paper.sent = true;
  paper.traced = true;
  if (paper.sort === 'devis' && paper.status === 'draft') {
    paper.status = 'sent';
    paper.statusBefore = null;
  }
  agree(life, paper, answer);
  return true;
}

/** The PDF goes to whoever asks: once issued, its issue is not taken back any more. */
export async function download(life: Life): Promise<boolean> {
  const paper = pick(life, ({ issued }) => issued !== null);
  if (!paper || paper.issued === null) return false;
  await ask(life, { method: 'GET', path: `/api/functions/generate-pdf?id=${paper.id}` }, null);
  paper.left = true;
  return true;
}

const STATUSES = ['draft', 'sent', 'paid', 'cancelled'] as const;

/** One of the four words, chosen in the selector. */
export async function chooseStatus(life: Life): Promise<boolean> {
  const paper = pick(life, ({ gone }) => !gone);
  if (!paper) return false;
  const status = life.draw.one(STATUSES);
  if (paper.sort === 'devis') await chooseQuoteStatus(life, paper, status);
  else await chooseInvoiceStatus(life, paper, status);
  return true;
}

async function chooseQuoteStatus(life: Life, paper: Paper, status: Paper['status']) {
  const answer = await patch(life, paper, { status }, null);
  if (paper.status === 'draft' && status !== 'draft') paper.traced = true;
  if (paper.status !== status) paper.statusBefore = null;
  paper.status = status;
  agree(life, paper, answer);
}

async function chooseInvoiceStatus(life: Life, paper: Paper, status: Paper['status']) {
  const refused = statusRefusal(life, paper, status);
  const answer = await patch(life, paper, { status }, refused);
  if (refused) return;
  if (status !== paper.status) await afterStatus(life, paper, status, answer);
  // « Marquer envoyée »: the word is the same, the state is not.
  else if (status === 'sent') paper.sent = true;
  agree(life, paper, answer);
}

function statusRefusal(life: Life, paper: Paper, status: Paper['status']) {
  if (status === paper.status) return null;
  if (paper.issued === null) {
    if (status === 'draft' || status === 'cancelled') return null;
    return issueRefusal(life, paper) ?? (status === 'paid' ? paidRefusal(paper) : null);
  }
  if (status === 'paid') return paidRefusal(paper);
  if (status === 'cancelled') return ISSUED;
  if (status === 'sent') return paper.status === 'cancelled' ? ISSUED : null;
  const paidThen = paper.status === 'paid' ? paid(paper) - standing(paper) : paid(paper);
  return mayTakeBack(life, paper, paidThen) ? null : ISSUED;
}

function standing({ payments }: Paper): bigint {
  return payments
    .filter(({ reverses, reversed }) => reverses === null && !reversed)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

async function afterStatus(
  life: Life,
  paper: Paper,
  status: Paper['status'],
  answer: DocumentAnswer,
): Promise<void> {
  const now = today(life);
  const wasPaid = paper.status === 'paid';
  if (status !== 'draft' && status !== 'cancelled' && paper.issued === null) {
    expectBalance(life, paper, answer);
    markIssued(life, paper, answer);
    const before: Entry[] = paper.alreadyPaid ? [{ ...paper.alreadyPaid, reverses: null }] : [];
    const rest = gross(paper) - (paper.alreadyPaid?.amount ?? 0n);
    const settles = status === 'paid' && rest > 0n;
    await book(life, paper, [
      ...before,
      ...(settles ? [{ day: now, amount: rest, reverses: null }] : []),
    ]);
    if (status === 'sent') paper.sent = true;
    if (status === 'paid') paper.status = 'paid';
    return;
  }
  if (paper.issued === null) paper.status = status;
  else if (status === 'paid') {
    const rest = due(paper);
    await book(life, paper, rest > 0n ? [{ day: now, amount: rest, reverses: null }] : []);
    paper.status = 'paid';
  } else {
    if (wasPaid) await book(life, paper, reversals(paper, now));
    paper.status = 'sent';
    if (status === 'draft') takeBack(life, paper);
  }
}

function reversals({ payments }: Paper, day: string): Entry[] {
  return payments
    .filter(({ reverses, reversed }) => reverses === null && !reversed)
    .toReversed()
    .map(({ id, amount }) => ({ day, amount: -amount, reverses: id }));
}

function takeBack(life: Life, paper: Paper): void {
  correctOriginal(life, paper, -1n);
  life.free[seriesOf(paper)] -= 1;
  Object.assign(paper, {
    issued: null,
    status: 'draft',
    sent: false,
    archived: false,
    acceptedOn: null,
    number: '',
  });
}

export async function patch(
  life: Life,
  paper: Paper,
  body: object,
  refused: Parameters<typeof ask>[2],
) {
  return ask(life, { method: 'PATCH', path: `/api/documents/${paper.id}`, body }, refused);
}
