import type { DocumentAnswer } from '#server/documents/answers.ts';
import {
  amountOf,
  cents,
  grossSum,
  least,
  less,
  nearest,
  netOf,
  netSum,
  type Share,
  sharesOf,
  type Sold,
  tenThousandths,
  total,
} from './arithmetic.ts';

/** What a paper is, in the words of whoever keeps books by hand. */
export type Sort =
  | 'facture'
  | 'devis'
  | 'avoir'
  | 'rectificative'
  | 'acompte'
  | 'solde'
  | 'travaux';

export const SORTS: Record<DocumentAnswer['kind'], Sort> = {
  invoice: 'facture',
  quote: 'devis',
  credit_note: 'avoir',
  corrective: 'rectificative',
  deposit: 'acompte',
  final: 'solde',
  situation: 'travaux',
};

export interface Money {
  id: string;
  day: string;
  amount: bigint;
  excess: bigint;
  shares: { rate: number; gross: bigint; vat: bigint }[];
  /** The payment it takes back. */
  reverses: string | null;
  reversed: boolean;
}

export type Bond = 'credits' | 'replaces' | 'deducts' | 'deposit_on' | 'situation_of' | 'amends';

/** A paper as the hand-kept books know it. */
export interface Paper {
  id: string;
  sort: Sort;
  clientId: string;
  /** Given for good; what a draft shows is worked out. */
  number: string;
  date: string;
  dueDate: string | null;
  lines: Sold[];
  bearsVat: boolean;
  /** VAT of an avoir, copied and not worked out. */
  copied: Share[] | null;
  status: DocumentAnswer['status'];
  /** The place of its creation, and of its issue, among all acts. */
  created: number;
  issued: number | null;
  sent: boolean;
  left: boolean;
  archived: boolean;
  credited: bigint;
  payments: Money[];
  bonds: { how: Bond; id: string }[];
  /** The quote it was converted from. */
  source: string | null;
  convertedTo: string | null;
  /** What a converted quote goes back to; null once its status was set by hand. */
  statusBefore: DocumentAnswer['status'] | null;
  acceptance: 'accepted' | 'refused' | null;
  alreadyPaid: { day: string; amount: bigint } | null;
  /** Percent of the whole that the client keeps back. */
  retention: number | null;
  /** The day the works were accepted: a year later that is due. */
  acceptedOn: string | null;
  /** A quote that is billed by situations, and by nothing else. */
  isWorks: boolean;
  category: string | null;
  onDebits: boolean;
  /** Out of all lists; the number of a quote that left may stay taken. */
  gone: boolean;
  /** A page of it was sealed, or a letter tried: a quote's number is its own from then on. */
  traced: boolean;
}

export function paperFrom(answer: DocumentAnswer, created: number): Paper {
  return {
    id: answer.id,
    sort: SORTS[answer.kind],
    clientId: answer.clientId,
    number: answer.number,
    date: answer.date,
    dueDate: answer.dueDate,
    lines: linesFrom(answer),
    bearsVat: answer.vat,
    copied: null,
    status: 'draft',
    created,
    issued: null,
    sent: false,
    left: false,
    archived: false,
    credited: 0n,
    payments: [],
    bonds: answer.links.flatMap(({ relation, documentId }) =>
      isBond(relation) ? [{ how: relation, id: documentId }] : [],
    ),
    source: answer.sourceDocumentId,
    convertedTo: null,
    statusBefore: null,
    acceptance: null,
    alreadyPaid: answer.alreadyPaid
      ? { day: answer.alreadyPaid.day, amount: cents(answer.alreadyPaid.amount) }
      : null,
    retention: answer.retention,
    acceptedOn: null,
    isWorks: false,
    category: answer.operationCategory,
    onDebits: false,
    gone: false,
    traced: false,
  };
}

export function linesFrom({ lineItems }: Pick<DocumentAnswer, 'lineItems'>): Sold[] {
  return lineItems.map((line) => ({
    description: line.description,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    vatRate: line.vatRate,
    vatCase: line.vatCase,
    kind: line.kind,
    flags: line.flags,
    creditedLine: line.creditedLine,
    quotedLine: line.quotedLine,
  }));
}

const BONDS: readonly string[] = [
  'credits',
  'replaces',
  'deducts',
  'deposit_on',
  'situation_of',
  'amends',
];

function isBond(relation: string): relation is Bond {
  return BONDS.includes(relation);
}

export function shares(paper: Paper): Share[] {
  return paper.copied ?? sharesOf(paper.lines, paper.bearsVat);
}

export function net(paper: Paper): bigint {
  return netSum(shares(paper));
}

export function gross(paper: Paper): bigint {
  return grossSum(shares(paper));
}

export function paid(paper: Paper): bigint {
  return total(paper.payments.map(({ amount }) => amount));
}

/** Still owed on an issued invoice; below nothing when too much came. */
export function due(paper: Paper): bigint {
  return gross(paper) - paid(paper) - paper.credited;
}

/** What the client keeps back of what avoirs leave, all taxes included. */
export function retained(paper: Paper): bigint {
  const whole = gross(paper) - paper.credited;
  if (paper.retention === null || paper.sort === 'avoir' || paper.sort === 'devis') return 0n;
  return whole <= 0n ? 0n : nearest(whole * BigInt(Math.round(paper.retention * 100)), 10_000n);
}

/** The day it is due: the same day of the next year, the 28th after a 29th of February. */
export function retentionDay({ acceptedOn }: Paper): string | null {
  if (acceptedOn === null) return null;
  const next = `${String(Number(acceptedOn.slice(0, 4)) + 1)}${acceptedOn.slice(4)}`;
  return next.endsWith('-02-29') ? next.replace(/29$/, '28') : next;
}

/** What of it nobody may ask for yet. */
export function keptBack(paper: Paper, today: string): bigint {
  const day = retentionDay(paper);
  return day !== null && day < today ? 0n : retained(paper);
}

export function bond(paper: Paper, how: Bond): string | null {
  return paper.bonds.find((each) => each.how === how)?.id ?? null;
}

/** What avoirs leave of one sold line: its quantity at the full price, and its net. */
export function leftOfLine(original: Paper, avoirs: readonly Paper[], place: number) {
  const line = original.lines[place]!;
  const taken = avoirs.flatMap(({ lines }) => lines.filter((each) => each.creditedLine === place));
  const whole = taken.filter(({ unitPrice }) => unitPrice === line.unitPrice);
  return {
    quantity:
      tenThousandths(line.quantity) - total(whole.map((each) => tenThousandths(each.quantity))),
    net: netOf(line) - total(taken.map(netOf)),
  };
}

/** What avoirs leave of an invoice, rate by rate. */
export function leftByRate(original: Paper, avoirs: readonly Paper[]): Share[] {
  return less(shares(original), avoirs.flatMap(shares));
}

/** The VAT of an avoir: with the last of a rate goes the last of its tax. */
export function creditShares(avoir: Paper, left: readonly Share[]): Share[] {
  return sharesOf(avoir.lines, avoir.bearsVat).map((share) => {
    const rest = left.find(({ rate }) => rate === share.rate);
    if (!rest || share.rate === 0) return share;
    const vat = share.base === rest.base || share.vat > rest.vat ? rest.vat : share.vat;
    return { ...share, vat };
  });
}

/** Whether an avoir asks for more than what is left, of a line or of a rate. */
export function asksTooMuch(avoir: Paper, original: Paper, avoirs: readonly Paper[]): boolean {
  const ofLines = avoir.lines.some((line) => {
    if (line.creditedLine === null || line.kind !== 'sale') return false;
    const rest = leftOfLine(original, avoirs, line.creditedLine);
    const same = avoir.lines.filter(({ creditedLine }) => creditedLine === line.creditedLine);
    const price = original.lines[line.creditedLine]!.unitPrice;
    const whole = same.filter(({ unitPrice }) => unitPrice === price);
    const quantity = total(whole.map((each) => tenThousandths(each.quantity)));
    return quantity > rest.quantity || total(same.map(netOf)) > rest.net;
  });
  const left = leftByRate(original, avoirs);
  return (
    ofLines ||
    sharesOf(avoir.lines, avoir.bearsVat).some(({ rate, base }) => {
      const rest = left.find((share) => share.rate === rate);
      return !rest || base > rest.base || base < 0n;
    })
  );
}

/** Where an invoice or a quote stands on a day, in the words the product answers. */
export function stateOn(paper: Paper, today: string): string {
  const { sort, status } = paper;
  if (sort === 'devis') return quoteState(paper, today);
  if (status === 'draft') return 'draft';
  if (status === 'cancelled') return paper.issued === null ? 'cancelled' : 'replaced';
  if (status === 'paid') return 'paid';
  const reached = paper.sent ? 'sent' : 'issued';
  if (sort === 'avoir') return reached;
  if (due(paper) <= 0n) return paper.credited > 0n ? 'credited' : 'paid';
  const isAsked = due(paper) > keptBack(paper, today);
  if (isAsked && paper.dueDate !== null && paper.dueDate < today) return 'overdue';
  return paid(paper) > 0n ? 'partly_paid' : reached;
}

function quoteState({ status, acceptance, date }: Paper, today: string): string {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'paid') return 'converted';
  if (acceptance) return acceptance;
  return status === 'sent' && daysAfter(date, 30) < today ? 'expired' : status;
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The figures of a paper as the product answers them. */
export function figuresOf(paper: Paper, today: string) {
  const isOwed = paper.sort !== 'devis' && paper.sort !== 'avoir';
  const owes = isOwed && paper.issued !== null && paper.status !== 'cancelled';
  return {
    status: paper.status,
    state: stateOn(paper, today),
    amount: amountOf(net(paper)),
    gross: amountOf(gross(paper)),
    paidAmount: amountOf(paid(paper)),
    amountDue: owes ? amountOf(due(paper)) : 0,
    // Of what is the client's, nothing is kept back.
    heldBack: owes && due(paper) > 0n ? amountOf(least(due(paper), keptBack(paper, today))) : 0,
    archived: paper.archived,
  };
}
