import type { HelpArticle } from '../article.ts';

export const aiFeatures: HelpArticle = {
  id: 'ai-features',
  title: 'Bien se servir de la rédaction par IA',
  description: 'Écrire une bonne description, comprendre les lignes proposées, compléter un prix.',
  category: 'Documents',
  icon: 'pen',
  content: `
## Une bonne description

Écrivez comme à un client, en donnant les quantités et les prix :

- « Pose de 3 étagères à 140 € pièce, 2 h 30 d’ajustement à 48 €/h, déplacement 35 € »
- « Deux jours de conseil à 600 € par jour, remise 10 % »
- « Peinture de 42 m² à 24 €/m², protection des sols 90 € »

## Ce que l’assistant fait, et ne fait pas

- Il découpe votre phrase en lignes ; chacune cite **les mots dont elle vient**.
- Il calcule les totaux au centime. Les montants sont toujours comptés par le logiciel.
- Il n’**invente jamais un prix** : la ligne vaut 0 et porte « Prix à compléter ».
- Il écarte les options du total, et les propose en un geste.
- Il reconnaît les mots dictés : « Dicter » remplace le clavier, là où le navigateur le permet.
- Il peut rappeler un prix que vous avez déjà pratiqué, avec sa source ; rien n’est appliqué sans vous.

![L’aperçu des lignes : chacune cite ses mots, et la dernière porte « Prix à compléter »](draft)

## Deux moteurs

La grammaire française embarquée fonctionne sans réseau. Si l’exploitant a configuré un modèle d’IA, celui-ci rédige, ses lignes apparaissent à mesure qu’il les écrit, et la grammaire vérifie chaque chiffre ; s’il échoue ou dépasse 30 secondes, le brouillon de la grammaire prend sa place et vous en êtes averti.

## Modifier d’une phrase

Pendant l’édition, écrivez ce qui doit changer : « ajoute 2 h de réunion à 60 € », « retire le déplacement ». Les lignes changées vous sont montrées, et rien n’est appliqué avant votre accord.

## Toujours relire

Un brouillon est une proposition. Relisez-le avant l’envoi : vous restez responsable du document émis.
`,
};
