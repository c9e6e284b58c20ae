import type { LegalText } from '../legalText.ts';

export const termsOfUse: LegalText = {
  title: 'Conditions générales d’utilisation',
  summary:
    'Les règles d’usage du service, ce qu’il fait pour vous et ce qui reste de votre ressort.',
  lastUpdated: '23 novembre 2026',
  sections: [
    {
      title: 'Objet',
      blocks: [
        'Encrier permet de gérer des clients et de créer, numéroter, conserver et envoyer des factures, des avoirs, des acomptes et des devis, et d’en suivre le règlement, à partir d’une description rédigée en français. Les présentes conditions s’appliquent à toute personne qui ouvre un compte ou consulte le site.',
      ],
    },
    {
      title: 'Accès au service',
      blocks: [
        'Le service est accessible par un navigateur récent. L’ouverture d’un compte suppose d’être majeur, d’agir pour une activité professionnelle et de fournir des informations exactes.',
        'La création de documents demande un abonnement actif ou l’accès beta, et un profil d’entreprise complet : dénomination, adresse, code postal, ville et SIRET.',
      ],
    },
    {
      title: 'Sécurité du compte',
      blocks: [
        'Vous choisissez un mot de passe propre à ce service et le gardez secret. Nous recommandons la validation en deux étapes.',
        'Après trop d’échecs de connexion, le compte est bloqué quinze minutes. Prévenez-nous sans délai si vous soupçonnez un accès par un tiers ; vous pouvez aussi fermer vos sessions ouvertes depuis l’écran « Paramètres ».',
      ],
    },
    {
      title: 'Usages admis',
      blocks: [
        'Vous vous engagez à ne pas :',
        [
          'émettre de document faux, trompeur ou correspondant à une opération fictive ;',
          'envoyer de messages non sollicités au moyen du service ;',
          'saisir des données personnelles sans en avoir le droit, ni de données sensibles étrangères à la facturation ;',
          'contourner les limites techniques, sonder ou surcharger le service ;',
          'usurper l’identité d’une autre entreprise.',
        ],
      ],
    },
    {
      title: 'Rédaction assistée',
      blocks: [
        'La rédaction est une proposition. Elle est produite par une grammaire française embarquée ou, si l’exploitant en a configuré un, par un modèle d’intelligence artificielle dont les montants sont contrôlés par le logiciel.',
        'Aucun prix n’est inventé : une ligne sans prix porte la mention « Prix à compléter ». Une description peut néanmoins être mal comprise. Vous relisez chaque document avant de l’envoyer et restez seul responsable de son contenu.',
      ],
    },
    {
      title: 'Vos obligations fiscales et légales',
      blocks: [
        'Vous choisissez votre régime de TVA, vos mentions et vos préfixes. Le logiciel numérote les factures à leur émission, à la suite, et n’en laisse modifier aucune : une erreur se corrige par un avoir ou une facture rectificative. Il refuse d’émettre ce qui lui paraît incomplet et signale le reste ; il ne remplace ni un conseil ni un expert-comptable. Les pièces se conservent dix ans.',
        'Encrier n’est pas une « plateforme agréée » et n’en revendique ni le titre ni l’effet. Il génère des factures Factur-X (profil EN 16931). L’envoi par e-mail ne vaut pas transmission par une plateforme agréée : à compter de votre date d’obligation, déposez la facture sur votre plateforme.',
        'Le registre chaîné et les clôtures d’encaissements aident à prouver l’intégrité de vos documents. Ils ne constituent ni un certificat ni une attestation au sens de l’article 286, I, 3° bis du code général des impôts, et l’éditeur n’en a délivré aucun à ce jour. Si vous êtes assujetti à la TVA et encaissez des particuliers, il vous revient d’enregistrer ces paiements dans un logiciel qui en dispose.',
      ],
    },
    {
      title: 'Propriété intellectuelle',
      blocks: [
        'Le logiciel et ses contenus appartiennent à leurs titulaires ; vous recevez un droit d’usage personnel et non exclusif pour la durée de votre compte.',
        'Vos documents, vos textes et votre logo vous appartiennent. Vous accordez le seul droit de les stocker, de les mettre en page et de les transmettre pour vous.',
      ],
    },
    {
      title: 'Responsabilité',
      blocks: [
        'L’exploitant répond de la bonne exécution du service dans les limites fixées par les [conditions générales de vente](/terms). Il n’intervient pas dans la relation entre vous et vos clients, et ne répond ni d’un document que vous n’avez pas relu, ni d’un message refusé par le serveur de son destinataire.',
      ],
    },
    {
      title: 'Suspension et évolution des conditions',
      blocks: [
        'Un compte qui enfreint ces conditions peut être suspendu, après avertissement sauf urgence. Vous pouvez alors demander l’export de vos données.',
        'Ces conditions peuvent évoluer avec le service. Une modification importante est annoncée au moins trente jours à l’avance ; vous pouvez la refuser en supprimant votre compte. Pour toute question : {email} ou le [formulaire de contact](/contact).',
      ],
    },
  ],
};
