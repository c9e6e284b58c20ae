import { everybody, exceptFor, type NotTaken } from '#domain/letters/addressees.ts';
import { agreed, kindFacts } from '#domain/document/kinds.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import { documentTitle } from '#domain/document/names.ts';
import { byMeans } from '#domain/document/paymentMeans.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import { holdSentence } from '#domain/reminders/holds.ts';
import { type Stage, stageLabel } from '#domain/reminders/stages.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { documentIn, isOfDocument, type RegisterEntry } from './entry.ts';
import type { PaymentFacts } from './event.ts';
import { choice } from './sentence.ts';

/** What happened to a document, on its own page: « Envoyée à claire@… », « 500,00 € reçus par virement ». */
export interface LifeFact {
  sentence: string;
  /** The day it counts for, where that is not the day it was written down. */
  day: string | null;
  /** The other document it speaks of. */
  otherId: string | null;
}

/** What an entry says to the document's owner; null for what only the register tells. */
export function lifeFact(entry: Pick<RegisterEntry, 'kind' | 'body'>): LifeFact | null {
  // The kind decides the type of the body; a row read from the database has lost that link.
  const told = entry as RegisterEntry;
  if (!isOfDocument(told)) return null;
  const { kind, body } = told;
  const document = documentIn(body);
  const agree = (participle: string) => agreed(participle, document.kind);
  switch (kind) {
    case 'created':
      return body.sourceDocumentId === null
        ? fact(agree('écrit'))
        : fact(`${agree('écrit')} à partir du devis`, body.sourceDocumentId);
    case 'issued':
      return fact(agree('émis'));
    case 'issue_taken_back':
      return fact('Émission reprise, rien n’était parti');
    case 'status_set':
      if (body.byLetter) return null;
      return statusFact(body, kindFacts(document.kind).isOffer, agree);
    case 'emailed':
      if (body.reminder) return fact(reminderSentence(body, body.reminder, agree('relancé')));
      return fact(letterSentence(body, agree('envoyé')));
    case 'reminder_posted': {
      const sentence = remindedBy(body.stage, agree('relancé'));
      return { ...fact(`${sentence}, par courrier`), day: body.day };
    }
    case 'reminders_held': {
      const { hold, until } = body;
      const held = hold && holdSentence({ kind: hold, until, reason: body.reason });
      return fact(held ?? 'Relances reprises');
    }
    case 'converted':
      // Its draft had but a place in line, which moves.
      return fact('Converti en facture', body.invoiceId);
    case 'payment_recorded':
      return { ...fact(paymentSentence(body)), day: body.day };
    case 'payment_reversed':
      return fact(
        `Encaissement de ${formatAmount(-body.amount, body.currency)} annulé${why(body.reason)}`,
      );
    case 'corrected': {
      const { correctionKind: by, correctionNumber: number, correctionId, undone } = body;
      const correction = documentTitle({ kind: by, number });
      if (undone) return fact(`${correction}\u00A0: émission reprise`, correctionId);
      return kindFacts(by).owes < 0
        ? fact(`${correction}, ${formatAmount(-body.gross, body.currency)}`, correctionId)
        : fact(`${agree('remplacé')} par ${number}`, correctionId);
    }
    case 'opened':
      return fact(`${agree('ouvert')} par le client`);
    case 'answered':
      if (body.agreement) {
        return fact(`Accepté en ligne par ${body.agreement.name}${choice(body.agreed)}`);
      }
      if (body.refusal) return fact(`Refusé en ligne${why(body.refusal.reason)}`);
      return fact(`${ANSWERS[body.answer ?? 'none']}${choice(body.agreed)}`);
    case 'marked_sent':
      return fact(`${agree('marqué')} ${agree('envoyé')}`);
    case 'works_accepted':
      return body.day === null
        ? fact('Réception des travaux effacée')
        : { ...fact('Travaux réceptionnés par le client'), day: body.day };
    case 'archived':
      return fact(body.archived ? agree('archivé') : `${agree('sorti')} des archives`);
    case 'edited':
    case 'sealed':
    case 'withdrawn':
    case 'number_returned':
      return null;
  }
}

/** What the client answers themselves has its proof: all else was marked by the quote's owner. */
const ANSWERS: Record<QuoteAnswer | 'none', string> = {
  accepted: 'Marqué accepté par vous',
  refused: 'Marqué refusé par vous',
  none: 'Réponse retirée par vous',
};

/** A status that no other entry tells: « Payé » is told by its payment, « Annulé » by what replaces it. */
function statusFact(
  { from, to }: { from: DocumentStatus; to: DocumentStatus },
  isOffer: boolean,
  agree: (participle: string) => string,
) {
  switch (to) {
    case 'sent':
      return fact(`${agree('marqué')} ${agree('envoyé')}`);
    case 'cancelled':
      return from === 'draft' || isOffer ? fact(agree('annulé')) : null;
    case 'draft':
      return fact(`${agree('repris')} en brouillon`);
    case 'paid':
      return isOffer ? fact('Marqué accepté par vous') : null;
  }
}

interface Letter {
  recipient: string;
  others?: string[];
  notTaken?: NotTaken[];
  ok: boolean;
  duplicate?: true;
  kept?: true;
}

function letterSentence(letter: Letter, sent: string): string {
  const { ok, duplicate, kept, notTaken } = letter;
  const to = everybody(letter);
  if (kept) return `Message pour ${to} gardé dans la boîte d’envoi`;
  if (!ok) return `L’envoi à ${to} a échoué`;
  return `${duplicate ? 'Duplicata envoyé' : sent} à ${to}${exceptFor(notTaken)}`;
}

/** « Relancée (1re relance), à monique@… ». */
function reminderSentence({ recipient, ok, kept }: Letter, stage: Stage, reminded: string): string {
  const what = remindedBy(stage, reminded);
  if (kept) return `${what}\u00A0: message pour ${recipient} gardé dans la boîte d’envoi`;
  return ok
    ? `${what}, à ${recipient}`
    : `${stageLabel(stage)}\u00A0: l’envoi à ${recipient} a échoué`;
}

function remindedBy(stage: Stage, reminded: string): string {
  switch (stage) {
    case 'courtesy':
      return 'Rappel avant l’échéance';
    case 'formal_notice':
      return 'Mise en demeure';
    default:
      return `${reminded} (${stageLabel(stage)})`;
  }
}

function paymentSentence({ amount, currency, method, reason }: PaymentFacts): string {
  const sum = formatAmount(Math.abs(amount), currency);
  return amount < 0
    ? `${sum} rendus ${byMeans(method)}${why(reason)}`
    : `${sum} reçus ${byMeans(method)}`;
}

function why(reason: string | null): string {
  const text = reason?.trim().replace(/\.$/, '') ?? '';
  return text === '' ? '' : `\u00A0: ${text}`;
}

function fact(sentence: string, otherId: string | null = null): LifeFact {
  return { sentence: capital(sentence), day: null, otherId };
}

function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase('fr') + sentence.slice(1);
}
