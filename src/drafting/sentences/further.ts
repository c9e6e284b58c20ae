import type { Sentence } from './sentence.ts';

/** A second hand: the same kinds of request by other trades, written after the rules were set. */
export const FURTHER: Sentence[] = [
  {
    prompt: 'réparation écran iPhone 13 : 119 €, batterie 59 €',
    total: 178,
    lines: [
      ['ecran', 1, 119],
      ['batterie', 1, 59],
    ],
  },
  {
    prompt: 'Réglage de 3 pianos à 90 euros pièce, déplacement compris',
    total: 270,
    lines: [['piano', 3, 90]],
  },
  {
    prompt: 'sushi 45 pièces 1,80€/pièce + livraison 12€',
    total: 93,
    lines: [
      ['sushi', 45, 1.8],
      ['livraison', 1, 12],
    ],
  },
  {
    prompt: 'Nettoyage bureaux 3 fois par semaine 45€ le passage pendant 4 semaines',
    total: 540,
    lines: [['bureaux', 12, 45]],
  },
  {
    prompt: 'maçonnerie muret 6 ml x 180€/ml, couvertine 6 ml x 35€',
    total: 1290,
    lines: [
      ['muret', 6, 180],
      ['couvertine', 6, 35],
    ],
  },
  {
    prompt: 'DJ soirée 650€, heure sup 80€',
    total: 650,
    lines: [['dj', 1, 650]],
    content: ['heure sup'],
  },
  {
    prompt: 'création de 5 visuels réseaux sociaux à 60€, 2 déclinaisons offertes',
    total: 300,
    lines: [['visuels', 5, 60]],
    content: ['declinaisons'],
  },
  {
    prompt: 'Location salle 2 jours 800€ le week-end, ménage 90€',
    total: 890,
    lines: [
      ['salle', 1, 800],
      ['menage', 1, 90],
    ],
  },
  {
    prompt: 'trois heures de conseil juridique à cent quatre-vingts euros de l’heure hors taxes',
    total: 540,
    lines: [['juridique', 3, 180]],
  },
  {
    prompt: 'rédaction de 10 articles de 800 mots à 0,08 € le mot',
    total: 640,
    lines: [['articles', 8000, 0.08, [10, 64]]],
  },
  {
    prompt: 'Sous-titrage vidéo 25 minutes à 7 € la minute',
    total: 175,
    lines: [['sous-titrage', 25, 7]],
  },
  {
    prompt: 'transport Paris-Lyon 465 km à 1,10 €/km, péages 38,40 €',
    total: 549.9,
    lines: [
      ['paris', 465, 1.1],
      ['peages', 1, 38.4],
    ],
  },
  {
    prompt: 'pose de papier peint, 5 rouleaux à 45€ + main d’oeuvre 1 jour 300€',
    total: 525,
    lines: [
      ['papier', 5, 45],
      ['main', 1, 300],
    ],
  },
  { prompt: 'Pension chat du 3 au 10 août, 8 jours à 14 €', total: 112, lines: [['chat', 8, 14]] },
  {
    prompt: 'Atelier poterie 6 enfants à 18€ par enfant, argile 24€',
    total: 132,
    lines: [
      ['poterie', 6, 18],
      ['argile', 1, 24],
    ],
  },
  {
    prompt: 'Mission de 2 mois à mi-temps, 20 jours à 400 €',
    total: 8000,
    lines: [['mission', 20, 400]],
  },
  {
    prompt: 'Dératisation 3 passages à 85€ le passage, contrat annuel',
    total: 255,
    lines: [['deratisation', 3, 85]],
  },
  {
    prompt: 'installation de 2 fenêtres de toit 78x118 à 690 € posées',
    total: 1380,
    lines: [['fenetres', 2, 690]],
  },
  {
    prompt:
      'remplacement de la courroie de distribution 420€ pièces comprises, main d’œuvre 4h à 65€',
    total: 680,
    lines: [
      ['courroie', 1, 420],
      ['main', 4, 65],
    ],
  },
  {
    prompt: 'Site internet 1500€, hébergement 10€/mois pendant 1 an',
    total: 1620,
    lines: [
      ['site', 1, 1500],
      ['hebergement', 12, 10],
    ],
  },
  {
    prompt: 'serrurier ouverture de porte claquée 110 e, déplacement de nuit 60 e',
    total: 170,
    lines: [
      ['ouverture', 1, 110],
      ['deplacement', 1, 60],
    ],
  },
  {
    prompt: '4 cours d’anglais de 1h30 à 28€ de l’heure',
    total: 168,
    lines: [['anglais', 6, 28, [4, 42]]],
  },
  {
    prompt: 'photographe : forfait mariage 1 800 €, album photo 350 €, séance engagement offerte',
    total: 2150,
    lines: [
      ['mariage', 1, 1800],
      ['album', 1, 350],
    ],
    content: ['engagement'],
  },
  {
    prompt:
      'Audit de sécurité : 4 jours à 850 € HT par jour. Rapport : 1 jour au même tarif. Frais de déplacement : 230 €.',
    total: 4480,
    lines: [
      ['audit', 4, 850],
      ['rapport', 1, 850],
      ['deplacement', 1, 230],
    ],
  },
  {
    prompt: 'Débarras maison complète 1200€ moins 200€ de récupération',
    total: 1000,
    lines: [['debarras', 1, 1200]],
  },
  {
    prompt: 'Lessivage et peinture de 2 chambres de 12 m² chacune à 22 €/m²',
    total: 528,
    lines: [['peinture', 24, 22, [2, 264]]],
  },
  {
    prompt: 'Facture de solde : total chantier 8 000 €, acompte de 3 000 € déjà payé',
    total: 8000,
    lines: [],
  },
  {
    prompt: 'taille de 12 rosiers, 4€ l’unité, et de 3 pommiers, 35€ l’unité',
    total: 153,
    lines: [
      ['rosiers', 12, 4],
      ['pommiers', 3, 35],
    ],
  },
  {
    prompt: 'Gâteau d’anniversaire 20 parts à 4,50€ la part, décor sucre 25€',
    total: 115,
    lines: [
      ['gateau', 20, 4.5],
      ['decor', 1, 25],
    ],
  },
  {
    prompt: 'impression 3D : 18h machine à 6€/h, filament 350 g 14€',
    total: 122,
    lines: [
      ['machine', 18, 6],
      ['filament', 1, 14],
    ],
  },
  {
    prompt:
      'mise en place d’un CRM, paramétrage 2,5 jours à 640 €/jour, reprise de données 1 jour à 640 €/jour, formation des 4 commerciaux 1/2 journée à 640 €/jour',
    total: 2560,
    lines: [
      ['parametrage', 2.5, 640],
      ['reprise', 1, 640],
      ['formation', 0.5, 640],
    ],
  },
  {
    prompt: 'baby-sitting vendredi de 19h à 23h30, 11€/h',
    total: 49.5,
    lines: [['baby', 4.5, 11]],
  },
  {
    prompt: 'couture robe sur mesure : tissu 6 m à 18€/m, façon 220€, essayages inclus',
    total: 328,
    lines: [
      ['tissu', 6, 18],
      ['facon', 1, 220],
    ],
  },
  {
    prompt: 'lot de 3 tableaux à 450€ le lot',
    total: 450,
    lines: [['tableaux', 1, 450, [3, 150]]],
  },
  { prompt: 'consultation 50€ x 3', total: 150, lines: [['consultation', 3, 50]] },
  { prompt: '3x consultation à 50€', total: 150, lines: [['consultation', 3, 50]] },
  {
    prompt: '2 x spots encastrés 35€ et 1 x variateur 48€',
    total: 118,
    lines: [
      ['spots', 2, 35],
      ['variateur', 1, 48],
    ],
  },
  {
    prompt:
      'Prestations de février :\n- 4 permanences à 90 €\n- 2 réunions à 60 €\n- compte rendu : 75 €\nMerci !',
    total: 555,
    lines: [
      ['permanences', 4, 90],
      ['reunions', 2, 60],
      ['compte rendu', 1, 75],
    ],
  },
  {
    prompt: 'nettoyage canapé 3 places 80€ + 2 fauteuils 35€ chacun',
    total: 150,
    lines: [
      ['canape', 1, 80],
      ['fauteuils', 2, 35],
    ],
  },
  {
    prompt:
      'Bonjour, suite à votre visite de samedi, merci de m’établir un devis pour la rénovation de ma cuisine : dépose de l’existant, pose de 8 meubles, crédence en carrelage 4 m², raccordements.',
    total: 0,
    lines: [],
  },
  {
    prompt: 'élagage de 5 arbres pour 750€ tout compris',
    total: 750,
    lines: [['elagage', 1, 750, [5, 150]]],
  },
  {
    prompt: 'relevé topographique terrain 2 500 m² : 890 €',
    total: 890,
    lines: [['topographique', 1, 890]],
  },
  {
    prompt: 'abonnement salle de sport 39,90€/mois x 12',
    total: 478.8,
    lines: [['abonnement', 12, 39.9]],
  },
  {
    prompt: 'hôtesses d’accueil : 2 hôtesses, 6h chacune, 19 €/h',
    total: 228,
    lines: [['hotesses', 12, 19, [2, 114], [6, 38]]],
  },
  {
    prompt:
      'cartons 25 x 2,20€, adhésif 3 rouleaux 4€, déménagement 4 h à 3 déménageurs 28 €/h chacun',
    total: 403,
    lines: [
      ['cartons', 25, 2.2],
      ['adhesif', 3, 4],
      ['demenag', 12, 28, [4, 84], [3, 112]],
    ],
  },
  {
    prompt: 'révision annuelle moto 180€, plaquettes de frein AV 45€ et AR 39€',
    total: 264,
    lines: [
      ['revision', 1, 180],
      ['av', 1, 45],
      ['ar', 1, 39],
    ],
  },
  {
    prompt: 'cours de natation 10 séances 150€ la carte de 10',
    total: 150,
    lines: [['natation', 1, 150, [10, 15]]],
  },
  {
    prompt: 'dépannage informatique à distance 30 min 35€, licence antivirus 1 an 40€',
    total: 75,
    lines: [
      ['distance', 1, 35],
      ['antivirus', 1, 40],
    ],
  },
  { prompt: 'Honoraires syndic T1 2026 : 1 250 €', total: 1250, lines: [['syndic', 1, 1250]] },
  {
    prompt: 'Restauration fauteuil Louis XV : décapage 80, sangles 60, crin 120, tissu 3 m à 45',
    total: 395,
    lines: [
      ['decapage', 1, 80],
      ['sangles', 1, 60],
      ['crin', 1, 120],
      ['tissu', 3, 45],
    ],
  },
  {
    prompt: 'trois cents flyers à quinze centimes et cent affiches à deux euros dix',
    total: 255,
    lines: [
      ['flyers', 300, 0.15],
      ['affiches', 100, 2.1],
    ],
  },
  {
    prompt: 'la première heure à 60 euros puis trois heures à 45 euros',
    total: 195,
    lines: [
      ['', 1, 60],
      ['', 3, 45],
    ],
  },
  {
    prompt: 'Vente de miel : 24 pots de 500 g à 7,50 €, 10 pots de 250 g à 4,50 €',
    total: 225,
    lines: [
      ['miel', 24, 7.5],
      ['250', 10, 4.5],
    ],
  },
  {
    prompt: 'Interprétariat 2 jours, 2 interprètes, 550 € par jour et par interprète',
    total: 2200,
    lines: [['interpr', 4, 550, [2, 1100]]],
  },
  {
    prompt: 'Ponçage parquet 45 m², 25€ du m², vitrification incluse',
    total: 1125,
    lines: [['parquet', 45, 25]],
  },
  {
    prompt: 'séjour ski 5 jours, location skis 22€ par jour, forfait remontées 210€',
    total: 320,
    lines: [
      ['skis', 5, 22],
      ['remontees', 1, 210],
    ],
  },
  {
    prompt: 'PRESTATION TRAITEUR 60 PERS. A 35€/PERS. SERVICE 4 SERVEURS X 120€',
    total: 2580,
    lines: [
      ['traiteur', 60, 35],
      ['serveurs', 4, 120],
    ],
  },
  { prompt: 'facture 2h30 de repassage, 22€ l’heure', total: 55, lines: [['repassage', 2.5, 22]] },
  {
    prompt: 'Le mois de mars : 22 trajets à 9 € le trajet, avril : 18 trajets au même tarif',
    total: 360,
    lines: [
      ['', 22, 9],
      ['', 18, 9],
    ],
  },
];
