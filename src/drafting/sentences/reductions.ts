import type { Sentence } from './sentence.ts';

/** Discounts, offered items, deposits, options, restated totals, taxes, corrections. */
export const REDUCTIONS: Sentence[] = [
  { prompt: 'Refonte site 2 400 €, remise de 10 %', total: 2160, lines: [['refonte', 1, 2400]] },
  {
    prompt: 'pose de placo 30 m² à 35 €, geste commercial de 50 €',
    total: 1000,
    lines: [['placo', 30, 35]],
  },
  {
    prompt: '3 séances pour le prix de 2, 60 € la séance',
    total: 120,
    lines: [['seance', 2, 60, [3, 40]]],
  },
  {
    prompt: 'traiteur 40 couverts à 28 €, soit 1 120 €',
    total: 1120,
    lines: [['couverts', 40, 28]],
  },
  {
    prompt: 'terrasse bois 3 600 € TTC avec TVA 20 %',
    total: 3000,
    lines: [['terrasse', 1, 3000]],
  },
  {
    prompt: 'audit sécurité 1 800 €, rapport de synthèse offert',
    total: 1800,
    lines: [['audit', 1, 1800]],
    content: ['rapport'],
  },
  {
    prompt: 'Cuisine équipée 5 200 €, îlot central en option 1 400 €',
    total: 5200,
    lines: [['cuisine', 1, 5200]],
    content: ['ilot'],
  },
  {
    prompt: 'Portrait 350 €, acompte de 100 € déjà versé',
    total: 350,
    lines: [['portrait', 1, 350]],
  },
  {
    prompt: 'toiture 12 400 €, acompte de 30 % à la commande, solde à la fin des travaux',
    total: 12400,
    lines: [['toiture', 1, 12400]],
    content: ['30', 'solde'],
  },
  { prompt: 'massage 65 € au lieu de 80 €', total: 65, lines: [['massage', 1, 65]] },
  { prompt: 'Élagage 480 € HT soit 576 € TTC', total: 480, lines: [['elagage', 1, 480]] },
  {
    prompt: '10 chemises à 4 € = 40 €, 2 vestes à 9 € = 18 €',
    total: 58,
    lines: [
      ['chemises', 10, 4],
      ['vestes', 2, 9],
    ],
  },
  {
    prompt: 'graphisme affiche 280 € puis remise fidélité de 15 %',
    total: 238,
    lines: [['affiche', 1, 280]],
  },
  {
    prompt: 'sonorisation 700 €, éclairage 350 €, remise de 100 € sur l’ensemble',
    total: 950,
    lines: [
      ['sonorisation', 1, 700],
      ['eclairage', 1, 350],
    ],
  },
  {
    prompt: 'dépannage 1h à 55 €, finalement c’était 2h',
    total: 110,
    lines: [['depannage', 2, 55]],
  },
  {
    prompt: 'Vernissage : buffet 640 €, service 220 €. Total 860 €.',
    total: 860,
    lines: [
      ['buffet', 1, 640],
      ['service', 1, 220],
    ],
  },
  {
    prompt: 'bijou sur mesure 890 €, écrin gratuit, gravure en option 45 €',
    total: 890,
    lines: [['bijou', 1, 890]],
    content: ['ecrin', 'gravure'],
  },
  {
    prompt: 'coaching 10 séances à 70 €, -20% tarif étudiant',
    total: 560,
    lines: [['coaching', 10, 70]],
  },
  {
    prompt: 'rideaux 6 paires à 95 € la paire, tringles offertes',
    total: 570,
    lines: [['rideaux', 6, 95]],
    content: ['tringles'],
  },
  { prompt: 'honoraires 12 % de 85 000 €', total: 10200, lines: [['honoraires', 1, 10200]] },
  {
    prompt: 'dépannage dimanche 2h à 50 €/h majoré de 100 %',
    total: 200,
    lines: [['depannage', 2, 100]],
  },
  {
    prompt: 'Piscine : liner 2 300 €, pompe 480 €, chlore choc offert, avoir de 80 € à déduire',
    total: 2700,
    lines: [
      ['liner', 1, 2300],
      ['pompe', 1, 480],
    ],
  },
  {
    prompt: 'paysagiste 3 jours à 320 €, variante avec arrosage automatique 1 200 €',
    total: 960,
    lines: [['paysagiste', 3, 320]],
    content: ['arrosage'],
  },
  { prompt: 'Session photo 180 € TTC', total: 180, lines: [['photo', 1, 180]] },
  {
    prompt: 'muret 1 900 €, en fait mets plutôt 2 100 pour le muret',
    total: 2100,
    lines: [['muret', 1, 2100]],
  },
  { prompt: '3 tableaux 450 € le lot', total: 450, lines: [['tableaux', 1, 450, [3, 150]]] },
  {
    prompt: 'lavage de 4 tapis, 160 € les quatre',
    total: 160,
    lines: [['tapis', 1, 160, [4, 40]]],
  },
  {
    prompt: 'diagnostic DPE + amiante + plomb pour 390 €',
    total: 390,
    lines: [['diagnostic', 1, 390]],
  },
  { prompt: 'deux vélos révisés pour 90 euros', total: 90, lines: [['velo', 1, 90, [2, 45]]] },
];
