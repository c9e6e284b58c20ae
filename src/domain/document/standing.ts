import { type IsoDate, daysBetween } from '#domain/calendar.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { daysOverdue, quoteValidUntil } from './dueDate.ts';
import { offerSentence } from './offerSentence.ts';
import type { Stood } from './stood.ts';
import { agreed, isRequest, kindFacts } from './kinds.ts';
import { sum } from '#domain/money/decimal.ts';

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
