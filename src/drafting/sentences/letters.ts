import type { Sentence } from './sentence.ts';

/** E-mails, lists, tables, headings, and the amount given beside the text. */
export const LETTERS: Sentence[] = [
  {
    prompt:
      'Bonjour Paul,\n\nComme convenu, voici ce que je propose pour la boutique : un audit SEO à 600 €, la refonte de 12 fiches à 35 € la fiche, et une formation d’une demi-journée à 500 € la journée. Je reste disponible au 06 11 22 33 44.\n\nBonne journée,\nClaire',
    total: 1270,
    lines: [
      ['audit', 1, 600],
      ['fiche', 12, 35],
      ['formation', 0.5, 500],
    ],
  },
  {
    prompt:
      'Salut, pour le chantier de la rue Pasteur j’ai passé 3 jours à 280 € par jour, il y a eu 145,60 € de fournitures et j’ai loué une mini-pelle 190 €. À plus !',
    total: 1175.6,
    lines: [
      ['chantier', 3, 280],
      ['fournitures', 1, 145.6],
      ['pelle', 1, 190],
    ],
  },
  {
    prompt: 'Désignation\tQté\tPU HT\tTotal\nSpot LED\t8\t14,50\t116,00\nVariateur\t2\t32\t64',
    total: 180,
    lines: [
      ['spot', 8, 14.5],
      ['variateur', 2, 32],
    ],
  },
  {
    prompt:
      '| Article | Quantité | Prix |\n|---|---|---|\n| Table ronde | 3 | 45 |\n| Nappe | 3 | 8,50 |',
    total: 160.5,
    lines: [
      ['table', 3, 45],
      ['nappe', 3, 8.5],
    ],
  },
  {
    prompt:
      '* dépose ancienne chaudière : 150 €\n* chaudière à condensation : 2 890 €\n* raccordement 6 h à 55 €/h\n* mise en service offerte',
    total: 3370,
    lines: [
      ['depose', 1, 150],
      ['condensation', 1, 2890],
      ['raccordement', 6, 55],
    ],
    content: ['mise en service'],
  },
  {
    prompt: '1) terrassement 1 200 €\n2) dalle 45 m² à 70 €/m²\n3) évacuation 3 bennes à 180 €',
    total: 4890,
    lines: [
      ['terrassement', 1, 1200],
      ['dalle', 45, 70],
      ['evacuation', 3, 180],
    ],
  },
  {
    prompt:
      'Mission RH\n- entretiens : 8 x 90 €\n- rapport : 400 €\n- restitution : 1/2 journée à 600 €/jour',
    total: 1420,
    lines: [
      ['entretiens', 8, 90],
      ['rapport', 1, 400],
      ['restitution', 0.5, 600, [1, 300]],
    ],
  },
  {
    prompt: 'création d’un logo et d’une charte',
    amount: 950,
    total: 950,
    lines: [['logo', 1, 950]],
  },
  {
    prompt: '5 séances d’accompagnement',
    amount: 400,
    total: 400,
    lines: [['accompagnement', 5, 80, [1, 400]]],
  },
  {
    prompt: 'shooting corporate 600 € et retouches',
    amount: 850,
    total: 850,
    lines: [
      ['shooting', 1, 600],
      ['retouches', 1, 250],
    ],
  },
  {
    prompt: 'Prestation de nettoyage à 25 € de l’heure',
    amount: 200,
    total: 200,
    lines: [['nettoyage', 8, 25]],
  },
  {
    prompt:
      'Bonjour, merci de facturer à la mairie : élagage de 14 platanes à 75 € l’arbre, broyage 260 €. Bon de commande 2026-118. Cordialement',
    total: 1310,
    lines: [
      ['platanes', 14, 75],
      ['broyage', 1, 260],
    ],
  },
  {
    prompt:
      'Hello Marc ! Alors pour ton site : développement 5 jours à 420 €, intégration du blog 300 €, et je t’offre la page contact. On se cale un point mardi ? Bises',
    total: 2400,
    lines: [
      ['developpement', 5, 420],
      ['blog', 1, 300],
    ],
    content: ['contact'],
  },
  {
    prompt:
      'Madame, suite à votre appel, je vous propose la réfection de la cage d’escalier : murs 96 m² à 16 €/m², plafonds 24 m² à 19 €/m², boiseries forfait 350 €. Durée du chantier : environ 6 jours. Acompte de 30 % à la signature.',
    total: 2342,
    lines: [
      ['murs', 96, 16],
      ['plafonds', 24, 19],
      ['boiseries', 1, 350],
    ],
    content: ['30'],
  },
  {
    prompt: 'Formation\nJour 1 : 700 €\nJour 2 : 700 €\nSupports : 80 €',
    total: 1480,
    lines: [
      ['1', 1, 700],
      ['2', 1, 700],
      ['supports', 1, 80],
    ],
  },
  {
    prompt: 'Mariage Léa & Tom 20 juin 2026 : cérémonie 450 €, cocktail 350 €, soirée 600 €',
    total: 1400,
    lines: [
      ['ceremonie', 1, 450],
      ['cocktail', 1, 350],
      ['soiree', 1, 600],
    ],
  },
  {
    prompt: 'Électricité garage ; 4 prises à 48 € ; 2 néons LED à 39 € ; tableau secondaire 210 €',
    total: 480,
    lines: [
      ['prises', 4, 48],
      ['neons', 2, 39],
      ['tableau', 1, 210],
    ],
  },
  {
    prompt:
      'Je t’envoie le récap du mois d’octobre : 6 articles de blog à 90 €, 2 newsletters à 60 €, et la mise à jour du site, 1 h 30 à 50 € de l’heure. Merci pour ta patience !',
    total: 735,
    lines: [
      ['articles', 6, 90],
      ['newsletters', 2, 60],
      ['mise a jour', 1.5, 50],
    ],
  },
  {
    prompt:
      'Bonjour, pouvez-vous établir un devis pour : la dépose de la baignoire (180 €), la pose d’un receveur 90x120 (420 €) et la fourniture d’une paroi (390 €). Merci d’avance.',
    total: 990,
    lines: [
      ['baignoire', 1, 180],
      ['receveur', 1, 420],
      ['paroi', 1, 390],
    ],
  },
  {
    prompt:
      'Chers voisins, pour la fête : location barnum 6x4 m 160 €, 10 tables 5 €, 80 chaises 1,20 €, livraison comprise.',
    total: 306,
    lines: [
      ['barnum', 1, 160],
      ['tables', 10, 5],
      ['chaises', 80, 1.2],
    ],
  },
];
