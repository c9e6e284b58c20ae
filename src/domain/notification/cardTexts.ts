import { documentInSentence } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { NotificationText } from './texts.ts';

/** What happened to money paid by card; amounts TTC. */
export interface CardMoney {
  /** Null when it is no longer there. */
  document: Pick<Document, 'kind' | 'number'> | null;
  amount: number;
  currency: string;
}

/** A client paid; `problem` is what its user has to settle. */
export function cardPaid(money: CardMoney, problem: string | null): NotificationText {
  const paid = `${sumOf(money)} payés par carte${on(money)}.`;
  return problem === null
    ? { title: 'Paiement par carte reçu', message: paid }
    : { title: 'Paiement par carte à vérifier', message: `${paid} ${problem}` };
}

/** The bank of the client refused after all what the client had given. */
export function cardFailed(money: CardMoney): NotificationText {
  return {
    title: 'Paiement par carte refusé',
    message: `Le paiement de ${sumOf(money)}${on(money)} n’a pas abouti.`,
  };
}

/** Money was given back at Stripe; `booked`: the books say so too. */
export function cardRefunded(money: CardMoney, booked: boolean): NotificationText {
  const rest = booked
    ? 'Les relances de ce document attendent votre décision.'
    : 'Il n’a pas pu être noté sur le document\u00A0: vérifiez ses encaissements.';
  return {
    title: 'Paiement par carte remboursé',
    message: `${sumOf(money)} rendus par Stripe${on(money)}. ${rest}`,
  };
}

/** The bank refused a refund: the money is back. */
export function cardRefundFailed(money: CardMoney): NotificationText {
  return {
    title: 'Remboursement refusé',
    message: `Le remboursement de ${sumOf(money)}${on(money)} n’a pas abouti\u00A0: la somme est revenue chez vous.`,
  };
}

/** The client contests the payment at their bank, or that came to its end. */
export function cardContested(
  money: CardMoney,
  outcome: 'open' | 'won' | 'lost',
  booked: boolean,
): NotificationText {
  switch (outcome) {
    case 'open':
      return {
        title: 'Paiement par carte contesté',
        message: `Votre client conteste ${sumOf(money)}${on(money)} auprès de sa banque. Répondez-lui depuis Stripe\u00A0; les relances de ce document attendent.`,
      };
    case 'won':
      return {
        title: 'Contestation close en votre faveur',
        message: `${sumOf(money)}${on(money)} vous restent acquis.`,
      };
    case 'lost':
      return {
        title: 'Contestation perdue',
        message: booked
          ? `${sumOf(money)}${on(money)} ont été rendus au client par sa banque\u00A0: cette somme est de nouveau due.`
          : `${sumOf(money)}${on(money)} ont été rendus au client par sa banque. Vérifiez les encaissements du document.`,
      };
  }
}

/** Why a payment could not simply be booked. */
export const CARD_PROBLEMS = {
  gone: 'Le document n’existe plus\u00A0: la somme est sur votre compte Stripe, à rembourser ou à facturer.',
  closed: (document: Pick<Document, 'kind' | 'number'>) =>
    `Rien n’y est plus dû\u00A0: remboursez la somme depuis Stripe, ou encaissez-la sur le document qui remplace ${documentInSentence(document)}.`,
  tooMuch: (excess: number, currency: string) =>
    `C’est ${formatAmount(excess, currency)} de trop\u00A0: remboursez-les depuis Stripe, ou gardez-les en accord avec votre client.`,
  otherAmount: (asked: number, currency: string) =>
    `La page demandait ${formatAmount(asked, currency)}\u00A0: comparez avec votre compte Stripe.`,
  otherCurrency:
    'Ce n’est pas la devise du document\u00A0: enregistrez vous-même ce que vous avez reçu.',
  requestChanged:
    'La demande d’acompte a changé depuis\u00A0: notez vous-même l’acompte reçu, une fois son montant vérifié.',
  notInvoiced: (why: string) =>
    `La facture d’acompte n’a pas pu être émise\u00A0: ${why} Notez ensuite l’acompte reçu.`,
} as const;

/** What became of the user's account at Stripe without their asking here. */
export function cardAccountChanged(change: 'ready' | 'suspended' | 'left'): NotificationText {
  switch (change) {
    case 'ready':
      return {
        title: 'Paiement par carte prêt',
        message: 'Vos clients peuvent payer par carte sur la page de leurs documents.',
      };
    case 'suspended':
      return {
        title: 'Paiement par carte suspendu',
        message:
          'Stripe demande quelque chose avant de continuer\u00A0: la carte n’est plus proposée à vos clients. Ouvrez votre compte Stripe.',
      };
    case 'left':
      return {
        title: 'Compte Stripe déconnecté',
        message:
          'L’accès d’Encrier a été retiré depuis Stripe\u00A0: la carte n’est plus proposée à vos clients.',
      };
  }
}

function sumOf({ amount, currency }: CardMoney): string {
  return formatAmount(amount, currency);
}

function on({ document }: CardMoney): string {
  return document === null ? '' : ` sur ${documentInSentence(document)}`;
}
