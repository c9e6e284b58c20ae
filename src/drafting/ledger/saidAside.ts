import type { DraftLine } from '../draft.ts';
import { countedApart } from './countedApart.ts';
import { readTwoWays } from './readTwoWays.ts';
import { TO_COUNT, TO_WORK_OUT } from './toWorkOut.ts';
import { at, countsSeveral, firstAt, holds, isBilledAt, isOnce, type Said } from './onLine.ts';

/**
 * What a sentence says about a part of what it bills, and no reading takes into account: it is doubted
 * whatever the readers think. `line` is the place of the line it is about, -1 when there is none.
 */
export function saidAside(folded: string, lines: readonly DraftLine[]): Said | null {
  const several = lines.findIndex(countsSeveral);
  if (several >= 0 && PART_OFFERED.test(folded))
    return { line: several, reason: 'Une partie est offerte\u00a0: vérifiez la quantité.' };
  if (several >= 0 && PARTS_PRICED_APART.test(folded))
    return {
      line: several,
      reason: 'Deux prix pour une même quantité\u00a0: vérifiez combien à chacun.',
    };
  const isTakenOff = lines.some(({ unitPrice }) => unitPrice < 0);
  const range = at(
    lines,
    RANGE_OF_PRICES.exec(folded) ?? (isTakenOff ? null : DASHED_PRICES.exec(folded)),
    'La phrase donne une fourchette\u00a0: un seul prix peut être facturé.',
  );
  if (range !== null) return range;
  const often = OFTEN.exec(folded);
  const once = often === null ? -1 : lines.findIndex((line) => isOnce(line, often.index));
  if (once >= 0)
    return { line: once, reason: 'La phrase dit une fréquence\u00a0: vérifiez combien de fois.' };
  const each = pricedByTime(folded, lines) ?? pricedByNight(folded, lines);
  if (each !== null) return each;
  const again = saidAgain(folded, lines);
  if (again !== null) return again;
  const part = partToBill(folded, lines);
  if (part !== null) return part;
  const whole = at(lines, HOURS_THEN_PRICE.exec(folded), WHOLE_OR_HOUR);
  if (whole !== null) return { ...whole, isOfReading: true };
  return (
    firstAt(lines, folded, PRICES_TO_WEIGH) ??
    countedApart(folded, lines) ??
    readTwoWays(folded, lines) ??
    firstAt(lines, folded, TO_WORK_OUT) ??
    leftUncounted(folded, lines)
  );
}

/** « 4 ouvertures, pose 90 € par ouverture » billed once; « 4 articles, 120 € par article » is counted. */
function leftUncounted(folded: string, lines: readonly DraftLine[]): Said | null {
  for (const [words, reason] of TO_COUNT) {
    const found = words.exec(folded);
    const line = found === null ? -1 : lines.findIndex((each) => isOnce(each, found.index));
    if (line >= 0) return { line, reason };
  }
  return null;
}

/** « 3 mois de loyer à 750 € et charges 60 €/mois »: for how many of the months is not said. */
function pricedByTime(folded: string, lines: readonly DraftLine[]): Said | null {
  for (const { 1: time = '', index } of folded.matchAll(BY_TIME)) {
    const unit = UNITS[time.charAt(0)];
    const line = lines.findIndex((each) => isOnce(each, index));
    const counted = lines.some((each) => countsSeveral(each) && each.unit === unit);
    if (line >= 0 && counted)
      return { line, reason: `Ce prix est par ${time}\u00a0: vérifiez combien.` };
  }
  return null;
}

/** « 6 nuits à 110 €, taxe de séjour 2 personnes à 0,90 € par nuit »: for how many of the nights is left out. */
function pricedByNight(folded: string, lines: readonly DraftLine[]): Said | null {
  const price = /\d ?(?:€|euros?)? ?(?:\/|par ) ?nuit(?![a-z])/.exec(folded);
  const nights = Number(/(?<![\d,.])(\d{1,3}) nuits?(?![a-z])/.exec(folded)?.[1] ?? 0);
  if (price === null || nights < 2) return null;
  const line = lines.findIndex((each) => isBilledAt(each, price.index));
  const isCounted = line < 0 || (lines[line]?.quantity ?? 0) % nights === 0;
  const reason = 'Ce prix est par nuit\u00a0: vérifiez combien.';
  return isCounted ? null : { line, reason, isOfReading: true };
}

const BY_TIME = /\d ?(?:€|euros?)? ?(?:\/|par ) ?(mois|jour|semaine|heure)(?![a-z])/g;
const UNITS: Record<string, DraftLine['unit']> = { m: 'month', j: 'day', s: 'week', h: 'hour' };

/**
 * « 15 photos à 8 €, le tout pour 100 € », « 7 h à 80 €, forfait 560 € »: a total billed beside what it is
 * the total of. « 2 devis non facturés, une étude à 300 € »: a count of something else.
 */
function saidAgain(folded: string, lines: readonly DraftLine[]): Said | null {
  const whole = THE_WHOLE.exec(folded);
  const priced = lines.filter(({ total }) => total > 0);
  const summed = lines.findIndex(
    (line, place) =>
      line.quantity === 1 &&
      line.total > 0 &&
      ((whole !== null && priced.length > 1 && holds(line, whole.index)) ||
        lines.slice(0, place).some((each) => countsSeveral(each) && each.total === line.total)),
  );
  if (summed >= 0)
    return { line: summed, reason: 'Ce montant peut être le total de ce qui précède.' };
  const uncounted = UNBILLED.test(folded) ? lines.findIndex(countsSeveral) : -1;
  if (uncounted >= 0)
    return {
      line: uncounted,
      reason: 'Une partie n’est pas facturée\u00a0: vérifiez la quantité.',
    };
  return null;
}

/** « le deuxième à moitié prix », « 4 tours pour Bridor, facture à part »: not all that is priced is billed here. */
function partToBill(folded: string, lines: readonly DraftLine[]): Said | null {
  const free = PRICED_AND_FREE.exec(folded);
  const given = free === null ? -1 : lines.findIndex((each) => isBilledAt(each, free.index));
  if (given >= 0)
    return {
      line: given,
      reason: 'Ce prix est dit offert\u00a0: vérifiez s’il est à facturer.',
      isOfReading: true,
    };
  const taken = lines.some(({ unitPrice }) => unitPrice < 0) ? null : TAKEN_OFF.exec(folded);
  return (
    at(lines, taken, 'La phrase retire un montant\u00a0: vérifiez s’il est déduit.') ??
    firstAt(lines, folded, PARTS_TO_BILL)
  );
}

/** « un point d'une heure, 100 euros, offert par fidélité », « 20 € offerts ». */
const PRICED_AND_FREE =
  /\d ?(?:€|euros?)?[ ),]*(?<=[ (),])\(?(?:etait |sont |est )?(?:offert|gratuit|gracieu)/;
/** « je leur enlève 120 », « dont je retire les 430 € », « 3 séances à 50 €, 20 € offerts ». */
const TAKEN_OFF =
  /[,;(+] ?\d[\d ,.]* ?(?:€|euros?) offerts?(?![a-z])|(?<![a-z])je (?:lui |leur |te |vous )?(?:enleve|retire|deduis)(?![a-z])|(?<![a-z])a (?:retirer|deduire)(?![a-z])/;

const PARTS_TO_BILL: readonly (readonly [RegExp, string])[] = [
  [
    /a partager (?:en|entre)|(?<![a-z])(?:sa|la|ma) moitie(?![a-z]| (?:a la|au|a l'|avant|maintenant|des|lors))|(?<![a-z])a moitie(?: prix)?(?![a-z])|moitie prix|demi-tarif|(?<![a-z])(?:son|un) tiers(?![a-z])|echeances? egales|facture n? ?°? ?\d sur \d/,
    'Une part seulement peut être à facturer\u00a0: vérifiez le montant.',
  ],
  [
    /facture (?:a part|deja (?:partie|faite|envoyee)|a elle)|factures? separees?|(?<![a-z])ne (?:la|le|les) (?:fais|facture)s? pas(?![a-z])|fais d'abord celle|je fais celle/,
    'La phrase parle aussi d’une autre facture\u00a0: vérifiez ce qui va sur celle-ci.',
  ],
  [
    /(?<![a-z])(?:(?<!(?:comptait|compte|fait|faisait) )finalement|ah non|mais compte seulement)(?![a-z])/,
    'La phrase se corrige\u00a0: vérifiez ce qui reste à facturer.',
  ],
  [
    /(?<![\d/,-])(?:\d{1,2} (?:a|ou)|entre \d{1,2} et) \d{1,2} (?:jours?|heures?|personnes?|pers|seances?|fois)(?![a-z])/,
    'La phrase donne une fourchette\u00a0: vérifiez la quantité.',
  ],
  [/le reste c'est/, 'La phrase laisse un reste à calculer\u00a0: vérifiez les montants.'],
];

const THE_WHOLE =
  /(?<![a-z])(?:le tout|l'ensemble) (?:est )?(?:a|pour|:) ?\d[\d ,.]* ?(?:€|e(?![a-z])|euros?)/;
const UNBILLED = /(?<![a-z])(?:pas|non) factur(?:e|able)/;

/** « 4 séances à 40 €, la dernière offerte », « 4 cours à 38 €, un offert », « 8 jours dont 2 offerts ». */
const PART_OFFERED =
  /(?:,| et| \+) ?(?:une?|deux|trois|\d+) (?:est |sont )?(?:offert|gratuit)|(?<![a-z])(?:dont (?:une?|deux|trois|quatre|cinq|\d+)(?: [a-z]{3,12})?|dernier|derniere|premier|premiere|deuxieme|seconde?|troisieme|\d+ ?(?:er?|ere|eme))(?: (?!etage|devis)[a-z]{3,12})?(?: (?:est|vous est|t'est|etant))? (?:offert|gratuit)/;

/** « 4 séances, la première à 50 €, les suivantes à 80 € », « 3 séances à 60 € dont une à 45 € ». */
const PARTS_PRICED_APART =
  /(?<![a-z])(?:premiere?s?|derniere?s?)(?: [a-z]{3,12})? (?:a |: ?)?\d[^\n;]{0,40}(?<![a-z])les? (?:suivante?s?|autres?|restante?s?) (?:a |: ?)?\d|(?<![a-z])dont (?:une?|deux|trois|quatre|\d+)(?: [a-z]{3,12})? (?:a|pour) \d[\d ,.]* ?(?:€|euros?)|\d[^\n;]{0,6}(?:l'une?|le premier|la premiere) et \d[^\n;]{0,12}(?:l'autre|le second|la seconde|le deuxieme|la deuxieme)(?![a-z])/;

/** « Entre 900 et 1 100 € », « 85 ou 95 € »: whichever of the two is drafted, the user chooses. */
const RANGE_OF_PRICES =
  /(?<![a-z\d])(?:entre (?=\d)[\d ,.]+(?:€|e|euros?)? ?et|\d[\d ,.]* ?(?:€|euros?)? ?ou) ?\d[\d ,.]* ?(?:€|euros?)(?![a-z])/;

/** « Pose 40 € - 50 € »: from one price to the other, since the second cannot be taken off the first. */
const DASHED_PRICES = /\d ?(?:€|euros?) ?- ?\d[\d ]*(?:,\d+)? ?(?:€|euros?) ?(?=$|[.,;\n])/;

/** « Tous les mardis de novembre »: as often as the calendar says. */
const OFTEN =
  /(?<![a-z])(?:tous les|toutes les|chaque) (?:deux |trois )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jour|matin|soir|semaine|quinzaine)s?(?![a-z])/;

/** « Ménage 4h 96 € », « massage 1h15 90 € ». */
const HOURS_THEN_PRICE =
  /(?<![a-z\d-])(?:1 ?h(?:eure)? ?(?:15|20|30|45)|(?:[2-9]|[1-9]\d) ?(?:h(?: ?[0-5]\d)?|heures?)) \d[\d ]*(?:,\d+)? ?(?:€|e(?![a-z])|euros?)(?! ?(?:ht )?(?:\/|de l'|l'heure|par|chaque))/;
const WHOLE_OR_HOUR = 'Ce prix peut être celui de l’heure ou celui de l’ensemble.';

/** Figures and a price whose tie is not said: each is drafted one way, and the user looks at it. */
const PRICES_TO_WEIGH: readonly (readonly [RegExp, string])[] = [
  // « 10 séances à 70 €, pack à 600 € »: the pack may stand for the sessions.
  [
    /\d ?(?:€|euros?)[,;]? (?:ou |soit |en )?(?:pack|forfait) (?:a|pour) \d/,
    'Ce prix peut remplacer le précédent au lieu de s’y ajouter.',
  ],
  // « Écran iPhone 12 129 € »: round thousands are written so, other figures rarely.
  [
    /(?<![a-z'])(?!(?:a|de|pour|soit|total|prix|montant|ht|ttc|est|fait|et|plus|moins|mille)(?![a-z]))[a-z]{2,} \d{1,2} \d\d[1-46-9] ?(?:€|euros?)/,
    'Le premier nombre peut appartenir à la désignation\u00a0: vérifiez le prix.',
  ],
];
