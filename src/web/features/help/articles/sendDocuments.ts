import type { HelpArticle } from '../article.ts';

export const sendDocuments: HelpArticle = {
  id: 'send-documents',
  title: 'Envoyer et télécharger',
  description: 'E-mail avec PDF joint, téléchargement, archive ZIP et données Factur-X.',
  category: 'Documents',
  icon: 'send',
  content: `
## Par e-mail

1. Depuis la liste ou le document, choisissez « Envoyer par e-mail ».
2. Relisez l’objet et le message ; le destinataire est l’adresse du client. « Ajouter des destinataires ou une copie » permet d’écrire à neuf autres personnes au plus.
3. Envoyez. Une facture encore en brouillon est d’abord émise, après vous l’avoir demandé. Le PDF est joint et le document passe à « Envoyé » dès que le message est accepté.

![La fenêtre d’envoi : destinataire, objet, message et PDF joint](send)

- « Joindre un fichier » ajoute des conditions, un plan ou une photo à côté du PDF : PDF, PNG, JPEG ou WebP, cinq fichiers et 5 Mo au plus.
- « M’envoyer une copie » vous l’envoie à l’adresse de votre compte, sans que les autres le voient.
- Les réponses arrivent à l’adresse de votre entreprise, ou à celle de votre compte.

Un échec est affiché avec sa raison, et l’envoi peut être retenté. Sans serveur d’e-mails configuré, rien ne part : les messages sont gardés dans la « Boîte d’envoi locale ». Avant le premier message à un client, votre propre adresse doit être confirmée ; la fenêtre d’envoi propose de vous envoyer le lien.

Une facture déjà envoyée qui repart telle quelle porte la mention « Duplicata » dans l’objet, le message et le nom du fichier : le PDF, lui, est exactement le même. Votre client ne la prendra pas pour une seconde facture.

## Vos textes

Dans « Paramètres », « E-mails », écrivez le texte de chaque genre de document : facture, devis, acompte, solde, avoir, facture payée… Les variables comme {montant}, {échéance} ou {page} prennent les valeurs du document. Une ligne dont le document n’a pas la valeur n’est pas écrite. « Aperçu » montre le texte avec votre dernier document ; « Revenir au texte d’origine » rend le nôtre.

## Est-il arrivé ?

Sur la page du document, « Dernier envoi » dit ce que le serveur de messagerie a répondu pour chaque adresse : message remis, refusé avec sa raison, ou sans confirmation. « Remis » veut dire que le serveur l’a pris en charge : une boîte pleine ou un filtre peuvent encore l’arrêter plus loin.

## La page de votre client

Chaque e-mail porte une adresse secrète. Votre client y lit le document, sans compte : ce qui est dû, votre IBAN à copier, le code QR, le PDF scellé, ses avoirs et ses acomptes. Il y vérifie aussi que le document est authentique et que l’IBAN est bien le vôtre, contre les faux RIB.

Sur la page du document, « La page de votre client » permet de copier l’adresse, de la renouveler ou de la fermer. Elle vaut un an. Sa première ouverture est notée dans la vie du document : elle peut venir du logiciel qui protège une messagerie. Rien d’autre n’est suivi.

## Un devis accepté en ligne

Sur la page d’un devis, votre client écrit son nom, coche « Bon pour accord » et confirme par un code reçu à l’adresse e-mail que vous avez de lui. Le devis est alors accepté et figé. Vous recevez tous deux le devis et un certificat d’acceptation ; le registre garde la preuve. C’est une signature électronique simple. Un particulier lit aussi son délai de rétractation de quatorze jours. Il peut refuser, en disant pourquoi.

## En PDF

« Télécharger le PDF » donne le PDF du document ; celui d’un brouillon porte « PROJET – ne vaut pas facture ». Une facture émise dont les données sont complètes contient aussi ses données **Factur-X** (profil EN 16931), téléchargeables seules en XML.

Une facture en euros payée par virement porte aussi un **code QR** : votre client le scanne avec l’application de sa banque, qui remplit l’IBAN, le montant et le numéro de la facture. Renseignez votre IBAN dans « Compte » pour qu’il apparaisse.

## Tout à la fois

Dans « Documents », « Tout télécharger (ZIP) » prépare documents.zip : les factures dans factures, les devis dans devis. Si un PDF échoue, rapport.txt dit lequel et pourquoi. L’export peut être annulé.

## Facturation électronique

L’envoi par e-mail ne vaut pas transmission par une plateforme agréée. À compter de votre date d’obligation, déposez la facture sur la plateforme que vous avez choisie.

## Le registre

Chaque événement est inscrit au registre : création, modification, émission, envoi, encaissement, avoir, clôture. À l’émission d’une facture, au premier envoi d’un devis, le PDF exact est scellé et conservé.

La facture envoyée par e-mail se termine par une ligne, le « témoin du registre » : elle dit ce qu’était votre registre à cet instant, signé. Votre client, ou vous-même, peut la vérifier à la page [Vérifier un témoin](/verify).

## Pour votre comptable

Sous le registre, choisissez l’année et la période : « Documents en CSV » donne les montants HT, la TVA par taux et le TTC ; « Lignes en CSV », le détail ; « Encaissements en CSV », ce qui a été payé. « Archive (ZIP) » réunit les PDF scellés de l’année, le registre entier, ces tableaux, les clôtures, le livre des recettes des micro-entreprises et une notice, LISEZ-MOI.txt. Ce n’est pas un fichier des écritures comptables (FEC).
`,
};
