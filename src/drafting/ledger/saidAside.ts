import type { DraftLine } from '../draft.ts';

interface Said {
  line: number;
  reason: string;
}

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
  const range = RANGE_OF_PRICES.exec(folded);
  if (range !== null)
    return {
      line: lines.findIndex((line) => holds(line, range.index)),
      reason: 'La phrase donne une fourchette\u00a0: un seul prix peut être facturé.',
    };
  const often = OFTEN.exec(folded);
  const once = often === null ? -1 : lines.findIndex((line) => isOnce(line, often.index));
  if (once >= 0)
    return { line: once, reason: 'La phrase dit une fréquence\u00a0: vérifiez combien de fois.' };
  return null;
}

/** « 4 séances à 40 €, la dernière offerte », « 8 jours dont 2 offerts »: no reading takes them off. */
const PART_OFFERED =
  /(?<![a-z])(?:dont (?:une?|deux|trois|quatre|cinq|\d+)(?: [a-z]{3,12})?|dernier|derniere|premier|premiere|deuxieme|seconde?|troisieme|\d+ ?(?:er?|ere|eme))(?: (?!etage|devis)[a-z]{3,12})?(?: (?:est|vous est|t'est|etant))? (?:offert|gratuit)/;

/** « 4 séances, la première à 50 €, les suivantes à 80 € », « 3 séances à 60 € dont une à 45 € ». */
const PARTS_PRICED_APART =
  /(?<![a-z])(?:premiere?s?|derniere?s?)(?: [a-z]{3,12})? (?:a |: ?)?\d[^\n;]{0,40}(?<![a-z])les? (?:suivante?s?|autres?|restante?s?) (?:a |: ?)?\d|(?<![a-z])dont (?:une?|deux|trois|quatre|\d+)(?: [a-z]{3,12})? (?:a|pour) \d[\d ,.]* ?(?:€|euros?)/;

/** « Entre 900 et 1 100 € », « 85 ou 95 € »: whichever of the two is drafted, the user chooses. */
const RANGE_OF_PRICES =
  /(?<![a-z\d])(?:entre (?=\d)[\d ,.]+(?:€|e|euros?)? ?et|\d[\d ,.]* ?(?:€|euros?)? ?ou) ?\d[\d ,.]* ?(?:€|euros?)(?![a-z])/;

/** « Tous les mardis de novembre »: as often as the calendar says. */
const OFTEN =
  /(?<![a-z])(?:tous les|toutes les|chaque) (?:deux |trois )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jour|matin|soir|semaine|quinzaine)s?(?![a-z])/;

const countsSeveral = ({ quantity, unitPrice }: DraftLine): boolean =>
  quantity >= 2 && unitPrice > 0;

function isOnce(line: DraftLine, place: number): boolean {
  return line.quantity === 1 && line.unitPrice > 0 && holds(line, place);
}

function holds({ span }: DraftLine, place: number): boolean {
  return span.start <= place && place < span.end;
}
