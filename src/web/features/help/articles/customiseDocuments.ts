import type { HelpArticle } from '../article.ts';

export const customiseDocuments: HelpArticle = {
  id: 'customise-documents',
  title: 'Personnaliser ses documents',
  description: 'Modèle, couleur, logo, numérotation, lignes, TVA, notes et mentions légales.',
  category: 'Documents',
  icon: 'brush',
  content: `
## Ce qui vient du profil

- Votre **logo** et vos coordonnées, en haut du document.
- Vos **préfixes** et vos prochains numéros.
- Votre **devise**, copiée sur chaque document à sa création.
- Vos **mentions légales**, déduites de votre forme juridique et de votre régime de TVA.

## L’apparence

Dans « Paramètres », « Apparence des documents » :

- **Modèle** : Classique, Moderne ou Épuré.
- **Couleur** : six encres, ou la vôtre, pourvu qu’elle se lise sur du papier.
- **Taille du logo** : petit, moyen ou grand.

L’aperçu suit vos choix. Vos prochains fichiers les prennent ; les PDF déjà scellés ne changent pas.

## Ce qui se règle document par document

- **Lignes** : quantité jusqu’à quatre décimales (une demi-journée s’écrit 0,5), unité, prix unitaire, désignation.
- **TVA** : tous les taux français, Corse et outre-mer compris, pour tout le document ou ligne par ligne. Une ligne peut aussi être sans TVA : choisissez son motif dans la colonne TVA, par exemple « Débours ».
- **Notes** : conditions, délai, remerciement ; imprimées sous les lignes.
- **Détails** : date de prestation, bon de commande, moyen de paiement.

![Une facture en cours de modification : ses lignes, le taux de TVA et les notes](lines)

## Les mentions manquantes

Une liste précise signale ce que la loi attend et qui manque encore, avec un lien vers le champ. Elle n’empêche jamais d’enregistrer un brouillon. Une facture, elle, ne s’émet qu’avec ce que la loi exige.

## Modifier après l’envoi

Une facture émise ne se modifie plus : un avoir ou une facture rectificative la corrige, voir [Corriger une facture](/help/correct-invoice). Un changement de logo, d’adresse ou de client n’y touche pas.

Un devis envoyé se modifie après un avertissement, tant qu’il n’est pas accepté : le registre garde ce qui a changé, et une nouvelle version est scellée au prochain envoi. Accepté, il se complète par un avenant.
`,
};
