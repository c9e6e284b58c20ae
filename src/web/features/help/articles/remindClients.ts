import type { HelpArticle } from '../article.ts';

export const remindClients: HelpArticle = {
  id: 'remind-clients',
  title: 'Relancer un client',
  description: 'Les relances au bon jour, ce que le retard vous doit, la mise en demeure.',
  category: 'Documents',
  icon: 'remind',
  content: `
## Relancer d’un geste

1. Le tableau de bord dit, sous « À faire », **qui relancer aujourd’hui**. « Relancer » ouvre la lettre.
2. Choisissez l’étape et le ton : cordial, neutre ou ferme. Le texte, l’objet et les montants sont prêts ; tout se modifie.
3. « Envoyer » part par e-mail avec la facture telle qu’émise. « Télécharger la lettre (PDF) » la prépare pour la poste.

![La fenêtre « Relancer » : la somme due, l’étape, le ton et la lettre](remind)

Chaque étape part **une seule fois**, et la vie de la facture garde qui a été relancé, quand, et ce qui vient ensuite.

## La séquence

Dans les paramètres, « Relances » règle les cinq lettres : rappel 3 jours avant l’échéance, relances 1, 10 et 20 jours après, mise en demeure à 30 jours. Un client peut avoir la sienne, ou n’être pas relancé, sur sa fiche.

- Aucune lettre ne part un dimanche ou un jour férié, ni ceux d’Alsace-Moselle si vous le demandez.
- « Envoyer les relances sans me demander » les laisse partir seules. La **mise en demeure** attend toujours votre geste.

## Ce qui les arrête

- Un paiement complet, ou un avoir de tout ce qui reste dû.
- « Suspendre les relances », dans le menu de la facture : une promesse de payer (jusqu’à sa date), un litige ou une pause.

## Ce que le retard vous doit

- Un client **professionnel** doit, sans relance, des pénalités au taux imprimé sur la facture, et 40 € par facture pour frais de recouvrement (C. com., art. L441-10 et D441-5).
- Un client **particulier** ne doit ni l’un ni l’autre : seulement l’intérêt légal, à compter de la mise en demeure (C. civ., art. 1231-6).
- Les pénalités se comptent au jour près, par semestre. Si le taux d’un semestre manque, donnez-le dans « Relances » : sans lui, la lettre les réclame sans les chiffrer.
- Le « Relevé de pénalités », sur la page de la facture, en donne le détail.

## La mise en demeure

Elle reprend les mots de la loi (C. civ., art. 1344). Envoyez-la en **recommandé avec avis de réception** : téléchargez la lettre, signez-la, puis « Je l’ai postée » la note dans le registre.

## Quand rien ne viendra plus

Une créance **définitivement irrécouvrable** (une liquidation sans actif, par exemple) vous rend la TVA déjà versée, une fois que votre client a reçu un duplicata de la facture (CGI, art. 272). Le menu d’une facture en retard donne le « Duplicata d’impayé (TVA) » : joignez-le au PDF de la facture. Le mois où reprendre la taxe se décide avec votre comptable.
`,
};
