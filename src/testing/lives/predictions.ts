import { grossSum, less, netOf, type Share, total } from './arithmetic.ts';
import {
  asksTooMuch,
  bond,
  creditShares,
  due,
  gross,
  leftByRate,
  net,
  paid,
  type Paper,
  shares,
} from './paper.ts';
import { clientOf, issuedTowards, type Life, type Refused, today } from './life.ts';

const refusal = (code: string, status = 409): Refused => ({ status, code });
export const NOT_FOUND = refusal('document_not_found', 404);
export const INVALID = refusal('invalid_request', 400);
export const ISSUED = refusal('issued');

/** Why a paper cannot be issued on a day; null when it can. */
export function issueRefusal(life: Life, paper: Paper, date = paper.date): Refused | null {
  if (paper.issued !== null) return null;
  if (paper.sort === 'devis') return refusal('not_an_invoice');
  const unsettled = settleRefusal(life, paper);
  if (unsettled) return unsettled;
  const problems = issueProblems(life, paper, date);
  return problems.length === 0 ? null : { ...refusal('not_issuable'), problems };
}

function issueProblems(life: Life, paper: Paper, date: string): string[] {
  const now = today(life);
  const last = lastDate(life, paper);
  const prepaid = paper.alreadyPaid;
  const dateProblem = date > now ? 'date_to_come' : date < last ? 'date_before_last' : null;
  const isUnpaid = prepaid && (prepaid.day > now || prepaid.amount > gross(paper));
  return [
    ...(clientOf(life, paper).hasAddress ? [] : ['client_address']),
    ...(net(paper) < 0n ? ['negative_total'] : []),
    ...paper.lines.flatMap(({ description, unitPrice, flags }) => [
      ...(description === '' ? ['line_description'] : []),
      ...(unitPrice === 0 && flags.includes('price_to_complete') ? ['line_price'] : []),
    ]),
    ...(dateProblem ? [dateProblem] : []),
    ...(isUnpaid ? ['already_paid'] : []),
  ].toSorted();
}

/** The date of the last paper issued in the same series. */
function lastDate(life: Life, paper: Paper): string {
  const dates = [...life.papers.values()]
    .filter((each) => each.issued !== null && seriesOf(each) === seriesOf(paper))
    .map(({ date }) => date);
  return dates.toSorted().at(-1) ?? '';
}

export function seriesOf({ sort }: Paper): 'invoices' | 'avoirs' {
  return sort === 'avoir' ? 'avoirs' : 'invoices';
}

/** What the papers a draft follows now say against it. */
export function settleRefusal(life: Life, paper: Paper): Refused | null {
  const credits = bond(paper, 'credits');
  const replaces = bond(paper, 'replaces');
  const quote = bond(paper, 'deposit_on');
  const works = bond(paper, 'situation_of');
  if (credits) return creditRefusal(life, credits) ?? aboveLeft(life, paper, credits);
  if (replaces) return correctionRefusal(life, replaces);
  if (quote) return depositRefusal(life, quote, gross(paper));
  return works ? situationRefusal(life, paper, works) : null;
}

/** The situations of a quote that no avoir took back whole, each with its avoirs. */
export function standingOf(life: Life, quote: Paper): { situation: Paper; avoirs: Paper[] }[] {
  return issuedTowards(life, quote, 'situation_of')
    .map((situation) => ({ situation, avoirs: avoirsOn(life, situation) }))
    .filter(
      ({ situation, avoirs }) =>
        avoirs.length === 0 || grossSum(leftByRate(situation, avoirs)) > 0n,
    );
}

/** How far each line of a quote is billed by the situations that stand, less what avoirs took of it. */
export function lotsOf(life: Life, quote: Paper): { contract: bigint; before: bigint }[] {
  const standing = standingOf(life, quote);
  return quote.lines.map((line, place) => {
    const billed = standing.map(({ situation, avoirs }) => {
      const back = avoirs.flatMap(({ lines }) =>
        lines.filter(
          ({ creditedLine }) =>
            creditedLine !== null && situation.lines[creditedLine]?.quotedLine === place,
        ),
      );
      return billedOn(situation, place) - total(back.map(netOf));
    });
    return { contract: netOf(line), before: total(billed) };
  });
}

function billedOn({ lines }: Paper, place: number): bigint {
  return total(lines.filter(({ quotedLine }) => quotedLine === place).map(netOf));
}

/** Why a situation cannot be issued; null when it can. */
function situationRefusal(life: Life, situation: Paper, quoteId: string): Refused | null {
  const quote = life.papers.get(quoteId)!;
  if (quote.convertedTo !== null) return refusal('already_converted');
  const lots = lotsOf(life, quote).map((lot, place) => ({
    ...lot,
    now: lot.before + billedOn(situation, place),
  }));
  if (lots.some(({ contract, now }) => now > contract)) return refusal('above_left');
  return lots.every(({ contract, now }) => now === contract) ? refusal('already_converted') : null;
}

/** Why no avoir can be made on a paper; null when one can. */
export function creditRefusal(life: Life, id: string): Refused | null {
  const original = life.papers.get(id);
  if (!original || original.gone) return NOT_FOUND;
  if (original.issued === null)
    return refusal(original.sort === 'devis' ? 'not_creditable' : 'not_issued');
  const isWhole = grossSum(leftByRate(original, avoirsOn(life, original))) <= 0n;
  const isReplaced = original.status === 'cancelled';
  const refused = original.sort === 'avoir' || isWhole || isReplaced || isTakenBack(life, original);
  return refused ? refusal('not_creditable') : null;
}

/** Whether a balance that stands takes this deposit back. */
function isTakenBack(life: Life, deposit: Paper): boolean {
  return issuedTowards(life, deposit, 'deducts').some(
    (balance) =>
      balance.status !== 'cancelled' && grossSum(leftByRate(balance, avoirsOn(life, balance))) > 0n,
  );
}

export function avoirsOn(life: Life, original: Paper): Paper[] {
  return issuedTowards(life, original, 'credits');
}

function aboveLeft(life: Life, avoir: Paper, id: string): Refused | null {
  const original = life.papers.get(id)!;
  const avoirs = avoirsOn(life, original);
  return asksTooMuch(avoir, original, avoirs) ? refusal('above_left') : null;
}

/** The VAT an avoir takes when it is settled anew. */
export function settledCredit(life: Life, avoir: Paper): Share[] {
  const original = life.papers.get(bond(avoir, 'credits')!)!;
  return creditShares(avoir, leftByRate(original, avoirsOn(life, original)));
}

/** Why no rectificative can be made of a paper; null when one can. */
export function correctionRefusal(life: Life, id: string): Refused | null {
  const original = life.papers.get(id);
  if (!original || original.gone) return NOT_FOUND;
  if (original.sort === 'devis') return refusal('not_correctable');
  if (original.issued === null) return refusal('not_issued');
  const refused =
    issuedTowards(life, original, 'replaces').length > 0 ||
    original.sort === 'avoir' ||
    original.sort === 'acompte' ||
    original.sort === 'travaux' ||
    original.credited > 0n ||
    paid(original) !== 0n;
  return refused ? refusal('not_correctable') : null;
}

/** What deposits on a quote took and avoirs did not give back, each deposit rate by rate. */
export function takenOf(life: Life, quote: Paper): { deposit: Paper; taken: Share[] }[] {
  return issuedTowards(life, quote, 'deposit_on').map((deposit) => ({
    deposit,
    taken: leftByRate(deposit, avoirsOn(life, deposit)).filter(({ base }) => base > 0n),
  }));
}

export function leftOfQuote(life: Life, quote: Paper): Share[] {
  return less(
    shares(quote),
    takenOf(life, quote).flatMap(({ taken }) => taken),
  );
}

/** Why a deposit of so much cannot be invoiced on a quote; null when it can. */
export function depositRefusal(life: Life, quoteId: string, wanted: bigint): Refused | null {
  const quote = life.papers.get(quoteId);
  // The request keeps what its quote said.
  if (!quote || quote.gone) return null;
  const invoice = quote.convertedTo ? life.papers.get(quote.convertedTo) : null;
  if (invoice && invoice.issued !== null) return refusal('already_converted');
  const left = grossSum(leftOfQuote(life, quote));
  return left <= 0n || wanted > left ? refusal('above_left') : null;
}

/** Why no payment can be recorded on a paper; null when one can. */
export function payRefusal(paper: Paper): Refused | null {
  if (paper.sort === 'devis' || paper.sort === 'avoir') return refusal('not_payable');
  if (paper.issued === null) return refusal('not_issued');
  return paper.status === 'cancelled' ? refusal('not_payable') : null;
}

/** Whether an issue may still be forgotten: nothing left the house, nothing paid, nothing after it. */
export function mayTakeBack(life: Life, paper: Paper, paidThen: bigint): boolean {
  const series = seriesOf(paper);
  const last = numberOf(life.prefix[series], life.free[series] - 1);
  const isUntouched = !paper.left && paidThen === 0n && paper.credited === 0n;
  return isUntouched && paper.number === last;
}

export function numberOf(prefix: string, place: number): string {
  return prefix + String(place).padStart(3, '0');
}

/** Why « Payé » cannot be chosen on a paper that is issued, or just was; null when it can. */
export function paidRefusal(paper: Paper): Refused | null {
  if (paper.issued === null) return paper.sort === 'avoir' ? refusal('not_payable') : null;
  const isSoldByAvoir = due(paper) <= 0n && paper.credited > 0n;
  return payRefusal(paper) ?? (isSoldByAvoir ? refusal('not_payable') : null);
}
