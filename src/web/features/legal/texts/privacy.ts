import type { LegalText } from '../legalText.ts';

/** Règlement (UE) 2016/679, art. 13 and 28; the date and the ten sections are fixed. */
export const privacy: LegalText = {
  title: 'Politique de confidentialité',
  summary: 'Quelles données Encrier conserve, pourquoi, combien de temps, et qui peut les lire.',
  lastUpdated: '28 mars 2025',
  sections: [
    {
      title: 'Responsable du traitement',
      blocks: [
        'Pour votre compte, votre abonnement et vos échanges avec le support, le responsable du traitement est l’exploitant de cette installation : {name}, {address}. Vous pouvez le joindre à l’adresse {email} ou par le [formulaire de contact](/contact). Pour ce qui touche à la protection des données, et à son délégué lorsqu’il en a désigné un : {dpo}.',
        'Pour les données de vos propres clients, vous êtes le responsable du traitement et l’exploitant agit comme votre sous-traitant, au sens de l’article 28 du RGPD : il ne les traite que pour vous rendre le service, tant que dure votre compte, selon vos instructions. Il en garantit la confidentialité et la sécurité, vous aide à répondre aux demandes des personnes concernées, vous signale sans délai toute violation, vous remet de quoi vérifier le respect de ces engagements et vous rend ou efface les données à la fin du contrat. Vous l’autorisez à recourir aux prestataires du point 5 ; il leur impose les mêmes obligations et vous annonce tout changement à l’avance.',
      ],
    },
    {
      title: 'Données que nous conservons',
      blocks: [
        [
          'Compte : nom, adresse e-mail, empreinte du mot de passe (jamais le mot de passe), sessions ouvertes avec leur adresse IP et leur navigateur, validation en deux étapes et méthodes de connexion que vous activez.',
          'Profil de l’entreprise : dénomination, adresse, SIRET, numéro de TVA, logo, numérotation, coordonnées bancaires si vous les renseignez.',
          'Clients : les coordonnées et identifiants que vous saisissez, et ce que VIES a répondu lorsque vous lui avez fait vérifier un numéro de TVA (date, réponse, nom et adresse donnés, identifiant de la demande).',
          'Documents : factures, avoirs, acomptes, devis, descriptions, lignes, notes, statuts et dates, ainsi que les notifications qui en naissent.',
          'Encaissements : les sommes reçues ou rendues, leurs dates, moyens, références et motifs, et leurs clôtures par jour, mois et année.',
          'Relevés bancaires : le fichier est lu dans votre navigateur ; seules les sommes reçues sont gardées, avec leur date, leur libellé et leur payeur, pour les rapprocher de vos factures. Vos dépenses n’y sont pas envoyées.',
          'Registre : le journal de ce qui arrive à chaque document, à votre entreprise et à vos clients, les PDF scellés lors d’une émission ou d’un envoi, et le logo qu’ils portent.',
          'E-mails : destinataire, objet, message, date et résultat de chaque tentative d’envoi ; le message entier, PDF compris, lorsqu’il attend dans la boîte d’envoi locale.',
          'Abonnement : formule, période et identifiant de client auprès du prestataire de paiement. Aucun numéro de carte n’atteint nos serveurs.',
          'Contact : nom, adresse, raison, sujet et message que vous nous adressez.',
          'Tentatives de connexion : les adresses e-mail et IP dont les échecs sont comptés.',
        ],
        'Les champs obligatoires sont signalés à la saisie ; sans eux, la fonction concernée ne peut pas être rendue.',
      ],
    },
    {
      title: 'Finalités',
      blocks: [
        [
          'Créer, mettre en page, numéroter, conserver et envoyer vos factures et vos devis.',
          'Ouvrir et protéger votre compte.',
          'Gérer votre abonnement et sa facturation.',
          'Répondre à vos demandes et vous prévenir de ce qui concerne vos documents.',
          'Diagnostiquer les pannes et prévenir les abus.',
        ],
        'Vos données ne servent ni à la publicité, ni à la prospection par des tiers, ni à la revente. Aucune décision produisant des effets juridiques n’est prise de façon automatisée.',
      ],
    },
    {
      title: 'Bases légales',
      blocks: [
        [
          'L’exécution du contrat : le compte, les documents, l’abonnement et le support.',
          'L’obligation légale : la conservation des pièces comptables.',
          'L’intérêt légitime : la sécurité du service, la limitation des tentatives de connexion et les journaux techniques.',
        ],
      ],
    },
    {
      title: 'Destinataires et sous-traitants',
      blocks: [
        'Dans l’application, vos données ne sont visibles que de vous. L’exploitant n’y accède que pour faire fonctionner, dépanner et protéger le service. Les prestataires suivants interviennent, chacun pour sa seule part et seulement si l’exploitant l’a configuré :',
        [
          'L’hébergeur, qui stocke l’ensemble des données : {hostName}.',
          'Stripe, pour le paiement des abonnements : nom, adresse e-mail, formule, moyen de paiement saisi chez Stripe.',
          'Stripe encore, si vous y connectez votre compte pour être payé par carte : le titre, le montant et la devise du document réglé, l’adresse de la page où votre client revient, et ce que celui-ci saisit chez Stripe, sous votre responsabilité. Encrier ne reçoit ni numéro de carte ni fonds ; il garde l’identifiant du compte et des paiements.',
          'Le serveur d’envoi d’e-mails ou EmailJS : destinataire, objet, message et PDF joint. Sans prestataire configuré, les messages restent dans une boîte d’envoi locale.',
          'Un fournisseur d’intelligence artificielle : la description que vous écrivez, le type de document, le nom du client, le montant et l’échéance indiqués, ainsi que des lignes de vos documents passés (désignation, unité, prix, numéro) ou, lorsque vous modifiez des lignes d’une phrase, ces lignes. Sans fournisseur configuré, la rédaction repose sur une grammaire embarquée et aucun texte ne quitte cette installation.',
          'L’annuaire public des entreprises (recherche-entreprises.api.gouv.fr, service de l’État) : le nom, le SIREN ou le SIRET que vous tapez dans un champ qui le consulte, envoyé par notre serveur, sans rien qui vous désigne.',
          'La Commission européenne (VIES), quand vous lui faites vérifier un numéro de TVA : ce numéro et, s’il figure dans votre profil, le vôtre, en échange duquel elle donne un identifiant qui fait preuve.',
          'L’éditeur de votre navigateur, si vous dictez : la reconnaissance vocale est la sienne et peut transmettre votre voix à ses serveurs. Encrier n’en reçoit que le texte.',
          'Le fournisseur d’identité tiers par lequel vous choisissez, le cas échéant, de vous connecter.',
        ],
        'Une autorité peut recevoir des données lorsque la loi l’impose.',
      ],
    },
    {
      title: 'Transferts hors de l’Union européenne',
      blocks: [
        'Le logiciel n’impose aucun transfert hors de l’Union européenne. Stripe, EmailJS, un fournisseur d’intelligence artificielle ou d’identité, lorsqu’ils sont employés, peuvent traiter des données dans d’autres pays ; l’exploitant s’assure alors d’une décision d’adéquation ou de clauses contractuelles types de la Commission européenne.',
      ],
    },
    {
      title: 'Durées de conservation',
      blocks: [
        [
          'Compte et profil : pendant le contrat, puis au plus trois ans après sa fin ; l’exploitant les efface alors, si vous ne l’avez pas fait vous-même.',
          'Factures, encaissements et clôtures, registre, PDF scellés et leurs logos : dix ans, durée de conservation des pièces comptables (article L. 123-22 du code de commerce).',
          'Sommes reçues lues dans vos relevés : tant que votre compte existe, pour ne pas les compter deux fois ; elles sont effacées avec lui.',
          'Données accessibles après la résiliation d’un abonnement : trente jours au moins, le temps d’un export.',
          'Tentatives de connexion échouées : deux jours au plus.',
          'Messages de contact : le temps de traiter la demande, au plus trois ans.',
          'Sessions : la fermeture du navigateur, ou trente jours renouvelés par l’usage si vous cochez « Se souvenir de moi ».',
          'Journaux techniques : le temps de diagnostiquer une panne ou un abus, selon le réglage de l’hébergeur ; mots de passe, jetons, IBAN et descriptions n’y sont pas écrits.',
          'Sauvegardes : les copies quotidiennes des sept derniers jours, sauf réglage différent de l’exploitant ; une donnée effacée en disparaît avec la plus ancienne.',
          'Ancrages du registre : ses empreintes quotidiennes, signées, sans nom ni montant, aussi longtemps que lui.',
        ],
        'Si vous supprimez vous-même votre compte, votre profil, vos clients, vos documents et vos données de connexion sont effacés aussitôt. Seuls restent le registre, les encaissements et leurs clôtures, les PDF scellés et leurs logos, dix ans, parce que la loi impose de conserver les pièces comptables (article 17, paragraphe 3, point b, du RGPD) ; ils ne sont plus rattachés à un compte, mais portent ce que portent ces pièces, dont vos coordonnées et celles de vos clients. Un abonnement en cours est résilié auprès de Stripe, qui conserve ses propres pièces selon la loi. Téléchargez vos données avant, depuis l’écran « Paramètres ».',
      ],
    },
    {
      title: 'Vos droits',
      blocks: [
        'Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité, et pouvez définir des directives sur le sort de vos données après votre décès.',
        'L’écran « Paramètres » vous permet de corriger votre profil, de télécharger l’ensemble de vos données (JSON et ZIP) et de supprimer votre compte. Pour toute autre demande, écrivez à {email} ; une réponse vous est apportée dans le délai d’un mois.',
        'Vous pouvez à tout moment saisir la CNIL, 3 place de Fontenoy, 75007 Paris, [www.cnil.fr](https://www.cnil.fr).',
      ],
    },
    {
      title: 'Sécurité',
      blocks: [
        [
          'Chaque utilisateur est isolé des autres jusque dans la base de données.',
          'Le jeton de session n’est pas lisible par les scripts de la page.',
          'Après trop d’échecs de connexion, le compte est bloqué quinze minutes.',
          'La validation en deux étapes est proposée à tous.',
          'Le registre est chaîné par empreintes : une écriture modifiée après coup s’y voit.',
        ],
        'En cas de violation de données présentant un risque pour vous, vous en êtes informé dans les conditions des articles 33 et 34 du RGPD.',
      ],
    },
    {
      title: 'Cookies et évolutions',
      blocks: [
        'Le service n’utilise que ce qui est nécessaire à son fonctionnement, et ne demande donc pas de consentement :',
        [
          'Le cookie de session sb-auth-token, posé lors de la connexion ; sans « Se souvenir de moi », le cookie encrier.dont_remember l’accompagne et tous deux finissent avec le navigateur.',
          'Pendant une connexion en deux étapes, le cookie encrier.two_factor, dix minutes ; si vous cochez « Ne plus demander sur cet appareil », le cookie encrier.trust_device, trente jours.',
          'Pendant une connexion par un fournisseur tiers, le cookie encrier.state, cinq minutes.',
          'Dans le stockage du navigateur, la préférence theme (clair ou sombre), le repère encrier:open (une session est ouverte ici, sans rien qui vous désigne, effacé à la déconnexion) et, le temps de l’onglet, le texte que vous êtes en train d’écrire.',
          'Si vous cochez « Se souvenir de moi », ou venez de créer votre compte : une copie de votre profil, de vos derniers documents et de vos clients, pour les lire hors ligne. Elle reste sur votre appareil, se lit trente jours au plus, et s’efface à la déconnexion ou quand une autre personne se connecte. Sans cette case, rien n’est gardé.',
          'Les fichiers de l’application elle-même, qui ne contiennent aucune donnée personnelle.',
        ],
        'Toute modification importante de cette politique est annoncée sur cette page et sa date mise à jour.',
      ],
    },
  ],
};
