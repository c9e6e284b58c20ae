import type { Sentence } from './sentence.ts';

/** A fourth hand. */
export const FRESH: Sentence[] = [
  {
    prompt: 'Facture ostéo équin 4 chevaux 70 euros par cheval + 35 km a 0,45',
    total: 295.75,
    lines: [
      ['cheva', 4, 70],
      ['km', 35, 0.45],
    ],
  },
  {
    prompt:
      'création bouquet de la mariée 95 €, 4 boutonnières 8 € l’unité, location de vases 60 € le lot',
    total: 187,
    lines: [
      ['bouquet', 1, 95],
      ['boutonnieres', 4, 8],
      ['vases', 1, 60],
    ],
  },
  {
    prompt: 'deux cents euros le forfait plus quinze kilomètres à zéro soixante',
    total: 209,
    lines: [
      ['', 1, 200],
      ['', 15, 0.6],
    ],
  },
  {
    prompt: 'dev appli mobile 25 jours TJM 480€ HT, acompte 30% à la signature',
    total: 12000,
    lines: [['appli', 25, 480]],
    content: ['30'],
  },
  {
    prompt:
      '3 nuits chambre d’hôte à 75€, table d’hôte 2 personnes 2 soirs à 28€ par personne et par soir',
    total: 337,
    lines: [
      ['chambre', 3, 75],
      ['table', 4, 28, [2, 56]],
    ],
  },
  {
    prompt: 'vêtements de travail : 10 polos 15,90€, 5 pantalons 34€, marquage 2€ pièce sur les 15',
    total: 359,
    lines: [
      ['polos', 10, 15.9],
      ['pantalons', 5, 34],
      ['marquage', 15, 2],
    ],
  },
  {
    prompt: 'j’ai changé 2 robinets (65€ pièce), débouché l’évier (80€) et fixé une étagère (25€)',
    total: 235,
    lines: [
      ['robinets', 2, 65],
      ['evier', 1, 80],
      ['etagere', 1, 25],
    ],
  },
  {
    prompt: 'cloison 12 m2 à 48€/m2 sauf la porte à 220€',
    total: 796,
    lines: [
      ['cloison', 12, 48],
      ['porte', 1, 220],
    ],
  },
  {
    prompt: 'pompe à chaleur 9 800 € TTC, TVA 5,5 %',
    total: 9289.1,
    lines: [['pompe', 1, 9289.1]],
  },
  { prompt: 'Total des travaux : 4 500 € HT, dont 1 200 € de matériaux', total: 4500, lines: [] },
  {
    prompt: 'consultante RH, 1/2 journée par semaine pendant 8 semaines, 600€ la journée',
    total: 2400,
    lines: [['rh', 4, 600, [8, 300]]],
  },
  { prompt: 'gravure 25 médailles recto 3€, verso 2€', total: 77, lines: [['medailles', 25, 3]] },
  { prompt: 'garde de nuit 10 h à 18€ majorées de 25%', total: 225, lines: [['garde', 10, 22.5]] },
  {
    prompt: 'menuiserie : porte d’entrée alu 2 150€, pose 350€, reprise des tapées au réel',
    total: 2500,
    lines: [
      ['porte', 1, 2150],
      ['pose', 1, 350],
    ],
  },
  {
    prompt: 'facturation 40% du devis de 6 200€',
    total: 2480,
    lines: [['', 1, 2480, [0.4, 6200]]],
  },
  {
    prompt: 'régie son 3 dates 280€/date, location micros 6 x 12€, transport offert',
    total: 912,
    lines: [
      ['regie', 3, 280],
      ['micros', 6, 12],
    ],
    content: ['transport'],
  },
  {
    prompt: 'Sculpture sur fruits pour cocktail 40 pers : 260€',
    total: 260,
    lines: [['fruits', 1, 260]],
  },
  {
    prompt:
      'Bonjour,\nVoici le détail :\nConseil : 2 j × 700 €\nAtelier : 1 j × 900 €\nFrais : 184,30 €\nCordialement',
    total: 2484.3,
    lines: [
      ['conseil', 2, 700],
      ['atelier', 1, 900],
      ['frais', 1, 184.3],
    ],
  },
  {
    prompt: 'livraison de bois 6 stères à 85 € le stère, rangement 20 € par stère',
    total: 630,
    lines: [
      ['bois', 6, 85],
      ['rangement', 6, 20],
    ],
  },
  {
    prompt: 'cours collectif hebdo 45 min 15 €, trimestre de 11 cours',
    total: 165,
    lines: [['cours', 11, 15]],
  },
  {
    prompt: 'Nettoyage moquette 60 m² x 3,50 €, minimum de facturation 150 €',
    total: 210,
    lines: [['moquette', 60, 3.5]],
  },
  {
    prompt: 'Écriture de 12 fiches à 35 € (10 déjà livrées)',
    total: 420,
    lines: [['fiches', 12, 35]],
  },
  {
    prompt: 'coffret cadeau 39€ x 24, personnalisation 2,50€ x 24',
    total: 996,
    lines: [
      ['coffret', 24, 39],
      ['personnalisation', 24, 2.5],
    ],
  },
  {
    prompt: 'Prépa salle 2h, service 5h, rangement 1h à 23 € de l’heure',
    total: 184,
    lines: [
      ['salle', 2, 23],
      ['service', 5, 23],
      ['rangement', 1, 23],
    ],
  },
  {
    prompt:
      'Sols souples 38 m² à 31 €, ragréage compris ; plinthes 26 ml à 7,50 € ; dépose ancienne moquette 4 € le m²',
    total: 1525,
    lines: [
      ['sols', 38, 31],
      ['plinthes', 26, 7.5],
      ['moquette', 38, 4],
    ],
  },
];
