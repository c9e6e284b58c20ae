import type { Sentence } from './sentence.ts';

/** A third hand, to see whether the rules carry over. */
export const LATER: Sentence[] = [
  {
    prompt:
      'pose clim réversible mono split 1 450€ + 4 ml de goulotte à 18€/ml, mise en service incluse',
    total: 1522,
    lines: [
      ['clim', 1, 1450],
      ['goulotte', 4, 18],
    ],
  },
  {
    prompt: 'révision chaudiere fioul 145e + gicleur 22e',
    total: 167,
    lines: [
      ['chaudiere', 1, 145],
      ['gicleur', 1, 22],
    ],
  },
  {
    prompt: 'cours de soutien scolaire niveau 3e, 6 x 1h à 25€',
    total: 150,
    lines: [['soutien', 6, 25]],
  },
  {
    prompt: 'Nettoyage de fin de chantier 180 m² à 4,20 €/m²',
    total: 756,
    lines: [['nettoyage', 180, 4.2]],
  },
  {
    prompt: 'conférence 1h30 : 900 €, frais de train 128 €, hôtel 1 nuit 95 €',
    total: 1123,
    lines: [
      ['conference', 1, 900],
      ['train', 1, 128],
      ['hotel', 1, 95],
    ],
  },
  {
    prompt: '20 t-shirts brodés 14€ pièce, frais de programme 45€',
    total: 325,
    lines: [
      ['t-shirts', 20, 14],
      ['programme', 1, 45],
    ],
  },
  {
    prompt:
      'remise en état du jardin : 2 jardiniers pendant 3 jours, 190 € par jour et par jardinier',
    total: 1140,
    lines: [['jardin', 6, 190, [3, 380], [2, 570]]],
  },
  { prompt: 'changer 4 volets roulants, 310€ chaque', total: 1240, lines: [['volets', 4, 310]] },
  {
    prompt: 'devis enseigne lumineuse 3 m x 0,8 m : 1 980 € posée',
    total: 1980,
    lines: [['enseigne', 1, 1980]],
  },
  {
    prompt: 'quarante-huit verres gravés à six euros cinquante et deux carafes à vingt-deux euros',
    total: 356,
    lines: [
      ['verres', 48, 6.5],
      ['carafes', 2, 22],
    ],
  },
  {
    prompt: 'sculpture bronze 2 800 €, socle offert, transport à la charge du client',
    total: 2800,
    lines: [['sculpture', 1, 2800]],
    content: ['socle', 'transport'],
  },
  {
    prompt: 'Pack identité visuelle à 1 200 € comprenant logo, carte de visite et papier en-tête',
    total: 1200,
    lines: [['identite', 1, 1200]],
  },
  {
    prompt: '5h de saisie à 19€/h, 2h de relance téléphonique à 21€/h, timbres 12,90€',
    total: 149.9,
    lines: [
      ['saisie', 5, 19],
      ['relance', 2, 21],
      ['timbres', 1, 12.9],
    ],
  },
  {
    prompt: 'maintenance parc informatique 15 postes à 12 € par poste et par mois pendant 12 mois',
    total: 2160,
    lines: [['maintenance', 180, 12, [15, 144], [12, 180]]],
  },
  {
    prompt: 'ravalement 210m² x 45€, échaf 1800, nettoyage HP 210 m² x 6€',
    total: 12510,
    lines: [
      ['ravalement', 210, 45],
      ['echaf', 1, 1800],
      ['nettoyage', 210, 6],
    ],
  },
  { prompt: 'Animation mariage de 18h à 2h : 850 €', total: 850, lines: [['mariage', 1, 850]] },
  {
    prompt: 'Ponçage + vernis escalier 14 marches 35€ la marche',
    total: 490,
    lines: [['escalier', 14, 35]],
  },
  {
    prompt: 'location benne 8m3 gravats 240€, rotation supplémentaire 150€',
    total: 240,
    lines: [['benne', 1, 240]],
    content: ['150'],
  },
  {
    prompt: '2 ruches à 160 €, 2 essaims à 140 €, 1 enfumoir 35 €',
    total: 635,
    lines: [
      ['ruches', 2, 160],
      ['essaims', 2, 140],
      ['enfumoir', 1, 35],
    ],
  },
  {
    prompt: 'Coaching sportif : 1 séance découverte offerte puis 10 séances à 45 €',
    total: 450,
    lines: [['seances', 10, 45]],
    content: ['decouverte'],
  },
  {
    prompt: 'journée de conseil 950 € HT, TVA 20 %, soit 1 140 € TTC',
    total: 950,
    lines: [['conseil', 1, 950]],
  },
  {
    prompt: 'Clés USB gravées 50 unités à 7,20 € HT l’unité, délai 3 semaines',
    total: 360,
    lines: [['usb', 50, 7.2]],
    content: ['3 semaines'],
  },
  {
    prompt: 'rdv dietetique 1ere consult 60e, suivi 4 x 40e',
    total: 220,
    lines: [
      ['consult', 1, 60],
      ['suivi', 4, 40],
    ],
  },
  {
    prompt: 'Arrachage haie 18 m, 22 €/m, dessouchage compris, évacuation déchetterie 120 €',
    total: 516,
    lines: [
      ['haie', 18, 22],
      ['evacuation', 1, 120],
    ],
  },
  {
    prompt: 'facturer 3 mois de community management (420 € mensuel) + 1 shooting (300 €)',
    total: 1560,
    lines: [
      ['community', 3, 420],
      ['shooting', 1, 300],
    ],
  },
  {
    prompt: 'Pose cuisine 12 éléments forfait 1400€ plan de travail 3,2 ml 95€/ml',
    total: 1704,
    lines: [
      ['cuisine', 1, 1400],
      ['plan', 3.2, 95],
    ],
  },
  {
    prompt: 'étude de sol G2 : 1 650 € HT, rapport sous 3 semaines',
    total: 1650,
    lines: [['sol', 1, 1650]],
    content: ['3 semaines'],
  },
  {
    prompt: 'huit heures de vacation à trente-deux euros brut',
    total: 256,
    lines: [['vacation', 8, 32]],
  },
  {
    prompt: 'Traduction certifiée : 2 actes de mariage à 50 € et 1 diplôme à 45 €, envoi 8 €',
    total: 153,
    lines: [
      ['actes', 2, 50],
      ['diplome', 1, 45],
      ['envoi', 1, 8],
    ],
  },
  {
    prompt: 'création de contenu 4 vidéos par mois à 150 € la vidéo, sur 3 mois',
    total: 1800,
    lines: [['video', 12, 150]],
  },
  {
    prompt: 'accompagnement VAE 24 heures, 55 euros/heure, payable en 3 fois',
    total: 1320,
    lines: [['vae', 24, 55]],
    content: ['payable'],
  },
  {
    prompt: 'mini-concert 400€, cachet pianiste 250€, sacem à la charge de l’organisateur',
    total: 650,
    lines: [
      ['concert', 1, 400],
      ['pianiste', 1, 250],
    ],
    content: ['sacem'],
  },
  {
    prompt: 'Entretien jardin : avril 3 passages, mai 4 passages, juin 4 passages, 65 € le passage',
    total: 715,
    lines: [['', 3, 65, [11, 65]]],
  },
  {
    prompt:
      'gros oeuvre extension 32 m² : 28 500 €, charpente 6 200 €, couverture 5 400 €, remise de 3 %',
    total: 38897,
    lines: [
      ['extension', 1, 28500],
      ['charpente', 1, 6200],
      ['couverture', 1, 5400],
    ],
  },
  {
    prompt: 'bonjour je voudrais facturer mon atelier d’écriture 2 groupes à 180 € le groupe',
    total: 360,
    lines: [['ecriture', 2, 180]],
  },
  {
    prompt: 'Réception de 80 invités : menu à 42 €, 16 bouteilles de champagne à 24 €',
    total: 3744,
    lines: [
      ['menu', 80, 42],
      ['champagne', 16, 24],
    ],
  },
  {
    prompt: 'aide au déménagement 3 personnes 4h, 25€/h/personne',
    total: 300,
    lines: [['demenagement', 12, 25, [4, 75], [3, 100]]],
  },
  {
    prompt: 'Expertise immobilière 600 €, estimation locative 200 €, -10% si paiement sous 8 jours',
    total: 800,
    lines: [
      ['expertise', 1, 600],
      ['estimation', 1, 200],
    ],
    content: ['8 jours'],
  },
  {
    prompt: 'Poêle à granulés 8 kW 3 290€, conduit 5 m 780€, pose 1 jour et demi à 450€/jour',
    total: 4745,
    lines: [
      ['poele', 1, 3290],
      ['conduit', 1, 780],
      ['pose', 1.5, 450],
    ],
  },
  {
    prompt: 'Vitrage double 1,20 x 0,90 m : 2 à 145 €, pose 80 €',
    total: 370,
    lines: [
      ['vitrage', 2, 145],
      ['pose', 1, 80],
    ],
  },
];
