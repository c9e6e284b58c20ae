import { type IsoDate, daysBetween } from '#domain/calendar.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { daysOverdue, quoteValidUntil } from './dueDate.ts';
import { agreed, type DocumentKind, isDeposit, isRequest, kindFacts } from './kinds.ts';
import type { DocumentState } from './state.ts';
import { exact, sum } from '#domain/money/decimal.ts';
import type { Document, Lot } from './types.ts';

/** What one needs to know first of a document, in its currency. */
export interface Standing {
  /** What the amount is: « Reste à payer ». */
  label: string;
  /** TTC. */
  amount: number;
  /** « Paiement attendu dans 12 jours. » */
  sentence: string;
  tone: 'plain' | 'late' | 'paid';
}

export type Stood = Pick<
  Document,
  | 'kind'
  | 'status'
  | 'date'
  | 'dueDate'
  | 'issuedAt'
  | 'paidAmount'
  | 'creditedAmount'
  | 'currency'
  | 'validityDays'
> & {
  state: DocumentState;
  gross: number;
  amountDue: number;
  /** Of it, what the client keeps back and owes later. */
  heldBack: number;
  /** The day what is left falls due. */
  owedOn: IsoDate | null;
  /** On an accepted quote: what situations billed of it. */
  lots?: readonly Lot[] | null;
  /** The documents around it: on a quote, its deposits. */
  links?: readonly LinkedDeposit[];
};

/** A deposit on a quote, asked for or invoiced; amounts TTC. */
interface LinkedDeposit {
  kind: DocumentKind;
  issued: boolean;
  gross: number;
  /** What avoirs took back of it. */
  credited: number;
}

/** Where a document stands on a day, as its page says it. `blockers`: what keeps it from being issued. */
export function standingOf(document: Stood, today: IsoDate, blockers = 0): Standing {
  const { gross, amountDue, kind } = document;
  if (kindFacts(kind).isOffer)
    return plain('Montant du devis', gross, offerSentence(document, today));
  if (document.issuedAt === null) {
    if (document.status === 'cancelled')
      return plain('Total', gross, `${capital(agreed('annulé', kind))}.`);
    return plain(
      isRequest(document) ? 'Acompte demandé' : 'Total',
      gross,
      draftSentence(document, blockers),
    );
  }
  if (kindFacts(kind).owes < 0) {
    return plain(
      'Montant de l’avoir',
      gross,
      'Il réduit ce que votre client vous doit, ou lui est rendu.',
    );
  }
  if (document.state === 'replaced') {
    return plain(
      'Total',
      gross,
      `${capital(agreed('remplacé', kind))}\u00A0: c’est l’autre facture qui compte.`,
    );
  }
  if (amountDue < 0) {
    return plain('À rendre au client', -amountDue, 'Vous avez reçu plus que ce qui était dû.');
  }
  if (document.state === 'credited') {
    return plain(
      'Reste à payer',
      0,
      `${capital(agreed('soldé', kind))} par avoir\u00A0: plus rien n’est dû.`,
    );
  }
  if (document.state === 'paid') {
    return {
      label: 'Encaissé',
      amount: document.paidAmount,
      sentence: `${capital(agreed('réglé', kind))} en totalité.`,
      tone: 'paid',
    };
  }
  const late = daysLate(document, today) > 0;
  return {
    label: isRetained(document) ? 'Retenue de garantie' : 'Reste à payer',
    amount: amountDue,
    sentence: [received(document), awaited(document, today), kept(document)]
      .filter(Boolean)
      .join(' '),
    tone: late ? 'late' : 'plain',
  };
}

/** What comes next, told after what happened; null where nothing does. */
export function nextToCome(document: Stood, today: IsoDate): string | null {
  const { kind, issuedAt, owedOn, amountDue, state } = document;
  if (kindFacts(kind).isOffer) {
    return state === 'sent' ? `Valable jusqu’au ${formatDayLong(quoteValidUntil(document))}` : null;
  }
  if (issuedAt === null) {
    return document.status === 'cancelled' || isRequest(document)
      ? null
      : 'Émission\u00A0: numéro, date et PDF deviennent définitifs';
  }
  if (amountDue > 0 && isRetained(document) && owedOn === null) {
    return 'Retenue de garantie, due un an après la réception des travaux';
  }
  if (owedOn !== null && amountDue > 0) {
    const late = daysLate(document, today);
    if (late > 0) return `Échéance dépassée depuis le ${formatDayLong(owedOn)}`;
    return `${isRetained(document) ? 'Retenue de garantie due' : 'Échéance'} le ${formatDayLong(owedOn)}`;
  }
  // C. com. art. L123-22.
  return 'À conserver dix ans\u00A0: c’est fait pour vous, dans le registre';
}

function plain(label: string, amount: number, sentence: string): Standing {
  return { label, amount, sentence, tone: 'plain' };
}

/** « Devis accepté, facturé à 60 % par situations. » */
function acceptedSentence({ lots, links = [], gross, currency }: Stood): string {
  const all = lots ?? [];
  const billed = sum(all.map(({ before }) => before));
  if (billed === 0) return `Devis accepté. ${depositsSentence({ links, gross, currency })}`;
  const percent = exact(billed)
    .times(100)
    .div(sum(all.map(({ contract }) => contract)))
    .round(0);
  return `Devis accepté, facturé à ${formatPercent(percent.toNumber())} par situations.`;
}

/** « Acompte de 486,00 € demandé, pas encore reçu. » or « Acompte de 486,00 € facturé. », and what is left. */
function depositsSentence({
  links,
  gross,
  currency,
}: Required<Pick<Stood, 'links' | 'gross' | 'currency'>>): string {
  const deposits = links.filter(isDeposit);
  const asked = sum(deposits.filter((each) => !each.issued).map((each) => each.gross));
  const invoiced = sum(
    deposits.flatMap((each) => (each.issued ? [each.gross, -each.credited] : [])),
  );
  const amount = (value: number) => formatAmount(value, currency);
  const left = sum([gross, -invoiced]);
  if (asked > 0) {
    const rest = sum([left, -asked]);
    const then = rest > 0 ? ` Le reste, ${amount(rest)}, sera à facturer.` : '';
    return `Acompte de ${amount(asked)} demandé, pas encore reçu.${then}`;
  }
  if (invoiced === 0) return 'Il reste à le facturer.';
  return `Acompte de ${amount(invoiced)} facturé, il reste ${amount(left)} à facturer.`;
}

function offerSentence(document: Stood, today: IsoDate): string {
  const until = quoteValidUntil(document);
  switch (document.state) {
    case 'accepted':
      return acceptedSentence(document);
    case 'refused':
      return 'Devis refusé.';
    case 'converted':
      return 'Accepté et facturé.';
    case 'expired':
      return `Resté sans réponse, il a expiré le ${formatDayLong(until)}.`;
    case 'cancelled':
      return 'Annulé.';
    case 'sent':
      return `Sans réponse pour l’instant. Il est valable encore ${count(Math.max(0, daysBetween(today, until)), 'jour')}.`;
    default:
      return 'Pas encore envoyé.';
  }
}

function draftSentence(document: Stood, blockers: number): string {
  if (isRequest(document)) return 'Demandé à votre client, il se facture quand vous êtes payé.';
  const lead = 'Brouillon\u00A0: rien n’est encore numéroté ni envoyé.';
  return blockers === 0 ? lead : `${lead} ${count(blockers, 'point')} à régler avant de l’émettre.`;
}

/** « 500,00 € reçus et 120,00 € d’avoir, sur 1 836,00 €. » */
function received({ paidAmount, creditedAmount, gross, currency }: Stood): string {
  const amount = (value: number) => formatAmount(value, currency);
  const parts = [
    ...(paidAmount > 0 ? [`${amount(paidAmount)} reçus`] : []),
    ...(creditedAmount > 0 ? [`${amount(creditedAmount)} d’avoir`] : []),
  ];
  if (parts.length === 0) return '';
  return `${parts.join(' et ')} sur ${amount(gross)}.`;
}

function awaited(document: Stood, today: IsoDate): string {
  const { owedOn: dueDate, state, kind } = document;
  const late = daysLate(document, today);
  const part = askedInPart(document);
  if (late > 0) return `${part ? `${part} en` : 'En'} retard de ${count(late, 'jour')}.`;
  const lead =
    state === 'issued'
      ? `${capital(agreed('émis', kind))}, pas encore ${agreed('envoyé', kind)}. `
      : '';
  if (dueDate === null) return isRetained(document) ? lead.trim() : `${lead}Paiement attendu.`;
  const days = daysBetween(today, dueDate);
  const expected = part ? `${part} attendus` : 'Paiement attendu';
  if (days === 0) return `${lead}${expected} aujourd’hui.`;
  return `${lead}${expected} dans ${count(days, 'jour')}.`;
}

/** « 1 744,20 € » where a part is kept back beside it: what is left is not all asked for now. */
function askedInPart(document: Stood): string | null {
  const { amountDue, heldBack, currency } = document;
  if (heldBack <= 0 || isRetained(document)) return null;
  return formatAmount(sum([amountDue, -heldBack]), currency);
}

/** « 2 100,00 € de retenue de garantie, dus un an après la réception des travaux. » */
function kept({ heldBack, amountDue, currency, owedOn }: Stood): string {
  if (heldBack <= 0 || (owedOn !== null && amountDue <= heldBack)) return '';
  return `${formatAmount(heldBack, currency)} de retenue de garantie, dus un an après la réception des travaux.`;
}

/** Nothing is left but what is kept back. */
function isRetained({ heldBack, amountDue }: Stood): boolean {
  return heldBack > 0 && amountDue <= heldBack;
}

/** How many days what is left is late; what is kept back has its own day. */
export function daysLate(
  document: Pick<Stood, 'kind' | 'status' | 'owedOn'>,
  today: IsoDate,
): number {
  return daysOverdue({ ...document, dueDate: document.owedOn }, today);
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1);
}
