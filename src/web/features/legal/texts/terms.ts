import type { LegalText } from '../legalText.ts';

/**
 * C. com. art. L441-1 and L441-10; règlement (UE) 2023/2854 (Data Act) for leaving. Figures:
 * docs/product.md, Plans.
 */
export const terms: LegalText = {
  title: 'Conditions générales de vente',
  summary:
    'Ce que comprend un abonnement, ce qu’il coûte, comment il commence et comment il finit.',
  lastUpdated: '21 novembre 2026',
  sections: [
    {
      title: 'Identité du vendeur et champ d’application',
      blocks: [
        'Les présentes conditions régissent les abonnements au service Encrier souscrits auprès de {name}, {legalForm}, {address}, SIRET {siret} (« le vendeur »). L’identité complète figure dans les [mentions légales](/legal).',
        'Le service est destiné aux professionnels : indépendants, entrepreneurs individuels et sociétés, agissant pour les besoins de leur activité. En souscrivant, vous déclarez agir à ce titre.',
      ],
    },
    {
      title: 'Formules',
      blocks: [
        [
          'Beta access : gratuit, documents illimités, pendant la durée de la phase beta.',
          'Essentiel : 40 documents par mois, que la facturation soit mensuelle ou annuelle.',
          'Premium : documents illimités et support prioritaire.',
        ],
        'Toutes les formules donnent accès à la rédaction assistée, à la gestion des clients, à l’export PDF et ZIP et à l’envoi par e-mail. Une formule présentée comme « Bientôt disponible » ne peut pas encore être souscrite.',
      ],
    },
    {
      title: 'Prix',
      blocks: [
        'Les prix sont indiqués en euros hors taxes ; la TVA applicable s’y ajoute.',
        [
          'Essentiel : 37 € par mois, ou 31 € par mois facturés à l’année.',
          'Premium : 47 € par mois, ou 39 € par mois facturés à l’année.',
        ],
        'Toute évolution de prix vous est annoncée au moins trente jours avant votre prochaine échéance et ne s’applique qu’à partir d’elle.',
      ],
    },
    {
      title: 'Commande et paiement',
      blocks: [
        'La commande se fait en ligne : choix de la formule, récapitulatif, paiement par carte auprès de Stripe. Le contrat est formé à la confirmation du paiement. Le vendeur n’a jamais connaissance de votre numéro de carte.',
        'L’abonnement est payable d’avance, à chaque échéance. Tout retard de paiement rend exigibles des pénalités au taux de trois fois le taux d’intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement (articles L. 441-10 et D. 441-5 du code de commerce). Aucun escompte n’est accordé pour paiement anticipé.',
      ],
    },
    {
      title: 'Durée, renouvellement et résiliation',
      blocks: [
        'L’abonnement est conclu pour une période d’un mois au moins, ou d’un an, et se renouvelle pour la même durée.',
        'Vous pouvez le résilier à tout moment depuis l’écran « Paramètres ». La résiliation prend effet à la fin de la période en cours ; vous gardez l’accès jusque-là. Le passage à une formule supérieure est immédiat, avec calcul au prorata.',
      ],
    },
    {
      title: 'Remboursement et rétractation',
      blocks: [
        'Une demande de remboursement peut être adressée dans les 7 jours de la transaction, selon la [politique de remboursement](/refund).',
        'Lorsque la loi vous accorde un droit de rétractation de quatorze jours, il s’exerce en plus et sans être réduit par cette politique.',
      ],
    },
    {
      title: 'Disponibilité et responsabilité',
      blocks: [
        'Le vendeur met en œuvre les moyens raisonnables pour assurer la continuité du service, sans garantir une absence totale d’interruption. Les maintenances sont, autant que possible, faites hors des heures ouvrées.',
        'La responsabilité du vendeur, toutes causes confondues, est limitée aux sommes payées au cours des douze mois précédant le fait générateur, sauf faute lourde, dol, dommage corporel ou disposition impérative contraire. Le contenu des documents émis relève de votre vérification, comme le précisent les [conditions générales d’utilisation](/terms-of-use).',
      ],
    },
    {
      title: 'Export des données et changement de prestataire',
      blocks: [
        'Vous pouvez exporter à tout moment l’ensemble de vos données dans des formats ouverts (JSON, PDF, XML Factur-X, ZIP), sans frais.',
        'Pour changer de prestataire, un préavis de deux mois au plus suffit (règlement (UE) 2023/2854). Vos données restent accessibles trente jours au moins après la fin de l’abonnement pour vous permettre de les récupérer.',
      ],
    },
    {
      title: 'Données personnelles',
      blocks: [
        'La [politique de confidentialité](/privacy) décrit les traitements. Elle vaut accord de sous-traitance, au sens de l’article 28 du RGPD, pour les données de vos clients.',
      ],
    },
    {
      title: 'Droit applicable et litiges',
      blocks: [
        'Le contrat est soumis au droit français. En cas de différend, écrivez d’abord au support : une solution amiable est recherchée.',
        'À défaut, entre professionnels, le litige est porté devant les tribunaux du ressort du siège du vendeur. Un consommateur peut saisir gratuitement le médiateur : {mediator}, ainsi que le tribunal de son domicile.',
      ],
    },
  ],
};
