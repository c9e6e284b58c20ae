import type { HelpArticle } from '../article.ts';

export const recurringInvoices: HelpArticle = {
  id: 'recurring-invoices',
  title: 'Facturer tous les mois',
  description:
    'Répéter une facture à date fixe, réviser ses prix, facturer la même chose à plusieurs clients.',
  category: 'Documents',
  icon: 'repeat',
  content: `
## Répéter une facture

1. Ouvrez la facture, puis « Répéter cette facture » dans son menu. Vous pouvez aussi partir de rien : « Récurrentes », dans les documents, puis « Nouvelle série ».
2. Choisissez la fréquence, le jour de la première facture et la fin, s’il y en a une. Pour une série du 31, les mois plus courts prennent leur dernier jour.
3. Vérifiez les douze prochaines, avec leurs dates et leurs montants, puis enregistrez.

![Une série : les douze prochaines factures et la révision des prix](recurring)

## Nommer la période

Dans les lignes et les notes, **{mois}**, **{année}**, **{période}** et **{trimestre}** sont remplacés à chaque facture : « Maintenance de {période} » devient « Maintenance d’avril 2027 ». « Période facturée » dit s’il s’agit du mois qui commence ou de celui qui s’achève.

## Brouillon, ou envoi

- **Préparer un brouillon** : il vous attend le matin même, avec une notification. Vous le relisez, puis l’émettez.
- **Émettre et envoyer** : la facture part par e-mail sans vous demander. Le client doit avoir une adresse.

La TVA, votre profil et les coordonnées du client sont ceux du jour. S’il manque une mention ou si l’envoi échoue, la facture reste en brouillon et vous êtes prévenu. Après trois échecs de suite, la série est suspendue et dit pourquoi.

Si le jour passe pendant un arrêt du serveur, les factures manquées sont préparées en brouillon : rien ne part en rafale.

## Changer une seule facture

Sur la page de la série, « Passer » saute une facture, « Modifier » la change elle seule, « Rétablir » revient à la série.

## Réviser les prix

Écrivez ce qui change, par exemple « augmente de 3 % à partir de janvier ». La différence s’affiche, ligne par ligne et au total, avec la première facture concernée. Rien ne change avant « Appliquer », et une révision se retire.

## La même chose pour plusieurs clients

1. Dans le menu d’une facture ou d’un brouillon, choisissez « La même chose pour d’autres clients ».
2. Ajoutez les clients, jusqu’à cent. Le montant de chacun se modifie, et ce qui lui manque se lit à côté.
3. « Créer » prépare tous les brouillons d’un coup, ou aucun. La liste des documents s’ouvre sur eux.
`,
};
