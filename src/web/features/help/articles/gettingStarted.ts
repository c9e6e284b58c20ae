import type { HelpArticle } from '../article.ts';

export const gettingStarted: HelpArticle = {
  id: 'getting-started',
  title: 'Premiers pas',
  description:
    'Créer son compte, remplir son profil, choisir sa numérotation, sa devise et son régime de TVA.',
  category: 'Démarrage',
  icon: 'start',
  content: `
De l’inscription au premier document, comptez cinq minutes.

## Créer votre compte

1. Ouvrez la page [Connexion](/login) et choisissez « S’inscrire ».
2. Indiquez votre nom, votre adresse e-mail et un mot de passe.
3. Choisissez votre abonnement. L’accès beta est gratuit, avec des documents illimités.

Dans « Paramètres », section « Sécurité », la validation en deux étapes protège le compte par un code de votre téléphone, en plus du mot de passe. Gardez ses codes de secours.

## Remplir votre profil

Les champs entreprise, adresse, code postal, ville et SIRET sont nécessaires : la loi veut les lire sur chaque facture. Tant qu’il en manque un, vous êtes ramené à l’écran « Paramètres ».

![L’écran « Paramètres », section Entreprise : logo, nom, SIRET, numéro de TVA et adresse](company)

- **Logo** : PNG, JPEG, WebP ou SVG, jusqu’à 1 Mo. Il s’ajoute aussi depuis le tableau de bord.
- **Forme juridique et capital** : ils complètent les mentions imprimées.
- **IBAN et BIC** : ils permettent d’être payé par virement.

## Numérotation, devise et TVA

- **Préfixes** : INV- pour les factures, QUO- pour les devis et AV- pour les avoirs, modifiables. Le numéro suivant est complété à trois chiffres : INV-001.
- **Devise** : l’euro par défaut ; dollar, livre, franc suisse, dollars canadien et australien au choix.
- **TVA** : 20 % par défaut. Dites une fois si vous facturez la TVA : en franchise en base, en activité exonérée ou hors TVA, aucune TVA n’est imprimée et la mention légale l’est.

## Lire le tableau de bord

![Le tableau de bord : quatre chiffres, la courbe des encaissements et l’activité récente](dashboard)

- **Chiffre d’affaires total** : la somme de tous vos documents.
- **En attente** : ce total, moins ce qui est payé.
- **Encaissé, à encaisser, en retard** : vos seules factures, sans devis ni documents annulés.
- **Courbe** : ce que vos clients ont payé, jour par jour, sur 7, 30 ou 90 jours.
`,
};
