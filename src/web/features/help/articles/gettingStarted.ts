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

Une seule question à l’arrivée : le nom de votre entreprise, ou son SIRET. Encrier la retrouve dans l’annuaire public et remplit le reste ; si elle n’y est pas, écrivez-la vous-même. Vous dites ensuite d’un geste si vous facturez la TVA, et la phrase essayée sur la page d’accueil vous attend.

Les champs entreprise, adresse, code postal, ville et SIRET sont nécessaires : la loi veut les lire sur chaque facture. Tant qu’il en manque un, cette question revient. « Tous les réglages » ouvre l’écran « Paramètres ».

![L’écran « Paramètres », section Entreprise : logo, nom, SIRET, numéro de TVA et adresse](company)

- **Logo** : PNG, JPEG, WebP ou SVG, jusqu’à 1 Mo. Il s’ajoute aussi depuis le tableau de bord.
- **Forme juridique et capital** : ils complètent les mentions imprimées.
- **IBAN et BIC** : ils permettent d’être payé par virement.

## Aller vite

Ctrl K ouvre « Rechercher ou créer ». Écrivez-y « facture Dupain 2 jours à 450 » : la facture est prête à relire. « INV-043 payée » encaisse, « RIB » ou « export comptable » mènent au bon endroit.

## Numérotation, devise et TVA

- **Préfixes** : INV- pour les factures, QUO- pour les devis et AV- pour les avoirs, modifiables. Le numéro suivant est complété à trois chiffres : INV-001.
- **Devise** : l’euro par défaut ; dollar, livre, franc suisse, dollars canadien et australien au choix.
- **TVA** : 20 % par défaut. Dites une fois si vous facturez la TVA : en franchise en base, en activité exonérée ou hors TVA, aucune TVA n’est imprimée et la mention légale l’est.

## Lire le tableau de bord

![Le tableau de bord : quatre chiffres, la courbe des encaissements et l’activité récente](dashboard)

- **Chiffre d’affaires total** : la somme HT de tous vos documents, brouillons et devis compris, avoirs déduits. Un devis facturé y compte encore, à côté de ses factures.
- **En attente** : ce total, moins les documents « Payé », devis facturés compris. Une facture payée en partie y reste entière.
- **Encaissé, à encaisser, en retard** : vos seules factures, sans devis ni documents annulés.
- **Courbe** : ce que vos clients ont payé, jour par jour, sur 7, 30 ou 90 jours.
`,
};
