import type { HelpArticle } from '../article.ts';

export const recordPayments: HelpArticle = {
  id: 'record-payments',
  title: 'Encaisser',
  description:
    'Enregistrer un paiement, une partie, un remboursement ; reçus, clôtures et loi anti-fraude.',
  category: 'Documents',
  icon: 'payment',
  content: `
## Enregistrer un paiement

1. Ouvrez la facture émise et choisissez « Encaisser ».
2. Le reste à payer est proposé. Tapez une partie si le client n’a payé qu’une partie.
3. Dites la date, le moyen de paiement et, si vous en avez une, la référence.

![La fenêtre « Encaisser » : le montant, la date et le moyen de paiement](payment)

La facture passe à « Payé » quand plus rien n’est dû. Choisir « Payé » parmi les statuts enregistre le paiement du reste, aujourd’hui. Un devis ne s’encaisse pas : [demandez un acompte](/help/request-deposit).

## Se tromper, rendre, recevoir trop

- **Une erreur** : « Annuler » ajoute une ligne contraire, avec sa raison. Les deux restent visibles : rien ne s’efface.
- **Un remboursement** : enregistrez une somme rendue, et dites pourquoi.
- **Un trop-perçu** : cochez que le client a payé de trop ; l’excédent reste à lui rendre.

## Le reçu

Chaque encaissement a son « Reçu (PDF) ». La facture scellée, elle, ne change pas.

## Pour votre comptabilité

En haut du registre, « Encaissements en CSV » donne chaque ligne, répartie par taux de TVA. « TVA à déclarer » suit les dates qui comptent : l’encaissement pour les prestations, la facture pour les biens. En micro-entreprise, le livre des recettes est tenu pour vous, en PDF et en CSV.

## Les clôtures

Chaque jour où vous avez enregistré un encaissement est clos dans la nuit qui suit, puis chaque mois et chaque année. Une clôture garde pour toujours ses totaux, par taux de TVA et par moyen de paiement, avec le total perpétuel depuis le premier encaissement.

Un oubli saisi plus tard garde sa vraie date, mais entre dans la clôture du jour de sa saisie : rien ne s’ajoute à ce qui est clos. « Vérifier le registre » recompte chaque clôture.

## La loi anti-fraude à la TVA

Un assujetti à la TVA qui enregistre dans un logiciel les paiements de clients **particuliers** doit employer un logiciel dont les données sont inaltérables, sécurisées, conservées et archivées (article 286, I, 3° bis du CGI). Il le justifie par un certificat d’organisme accrédité ou par une attestation individuelle de l’éditeur, de nouveau admise depuis la loi de finances pour 2026. À défaut, l’amende est de 7 500 €.

À ce jour, Encrier n’est **ni certifié ni attesté**. Il tient ses encaissements, ses clôtures et ses archives dans l’esprit de ce texte, mais aucun document ne peut vous être remis pour le prouver. Si vous êtes concerné, enregistrez ces paiements dans un logiciel certifié ou attesté, et demandez conseil à votre expert-comptable.

Vous n’êtes pas concerné si vous êtes en franchise en base, si toutes vos opérations sont exonérées, ou si tous vos clients sont des professionnels.
`,
};
