import type { HelpArticle } from '../article.ts';

export const cardPayments: HelpArticle = {
  id: 'card-payments',
  title: 'Être payé par carte',
  description:
    'Connecter son compte Stripe, ce que voit le client, remboursements, contestations et frais.',
  category: 'Documents',
  icon: 'card',
  content: `
## Connecter votre compte Stripe

1. Ouvrez « Paramètres », puis « Paiement par carte ».
2. Cliquez sur « Connecter mon compte Stripe ». Connectez-vous chez Stripe, ou créez-y un compte.
3. De retour dans Encrier, l’état s’affiche. « À terminer chez Stripe » : Stripe attend une pièce ou un compte bancaire.

Si la section n’apparaît pas, votre installation ne propose pas le paiement par carte.

## Ce que voit votre client

La page de sa facture, ou de sa demande d’acompte, propose « Payer par carte » avec ce qui est dû aujourd’hui : une retenue de garantie attend son jour. Il paie sur la page sécurisée de Stripe, puis revient. Si la banque tarde, la page dit « Paiement en cours de confirmation », et ne redemande rien.

Un acompte demandé et payé par carte émet aussitôt sa facture d’acompte, réglée.

![La fenêtre « Demander un acompte » : votre client peut régler la demande par carte](deposit)

## Qui tient l’argent, et les frais

L’argent va droit sur votre compte Stripe, qui le verse sur votre compte bancaire. Encrier ne le touche pas et ne prend aucune commission. Stripe prélève ses propres frais, à comptabiliser en charges : votre facture, elle, est payée en entier. Vous ne pouvez pas faire payer ces frais à un particulier.

## Rembourser, être contesté

- **Rembourser** : depuis votre compte Stripe, en tout ou en partie. L’encaissement rendu s’inscrit ici, et les relances de ce document attendent votre décision. Pensez à l’avoir s’il est dû.
- **Contestation** : si le client conteste auprès de sa banque, vous êtes prévenu et les relances s’arrêtent. Répondez depuis Stripe. Gagnée, tout reprend ; perdue, la somme est de nouveau due.

## Quand quelque chose ne colle pas

Un client paie alors que vous veniez de noter son virement, ou que la facture a été remplacée : l’argent n’est jamais caché. Une notification dit la somme, le document et quoi faire.
`,
};
