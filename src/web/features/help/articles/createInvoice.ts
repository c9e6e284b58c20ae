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

1. Choisissez le type : facture ou devis.
2. Sélectionnez le client.
3. Vérifiez les dates : aujourd’hui, et une échéance à 15 jours pour une facture.
4. Décrivez la prestation avec vos mots, prix compris. Les lignes reconnues apparaissent pendant que vous écrivez.

![Première étape : le type, le client et les dates à gauche, la phrase à droite et les lignes qui en sortent](create)

## 2. Vérification

Relisez le récapitulatif, puis lancez la génération. Le document est alors créé en brouillon et prend son numéro.

## 3. Édition et finalisation

- Corrigez les désignations, les quantités et les prix ; le total suit. Une ligne retirée se reprend d’un « Annuler ».
- Complétez les lignes marquées « Prix à compléter ».
- Ajoutez une note, choisissez le taux de TVA ou décochez la TVA.
- Enregistrez : le document s’ouvre, prêt à être envoyé.

## Transformer un devis en facture

Depuis la liste ou le devis, choisissez « Convertir en facture ». Une nouvelle facture en brouillon reprend le client, les lignes et la TVA, avec l’échéance convenue, ou à 15 jours ; le devis passe à « Payé ». Un devis déjà converti vous propose sa facture.

## Statuts

Brouillon, Envoyé, Payé, Annulé : vous choisissez librement. Un envoi par e-mail réussi met le document à « Envoyé ».
`,
};
