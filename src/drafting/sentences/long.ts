import type { Sentence } from './sentence.ts';

/** Long letters and requests whose figures answer each other across clauses. */
export const LONG: Sentence[] = [
  {
    prompt:
      'Bonjour Madame Lefèvre,\nJe fais suite à notre rendez-vous de jeudi dernier. Pour la salle de bains, je prévois la dépose des anciens équipements pour 380 €, la pose de 14 m² de faïence à 48 € le m², la fourniture et pose d’un meuble vasque à 690 € et le raccordement plomberie, environ 5 heures à 55 € de l’heure. Le chantier durerait une semaine à partir du 4 mai. Le devis est valable deux mois.\nBien à vous,\nJ. Morel, 06 45 12 78 90',
    total: 2017,
    lines: [
      ['depose', 1, 380],
      ['faience', 14, 48],
      ['vasque', 1, 690],
      ['raccordement', 5, 55],
    ],
    content: ['valable'],
  },
  {
    prompt:
      'Salut Karim, voilà le point pour ta facture d’octobre. J’ai fait 12 heures de montage à 40 € de l’heure, 3 heures d’étalonnage à 45 € de l’heure. J’ai aussi acheté une musique à 29 € sur ta demande. Et comme promis, les sous-titres c’est cadeau ! À vendredi.',
    total: 644,
    lines: [
      ['montage', 12, 40],
      ['etalonnage', 3, 45],
      ['musique', 1, 29],
    ],
    content: ['sous-titres'],
  },
  {
    prompt:
      'Cher client, nous vous remercions de votre confiance. Notre proposition comprend la location de 2 chapiteaux pendant 3 jours à 150 € par jour et par chapiteau, 40 tables à 6 € pièce et 200 chaises à 1,50 € pièce. Le montage et le démontage sont offerts. Une caution de 800 € vous sera demandée. Règlement à 30 jours.',
    total: 1440,
    lines: [
      ['chapiteaux', 6, 150, [2, 450], [3, 300]],
      ['tables', 40, 6],
      ['chaises', 200, 1.5],
    ],
    content: ['montage', 'caution', '30 jours'],
  },
  {
    prompt:
      'Bonjour, peux-tu préparer la facture pour l’association Les Amis du Rail (SIRET 443 061 841 00047) ? Visite commentée le 6 juin à 14h : 180 €. Visite du 13 juin : 180 €. Frais de train : 54,20 €. Merci beaucoup et bon week-end !',
    total: 414.2,
    lines: [
      ['visite', 1, 180],
      ['visite', 1, 180],
      ['train', 1, 54.2],
    ],
  },
  {
    prompt:
      'Devis pour M. et Mme Garnier. Terrasse en bois composite de 28 m² au prix de 95 € le m², pose comprise. Escalier 3 marches : 420 €. Éclairage : 6 spots à 38 € l’unité. En option, une pergola à 1 900 €. Remise de 5 % sur l’ensemble. Acompte de 40 % à la signature.',
    total: 3142.6,
    lines: [
      ['terrasse', 28, 95],
      ['escalier', 1, 420],
      ['spots', 6, 38],
    ],
    content: ['pergola', '40'],
  },
  {
    prompt:
      'Formation en entreprise : 3 groupes de 8 personnes, une journée par groupe, 950 € la journée',
    total: 2850,
    lines: [['formation', 3, 950]],
  },
  {
    prompt:
      'Animation périscolaire : 2 h par jour, 4 jours par semaine, pendant 6 semaines, 26 € de l’heure',
    total: 1248,
    lines: [['animation', 48, 26]],
  },
  {
    prompt: 'Arrosage des plantes : 15 € par passage, 2 passages par semaine, 8 semaines',
    total: 240,
    lines: [['arrosage', 16, 15]],
  },
  {
    prompt:
      'Chambre double 3 nuits à 92 € la nuit, petit déjeuner 2 personnes 3 jours à 11 € par personne et par jour, taxe de séjour 6 x 1,20 €',
    total: 349.2,
    lines: [
      ['chambre', 3, 92],
      ['dejeuner', 6, 11],
      ['taxe', 6, 1.2],
    ],
  },
  {
    prompt: 'J’ai tapissé 2 chambres et un couloir, 240 € par pièce',
    total: 720,
    lines: [['chambres', 3, 240]],
  },
  {
    prompt: 'Séance photo bébé 150 €. Les 20 tirages sont à 4 € chacun. Livraison gratuite.',
    total: 230,
    lines: [
      ['photo', 1, 150],
      ['tirages', 20, 4],
    ],
    content: ['livraison'],
  },
  {
    prompt:
      'Nous avons livré 3 palettes de pellets, soit 198 sacs à 5,90 € le sac, plus 45 € de livraison.',
    total: 1213.2,
    lines: [
      ['sacs', 198, 5.9],
      ['livraison', 1, 45],
    ],
  },
  {
    prompt: 'Intervention lundi (2h) et mercredi (3h30) à 48 € de l’heure, pièces 86,40 €',
    total: 350.4,
    lines: [['pieces', 1, 86.4]],
  },
  {
    prompt: 'Le tarif est de 65 € par séance. Il y a eu 7 séances en novembre.',
    total: 455,
    lines: [['', 7, 65]],
  },
  {
    prompt: 'Taux horaire : 42 €. Tonte 2h, taille 3h30, évacuation 1h.',
    total: 273,
    lines: [
      ['tonte', 2, 42],
      ['taille', 3.5, 42],
      ['evacuation', 1, 42],
    ],
  },
  {
    prompt: 'Pour chacun des 5 bureaux : un plan à 80 € et une visite à 60 €',
    total: 700,
    lines: [
      ['plan', 5, 80],
      ['visite', 5, 60],
    ],
  },
  {
    prompt: 'Enduit 45 m², peinture 45 m², 19 € le m² pour l’enduit et 14 € le m² pour la peinture',
    total: 1485,
    lines: [
      ['enduit', 45, 19],
      ['peinture', 45, 14],
    ],
  },
  {
    prompt: 'Contrat d’entretien : 4 visites par an à 75 € la visite, durée 2 ans',
    total: 600,
    lines: [['entretien', 8, 75]],
  },
  {
    prompt: 'Mixage 5 titres à 120 € le titre, mastering 35 € par titre',
    total: 775,
    lines: [
      ['mixage', 5, 120],
      ['mastering', 5, 35],
    ],
  },
  {
    prompt: 'Dîner pour 14 personnes à 45 €, vin 6 bouteilles à 22 €, café 14 x 2,50 €',
    total: 797,
    lines: [
      ['diner', 14, 45],
      ['vin', 6, 22],
      ['cafe', 14, 2.5],
    ],
  },
  {
    prompt: 'Création de 3 maquettes, 2 allers-retours inclus, 480 € pour l’ensemble',
    total: 480,
    lines: [['maquettes', 1, 480, [3, 160]]],
  },
  {
    prompt: 'Tournage une journée à 900 €, figurants : 10 à 80 €, catering 35 personnes à 14 €',
    total: 2190,
    lines: [
      ['tournage', 1, 900],
      ['figurants', 10, 80],
      ['catering', 35, 14],
    ],
  },
  {
    prompt: 'Répétitions 6 services de 3 h, 35 € de l’heure',
    total: 630,
    lines: [['repetitions', 18, 35, [6, 105]]],
  },
  {
    prompt: 'Ramonage poêle 65 €, cheminée 70 €, certificats fournis',
    total: 135,
    lines: [
      ['poele', 1, 65],
      ['cheminee', 1, 70],
    ],
  },
  {
    prompt: 'Gestion locative 7 % sur 1 150 € de loyer',
    total: 80.5,
    lines: [['gestion', 1, 80.5]],
  },
  { prompt: '1er versement : 50 % de 3 600 €', total: 1800, lines: [['', 1, 1800, [0.5, 3600]]] },
  {
    prompt: 'Peinture : salon 45 m², chambre 30 m², entrée 12 m², tarif unique 17 € le m²',
    total: 1479,
    lines: [
      ['salon', 45, 17],
      ['chambre', 30, 17],
      ['entree', 12, 17],
    ],
  },
  {
    prompt:
      'Coiffure à domicile : 2 coupes hommes 18 €, 1 coupe femme 30 €, 1 enfant 12 €, forfait déplacement 10 €',
    total: 88,
    lines: [
      ['hommes', 2, 18],
      ['femme', 1, 30],
      ['enfant', 1, 12],
      ['deplacement', 1, 10],
    ],
  },
  {
    prompt: 'on a dit 450 pour la table et 80 par chaise, il y a 6 chaises',
    total: 930,
    lines: [
      ['table', 1, 450],
      ['chaise', 6, 80],
    ],
  },
  {
    prompt: 'Cours de yoga le lundi et le jeudi pendant 5 semaines, 60 € le cours',
    total: 600,
    lines: [['yoga', 10, 60]],
  },
  {
    prompt: 'Sprint 1 : 8 jours, sprint 2 : 6 jours, 520 € par jour',
    total: 7280,
    lines: [
      ['sprint', 8, 520],
      ['sprint', 6, 520],
    ],
  },
  {
    prompt: 'Peinture 3 portes recto verso 70 € la porte, 2 couches, hors fournitures',
    total: 210,
    lines: [['portes', 3, 70]],
  },
];
