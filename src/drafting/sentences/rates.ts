import type { Sentence } from './sentence.ts';

/** Several factors, shared quantities and rates, recurring sums, half days, ranges. */
export const RATES: Sentence[] = [
  {
    prompt: 'Stage de voile : 4 personnes, 3 jours, 120 € par personne et par jour',
    total: 1440,
    lines: [['voile', 12, 120, [4, 360], [3, 480]]],
  },
  {
    prompt: '2 portes et 3 fenêtres à 150 € chacune',
    total: 750,
    lines: [
      ['portes', 2, 150],
      ['fenetres', 3, 150],
    ],
  },
  {
    prompt: 'Community management 350 €/mois pendant 6 mois',
    total: 2100,
    lines: [['community', 6, 350]],
  },
  {
    prompt: 'location de 3 vélos électriques pendant 4 jours à 25 € par jour et par vélo',
    total: 300,
    lines: [['velos', 12, 25, [3, 100], [4, 75]]],
  },
  {
    prompt: 'étude 2 jours, plans 3 jours, suivi 4 jours, le tout à 480 € par jour',
    total: 4320,
    lines: [
      ['etude', 2, 480],
      ['plans', 3, 480],
      ['suivi', 4, 480],
    ],
  },
  {
    prompt: 'TJM 520 € : cadrage 2 j, développement 10 j, recette 1,5 j',
    total: 7020,
    lines: [
      ['cadrage', 2, 520],
      ['developpement', 10, 520],
      ['recette', 1.5, 520],
    ],
  },
  {
    prompt: 'ménage 3h par semaine pendant 10 semaines à 24 €/h',
    total: 720,
    lines: [['menage', 30, 24, [10, 72]]],
  },
  {
    prompt: 'garde d’enfants 4 soirs, 3 h par soir, 12 € de l’heure',
    total: 144,
    lines: [['garde', 12, 12, [4, 36]]],
  },
  {
    prompt: 'Animation 2 animateurs, 5 h, 28 € de l’heure par animateur',
    total: 280,
    lines: [['anim', 10, 28, [2, 140], [5, 56]]],
  },
  {
    prompt: 'hébergement web 15 € par mois sur 2 ans',
    total: 360,
    lines: [['hebergement', 24, 15]],
  },
  {
    prompt: '8 ateliers de 2h à 55 € de l’heure',
    total: 880,
    lines: [['ateliers', 16, 55, [8, 110]]],
  },
  {
    prompt: 'formation Excel 2 jours pour 6 stagiaires à 90 € par stagiaire et par jour',
    total: 1080,
    lines: [['excel', 12, 90, [2, 540], [6, 180]]],
  },
  {
    prompt: 'location sono 2 soirées à 180 € la soirée, technicien 2 soirées 150 € la soirée',
    total: 660,
    lines: [
      ['sono', 2, 180],
      ['technicien', 2, 150],
    ],
  },
  {
    prompt: 'intervention de 14h à 17h30 à 45 € de l’heure',
    total: 157.5,
    lines: [['intervention', 3.5, 45]],
  },
  {
    prompt: 'janvier à mars, tenue comptable 220 € par mois',
    total: 660,
    lines: [['comptable', 3, 220]],
  },
  {
    prompt: 'gardiennage du lundi au samedi, 140 € par jour',
    total: 840,
    lines: [['gardiennage', 6, 140]],
  },
  {
    prompt: 'Arrosage 2 fois par semaine pendant 5 semaines, 18 € par passage',
    total: 180,
    lines: [['arrosage', 10, 18]],
  },
  {
    prompt: '6 caisses de 12 bouteilles à 7 € la bouteille',
    total: 504,
    lines: [['bouteille', 72, 7, [6, 84]]],
  },
  {
    prompt: 'une semaine de tournage à 600 € par jour, deux jours de montage au même tarif',
    total: 4200,
    lines: [
      ['tournage', 5, 600],
      ['montage', 2, 600],
    ],
  },
  { prompt: 'coaching individuel 5 à 6 séances à 80 €', total: 480, lines: [['coaching', 6, 80]] },
  {
    prompt: 'déplacement 38 km aller-retour x 4 à 0,60 € le km',
    total: 91.2,
    lines: [['deplacement', 152, 0.6, [4, 22.8]]],
  },
  {
    prompt: 'Serveurs pour cocktail : 3 serveurs x 5 h x 22 €',
    total: 330,
    lines: [['serveurs', 15, 22, [3, 110], [5, 66]]],
  },
  {
    prompt: '2 enfants, garde périscolaire 16 jours, 9 € par jour et par enfant',
    total: 288,
    lines: [['garde', 32, 9, [16, 18], [2, 144]]],
  },
  {
    prompt: 'Lot de 5 cadres : impression 12€ l’un, encadrement 35€ l’un',
    total: 235,
    lines: [
      ['impression', 5, 12],
      ['encadrement', 5, 35],
    ],
  },
  {
    prompt: 'nuitées gîte 3 nuits à 85 € la nuit, 2 petits-déjeuners par nuit à 8 €',
    total: 303,
    lines: [
      ['gite', 3, 85],
      ['dejeuner', 6, 8],
    ],
  },
  {
    prompt: 'abonnement trimestriel 90 € par trimestre, engagement 1 an',
    total: 360,
    lines: [['abonnement', 4, 90]],
    content: ['engagement'],
  },
  {
    prompt: 'Peinture 3 chambres à 320 € et 1 couloir à 180 €',
    total: 1140,
    lines: [
      ['chambres', 3, 320],
      ['couloir', 1, 180],
    ],
  },
  {
    prompt: 'lundi 6h, mardi 7h30, mercredi 4h, taux horaire 31 €',
    total: 542.5,
    lines: [
      ['', 6, 31],
      ['', 7.5, 31],
      ['', 4, 31],
    ],
  },
  {
    prompt: 'atelier cuisine samedi et dimanche 90 € par jour',
    total: 180,
    lines: [['cuisine', 2, 90]],
  },
  {
    prompt: 'une demi-journée de réglage à 420 €/jour puis 2 h de support à 65 €/h',
    total: 340,
    lines: [
      ['reglage', 0.5, 420],
      ['support', 2, 65],
    ],
  },
];
