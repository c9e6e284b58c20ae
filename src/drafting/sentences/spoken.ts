import type { Sentence } from './sentence.ts';

/** Dictated: numbers in words, spoken decimals, spoken durations, hesitations. */
export const SPOKEN: Sentence[] = [
  { prompt: 'trois jours et demi à quatre cent cinquante', total: 1575, lines: [['', 3.5, 450]] },
  {
    prompt:
      'alors facture pour la famille Petit deux heures de ménage à vingt-quatre euros de l’heure',
    total: 48,
    lines: [['menage', 2, 24]],
  },
  {
    prompt: 'une heure et demie de cours de piano à quarante euros l’heure',
    total: 60,
    lines: [['piano', 1.5, 40]],
  },
  {
    prompt:
      'pose de douze mètres carrés de parquet à trente-cinq euros le mètre carré plus la dépose de l’ancien à quatre-vingts euros',
    total: 500,
    lines: [
      ['parquet', 12, 35],
      ['depose', 1, 80],
    ],
  },
  {
    prompt: 'quatre-vingt-dix-sept kilomètres à zéro euro cinquante-deux',
    total: 50.44,
    lines: [['', 97, 0.52]],
  },
  {
    prompt: 'une douzaine de cupcakes à trois euros cinquante pièce',
    total: 42,
    lines: [['cupcakes', 12, 3.5]],
  },
  {
    prompt: 'septante heures de développement à soixante-cinq francs suisses',
    total: 4550,
    lines: [['developpement', 70, 65]],
    content: ['CHF'],
  },
  {
    prompt: 'mille deux cents étiquettes à huit centimes',
    total: 96,
    lines: [['etiquettes', 1200, 0.08]],
  },
  {
    prompt:
      'remplacement de deux serrures cent vingt euros chacune et déplacement trente-cinq euros',
    total: 275,
    lines: [
      ['serrures', 2, 120],
      ['deplacement', 1, 35],
    ],
  },
  {
    prompt: 'une demi-journée de formation à trois cent quatre-vingts euros la journée',
    total: 190,
    lines: [['formation', 0.5, 380]],
  },
  {
    prompt:
      'fais-moi un devis pour vingt-cinq couverts à trente-deux euros et le service deux cent cinquante euros',
    total: 1050,
    lines: [
      ['couverts', 25, 32],
      ['service', 1, 250],
    ],
  },
  {
    prompt: 'deux cent quarante euros pour le nettoyage de la toiture',
    total: 240,
    lines: [['toiture', 1, 240]],
  },
  {
    prompt:
      'trois quarts d’heure de réglage à quarante-huit euros l’heure et une pièce à vingt-deux euros',
    total: 58,
    lines: [
      ['reglage', 0.75, 48, [1, 36]],
      ['piece', 1, 22],
    ],
  },
  {
    prompt: 'cinq séances de kiné à vingt euros non pardon six séances',
    total: 120,
    lines: [['kine', 6, 20]],
  },
  {
    prompt: 'huit mètres linéaires de plinthe à neuf euros quatre-vingts le mètre',
    total: 78.4,
    lines: [['plinthe', 8, 9.8]],
  },
  {
    prompt: 'bonjour il me faudrait un devis deux semaines de conseil à cinq cents euros par jour',
    total: 5000,
    lines: [['conseil', 10, 500, [2, 2500]]],
  },
  {
    prompt: 'une trentaine de chaises à un euro vingt la chaise',
    total: 36,
    lines: [['chaise', 30, 1.2]],
  },
  {
    prompt:
      'cours particuliers le mardi une heure trente à trente euros de l’heure pendant quatre semaines',
    total: 180,
    lines: [['cours', 6, 30, [4, 45]]],
  },
  {
    prompt: 'mille cinq cents euros la conception et six cents euros le suivi',
    total: 2100,
    lines: [
      ['conception', 1, 1500],
      ['suivi', 1, 600],
    ],
  },
  {
    prompt: 'deux peintres à deux cent dix euros la journée pendant quatre jours',
    total: 1680,
    lines: [['peintres', 8, 210, [4, 420], [2, 840]]],
  },
];
