import { formatAmount } from '#domain/format/numbers.ts';
import { isRequest } from '#domain/document/kinds.ts';
import { documentInSentence } from '#domain/document/names.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { FollowUp } from './followUp.ts';

type Followed = Pick<DocumentAnswer, 'kind' | 'number' | 'issuedAt' | 'gross' | 'vat' | 'currency'>;

/** What the dialog of an act is called. */
export function followUpTitle(act: FollowUp, document: Followed): string {
  return act === 'correct' ? `Corriger ${documentInSentence(document)}` : TITLES[act];
}

const TITLES: Record<Exclude<FollowUp, 'correct'>, string> = {
  credit: 'Faire un avoir',
  rectify: 'Facture rectificative',
  again: 'Avoir total et nouveau brouillon',
  ask_deposit: 'Demander un acompte',
  received: 'J’ai reçu l’acompte',
  receipt: 'J’ai reçu l’acompte',
  make_situation: 'Faire une situation de travaux',
  accept_works: 'Réception des travaux',
  accept_options: 'Devis accepté',
};

/** What an act does, said before it is done. */
export function followUpWords(act: FollowUp, document: Followed): string {
  const name = documentInSentence(document);
  switch (act) {
    case 'correct':
      return 'Émise, elle ne s’efface plus\u00A0: un autre document la corrige. Dites ce qui ne va pas, il se prépare.';
    case 'credit':
      return `Un avoir sur ${name} est préparé en brouillon. Une fois émis, il réduit ce que votre client vous doit, TVA comprise.`;
    case 'rectify':
      return `Une copie de ${name} est préparée en brouillon, à corriger. Une fois émise, elle annule et remplace l’original.`;
    case 'again':
      return `Deux brouillons sont préparés\u00A0: un avoir du total de ${name}, et la même facture à refaire. L’avoir s’ouvre, à émettre.`;
    case 'ask_deposit':
      return `Une demande d’acompte est préparée à partir du devis ${document.number}. Ce n’est pas une facture\u00A0: l’acompte se facture quand vous êtes payé.`;
    case 'accept_works':
      return 'Le jour où votre client a réceptionné les travaux. La retenue de garantie est due un an après, sauf opposition par lettre recommandée (loi n° 71-584).';
    case 'accept_options':
      return `Cochez les options que votre client a retenues sur ${name}. Les autres ne seront pas facturées.`;
    case 'make_situation':
      return 'Dites où en est chaque ligne du devis, depuis le début. Seul ce qui est fait et pas encore facturé est préparé, en brouillon.';
    case 'received':
    case 'receipt':
      return isRequest(document)
        ? `Vous avez reçu ${formatAmount(document.gross, document.currency)}${document.vat ? ' TTC' : ''}. La facture d’acompte est émise, déjà réglée. Elle ne pourra plus être modifiée.`
        : `La facture d’acompte sur ${name} est émise, déjà réglée. Elle ne pourra plus être modifiée.`;
  }
}
