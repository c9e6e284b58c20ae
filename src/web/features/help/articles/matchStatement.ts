import type { HelpArticle } from '../article.ts';

export const matchStatement: HelpArticle = {
  id: 'match-statement',
  title: 'Pointer un relevé bancaire',
  description:
    'Rapprocher un relevé CSV, OFX ou CAMT.053 de ce qu’on vous doit, d’une touche par encaissement.',
  category: 'Documents',
  icon: 'payment',
  content: `
## Exporter le relevé

Sur le site de votre banque, cherchez « Télécharger mes opérations » ou « Exporter ». Choisissez OFX ou CAMT.053 si votre banque les propose, sinon CSV. Un relevé en PDF ou un classeur Excel ne se lit pas.

## Le déposer

1. Ouvrez « Rapprocher un relevé », depuis le tableau de bord, les documents ou la recherche.
2. Déposez le fichier n’importe où sur la page, ou choisissez-le.
3. Pour un CSV d’une nouvelle banque, vérifiez la colonne de la date, celle des sommes reçues et celle du libellé. C’est retenu pour les fois suivantes.

![L’écran « Encaissements » : chaque somme reçue, la facture proposée et sa raison](statement)

## Dire oui

Chaque somme reçue vient avec la facture qu’elle semble payer, et pourquoi : le montant, le numéro ou le nom du client dans le libellé, la somme de plusieurs factures.

- **Entrée** pointe la ligne, **les flèches** passent d’une ligne à l’autre, **Retour arrière** ignore.
- « Pointer les sûrs » accepte d’un coup ce qui ne laisse pas de doute.
- « Autre facture » en choisit une autre. Une somme plus petite que le dû est un paiement partiel.
- « Avec le trop-perçu » enregistre aussi ce que le client a payé de trop ; sinon, ce reste attend.

Le paiement est daté du jour de la banque, par virement. S’il est déjà saisi à la main, la ligne lui est simplement rattachée : rien n’est compté deux fois.

## Redéposer, se tromper

Déposez le même relevé, ou un relevé qui recouvre le précédent : les lignes déjà connues ne reviennent pas. « Annuler », parmi les encaissements pointés, annule le paiement par une ligne contraire, et la somme attend de nouveau. Ce que vous avez ignoré reste parmi les écartés.

Si la banque donne le même jour en CSV puis en OFX, les lignes peuvent différer. Un encaissement qui ressemble à un autre déjà pointé est alors signalé « À vérifier ».

## Vos dépenses restent chez vous

Le fichier est lu dans votre navigateur. Seules les sommes reçues sont envoyées et gardées, avec leur libellé. Les dépenses sont comptées, puis oubliées : elles ne servent pas à pointer vos factures.
`,
};
