import type { LegalText } from '../legalText.ts';

/**
 * Requests within 7 days. C. conso. L221-18: fourteen days for those it protects
 * (docs/product.md, Plans).
 */
export const refund: LegalText = {
  title: 'Politique de remboursement',
  summary: 'Quand et comment demander le remboursement d’un abonnement.',
  lastUpdated: '21 novembre 2026',
  sections: [
    {
      title: 'Délai',
      blocks: [
        'Vous pouvez demander le remboursement d’un paiement dans les 7 jours qui suivent la transaction, sans avoir à vous justifier. L’accès beta est gratuit : il n’y a rien à rembourser.',
      ],
    },
    {
      title: 'Comment demander',
      blocks: [
        'Écrivez par le [formulaire de contact](/contact) en choisissant la raison « Facturation », ou à {email}, en indiquant :',
        [
          'l’adresse e-mail de votre compte ;',
          'la date et le montant du paiement ;',
          'la formule concernée.',
        ],
        'Un accusé de réception vous est adressé, en principe sous 24 heures les jours ouvrés.',
      ],
    },
    {
      title: 'Mode et délai de remboursement',
      blocks: [
        'Le remboursement est fait par Stripe, sur le moyen de paiement d’origine, au plus tard quatorze jours après l’acceptation de la demande. Le délai d’affichage dépend ensuite de votre banque.',
        'L’abonnement remboursé prend fin. Vos données restent accessibles trente jours au moins pour que vous puissiez les exporter.',
      ],
    },
    {
      title: 'Au-delà de 7 jours',
      blocks: [
        'Passé ce délai, la résiliation reste possible à tout moment et prend effet à la fin de la période payée, sans remboursement au prorata. Une interruption prolongée du service de notre fait donne droit à un remboursement proportionné à sa durée.',
      ],
    },
    {
      title: 'Droit de rétractation',
      blocks: [
        'Le service s’adresse à des professionnels. Si la loi vous reconnaît néanmoins un droit de rétractation de quatorze jours (article L. 221-18 du code de la consommation), le délai de 7 jours ci-dessus ne le réduit en rien : une déclaration sans équivoque, par le formulaire de contact ou par e-mail, suffit. Un accusé de réception daté vous est remis.',
      ],
    },
    {
      title: 'Désaccord',
      blocks: [
        'Si une réponse ne vous convient pas, demandez son réexamen au support. Un consommateur peut ensuite saisir gratuitement le médiateur : {mediator}.',
      ],
    },
  ],
};
