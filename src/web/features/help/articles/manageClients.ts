import type { HelpArticle } from '../article.ts';

export const manageClients: HelpArticle = {
  id: 'manage-clients',
  title: 'Gérer ses clients',
  description: 'Ajouter, retrouver, modifier ou supprimer un client, et lire ses statistiques.',
  category: 'Clients',
  icon: 'clients',
  content: `
## Ajouter un client

1. Ouvrez « Clients » puis « Ajouter un Client ».
2. Dans « Nom, SIRET ou e-mail », écrivez ce que vous avez sous la main. Une entreprise de l’annuaire public remplit la fiche ; le reste va dans son champ.
3. Indiquez le nom du contact : c’est le seul champ obligatoire. L’e-mail permet d’envoyer des documents.
4. Dépliez au besoin l’adresse, le SIRET et le numéro de TVA, le téléphone et les notes.

La fiche fermée par erreur se rouvre comme vous l’aviez laissée ; « Annuler » l’oublie.

Un client sans entreprise s’affiche comme « Particulier ».

Le pays se choisit dans une liste : la TVA et la facture électronique en dépendent. Un client nommé dans une phrase (« facture pour Delaunay… ») est ajouté avec le brouillon.

## Vérifier un numéro de TVA

Sur la fiche d’un client, « Vérifier auprès de VIES » interroge la Commission européenne. La réponse, sa date et son identifiant restent sur la fiche : c’est votre preuve pour une facture sans TVA à un client d’un autre pays de l’Union. L’identifiant est donné si votre propre numéro de TVA figure dans vos paramètres.

## Retrouver un client

La recherche porte sur le nom, l’e-mail et l’entreprise, sans tenir compte des majuscules ni des accents.

## La fiche client

![La fiche de Brasserie Lune : comment elle paie, ses documents, ses coordonnées et ses statistiques](client)

- **Comment il paie** : en combien de jours d’ordinaire, à l’heure ou non, et ce qu’il doit. Rien n’est dit avant trois factures réglées.
- **Coordonnées** : un clic ouvre votre messagerie ou compose le numéro.
- **Statistiques** : nombre de documents, de factures, de devis, montant total et montant impayé, puis ce que chaque mois a facturé.
- **Documents** : les siens, par leur objet, du plus récent au plus ancien.

## Modifier ou supprimer

« Modifier » ouvre les champs ; « Annuler » les remet comme ils étaient. La suppression se confirme sur place, et vous prévient si des documents sont associés à ce client.
`,
};
