import { describe, expect, it } from 'vitest';
import type { DraftLine } from '../draft.ts';
import { normalise } from '../normalise.ts';
import { saidAside } from './saidAside.ts';
import { draftDocument } from '../draftDocument.ts';
import { isAmiss } from '../readings/choose.ts';

const SOUND = { restatedWrong: 0, looseRound: 0, unusual: 0 };

describe('what is doubted whatever the judge thinks', () => {
  it.each(['restatedWrong', 'looseRound', 'unusual'] as const)('%s', (fault) => {
    expect(isAmiss(SOUND, SOUND)).toBe(false);
    const found = { ...SOUND, [fault]: 1 };
    expect(isAmiss(found, found)).toBe(true);
  });

  it.each([
    '4 séances de kiné à 40 €, la dernière offerte',
    '6 cours à 30 €, le premier est offert',
    '8 jours de mission à 520 € dont 2 offerts',
    '12 paniers à 18 €, dont un panier offert',
    '10 paniers à 18 €, la 10e offerte',
    '4 cours de piano à 38 €, un offert',
  ])('a part that is offered: « %s »', (prompt) => {
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts.map(({ reason }) => reason)).toEqual([
      'Une partie est offerte\u00a0: vérifiez la quantité.',
    ]);
  });

  it.each([
    ['location 2 semaines à 520 € la semaine, la 2e à -15 %', 'Ce pourcentage ne touche'],
    [
      '6 bouteilles de rouge à 34 €, 4 magnums à 36 €, palette 12 €, remise 2 % sur les vins',
      'Ce pourcentage ne touche',
    ],
    ['cocktail 950 €, si fin après 4h 70 € l’heure sup', 'La phrase pose une condition'],
    ['sono 600 €, je vous fais 50 € de moins si pas de lumières', 'La phrase pose une condition'],
    ['3 courses à 38 € dont une de nuit à +25 %', 'Une partie est à un autre prix'],
    [
      'demi-journée à 400 € et journée entière à 720 €, remise de 5 % sur la journée seulement',
      'Ce pourcentage ne touche',
    ],
    ['gîte 12 nuits à 60 €, 2 nuits offertes', 'Une partie est offerte'],
    ['mission de 12 jours à 820 €, dont 4 réalisés ce mois-ci à facturer', 'Une part seulement'],
    ['2 A/R Bordeaux-Toulouse, 490 km l’A/R, 1,30 € du km', 'Ce nombre vaut pour chacun'],
    [
      '6 nappes à 45 € et 24 serviettes à 7 €, les serviettes à moins 20 %',
      'Une partie peut se compter autrement',
    ],
    [
      'escalier 2 850 €, garde-corps 6 barreaux 640, vitrification 3 couches 210',
      'Ce prix peut être celui de l’unité',
    ],
    ['minimum de facturation 60 € pour le communiqué', 'Ce minimum est peut-être à facturer'],
    [
      'séance 180 €, 20 fichiers inclus, ils en ont pris 26, le fichier en plus est à 7 €',
      'Ce qui dépasse se compte à part',
    ],
    ['hivernage bateau 38 €/mois depuis le 1er novembre', 'Ce prix court sur une période'],
    ['séance portrait 150 €, chaque photo supplémentaire 15 €', 'Ce prix se compte'],
    ['convoyage 600 €, carte grise 248 € réglée directement par le client', 'Un montant peut'],
    ['box 124 € par mois au prorata, entrée le 16 novembre', 'Une partie du mois'],
    ['11 postes à 6,90 € par mois, on facture le trimestre', 'Ce prix est par mois'],
    ['rapport 1500 €, en retrancher le cinquième', 'Une part est à calculer'],
    ['11 arbres : 5 pommiers à 35 €, le solde en poiriers à 48 €', 'La phrase laisse un reste'],
    ['buffet 40 personnes à 26 €, 8 d’entre elles à 13 €', 'Ce prix ou ce nombre dépend'],
    ['vente alto 2900 €, reprise de son violon 750 €', 'Une reprise se déduit'],
    ['benne 180 €, deux hommes une demi-journée 240 €', 'Ce prix peut être celui d’une personne'],
    ['élagage 350 € ou abattage 600 € au choix du client', 'La phrase laisse un choix'],
  ])('what is left to be worked out: « %s »', (prompt, reason) => {
    const { lineItems, doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts.length).toBeGreaterThan(0);
    const said = saidAside(normalise(prompt).folded, lineItems)?.reason ?? '';
    expect([said, ...doubts.map((each) => each.reason)].join(' ')).toContain(reason);
  });

  it.each([
    '1 quart d’heure de retard à 20 €',
    'reprise de bétons 3 j à 400 €',
    'solde 400 €',
    'rédaction de 4 articles, 120 € par article',
  ])('nothing is left to be worked out in « %s »', (prompt) => {
    const { lineItems } = draftDocument({ type: 'invoice', prompt });
    expect(saidAside(normalise(prompt).folded, lineItems)).toBeNull();
  });

  it.each([
    ['gîte 6 nuits à 110 €, taxe de séjour 2 personnes à 0,90 € par nuit', 'Ce prix est par nuit'],
    ['toilettage Oslo (golden 34 kg) 68 €', 'Ce prix peut être celui de l’unité'],
  ])('a count that the price may or may not go with: « %s »', (prompt, reason) => {
    const { doubts, lineItems } = draftDocument({ type: 'invoice', prompt });
    const doubted = lineItems.some(({ quantity }) => quantity === 34 || quantity === 2);
    expect(doubts.map((each) => each.reason.startsWith(reason))).toEqual(doubted ? [true] : []);
  });

  it.each([
    'site vitrine 5 pages entre 900 et 1100 € selon photos',
    'réparation de l’alternateur entre 180 € et 220 €, main d’œuvre 2 h à 48 €',
    'remplacement de la pompe, 85 ou 95 euros à vérifier',
    'pose du lavabo 40 € - 50 €',
  ])('one of two prices: « %s »', (prompt) => {
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts.map(({ reason, line }) => [reason, line])).toEqual([
      ['La phrase donne une fourchette\u00a0: un seul prix peut être facturé.', 0],
    ]);
  });

  it.each([
    ['4 séances de coaching, la première à 50 € les suivantes à 80 €', 'Deux prix'],
    ['3 séances d’ostéo à 60 € dont une à 45 €', 'Deux prix'],
    ['nettoyage des vitres tous les mardis de novembre à 45 €', 'La phrase dit une fréquence'],
  ])('how many, or how often, is not said of the price: « %s »', (prompt, reason) => {
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts).toHaveLength(1);
    expect(doubts[0]?.reason).toContain(reason);
    expect(doubts[0]?.line).toBe(0);
  });

  it.each([
    ['15 photos à 8 euros, le tout pour 100 euros', 'le total de ce qui précède'],
    ['formation Excel 7 h à 80 €/h pour 6 personnes, forfait 560 €', 'le total de ce qui précède'],
    ['2 devis refaits, pas facturés, et une étude à 300 €', 'n’est pas facturée'],
  ])('a total billed again, a count of something else: « %s »', (prompt, reason) => {
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts.map((each) => each.reason)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ['deux portes à 350 € et la pose de chacune à 120 €', 940],
    ['intervention urgente dimanche majorée de 50 % : 3 h à 60 €', 270],
    ['débarras 6 m3 à 55€ le m3, benne 180€, deux hommes une demi-journée 240€', 750],
  ])(
    'a doubt about one line offers the reading that counts it otherwise: « %s »',
    (prompt, total) => {
      const { doubts, readings } = draftDocument({ type: 'invoice', prompt });
      expect(doubts[0]?.otherTotal).toBe(total);
      expect(readings.some(({ totalAmount }) => totalAmount === total)).toBe(true);
    },
  );

  it.each(['peinture de 3 murs et 2 portes, le tout pour 400 €', '2 chaises à 50 €, table 120 €'])(
    'nothing of the kind: « %s »',
    (prompt) => {
      const reasons = draftDocument({ type: 'invoice', prompt }).doubts.map(({ reason }) => reason);
      expect(reasons.filter((reason) => /total de ce/.test(reason))).toEqual([]);
    },
  );

  it.each([
    ['Ménage et vitres 4h 96 €', 'celui de l’heure ou celui de l’ensemble'],
    ['deux portes à 350 € et la pose de chacune à 120 €', 'Ce prix est pour chacun'],
    [
      'intervention urgente dimanche majorée de 50 % : 3 h à 60 €',
      'La majoration n’est pas comptée',
    ],
    ['dj 600 € lumières 150 € heure sup 80 €', 'Ce prix se compte'],
    ['tirage 40 x 60 cm sur alu, 85 €, trois exemplaires', 'Ce nombre peut valoir'],
    ['coupe homme 22, barbe 12, x 3 frères', 'Ce nombre peut valoir'],
    ['massage 1h15 90 €', 'celui de l’heure ou celui de l’ensemble'],
    ['coaching 10 séances à 70 €, pack à 600 €', 'remplacer le précédent'],
    ['réparation écran iPhone 12 129 €', 'appartenir à la désignation'],
  ])('a price whose tie is not said: « %s »', (prompt, reason) => {
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts.map((each) => each.reason)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    'salle de 12h-18h 80 €',
    'ménage 4 h 24 € de l’heure',
    'création du site internet 2 400 €',
    'conseil 1h 75 €',
  ])('a price whose tie is said, or plain: « %s »', (prompt) => {
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(
      doubts.filter(({ reason }) => /de l’heure ou|remplacer|appartenir/.test(reason)),
    ).toEqual([]);
  });

  it.each([
    ['shooting culinaire 1 500 € à partager en deux', 'Une part seulement'],
    ['premier conduit 70 €, le deuxième à moitié prix', 'Une part seulement'],
    ['4 tours à 310 € pour Lactalis, 2 tours à 285 € pour Bridor, facture à part', 'autre facture'],
    ['diagnostic gaz et électricité 160 €, ah non juste électricité 90 €', 'se corrige'],
    ['entre 3 et 4 heures de débarras à 45 euros', 'fourchette'],
    ['dessouchage 600 €, location du broyeur 1 à 2 jours 240 € par jour', 'fourchette'],
    ['3 capsules à 590 € pièce, je leur enlève 120 sur le total', 'retire un montant'],
    ['3 séances à 50 €, 20 € offerts', '(dit offert|retire un montant)'],
    ['2 alliances à 1340 € l’une et 1185 € l’autre', 'Deux prix'],
    ['élagage de 5 platanes à 240 €, celui du fond à 310', 'Deux prix'],
    ['location de la salle 3 jours à 350 € sauf dimanche 200 €', 'Deux prix'],
    ['2 massages pour le prix d’un à 60 €', 'partie est offerte'],
    ['chauffe-eau 780 € pose comprise, ancien repris 50 €', 'retire un montant'],
  ])('a part that is billed otherwise, unless it is read so: « %s »', (prompt, reason) => {
    const { doubts, lineItems } = draftDocument({ type: 'invoice', prompt });
    const takenOff = lineItems.some(({ unitPrice }) => unitPrice < 0);
    const said = new RegExp(reason);
    expect(takenOff || doubts.some((each) => said.test(each.reason))).toBe(true);
  });

  it.each(['kiné 10 séances à 18,55 €, 2 annulées', '12 paniers à 18 €, 3 non livrés'])(
    'what was counted and not done is taken off, or doubted: « %s »',
    (prompt) => {
      const { doubts, lineItems } = draftDocument({ type: 'invoice', prompt });
      const isLess = lineItems.every(({ quantity }) => quantity < 10);
      expect(isLess || doubts.length > 0).toBe(true);
    },
  );

  it('another count behind a comma is another line, and no doubt', () => {
    const prompt = '8 séances à 50 €, 2 h de coaching à 60 €';
    expect(draftDocument({ type: 'invoice', prompt }).doubts).toEqual([]);
  });

  it('what is counted on the calendar, which no figure says', () => {
    const prompt = 'cours de piano tous les mercredis de novembre 2026, 32 € le cours';
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts).toHaveLength(1);
    expect(doubts[0]?.reason).toMatch(/calendrier|fréquence/);
  });

  it('a sentence that writes the total its lines come to is not doubted', () => {
    const table = 'Module\tJours\tPU\nDocker\t2\t850\nKubernetes\t3\t900\nTotal HT 4 400';
    const { doubts, totalAmount } = draftDocument({ type: 'invoice', prompt: table });
    expect([totalAmount, doubts]).toEqual([4400, []]);
    const other = draftDocument({ type: 'invoice', prompt: table.replace('4 400', '4 000') });
    expect(other.doubts).not.toEqual([]);
  });

  it.each([
    'création du logo 450 €, la moitié à la commande',
    'logo 450 €, trois épreuves offertes',
    'cours du 12 au 16 novembre, 5 séances à 40 €',
  ])('a deposit, a gift read as one and dates are no parts: « %s »', (prompt) => {
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts.filter(({ reason }) => /Une part|dit offert|fourchette/.test(reason))).toEqual(
      [],
    );
  });

  it('a frequency whose count is said is no doubt', () => {
    const prompt = 'ménage 2 h tous les mardis, 8 h à 25 €';
    const { doubts } = draftDocument({ type: 'invoice', prompt });
    expect(doubts.filter(({ reason }) => reason.includes('fréquence'))).toEqual([]);
  });

  it.each(['menuiserie 4 portes à 60 €', 'entre Noël et le 12 janvier, 3 visites à 40 €'])(
    'a quantity or a date before a price is no second price: « %s »',
    (prompt) => {
      const { doubts } = draftDocument({ type: 'invoice', prompt });
      expect(doubts.filter(({ reason }) => reason.includes('fourchette'))).toEqual([]);
    },
  );

  it.each([
    ['Pension au pré pour Isis et Quito, 190 € par cheval', 'pour chacun'],
    ['Grilles de mots croisés, 6 grilles par semaine, 15 € la grille', 'compte par période'],
    ['trois vases, un grand à 65 et deux petits à 38', 'Deux prix'],
    ['brunch 10 pers 28 €/pers, mais les 3 enfants à 14', 'Deux prix'],
    ['24 tuniques à 11 € dont les quatre grandes tailles à 14 €', 'Deux prix'],
    ['conseil 20 jours à 780 € les 10 premiers jours puis 700 €', 'Deux prix'],
    ['réparé four 110 € (pièce 62 €, main d’œuvre 48 €)', 'total de ce qui précède'],
    ['Avoir : j’ai compté 8 jours au lieu de 7, à 410 € le jour', 'corrige une quantité'],
    ['pompe 780 €, ancienne pompe reprise en déduction 80 €', 'retire un montant'],
    ['gardiennage du 16 au 20 novembre sauf le mercredi à 260 €', 'sur le calendrier'],
    ['honoraires 1 600 €, moitié due à la présentation', 'Une part seulement'],
    ['logo 450 €, favicon 20 ou 30 je sais plus', 'fourchette'],
    ['3 jours à 450 € ou 480', 'fourchette'],
    ['3 courses : 18,50 / 22 / 18,50', 'Plusieurs prix se suivent'],
  ])('a count or a part that no line takes up, unless it is read so: « %s »', (prompt, reason) => {
    const { doubts, lineItems } = draftDocument({ type: 'invoice', prompt });
    const takenOff = lineItems.some(({ unitPrice }) => unitPrice < 0);
    expect(takenOff || doubts.some((each) => each.reason.includes(reason))).toBe(true);
  });

  it.each([
    '3 chambres à 420 € chacune',
    'traiteur 40 couverts, 28 € par personne',
    'abonnement au logiciel 45 €/mois',
    'quatuor (4 musiciens) 180 € par musicien',
    '32 adultes à 34 € et 9 enfants à 12 €',
    'enduit 35 + ponçage 40',
    'peinture 800 € en deux couches, de 9 h à 12 h',
  ])('nothing is counted apart in « %s »', (prompt) => {
    const reasons = draftDocument({ type: 'invoice', prompt }).doubts.map(({ reason }) => reason);
    expect(
      reasons.filter((reason) => /pour chacun|par période|Deux prix|fourchette/.test(reason)),
    ).toEqual([]);
  });

  // The readers multiply these now; the rules are for the day they do not.
  it.each([
    ['3 mois de loyer à 750 + charges 60/mois', 'par mois'],
    ['relations presse sept-oct-nov : 900 € par mois', 'compte par période'],
    ['4e trimestre, abonnement 450 €/mois', 'compte par période'],
    ['chambres 1, 2 et 3 : plafond et murs, 420 chacune', 'pour chacun'],
    ['slogan (3 propositions) 280 €', 'l’unité ou celui de l’ensemble', 3],
    ['faux cils 15 € si elle les veut', 'qu’une option'],
  ])('« %s », read as no one would', (prompt, reason, quantity = 1) => {
    const months = prompt.startsWith('3 mois') ? [lineOf('3 mois de loyer', 0, 3, 'month')] : [];
    const from = months.length === 0 ? 0 : prompt.indexOf('charges');
    const lines = [...months, lineOf(prompt.slice(from), from, quantity, null)];
    expect(saidAside(normalise(prompt).folded, lines)?.reason).toContain(reason);
  });
});

function lineOf(
  source: string,
  start: number,
  quantity: number,
  unit: DraftLine['unit'],
): DraftLine {
  return {
    description: source,
    quantity,
    unitPrice: 60,
    total: 60 * quantity,
    unit,
    vatRate: null,
    source,
    span: { start, end: start + source.length },
    flags: [],
    alternatives: [],
  };
}
