import { expect } from 'vitest';
import { amountOf, nearest, total } from './arithmetic.ts';
import { agree, ask, keep, type Life, living, pick, type Refused, today } from './life.ts';
import { expectBalance, patch } from './issuing.ts';
import { takeQuoteNumber, vatFor } from './making.ts';
import { daysAfter, net, type Paper } from './paper.ts';
import { INVALID, lotsOf, standingOf } from './predictions.ts';

const refusal = (code: string): Refused => ({ status: 409, code });

const LOTS = ['Gros œuvre', 'Charpente', 'Isolation', 'Peinture'];

/** A situation of works, on a quote that is billed in no other way. */
export async function situation(life: Life): Promise<boolean> {
  const { draw } = life;
  const open = living(life).filter((each) => each.isWorks && each.convertedTo === null);
  const quote = open.length > 0 && draw.chance(75) ? draw.one(open) : await accepted(life);
  const lots = lotsOf(life, quote);
  const goesBack = draw.chance(10);
  const percents = lots.map((lot) => drawnPercent(life, lot, goesBack));
  const progress = percents.map((percent, place) => ({ place, percent }));
  const done = lots.map(({ contract }, place) =>
    nearest(contract * BigInt(percents[place]!), 100n),
  );
  const isBack = lots.some(({ before }, place) => done[place]! < before);
  const isSame = lots.every(({ before }, place) => done[place] === before);
  const refused = isBack || isSame ? refusal('above_left') : null;
  const path = `/api/documents/${quote.id}/situations`;
  const answer = await ask(life, { path, body: { progress } }, refused);
  if (refused) return true;
  const paper = keep(life, answer);
  const wanted = total(lots.map(({ before }, place) => done[place]! - before));
  expect([amountOf(net(paper)), paper.retention]).toEqual([amountOf(wanted), quote.retention]);
  const isLast = lots.every(({ contract }, place) => done[place] === contract);
  const last = standingOf(life, quote).length > 0 ? 'solde' : 'facture';
  expect(paper.sort).toBe(isLast ? last : 'travaux');
  if (isLast) {
    paper.source = quote.id;
    expectBalance(life, paper, answer);
    if (quote.status === 'draft') quote.traced = true;
    Object.assign(quote, { convertedTo: paper.id, statusBefore: quote.status, status: 'paid' });
  }
  agree(life, paper, answer);
  return true;
}

/** A quote for works that its client accepted, which may keep a part back. */
async function accepted(life: Life): Promise<Paper> {
  const { draw } = life;
  const { id: clientId } = draw.one(life.clients);
  const vat = vatFor(life, clientId);
  const lineItems = LOTS.slice(0, 1 + draw.upTo(LOTS.length)).map((description) => ({
    description,
    quantity: draw.one([1, 1, 12.5, 40]),
    unitPrice: draw.one([83.3333, 449.99, 1200, 18_500]),
    vatRate: 'vat' in vat ? null : draw.one([null, 10, 5.5]),
  }));
  const body = {
    type: 'quote',
    clientId,
    date: today(life),
    dueDate: null,
    lineItems,
    operationCategory: draw.one(['services', 'mixed']),
    retention: draw.chance(50) ? 5 : null,
    ...vat,
  };
  const answer = await ask(life, { path: '/api/documents', body }, null);
  const quote = keep(life, answer);
  quote.isWorks = true;
  takeQuoteNumber(life, quote);
  const agreed = await patch(life, quote, { acceptance: 'accepted' }, null);
  quote.acceptance = 'accepted';
  agree(life, quote, agreed);
  return quote;
}

/** In whole percents: further than before, or, once in a while, not as far. */
function drawnPercent(
  { draw }: Life,
  { contract, before }: { contract: bigint; before: bigint },
  goesBack: boolean,
): number {
  const reached = Number((before * 100n + contract - 1n) / contract);
  if (goesBack && reached > 5) return reached - 5;
  return draw.chance(12) ? 100 : Math.min(100, reached + draw.upTo(35));
}

/** The works are accepted on a day, or not any more. */
export async function acceptWorks(life: Life): Promise<boolean> {
  const paper = pick(life, ({ issued, retention }) => issued !== null && retention !== null);
  if (!paper) return false;
  const { draw } = life;
  const now = today(life);
  const away = draw.upTo(100);
  const day = away < 10 ? null : daysAfter(now, away < 15 ? 1 : -draw.upTo(500));
  const isKept = paper.issued !== null && paper.retention !== null;
  const refused = isKept ? (day !== null && day > now ? INVALID : null) : refusal('no_retention');
  const path = `/api/documents/${paper.id}/works-acceptance`;
  const answer = await ask(life, { method: 'PUT', path, body: { day } }, refused);
  if (refused) return true;
  paper.acceptedOn = day;
  agree(life, paper, answer);
  return true;
}
