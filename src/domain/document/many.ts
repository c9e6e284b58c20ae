import type { IsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import { count } from '#domain/format/words.ts';
import { agreed, isRequest, kindFacts } from './kinds.ts';
import type { DocumentState } from './state.ts';
import type { Document } from './types.ts';

/** What may be done to many documents at once; each by the act that does it to one. */
export const MANY_ACTS = ['email', 'remind', 'sent', 'paid'] as const;
export type ManyAct = (typeof MANY_ACTS)[number];

/** Whether a reminder leaves is said by the letters before it (`reminders/many.ts`), not by the document. */
type PlainAct = Exclude<ManyAct, 'remind'>;

/** As many as are reviewed, or put into one archive of chosen ones. */
export const MOST_AT_ONCE = 100;

/** What is known of a document that is one of many. */
export interface OneOfMany extends Pick<Document, 'kind' | 'status' | 'issuedAt' | 'sentAt'> {
  provisional: boolean;
  state: DocumentState;
  amountDue: number;
  heldBack: number;
  clientName: string;
  clientEmail: string;
  /** What keeps it from being issued, in words. */
  problems: readonly string[];
  /** The last letter with it that left, may have left, or is on its way. */
  letter: { recipient: string; day: IsoDate; state: 'accepted' | 'uncertain' | 'pending' } | null;
}

/** Why an act leaves a document aside; null where it is done. Never more than the act on one would do. */
export function setAside(act: PlainAct, document: OneOfMany): string | null {
  if (isOver(document)) return `${capital(agreed('annulé', document.kind))}\u00A0: rien à faire`;
  switch (act) {
    case 'email':
      return (
        lettersLeft(document) ??
        (document.clientEmail === ''
          ? `${document.clientName} n’a pas d’adresse e-mail`
          : unissuable(document))
      );
    case 'sent':
      return notToBeMarked(document) ?? unissuable(document);
    case 'paid':
      return notToBePaid(document);
  }
}

/** What else happens to a document; null where the act’s name says it all. */
export function alongside(act: PlainAct, document: OneOfMany): string | null {
  const issued = isIssuedBy(document) ? `${agreed('émis', document.kind)} d’abord` : null;
  if (act !== 'email') return issued && capital(issued);
  const paid = document.status === 'paid' && kindFacts(document.kind).owes > 0 && 'déjà payée';
  return [`à ${document.clientEmail}`, issued, paid].filter(Boolean).join(', ');
}

/** Sending an invoice or marking it sent issues it; a request for a deposit leaves as it is. */
export function isIssuedBy(document: OneOfMany): boolean {
  return document.provisional && !isRequest(document);
}

function isOver({ state }: OneOfMany): boolean {
  return state === 'cancelled' || state === 'replaced';
}

function unissuable(document: OneOfMany): string | null {
  const [first, ...others] = document.problems;
  if (!isIssuedBy(document) || first === undefined) return null;
  if (others.length === 0) return first;
  return `${first} Et ${count(others.length, 'autre point', 'autres points')}.`;
}

function lettersLeft({ letter, kind }: OneOfMany): string | null {
  switch (letter?.state) {
    case 'accepted':
      return `Déjà ${agreed('envoyé', kind)} le ${formatDay(letter.day)} à ${letter.recipient}`;
    case 'uncertain':
      return `Le message du ${formatDay(letter.day)} est peut-être parti\u00A0: vérifiez, puis renvoyez-le depuis le document`;
    case 'pending':
      return 'Un envoi est en cours';
    default:
      return null;
  }
}

function notToBeMarked(document: OneOfMany): string | null {
  const { kind, status, sentAt } = document;
  if (isRequest(document)) return REQUEST;
  if (status === 'paid')
    return `Déjà ${agreed(kindFacts(kind).isOffer ? 'facturé' : 'payé', kind)}`;
  const isMarked = kindFacts(kind).isOffer ? status === 'sent' : sentAt !== null;
  return isMarked ? `Déjà ${agreed('envoyé', kind)}` : null;
}

function notToBePaid(document: OneOfMany): string | null {
  const { kind, status, issuedAt, amountDue, heldBack } = document;
  if (kindFacts(kind).owes <= 0) return `Rien à encaisser sur ${anOf(document)}`;
  if (isRequest(document)) return REQUEST;
  if (status === 'paid') return 'Déjà payée';
  if (issuedAt === null) return 'Pas encore émise';
  if (amountDue <= 0) return 'Plus rien n’est dû';
  return heldBack > 0
    ? 'Une retenue de garantie reste due plus tard\u00A0: encaissez depuis la facture'
    : null;
}

const REQUEST = 'Une demande d’acompte se facture quand vous êtes payé, depuis le devis';

function anOf({ kind }: OneOfMany): string {
  return `un ${kindFacts(kind).name.toLowerCase()}`;
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
}
