import type { HelpArticle } from '../article.ts';

export const subscription: HelpArticle = {
  id: 'subscription',
  title: 'Abonnement et facturation',
  description: 'Formules, limites, changement de formule, résiliation et remboursement.',
  category: 'Compte',
  icon: 'card',
  content: `
## Les formules

- **Beta access** : gratuit, documents illimités.
- **Essentiel** : 37 € HT par mois, ou 31 € HT par mois à l’année, soit deux mois offerts. 40 documents par mois.
- **Premium** : 47 € HT par mois, ou 39 € HT par mois à l’année. Documents illimités et support prioritaire.

## Suivre votre usage

En bas du menu, la barre montre les documents créés dans le mois et la date de renouvellement. Une notification vous prévient à 80 % puis à 100 % de la limite.

![La section « Abonnement » des paramètres : la formule et les documents de la période](plan)

## Changer de formule ou résilier

1. Ouvrez « Paramètres » puis « Abonnement ».
2. Pour une formule supérieure, le changement est immédiat, au prorata.
3. Pour résilier, confirmez : vous gardez l’accès jusqu’à la fin de la période payée.

Vos données restent accessibles 30 jours après la fin de l’abonnement. Exportez-les avant : vos factures se conservent dix ans.

## Remboursement

Demandez-le dans les 7 jours de la transaction : voir la [politique de remboursement](/refund).

## Un paiement n’apparaît pas

Utilisez « Actualiser », dans la section « Abonnement » des paramètres. Si l’installation n’a pas configuré le paiement, l’écran le dit et propose l’accès beta.
`,
};
