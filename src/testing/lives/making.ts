import { expect } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { amountOf, cents, nearest, netOf, type Share, total } from './arithmetic.ts';
import type { Draw } from './random.ts';
import { agree, ask, keep, type Life, pick, type Refused, rewrite, today } from './life.ts';
import { expectBalance, patch } from './issuing.ts';
import { daysAfter, gross, leftByRate, leftOfLine, type Paper, shares } from './paper.ts';
import {
  avoirsOn,
  correctionRefusal,
  creditRefusal,
  ISSUED,
  lotsOf,
  numberOf,
  settledCredit,
  settleRefusal,
} from './predictions.ts';

const refusal = (code: string): Refused => ({ status: 409, code });

const PRICES = [449.99, 55.35, 1.13, 1200, 83.3333, 0.3333, 12.3, 999.97, 7.5];
const QUANTITIES = [1, 1, 2, 3, 0.5, 1.25, 7.3333, 12];
const RATES = [null, null, null, 10, 5.5];
const WORDS = ['Pose', 'Fournitures', 'Conseil', 'Livre', 'Déplacement'];

interface DrawnLine {
  description: string;
  unitPrice: number;
  vatCase?: string;
}

function drawnLines(draw: Draw, mayLack: boolean) {
  const lines: object[] = Array.from({ length: 1 + draw.upTo(3) }, () => {
    const lacksPrice = mayLack && draw.chance(2);
    const lacksWords = mayLack && draw.chance(4);
    return {
      description: lacksWords ? '' : draw.one(WORDS),
      quantity: draw.one(QUANTITIES),
      unitPrice: lacksPrice || (lacksWords && draw.chance(50)) ? 0 : draw.one(PRICES),
      ...(lacksPrice && { flags: ['price_to_complete'] }),
      ...(draw.chance(8) ? { vatCase: 'disbursement' } : { vatRate: draw.one(RATES) }),
    };
  });
  const sold = { description: 'Mobilier', quantity: 2, unitPrice: 350, vatRate: null };
  const discount = { description: 'Remise', quantity: 1, unitPrice: -31.07, kind: 'discount' };
  return draw.chance(10) ? [sold, discount] : lines;
}

/** What a document to that client must say of VAT. */
export function vatFor(life: Life, clientId: string) {
  const { isForeign } = life.clients.find(({ id }) => id === clientId)!;
  return isForeign ? { vat: false, vatExemption: 'reverse_charge' } : {};
}

export async function draft(life: Life): Promise<boolean> {
  const { draw } = life;
  const isOwed = draw.chance(70);
  const { id: clientId } = draw.one(life.clients);
  const now = today(life);
  const away = draw.upTo(100);
  const date = away < 80 ? now : daysAfter(now, away < 90 ? -draw.upTo(6) : 1 + draw.upTo(2));
  const vat = vatFor(life, clientId);
  const all = drawnLines(draw, true) as DrawnLine[];
  const lineItems = 'vat' in vat ? all.map((line) => ({ ...line, vatCase: null })) : all;
  const body = {
    type: isOwed ? 'invoice' : 'quote',
    clientId,
    date,
    dueDate: isOwed ? daysAfter(date, draw.upTo(45)) : null,
    lineItems,
    operationCategory: draw.one(['goods', 'services', 'mixed', null]),
    ...vat,
    ...(isOwed && draw.chance(6) && { alreadyPaid: alreadyPaid(life) }),
    ...(isOwed && draw.chance(12) && { retention: draw.one([5, 3, 2.55]) }),
  };
  if (all.some(({ description, unitPrice }) => description === '' && unitPrice !== 0)) {
    // An amount without a word for it is never kept.
    await ask(life, { path: '/api/documents', body }, { status: 400, code: 'invalid_request' });
    return true;
  }
  const answer = await ask(life, { path: '/api/documents', body }, null);
  const paper = keep(life, answer);
  if (paper.sort === 'devis') takeQuoteNumber(life, paper);
  agree(life, paper, answer);
  return true;
}

function alreadyPaid(life: Life) {
  const amount = amountOf(BigInt(100 + life.draw.upTo(30_000)));
  return { day: daysAfter(today(life), -1), amount, method: 'card' };
}

export function takeQuoteNumber(life: Life, paper: Paper): void {
  while (life.takenQuotes.has(numberOf('QUO-', life.nextQuote))) life.nextQuote += 1;
  expect(paper.number).toBe(numberOf('QUO-', life.nextQuote));
  life.nextQuote += 1;
}

/** New lines and today's date, where a draft may be written again. */
export async function edit(life: Life): Promise<boolean> {
  const paper = pick(life, ({ sort, issued }) => issued === null && WRITTEN.includes(sort));
  const isBound =
    paper?.sort === 'devis' && (paper.convertedTo !== null || hasFollowers(life, paper));
  if (!paper || !WRITTEN.includes(paper.sort) || isBound) return false;
  const date = today(life);
  const lines = drawnLines(life.draw, false) as { vatCase?: string; unitPrice: number }[];
  // Never what it said before: an edit that changes nothing is no edit.
  lines[0]!.unitPrice = (10_000 + life.diary.length) / 100;
  const lineItems = paper.bearsVat ? lines : lines.map((line) => ({ ...line, vatCase: null }));
  const dueDate = paper.sort === 'devis' ? null : daysAfter(date, life.draw.upTo(30));
  const refused = editRefusal(life, paper);
  const answer = await patch(life, paper, { lineItems, date, dueDate }, refused);
  if (refused) return true;
  expectBalance(life, paper, answer);
  rewrite(paper, answer);
  agree(life, paper, answer);
  return true;
}

const WRITTEN: readonly Paper['sort'][] = ['facture', 'devis', 'rectificative'];

function editRefusal(life: Life, paper: Paper): Refused | null {
  if (paper.acceptance === 'accepted') return refusal('accepted');
  if (paper.issued !== null) return ISSUED;
  return settleRefusal(life, paper);
}

export function hasFollowers(life: Life, paper: Paper): boolean {
  return [...life.papers.values()].some(
    ({ gone, bonds }) => !gone && bonds.some(({ id }) => id === paper.id),
  );
}

/** An avoir in all or in part, alone or with the same invoice again as a draft. */
export async function credit(life: Life): Promise<boolean> {
  const original = pick(life, ({ sort, issued }) => issued !== null && sort !== 'avoir');
  if (!original) return false;
  const { draw } = life;
  const isTotal = draw.chance(45);
  const lineItems = isTotal ? undefined : chosenLines(life, original);
  if (lineItems?.length === 0) return false;
  const andDraft = isTotal && draw.chance(40);
  const body = { reason: 'Retour', andDraft, ...(isTotal ? { total: true } : { lineItems }) };
  const isOfQuote = original.sort === 'acompte' || original.sort === 'travaux';
  const isRedone = andDraft && isOfQuote;
  const refused =
    creditRefusal(life, original.id) ?? (isRedone ? refusal('not_correctable') : null);
  const path = `/api/documents/${original.id}/credit-notes`;
  const answer = await ask<DocumentAnswer & { nextDraftId: string | null }>(
    life,
    { path, body },
    refused,
  );
  if (refused) return true;
  const avoir = keep(life, answer);
  avoir.copied = settledCredit(life, avoir);
  if (isTotal) {
    const left = leftByRate(original, avoirsOn(life, original));
    expect(shares(avoir).filter(isSome)).toEqual(left.filter(isSome));
  }
  agree(life, avoir, answer);
  if (answer.nextDraftId !== null) await keepAgain(life, original, answer.nextDraftId);
  return true;
}

function isSome({ base, vat }: Share): boolean {
  return base !== 0n || vat !== 0n;
}

/** The draft that comes with a total avoir asks for what its invoice asked for. */
async function keepAgain(life: Life, original: Paper, id: string): Promise<void> {
  const { body } = await life.desk.call(`/api/documents/${id}`);
  const again = keep(life, body);
  // As at a conversion: what deposits took since then is taken back.
  again.source = original.source;
  expectBalance(life, again, body);
  agree(life, again, body);
  const quote = life.papers.get(original.source ?? '');
  // The last of situations bills what they leave today, which avoirs may have changed.
  const left = quote?.isWorks
    ? total(lotsOf(life, quote).map(({ contract, before }) => contract - before))
    : sold(original);
  expect(sold(again)).toBe(left);
}

/** HT, without what is taken back of deposits. */
function sold({ lines }: Paper): bigint {
  return total(lines.filter(({ quantity }) => quantity > 0).map(netOf));
}

/** Some lines, with what may be left of their quantity, or a part of their price. */
function chosenLines(life: Life, original: Paper) {
  const { draw } = life;
  const avoirs = avoirsOn(life, original);
  const left = leftByRate(original, avoirs);
  const lines = original.lines.flatMap((line, place) => {
    const rest = leftOfLine(original, avoirs, place);
    return line.kind === 'sale' && rest.quantity > 0n && rest.net > 0n && line.unitPrice > 0.02
      ? [{ line, place, rest }]
      : [];
  });
  if (lines.length === 0) return [];
  const { line, place, rest } = draw.one(lines);
  const rate = original.bearsVat && line.vatCase === null ? (line.vatRate ?? 20) : 0;
  const ofRate = left.find((share) => share.rate === rate)?.base ?? 0n;
  const reduces = draw.chance(30);
  const quantity = reduces
    ? 1
    : Number(nearest(rest.quantity * BigInt(20 + draw.upTo(80)), 100n)) / 10_000;
  const unitPrice = reduces ? Math.round(line.unitPrice * 10) / 100 : line.unitPrice;
  const wanted = cents(quantity * unitPrice) + 1n;
  if (quantity <= 0 || unitPrice <= 0 || wanted > ofRate || wanted > rest.net) return [];
  return [{ creditedLine: place, quantity, unitPrice }];
}

export async function correct(life: Life): Promise<boolean> {
  const original = pick(
    life,
    (each) => each.issued !== null && correctionRefusal(life, each.id) === null,
  );
  if (!original) return false;
  const refused = correctionRefusal(life, original.id);
  const path = `/api/documents/${original.id}/corrections`;
  const answer = await ask(life, { path, body: { reason: 'Adresse' } }, refused);
  if (refused) return true;
  const paper = keep(life, answer);
  expect(gross(paper)).toBe(gross(original));
  agree(life, paper, answer);
  return true;
}
