import type { LegalText } from '../legalText.ts';

/** LCEN (loi 2004-575) art. 1-1: who publishes, who directs, who hosts. */
export const legalNotice: LegalText = {
  title: 'Mentions légales',
  summary: 'Qui édite ce service, qui l’héberge, et les règles qui s’y appliquent.',
  lastUpdated: '23 novembre 2026',
  sections: [
    {
      title: 'Éditeur',
      blocks: [
        'Le service Encrier accessible à cette adresse est édité par l’exploitant de la présente installation, conformément à l’article 1-1 de la loi n° 2004-\u2060575 du 21 juin 2004 pour la confiance dans l’économie numérique :',
        [
          'Dénomination : {name}',
          'Forme juridique : {legalForm}',
          'Capital social : {capital}',
          'Siège social : {address}',
          'SIRET : {siret}',
          'Immatriculation : {rcs}',
          'Numéro de TVA intracommunautaire : {vatNumber}',
          'E-mail : {email}',
          'Téléphone : {phone}',
          'Directeur ou directrice de la publication : {director}',
        ],
      ],
    },
    {
      title: 'Hébergement',
      blocks: [
        'Le service et les données qui lui sont confiées sont hébergés par :',
        ['{hostName}', 'Adresse : {hostAddress}', 'Téléphone : {hostPhone}'],
      ],
    },
    {
      title: 'Propriété intellectuelle',
      blocks: [
        'Le logiciel, son nom, son logo, ses textes et sa mise en page sont protégés par le droit de la propriété intellectuelle. Toute reproduction sans autorisation est interdite, sauf exceptions prévues par la loi.',
        'Les documents que vous créez, leurs textes et votre logo restent les vôtres. L’éditeur n’en fait aucun autre usage que de vous rendre le service.',
      ],
    },
    {
      title: 'Données personnelles',
      blocks: [
        'Les traitements de données, leurs finalités, leurs durées et vos droits sont décrits dans la [politique de confidentialité](/privacy).',
        'Le service n’emploie aucun cookie publicitaire ni aucun outil de mesure d’audience.',
      ],
    },
    {
      title: 'Conditions applicables',
      blocks: [
        'L’usage du service est régi par les [conditions générales d’utilisation](/terms-of-use) ; les abonnements payants par les [conditions générales de vente](/terms) et la [politique de remboursement](/refund).',
        'Encrier n’est pas une « plateforme agréée » au sens de la réforme de la facturation électronique. Il génère des factures Factur-X (profil EN 16931) ; l’envoi par e-mail ne vaut pas transmission par une plateforme agréée. À compter de votre date d’obligation, déposez vos factures sur la plateforme que vous avez choisie.',
        'Encrier n’a reçu aucun certificat d’un organisme accrédité, et son éditeur n’a délivré aucune attestation individuelle, au sens de l’article 286, I, 3° bis du code général des impôts (encaissement de particuliers par un assujetti à la TVA).',
      ],
    },
  ],
};
