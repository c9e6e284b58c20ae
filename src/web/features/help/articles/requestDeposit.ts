import type { HelpArticle } from '../article.ts';

export const requestDeposit: HelpArticle = {
  id: 'request-deposit',
  title: 'Demander un acompte',
  description:
    'Sur un devis, demander une avance, dire qu’elle est reçue, faire des situations de travaux, puis le solde.',
  category: 'Documents',
  icon: 'deposit',
  content: `
Un acompte part d’un devis. La demande n’est pas une facture : la facture d’acompte s’établit quand l’argent arrive, car c’est alors que la TVA est due.

## Demander

1. Ouvrez le devis et choisissez « Demander un acompte ».
2. Comptez-le en pourcentage, ou en montant TTC.
3. La demande s’ouvre. Téléchargez-la ou envoyez-la : elle dit qu’elle n’est pas une facture et ne porte aucun numéro.

![La fenêtre « Demander un acompte » : la part du devis demandée](deposit)

Chaque taux de TVA du devis reçoit sa part. Plusieurs acomptes sont possibles ; ensemble, ils ne dépassent jamais le devis.

## Demander dès l’acceptation

Sur le devis, remplissez « Acompte à la commande », en pourcentage ou en montant TTC ; dans la phrase, « acompte de 30 % » le remplit. La somme est imprimée sur le devis et rappelée dans le texte que votre client accepte.

Dès qu’il accepte en ligne, ou que vous notez l’acceptation, la demande est faite et sa page est ouverte. Sur la page du devis, votre client lit ce qu’il doit et comment le payer : IBAN, code à scanner, et carte si vous l’avez connectée. Vous êtes prévenu. Elle n’est faite qu’une fois, même si l’acceptation est retirée puis redonnée.

Avec un particulier qui signe chez lui ou ailleurs que dans vos locaux, aucun paiement ne peut être reçu avant sept jours, sauf exceptions (Code de la consommation, article L221-10) : laissez alors ce champ vide et demandez l’acompte après ce délai.

## L’argent est arrivé

Sur la demande, choisissez « J’ai reçu l’acompte » et dites le jour et le moyen de paiement. La facture d’acompte est émise, déjà réglée, avec son numéro. Si vous n’aviez rien demandé, le devis propose la même chose.

## Faire le solde

Convertissez le devis en facture. Elle reprend toutes les lignes, puis déduit chaque acompte avec sa TVA, et montre les deux lectures : le total des travaux, et ce qui reste à payer. Au taux près, un centime d’arrondi peut séparer le devis de la somme des factures ; la page le dit.

## Facturer des travaux au fur et à mesure

Sur un devis accepté, choisissez « Faire une situation » et dites où en est chaque ligne depuis le début. La situation facture ce qui est fait et ne l’a pas encore été, et déduit la part d’acompte qui lui revient. L’avancement ne recule jamais. Quand tout est fait, convertissez le devis : la dernière facture prend ce qui reste.

Si votre client retient une garantie, indiquez « Retenue de garantie » sur la facture avant de l’émettre : 5 % au plus, dus un an après la réception des travaux. Notez la réception depuis le menu de la facture ; la retenue n’est jamais comptée en retard avant son jour.

## Rendre un acompte

Faites un avoir sur la facture d’acompte, puis enregistrez la somme rendue. Un acompte que le solde a déjà déduit ne se crédite plus.

## Acompte ou arrhes

Avec un particulier, une somme versée d’avance est présumée être des arrhes, qu’il peut abandonner pour renoncer à la commande, sauf si le contrat en dispose autrement (Code de la consommation, article L214-1). Écrivez « acompte » dans votre devis si c’est ce que vous convenez.
`,
};
