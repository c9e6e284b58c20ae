import type { IsoDate } from '#domain/calendar.ts';
import { agreedOf, agreedWords } from '#domain/document/agreed.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import { agreed } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import { documentTitle } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { TIER_NAMES, type Tier } from '#domain/plan/catalogue.ts';
import type { UsageThreshold } from '#domain/plan/quota.ts';

/** What a notification says, cause by cause (docs/product.md, Notifications). */
export interface NotificationText {
  title: string;
  message: string;
}

type Named = Pick<Document, 'kind' | 'number'>;

/**
 * The transport accepted the message; `kept`: the local outbox, from which nothing leaves; `except`
 * says for whom it did not.
 */
export function emailSent(
  document: Named,
  recipient: string,
  kept: boolean,
  except = '',
): NotificationText {
  if (kept) {
    return {
      title: 'E-mail gardé',
      message: `${documentTitle(document)}\u00A0: message à ${recipient} gardé dans la boîte d’envoi locale.`,
    };
  }
  return {
    title: 'E-mail envoyé',
    message: `${documentTitle(document)}\u00A0: ${agreed('envoyé', document.kind)} à ${recipient}${except}.`,
  };
}

/** The transport refused the message; the document keeps its status and may be sent again. */
export function emailFailed(document: Named, recipient: string, reason: string): NotificationText {
  return {
    title: 'Échec de l’envoi',
    message: `${documentTitle(document)} n’a pas pu être ${agreed('envoyé', document.kind)} à ${recipient}\u00A0: ${reason}`,
  };
}

/** An invoice whose due date is past; `left` is what is still owed, TTC. */
export function invoiceOverdue(invoice: {
  number: string;
  clientName: string;
  dueDate: IsoDate;
  left: number;
  currency: string;
}): NotificationText {
  const amount = formatAmount(invoice.left, invoice.currency);
  return {
    title: 'Facture en retard',
    message: `La facture ${invoice.number} de ${invoice.clientName} devait être réglée le ${formatDay(invoice.dueDate)}\u00A0: il reste ${amount} à payer.`,
  };
}

/** A retention on the day it falls due, a year after the works, or once it is late; `left` is TTC. */
export function retentionOwed(retention: {
  number: string;
  clientName: string;
  dueOn: IsoDate;
  left: number;
  currency: string;
  isLate: boolean;
}): NotificationText {
  const { number, clientName, dueOn, isLate } = retention;
  const amount = formatAmount(retention.left, retention.currency);
  const whose = `La retenue de garantie de la facture ${number} de ${clientName}`;
  if (isLate) {
    return {
      title: 'Retenue de garantie en retard',
      message: `${whose} devait être réglée le ${formatDay(dueOn)}\u00A0: il reste ${amount} à payer.`,
    };
  }
  return {
    title: 'Retenue de garantie due',
    message: `${whose} est due aujourd’hui, un an après la réception des travaux\u00A0: ${amount} à encaisser.`,
  };
}

/** A quote became an invoice: a draft, whose number is only a place in line and moves. */
export function quoteConverted(quote: { number: string }): NotificationText {
  return {
    title: 'Devis converti',
    message: `Le devis ${quote.number} est devenu une facture, en brouillon.`,
  };
}

/** The client answered a quote on their page; `how` is their name, or their reason. */
export function quoteAnswered(quote: Document, answer: QuoteAnswer, how: string): NotificationText {
  if (answer === 'refused') {
    return { title: 'Devis refusé', message: `Le devis ${quote.number} est refusé\u00A0: ${how}.` };
  }
  const options = agreedOf(quote);
  const choice = options ? `, ${agreedWords(options)}` : '';
  const message = `Le devis ${quote.number} est accepté par ${how}${choice}.`;
  return { title: 'Devis accepté', message };
}

/** The client accepted a quote on their page, and its deposit was asked of them at once. */
export function acceptedWithDeposit(
  quote: Document,
  name: string,
  asked: { gross: number; currency: string },
): NotificationText {
  const { title, message } = quoteAnswered(quote, 'accepted', name);
  const sum = formatAmount(asked.gross, asked.currency);
  return { title, message: `${message} L’acompte de ${sum} lui est demandé sur sa page.` };
}

/** A quote is accepted, and the deposit it asks for could not be asked: it is to be done by hand. */
export function orderDepositRefused(quote: { number: string }, reason: string): NotificationText {
  return {
    title: 'Acompte à demander',
    message: `Le devis ${quote.number} est accepté, mais son acompte n’a pas été demandé\u00A0: ${reason}`,
  };
}

/** The quota of Essentiel is nearly, or fully, used. */
export function planLimit(
  threshold: UsageThreshold,
  used: number,
  limit: number,
): NotificationText {
  if (threshold === 100) {
    return {
      title: 'Limite atteinte',
      message: `Vous avez créé ${used} documents sur ${limit} pour le mois en cours. Passez à Premium pour continuer sans limite.`,
    };
  }
  return {
    title: 'Limite bientôt atteinte',
    message: `Vous avez créé ${used} documents sur ${limit} pour le mois en cours.`,
  };
}

/** What happened to a subscription. */
export type SubscriptionChange =
  | { kind: 'activated'; tier: Tier }
  | { kind: 'changed'; tier: Tier }
  | { kind: 'cancelled'; tier: Tier; until: IsoDate | null }
  | { kind: 'ended' }
  | { kind: 'payment_failed' };

/** The subscription began, changed, will end, ended, or could not be charged. */
export function subscriptionChanged(change: SubscriptionChange): NotificationText {
  switch (change.kind) {
    case 'activated':
      return {
        title: 'Abonnement activé',
        message: `Votre abonnement ${TIER_NAMES[change.tier]} est actif.`,
      };
    case 'changed':
      return {
        title: 'Abonnement modifié',
        message: `Vous êtes maintenant abonné à la formule ${TIER_NAMES[change.tier]}.`,
      };
    case 'cancelled': {
      const end =
        change.until === null ? 'à la fin de la période en cours' : `au ${formatDay(change.until)}`;
      return {
        title: 'Abonnement annulé',
        message: `Votre abonnement ${TIER_NAMES[change.tier]} est annulé. Vous gardez votre accès jusqu’${end}.`,
      };
    }
    case 'ended':
      return {
        title: 'Abonnement terminé',
        message: 'Votre abonnement est terminé. Choisissez une formule pour retrouver votre accès.',
      };
    case 'payment_failed':
      return {
        title: 'Paiement refusé',
        message: 'Le paiement de votre abonnement a été refusé. Vérifiez votre moyen de paiement.',
      };
  }
}
