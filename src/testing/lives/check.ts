import { expect } from 'vitest';
import type { ReceiptsBookAnswer, VatDueAnswer } from '#server/accounting/answers.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import type { DocumentListAnswer, DocumentSummaryAnswer } from '#server/documents/answers.ts';
import type { RegisterVerificationAnswer } from '#server/register/answers.ts';
import { amountOf, least, total } from './arithmetic.ts';
import { type Life, living, today } from './life.ts';
import { due, figuresOf, net, paid, type Paper, retained, retentionDay } from './paper.ts';
import { numberOf, seriesOf } from './predictions.ts';
import { vatByMonth } from './vatDue.ts';

/** Everything the product shows of a life, against the books kept by hand. */
export async function checkBooks(life: Life): Promise<void> {
  await checkPapers(life);
  await checkDashboard(life);
  await checkVat(life);
  await checkReceipts(life);
  const { body } = await life.desk.call<RegisterVerificationAnswer>('/api/register/verification');
  expect(body.problems).toEqual([]);
  expect(body.valid).toBe(true);
}

async function checkPapers(life: Life): Promise<void> {
  const listed = [...(await listedIn(life, false)), ...(await listedIn(life, true))];
  const now = today(life);
  const shown = listed.map(({ id, number, ...rest }) => ({
    id,
    number,
    status: rest.status,
    state: rest.state,
    amount: rest.amount,
    gross: rest.gross,
    paidAmount: rest.paidAmount,
    amountDue: rest.amountDue,
    heldBack: rest.heldBack,
    archived: rest.archivedAt !== null,
  }));
  const numbers = numbersOf(life);
  const kept = living(life).map((paper) => ({
    id: paper.id,
    number: numbers.get(paper.id) ?? paper.number,
    ...figuresOf(paper, now),
  }));
  expect(shown.toSorted(byId)).toEqual(kept.toSorted(byId));
  checkSeries(life);
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

async function listedIn(life: Life, archived: boolean): Promise<DocumentSummaryAnswer[]> {
  const all: DocumentSummaryAnswer[] = [];
  let cursor = '';
  do {
    const query = `limit=200&archived=${String(archived)}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { body } = await life.desk.call<DocumentListAnswer>(`/api/documents?${query}`);
    all.push(...body.items);
    cursor = body.nextCursor ?? '';
  } while (cursor);
  return all;
}

/** Drafts show their place in line: after the last number given, in order of creation. */
function numbersOf(life: Life): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const series of ['invoices', 'avoirs'] as const) {
    const line = living(life)
      .filter((each) => each.sort !== 'devis' && each.issued === null && seriesOf(each) === series)
      .toSorted((one, other) => one.created - other.created);
    line.forEach(({ id }, place) => {
      numbers.set(id, numberOf(life.prefix[series], life.free[series] + place));
    });
  }
  return numbers;
}

/** CGI ann. II art. 242 nonies A, 7°: each number once, in the order of the issues and of the dates. */
function checkSeries(life: Life): void {
  for (const series of ['invoices', 'avoirs'] as const) {
    const issued = [...life.papers.values()]
      .filter((each) => each.sort !== 'devis' && each.issued !== null && seriesOf(each) === series)
      .toSorted((one, other) => one.issued! - other.issued!);
    const numbers = issued.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const dates = issued.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  }
}

async function checkDashboard(life: Life): Promise<void> {
  const { body } = await life.desk.call<DashboardAnswer>('/api/dashboard?range=90');
  const papers = living(life);
  const all = total(papers.map(signed));
  const settled = total(papers.filter(({ status }) => status === 'paid').map(signed));
  expect([
    body.stats.revenue.value,
    body.stats.pending.value,
    body.stats.documents.value,
    body.stats.clients.value,
  ]).toEqual([amountOf(all), amountOf(all - settled), papers.length, life.clients.length]);
  const now = today(life);
  const claims = papers.filter(
    (paper) =>
      paper.sort !== 'devis' &&
      paper.sort !== 'avoir' &&
      paper.status === 'sent' &&
      due(paper) > 0n,
  );
  const asked = claims.flatMap(claimsOf);
  const late = total(asked.filter(({ day }) => day < now).map(({ sum }) => sum));
  expect(body.cash).toEqual({
    received: amountOf(total(papers.map(paid))),
    toReceive: amountOf(total(asked.map(({ sum }) => sum)) - late),
    overdue: amountOf(late),
  });
}

/** What is asked for on its due date, and a year after the works what was kept back. */
function claimsOf(paper: Paper): { day: string; sum: bigint }[] {
  const kept = least(due(paper), retained(paper));
  const day = retentionDay(paper);
  if (paper.dueDate === null) return [];
  return [
    { day: paper.dueDate, sum: due(paper) - kept },
    ...(day === null ? [] : [{ day, sum: kept }]),
  ];
}

/** An avoir takes away what it credits; what a rectificative replaced counts no more. */
function signed(paper: Paper): bigint {
  if (paper.status === 'cancelled' && paper.issued !== null) return 0n;
  return paper.sort === 'avoir' ? -net(paper) : net(paper);
}

async function checkVat(life: Life): Promise<void> {
  for (const year of ['2025', '2026', '2027']) {
    const period = `from=${year}-01-01&to=${year}-12-31`;
    const { body } = await life.desk.call<VatDueAnswer>(`/api/accounting/vat-due?${period}`);
    const told = body.months
      .filter(({ base, vat }) => base !== 0 || vat !== 0)
      .map(({ month, rate, base, vat }) => [`${month} ${String(rate)}`, base, vat]);
    const kept = [...vatByMonth(life, year)]
      .filter(([, { base, vat }]) => base !== 0n || vat !== 0n)
      .map(([key, { base, vat }]) => [key, amountOf(base), amountOf(vat)]);
    expect(told.toSorted(byKey)).toEqual(kept.toSorted(byKey));
  }
}

function byKey([one]: (string | number)[], [other]: (string | number)[]): number {
  return String(one) < String(other) ? -1 : 1;
}

async function checkReceipts(life: Life): Promise<void> {
  const period = 'from=2026-01-01&to=2026-12-31';
  const { body } = await life.desk.call<ReceiptsBookAnswer>(
    `/api/accounting/receipts-book?${period}`,
  );
  const money = [...life.papers.values()]
    .flatMap(({ payments }) => payments)
    .filter(({ day }) => day.startsWith('2026'));
  expect(body.rows).toBe(money.length);
  const all = body.totals.map(({ amount }) => BigInt(Math.round(amount * 100)));
  expect(total(all)).toBe(total(money.map(({ amount }) => amount)));
}
