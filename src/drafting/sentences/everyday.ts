import type { Sentence } from './sentence.ts';

/** Plain requests of many trades: counts, units, surfaces, no symbol, typos, capitals. */
export const EVERYDAY: Sentence[] = [
  {
    prompt: 'pose de 6 fenêtres PVC à 380 € l’unité et 2 portes-fenêtres à 720 €',
    total: 3720,
    lines: [
      ['fenetres pvc', 6, 380],
      ['portes-fenetres', 2, 720],
    ],
  },
  {
    prompt: 'remplacement chauffe-eau 200 L 890 €, main d’œuvre 3 h à 52 €/h',
    total: 1046,
    lines: [
      ['chauffe-eau', 1, 890],
      ['main', 3, 52],
    ],
  },
  {
    prompt: 'carrelage cuisine 18 m2 a 42€/m2 + plinthes 14 ml a 9€ + ragréage 120€',
    total: 1002,
    lines: [
      ['carrelage', 18, 42],
      ['plinthes', 14, 9],
      ['ragreage', 1, 120],
    ],
  },
  {
    prompt: 'coupe femme 38, couleur 55, brushing 25',
    total: 118,
    lines: [
      ['coupe', 1, 38],
      ['couleur', 1, 55],
      ['brushing', 1, 25],
    ],
  },
  {
    prompt: '12 paniers garnis 35e piece, livraison 18e',
    total: 438,
    lines: [
      ['paniers', 12, 35],
      ['livraison', 1, 18],
    ],
  },
  {
    prompt: 'TONTE PELOUSE 800 M2 A 0,15 EUROS LE M2 + TAILLE HAIE 25 ML A 4 EUROS LE ML',
    total: 220,
    lines: [
      ['tonte', 800, 0.15],
      ['haie', 25, 4],
    ],
  },
  {
    prompt:
      'vidange + filtre à huile 89 €, 2 pneus 195/65 R15 à 74 €, montage équilibrage 2 x 15 €',
    total: 267,
    lines: [
      ['vidange', 1, 89],
      ['pneus', 2, 74],
      ['equilibrage', 2, 15],
    ],
  },
  {
    prompt: 'Nettoyage vitrerie : 32 vitres à 3,50 € pièce, forfait déplacement 25 €',
    total: 137,
    lines: [
      ['vitre', 32, 3.5],
      ['deplacement', 1, 25],
    ],
  },
  {
    prompt: 'logo 450€ charte graphique 600€ cartes de visite 500 ex à 0,12€',
    total: 1110,
    lines: [
      ['logo', 1, 450],
      ['charte', 1, 600],
      ['cartes', 500, 0.12],
    ],
  },
  {
    prompt: '3 cartouches encre 28,90 / 2 ramettes 6,50',
    total: 99.7,
    lines: [
      ['cartouches', 3, 28.9],
      ['ramettes', 2, 6.5],
    ],
  },
  {
    prompt: 'traduction anglais-français 4 200 mots à 0,11 € le mot',
    total: 462,
    lines: [['traduction', 4200, 0.11]],
  },
  {
    prompt: 'depanage chaudiere 1h45 a 58e/h, piece : pressostat 64e',
    total: 165.5,
    lines: [
      ['chaudiere', 1.75, 58],
      ['pressostat', 1, 64],
    ],
  },
  {
    prompt: 'Massage suédois 60 min 70 €, massage duo 120 €',
    total: 190,
    lines: [
      ['suedois', 1, 70],
      ['duo', 1, 120],
    ],
  },
  {
    prompt: 'location camion 20 m3 2 jours à 95 €/jour, carburant 41,30 €',
    total: 231.3,
    lines: [
      ['camion', 2, 95],
      ['carburant', 1, 41.3],
    ],
  },
  {
    prompt: '25 burgers @ 9,50 €, 25 frites @ 3 €',
    total: 312.5,
    lines: [
      ['burgers', 25, 9.5],
      ['frites', 25, 3],
    ],
  },
  {
    prompt: 'Toilettage caniche 45 € - coupe griffes 10 € - bain antiparasitaire 15 €',
    total: 70,
    lines: [
      ['caniche', 1, 45],
      ['griffes', 1, 10],
      ['bain', 1, 15],
    ],
  },
  {
    prompt: 'ramassage encombrants 2 voyages x 80, déchetterie 30',
    total: 190,
    lines: [
      ['encombrants', 2, 80],
      ['dechetterie', 1, 30],
    ],
  },
  {
    prompt: 'reliure cuir plein 3 volumes 140 € le volume, dorure à la feuille 60 €',
    total: 480,
    lines: [
      ['reliure', 3, 140],
      ['dorure', 1, 60],
    ],
  },
  {
    prompt: 'enduit façade 120m2 a 28 e le m2, echafaudage 650e',
    total: 4010,
    lines: [
      ['enduit', 120, 28],
      ['echafaudage', 1, 650],
    ],
  },
  {
    prompt: 'création site e-commerce 2,8k€, maintenance 12 mois à 45 €/mois',
    total: 3340,
    lines: [
      ['site', 1, 2800],
      ['maintenance', 12, 45],
    ],
  },
  {
    prompt: '📷 reportage mariage 1 250 € 💿 clé USB 30 € 📖 album 30 pages 240 €',
    total: 1520,
    lines: [
      ['mariage', 1, 1250],
      ['usb', 1, 30],
      ['album', 1, 240],
    ],
  },
  {
    prompt: 'ourlets 5 pantalons 12 € chacun, 2 fermetures éclair 18 €',
    total: 96,
    lines: [
      ['ourlets', 5, 12],
      ['fermetures', 2, 18],
    ],
  },
  {
    prompt: 'Installation borne de recharge 7,4 kW : 1 390 €, tirage de câble 22 m à 14 €/m',
    total: 1698,
    lines: [
      ['borne', 1, 1390],
      ['cable', 22, 14],
    ],
  },
  {
    prompt: 'abonnement paniers bio 8 semaines à 22 € par semaine',
    total: 176,
    lines: [['paniers', 8, 22]],
  },
  {
    prompt: 'gardiennage chien 9 jours à 17€/jour, visite supplémentaire chat 4 x 8€',
    total: 185,
    lines: [
      ['chien', 9, 17],
      ['chat', 4, 8],
    ],
  },
  {
    prompt: '2 chaises cannées à 85 € et un fauteuil à 160 €',
    total: 330,
    lines: [
      ['chaises', 2, 85],
      ['fauteuil', 1, 160],
    ],
  },
  {
    prompt: 'Fleurs: bouquet mariée 110€, 8 boutonnières 9€, 15 centres de table 32€',
    total: 662,
    lines: [
      ['bouquet', 1, 110],
      ['boutonnieres', 8, 9],
      ['centres', 15, 32],
    ],
  },
  {
    prompt: 'plombrie: remplacment robinet 85 euro + joint 4 euro',
    total: 89,
    lines: [
      ['robinet', 1, 85],
      ['joint', 1, 4],
    ],
  },
  {
    prompt: 'Hey, invoice please: 3 days of consulting at 600 € per day, travel 120 €',
    total: 1920,
    lines: [
      ['consulting', 3, 600],
      ['travel', 1, 120],
    ],
  },
  {
    prompt: 'montage de 3 armoires IKEA Pax à 65 € et fixation murale 25 €',
    total: 220,
    lines: [
      ['armoires', 3, 65],
      ['fixation', 1, 25],
    ],
  },
];
