import type { HelpArticle } from '../article.ts';

export const createInvoice: HelpArticle = {
  id: 'create-invoice',
  title: 'Créer une facture ou un devis',
  description: 'De la phrase au document, en trois étapes : informations, vérification, édition.',
  category: 'Documents',
  icon: 'invoice',
  content: `
Ouvrez « Nouveau Document ». La création se fait en trois étapes, et rien ne se perd si vous fermez la page.

## 1. Informations du document

1. Décrivez la prestation avec vos mots, prix compris. Les lignes reconnues apparaissent pendant que vous écrivez.
2. Choisissez le type : facture ou devis.
3. Sélectionnez le client.
4. Vérifiez les dates : aujourd’hui, et une échéance à 15 jours pour une facture.

![Première étape : la phrase sur sa page réglée, puis le type, le client et les dates](create)

## 2. Vérification

Relisez le récapitulatif, puis lancez la génération. Le document est alors créé en brouillon. Un devis prend son numéro ; celui d’une facture reste provisoire jusqu’à son émission.

## 3. Édition et finalisation

- Corrigez les désignations, les quantités et les prix ; le total suit. Une ligne retirée se reprend d’un « Annuler ».
- Complétez les lignes marquées « Prix à compléter ».
- Ajoutez une note, choisissez le taux de TVA ou décochez la TVA.
- Enregistrez : le document s’ouvre, prêt à être relu.

## Émettre la facture

« Émettre » rend la facture définitive : elle prend sa date et son numéro, à la suite de la dernière, et son PDF est scellé. L’envoyer par e-mail, ou la dire « Envoyé » ou « Payé », l’émet aussi, après vous l’avoir demandé. Ce qui manque encore est dit d’un coup, avec un lien vers chaque champ.

Avant, son PDF porte « PROJET – ne vaut pas facture ». Après, elle ne se modifie plus : voir [Corriger une facture](/help/correct-invoice).

## Proposer des options sur un devis

Cochez « En option, hors du total » sous une ligne : elle est imprimée sous le total avec son prix, sans y compter. Une option dite dans la phrase (« en option : plinthes à 300 euros ») s’ajoute d’un bouton. Une remise ne se propose pas en option.

Sur sa page, votre client coche les options qu’il veut ; le total et l’acompte changent aussitôt, et le texte qu’il accepte les nomme. S’il accepte autrement, choisissez « Accepté » et cochez pour lui. Les options retenues deviennent des lignes ordinaires de la facture ; les autres ne sont jamais facturées. Retirer la réponse les propose toutes à nouveau.

## Transformer un devis en facture

Depuis la liste ou le devis, choisissez « Convertir en facture ». Une nouvelle facture en brouillon reprend le client, les lignes et la TVA, avec l’échéance convenue, ou à 15 jours ; le devis est alors « Accepté et facturé ». Les acomptes déjà facturés en sont déduits. Un devis déjà converti vous propose sa facture.

## Statuts

Brouillon, Envoyé, Payé, Annulé. Un devis en change librement. Sur une facture, ce sont des actes : « Envoyé » l’émet, « Payé » enregistre le paiement du reste, « Annulé » propose un avoir. Un envoi par e-mail réussi met le document à « Envoyé ».
`,
};
