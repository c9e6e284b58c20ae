import { expect } from 'vitest';
import { amountOf, cents, grossSum, least, nearest, vatOn } from './arithmetic.ts';
import { agree, ask, keep, type Life, pick, type Refused, today } from './life.ts';
import { bookAlreadyPaid, expectBalance, markIssued, patch } from './issuing.ts';
import { takeQuoteNumber } from './making.ts';
import { daysAfter, gross, type Paper, shares } from './paper.ts';
import { depositRefusal, INVALID, issueRefusal, leftOfQuote } from './predictions.ts';

const refusal = (code: string): Refused => ({ status: 409, code });

/** A deposit asked for, or received already, on a quote. */
export async function deposit(life: Life): Promise<boolean> {
  const quote = pick(life, ({ sort, convertedTo }) => sort === 'devis' && convertedTo === null);
  if (!quote) return false;
  const { draw } = life;
  const percent = draw.one([10, 20, 30, 33.33, 40, 50]);
  const isPercent = draw.chance(70);
  const asked = isPercent
    ? null
    : amountOf(nearest(gross(quote) * BigInt(5 + draw.upTo(60)), 100n));
  const received = draw.chance(40)
    ? { day: daysAfter(today(life), -draw.upTo(4)), method: 'transfer' }
    : undefined;
  const body = { ...(isPercent ? { percent } : { amount: asked }), received };
  const path = `/api/documents/${quote.id}/deposits`;
  const wanted = isPercent ? percentOf(life, quote, percent) : null;
  const refused = askedRefusal(life, quote, wanted ? grossSum(wanted.asked) : cents(asked ?? 0));
  const unissuable = refused ?? (received ? receivedRefusal(life, quote) : null);
  const answer = await ask(life, { path, body }, unissuable);
  if (unissuable) return true;
  const paper = keep(life, answer);
  if (wanted) expect(shares(paper)).toEqual(wanted.given);
  // To the cent, or the nearest that bases in whole cents allow.
  else expect(Math.abs(Number(gross(paper) - cents(asked ?? 0)))).toBeLessThanOrEqual(2);
  if (received) {
    markIssued(life, paper, answer);
    await bookAlreadyPaid(life, paper);
  }
  agree(life, paper, answer);
  return true;
}

/** A part of each base, never above what is left of it. */
function percentOf(life: Life, quote: Paper, percent: number) {
  const left = leftOfQuote(life, quote);
  const asked = shares(quote).map(({ rate, base }) => {
    const part = nearest(base * BigInt(Math.round(percent * 100)), 10_000n);
    return { rate, base: part, vat: vatOn(part, rate) };
  });
  const given = asked
    .map(({ rate, base }) => {
      const part = least(base, left.find((share) => share.rate === rate)?.base ?? 0n);
      return { rate, base: part, vat: vatOn(part, rate) };
    })
    .filter(({ base }) => base > 0n);
  return { asked, given };
}

function askedRefusal(life: Life, quote: Paper, wanted: bigint): Refused | null {
  if (quote.sort !== 'devis') return refusal('not_a_quote');
  if (quote.convertedTo !== null) return refusal('already_converted');
  return wanted <= 0n ? refusal('above_left') : depositRefusal(life, quote.id, wanted);
}

function receivedRefusal(life: Life, quote: Paper): Refused | null {
  const asked: Paper = { ...quote, id: '', sort: 'acompte', issued: null, lines: [], bonds: [] };
  return issueRefusal(life, asked, today(life));
}

/** The client paid a deposit that was asked for. */
export async function receive(life: Life): Promise<boolean> {
  const request = pick(life, ({ sort, issued }) => sort === 'acompte' && issued === null);
  if (!request) return false;
  const isRequest = request.sort === 'acompte' && request.issued === null;
  const now = today(life);
  const day = life.draw.chance(5) ? daysAfter(now, 1) : daysAfter(now, -life.draw.upTo(5));
  const refused =
    day > now ? INVALID : isRequest ? receiptRefusal(life, request) : refusal('not_a_deposit');
  const path = `/api/documents/${request.id}/receipt`;
  const answer = await ask(life, { path, body: { day, method: 'card' } }, refused);
  if (refused) return true;
  request.alreadyPaid = { day, amount: gross(request) };
  markIssued(life, request, answer);
  expect([answer.date, answer.dueDate]).toEqual([now, day]);
  await bookAlreadyPaid(life, request);
  agree(life, request, answer);
  return true;
}

function receiptRefusal(life: Life, request: Paper): Refused | null {
  const day = today(life);
  return issueRefusal(life, { ...request, alreadyPaid: null }, day);
}

export async function answerQuote(life: Life): Promise<boolean> {
  const paper = pick(life, ({ sort, convertedTo }) => sort === 'devis' && convertedTo === null);
  if (!paper) return false;
  const acceptance = life.draw.one(['accepted', 'accepted', 'refused', null] as const);
  const isSame = acceptance === paper.acceptance;
  const code =
    paper.sort !== 'devis' ? 'not_a_quote' : paper.convertedTo ? 'already_converted' : null;
  const refused = !isSame && code ? refusal(code) : null;
  const answer = await patch(life, paper, { acceptance }, refused);
  if (refused) return true;
  paper.acceptance = acceptance;
  agree(life, paper, answer);
  return true;
}

export async function convert(life: Life): Promise<boolean> {
  const quote = pick(life, ({ sort, acceptance }) => sort === 'devis' && acceptance !== 'refused');
  if (!quote) return false;
  const path = `/api/documents/${quote.id}/conversion`;
  const code =
    quote.sort !== 'devis' ? 'not_a_quote' : quote.status === 'paid' ? 'already_paid' : null;
  const before = quote.convertedTo ? life.papers.get(quote.convertedTo) : null;
  const refused = !before && code ? refusal(code) : null;
  const answer = await ask(life, { path }, refused);
  if (refused) return true;
  if (before) {
    expect(answer.id).toBe(before.id);
    return true;
  }
  const paper = keep(life, answer);
  paper.source = quote.id;
  expectBalance(life, paper, answer);
  if (quote.status === 'draft') quote.traced = true;
  Object.assign(quote, { convertedTo: paper.id, statusBefore: quote.status, status: 'paid' });
  agree(life, paper, answer);
  return true;
}

export async function amend(life: Life): Promise<boolean> {
  const quote = pick(life, ({ sort, acceptance }) => sort === 'devis' && acceptance === 'accepted');
  if (!quote) return false;
  const refused = quote.sort === 'devis' ? null : refusal('not_a_quote');
  const answer = await ask(life, { path: `/api/documents/${quote.id}/amendments` }, refused);
  if (refused) return true;
  const paper = keep(life, answer);
  takeQuoteNumber(life, paper);
  agree(life, paper, answer);
  return true;
}
