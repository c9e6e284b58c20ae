import type { HelpArticle } from '../article.ts';

export const correctInvoice: HelpArticle = {
  id: 'correct-invoice',
  title: 'Corriger une facture',
  description:
    'Ce qui change encore après l’émission, et quand choisir un avoir ou une rectificative.',
  category: 'Documents',
  icon: 'correct',
  content: `
Une facture émise ne se modifie plus et ne se supprime pas : la loi veut qu’un autre document la corrige. Tant qu’elle est en brouillon, corrigez-la librement.

## Quel document choisir

- **Un avoir en partie** : un retour, une remise accordée après coup, une prestation qui n’a pas été faite en entier.
- **Un avoir du tout** : la vente est annulée, ou la facture n’aurait pas dû exister.
- **Une facture rectificative** : le nom, l’adresse, un taux ou un montant sont faux. Elle annule et remplace l’originale tout entière.
- **Un avoir total et un nouveau brouillon** : la même facture est à refaire, avec un numéro neuf.

## Faire un avoir

1. Ouvrez la facture, choisissez « Corriger », puis « Une partie est en trop ».
2. Créditez tout ce qui reste, ou les lignes et les quantités de votre choix.
3. Donnez le motif : il est imprimé sur l’avoir.
4. L’avoir s’ouvre en brouillon. Relisez-le, émettez-le, puis envoyez-le à votre client.

![La fenêtre « Faire un avoir » : ce qui est crédité et le motif](correct)

Sur une **situation de travaux**, ce que l’avoir crédite d’un lot redevient à facturer : la prochaine situation le reprend. Pour une baisse de prix définitive, remplacez dans l’avoir la ligne du lot par une ligne libre.

Un avoir ne dépasse jamais ce qui reste de la facture, ligne par ligne et taux par taux. Il diminue ce que le client vous doit ; une facture créditée en entier est « Soldée par avoir ». S’il avait déjà payé, enregistrez ce que vous lui rendez : voir [Encaisser](/help/record-payments).

## Faire une facture rectificative

1. Choisissez « Corriger », puis « Une mention est fausse », et dites ce qui est corrigé.
2. Une copie s’ouvre en brouillon : mettez-la au point.
3. Émettez-la. L’originale devient « Remplacée » et plus rien n’est dû sur elle.

Une facture déjà payée ou créditée, et une facture d’acompte, ne se remplacent pas : faites un avoir.

## Je viens de l’émettre par erreur

Si rien n’a quitté Encrier, ni e-mail ni téléchargement, et que son numéro est le dernier de la série, remettez-la en « Brouillon » : l’émission est reprise, et le registre le dit.

## Les numéros

Les avoirs ont leur propre série, AV- par défaut. Les rectificatives suivent la série des factures.
`,
};
