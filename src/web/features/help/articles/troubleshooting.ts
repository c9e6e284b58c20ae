import type { HelpArticle } from '../article.ts';

export const troubleshooting: HelpArticle = {
  id: 'troubleshooting',
  title: 'Résoudre un problème',
  description: 'Connexion bloquée, e-mail non reçu, réseau absent, génération en échec.',
  category: 'Support',
  icon: 'tool',
  content: `
## Je ne peux plus me connecter

- Après trop d’essais, le compte est bloqué : **attendez 15 minutes**.
- « Mot de passe oublié ? » envoie un lien pour en choisir un autre.
- Avec la validation en deux étapes, un code de secours remplace le téléphone perdu ; chacun ne sert qu’une fois.

## La génération échoue

1. Vérifiez que le client et la description sont remplis.
2. Raccourcissez la description, ou écrivez une prestation par ligne.
3. Réessayez : votre texte est conservé.

## Mon client n’a pas reçu l’e-mail

- Vérifiez son adresse sur sa fiche, puis le dossier des indésirables.
- Le registre du document montre chaque tentative et son résultat.
- En attendant, téléchargez le PDF et transmettez-le vous-même.

![Le registre : chaque événement d’un document, avec sa date et son empreinte](register)

## Je n’ai pas de réseau

Vos derniers documents et vos clients se lisent hors ligne si vous avez coché « Se souvenir de moi ». Rien ne s’y modifie : ce que vous écrivez reste à l’écran jusqu’au retour du réseau.

## Je suis toujours ramené aux paramètres

Il manque l’entreprise, l’adresse, le code postal, la ville ou le SIRET.

## Je ne peux plus créer de document

La formule Essentiel compte 40 documents par mois. Passez à Premium ou attendez que le compteur reparte : sa date est dans votre compte.

## Ma facture ne se modifie plus

Elle est émise : voir [Corriger une facture](/help/correct-invoice).

## Le PDF n’a pas de données Factur-X

L’écran du document dit ce qui manque, avec un lien vers le champ à remplir.

## Toujours bloqué ?

Écrivez-nous par la page [Contact](/contact) : du lundi au vendredi, 9h–18h, réponse sous 24h.
`,
};
