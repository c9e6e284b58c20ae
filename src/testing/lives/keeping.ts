import { ask, type Life, living, pick, type Refused } from './life.ts';
import { hasFollowers } from './making.ts';
import type { Paper } from './paper.ts';
import { INVALID, ISSUED, numberOf, seriesOf } from './predictions.ts';

export async function remove(life: Life): Promise<boolean> {
  const paper = pick(life, ({ issued, status }) => issued === null && status !== 'sent');
  if (!paper) return false;
  const refused = paper.issued === null ? null : ISSUED;
  await ask(life, { method: 'DELETE', path: `/api/documents/${paper.id}` }, refused);
  if (refused) return true;
  if (paper.sort === 'devis') withdrawQuote(life, paper);
  else releaseQuote(life, paper);
  paper.gone = true;
  return true;
}

/** The last quote that never left gives its number back. */
function withdrawQuote(life: Life, paper: Paper): void {
  const isLast = paper.number === numberOf('QUO-', life.nextQuote - 1);
  const hasLeft = paper.status !== 'draft' || paper.traced || hasFollowers(life, paper);
  if (isLast && !hasLeft) life.nextQuote -= 1;
  else life.takenQuotes.add(paper.number);
}

/** The quote of a deleted draft may be converted again. */
function releaseQuote(life: Life, { id, source }: Paper): void {
  const quote = source ? life.papers.get(source) : null;
  if (!quote || quote.gone || quote.convertedTo !== id) return;
  quote.convertedTo = null;
  if (quote.statusBefore !== null) quote.status = quote.statusBefore;
  quote.statusBefore = null;
}

export async function archive(life: Life): Promise<boolean> {
  const paper = pick(life, ({ issued, status }) => issued !== null && status === 'paid');
  if (!paper) return false;
  const into = life.draw.chance(60);
  const isLost = into && !paper.archived && paper.issued === null;
  const refused: Refused | null = isLost ? { status: 409, code: 'not_issued' } : null;
  const method = into ? 'POST' : 'DELETE';
  await ask(life, { method, path: `/api/documents/${paper.id}/archive` }, refused);
  if (!refused) paper.archived = into;
  return true;
}

/** A client loses its address, or is told it; nothing issued before says otherwise for that. */
export async function changeClient(life: Life): Promise<boolean> {
  const client = life.draw.one(life.clients);
  const hasAddress = life.draw.chance(80);
  const body = { address: hasAddress ? `${String(life.diary.length)} rue du Lac` : '' };
  await ask(life, { method: 'PATCH', path: `/api/clients/${client.id}`, body }, null);
  client.hasAddress = hasAddress;
  return true;
}

export async function changeProfile(life: Life): Promise<boolean> {
  life.onDebits = life.draw.chance(30);
  const vatRegime = life.onDebits ? 'debits' : 'standard';
  const company = `Atelier Morel ${String(life.diary.length)}`;
  await ask(life, { method: 'PATCH', path: '/api/profile', body: { company, vatRegime } }, null);
  return true;
}

/** Another prefix, or a counter moved on; a number given before is refused. */
export async function changeSeries(life: Life): Promise<boolean> {
  const { draw } = life;
  if (draw.chance(30)) {
    const prefix = `F${String(life.diary.length)}-`;
    await changeCounters(life, { invoicePrefix: prefix }, null);
    life.prefix.invoices = prefix;
    return true;
  }
  const goesBack = draw.chance(30);
  const last = lastGiven(life);
  const waiting = living(life).filter(
    (paper) => paper.issued === null && paper.sort !== 'devis' && seriesOf(paper) === 'invoices',
  ).length;
  const next = goesBack ? last : life.free.invoices + draw.upTo(4) + 1;
  const isSame = next === life.free.invoices + waiting;
  if (next < 1) return false;
  const refused = last >= next && !isSame ? INVALID : null;
  await changeCounters(life, { nextInvoiceNumber: next }, refused);
  if (!refused && !isSame) life.free.invoices = next;
  return true;
}

function changeCounters(life: Life, change: object, refused: Refused | null) {
  const body = { ...change, numberingReason: 'Reprise d’un autre logiciel' };
  return ask(life, { method: 'PATCH', path: '/api/profile', body }, refused);
}

/** The highest number given for good under the prefix of today. */
function lastGiven({ papers, prefix }: Life): number {
  const places = [...papers.values()]
    .filter((each) => each.issued !== null && each.number.startsWith(prefix.invoices))
    .map(({ number }) => Number(number.slice(prefix.invoices.length)));
  return Math.max(0, ...places);
}
