import type { NormalisedPrompt } from '../normalise.ts';
import { isNamedByUnit, LONGEST_UNIT } from '../writing/countedUnit.ts';
import type { ReadLine } from './finish.ts';
import type { Prepared, Read } from './prepare.ts';

const PRICE_TAIL =
  /^ ?(?:(?:€|euros?) ?)?(?:ht|ttc|net|hors taxes?)?(?:,? ?(?:chacune?s?|(?:la )?piece(?! montee)|l'unite|l'une?|l'un|each|le tout|les (?:deux|trois|quatre|cinq|six)|en tout|tout compris|forfait(?! ?(?:de )?\d)))?(?![a-z])/;
/** « CHF 40 », « conseil TJM 720 €, 17 jours »: what leads to a price and names nothing. */
const PRICE_LEAD =
  /(?:(?<![a-z])(?:au |mon )?(?:tjm|(?:taux|tarif) (?:horaire|journalier))(?: est)?(?: de| a| :|:)? ?|(?<![a-z])au (?:taux|tarif)(?: de)? ?)?(?:(?<![a-z])(?:chf|€|eur|\$|£|gbp|usd) ?)?$/;
const PER_TAIL =
  /^(?: ?(?:ht|ttc|net))? ?(?:\/ ?|par |de l ?'?|du |de la |l'|le |la |per )(?:heure|h|jour|(?:demi-?)?journee|j|mois|semaine|m2|m²|m3|m³|metre(?: carre| lineaire| cube)?|ml|m|km|kg|kilo|piece|unite|personne|pers|page|mot|seance|nuit|an|hour|day)s?(?![a-z])(?: et par [a-z]+)?|^(?: ?(?:ht|ttc))? (?:m2|m²|m3|m³|ml)(?![a-z\d])/;

/** « (TVA 10 %) », « à 20 % de TVA », said in its own field; « au lieu de 40 € », what it no longer costs. */
const RATE_SAID =
  /,? au lieu d(?:e |')(?:\d[\d ,.]*|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|cent|mille)[a-z -]*)(?:€|euros?(?![a-z]))?|[ ,]*\(?(?:(?<![a-z])(?:en |a )?tva|(?<![a-z])taux)(?: a| de| :|:)? ?(?:\d+(?:[.,]\d+)? ?%|(?:20|10|5[.,]5|2[.,]1|8[.,]5)(?![\d.,]|,? ?(?:€|euros?)))\)?| (?:a |en )?\d+(?:[.,]\d+)? ?% (?:de )?tva| (?:a|en) (?:20|10|5[.,]5|2[.,]1|8[.,][15]|2[.,]6) ?%(?= *(?:[,;.)\n]|$))/g;

/** Where the price just before ends with what belongs to it: « 160 € l’unité et le traitement ». */
export function endOfPriceBefore({ elements, folded }: Prepared, start: number): number {
  const before = elements.findLast((each) => (each.reads[0]?.endWithUnit ?? Infinity) <= start);
  const read = before?.reads[0];
  if (read === undefined || before?.kind === 'text' || start - read.endWithUnit > 8) return 0;
  const tail = tailOfPrice(folded, read.endWithUnit);
  return read.endWithUnit + (tail > 0 ? tail : countedAgain(elements, folded, read.endWithUnit));
}

/** « six gîtes à 48 € le gîte et le linge »: what the price is one of, where the text counts such things. */
function countedAgain(elements: Prepared['elements'], folded: string, end: number): number {
  const said = /^ ?(?:l[ae] |l'|par |\/ ?)([a-z]{3,})(?![a-z-])/.exec(folded.slice(end, end + 30));
  const noun = singular(said?.[1] ?? '');
  const isCounted = elements.some(
    ({ reads: [read] }) =>
      read?.unit?.startsWith('n:') === true && singular(read.unit.slice(2)) === noun,
  );
  return said !== null && isCounted ? said[0].length : 0;
}

const singular = (noun: string): string => noun.replace(/[sx]$/, '');

function tailOfPrice(folded: string, end: number): number {
  const rest = folded.slice(end, end + 40);
  const per = PER_TAIL.exec(rest)?.[0].length ?? 0;
  return per > 0 ? per : (PRICE_TAIL.exec(rest)?.[0].length ?? 0);
}

/** « 48 €/h et le déplacement »: how much of the words still belongs to the price before them. */
export function unitOfPriceBefore(folded: string, start: number): number {
  const words = folded.slice(start, start + 16);
  const behindPrice = /(?:\/|par|chaque|l'|le|la) ?$/.test(
    folded.slice(Math.max(0, start - 5), start),
  );
  const rest = behindPrice ? UNIT_ALONE.exec(words) : PER_UNIT.exec(words);
  return (rest ?? thingBefore(folded, start))?.[0].length ?? 0;
}

/** « 140 € l'arbre + broyage 90 € », begun before or behind its « l' ». */
function thingBefore(folded: string, start: number): RegExpExecArray | null {
  const before = folded.slice(Math.max(0, start - 12), start);
  const words = folded.slice(start, start + 24);
  if (/\d ?(?:€|euros?) (?:l'|l[ea] )$/.test(before)) return /^[a-z-]{3,} ?\+/.exec(words);
  return /\d ?(?:€|euros?) $/.test(before) ? /^(?:l'|l[ea] )[a-z-]{3,} ?\+/.exec(words) : null;
}

const UNIT =
  '(?:heure|h|jour|journee|j|mois|semaine|m2|m²|m3|m³|ml|m|km|kg|kilo|piece|unite|pers|personne|page|mot|seance|nuit|an)s?(?![a-z])';
const UNIT_ALONE = new RegExp(`^${UNIT}`);
const PER_UNIT = new RegExp(`^(?:par |l'|le |la )${UNIT}`);

/** Where the figures of the line stand: with their unit for measures, alone before a noun. */
export interface FigureCut {
  start: number;
  end: number;
  isQuantity: boolean;
}

/** « 2 week-ends », « 6 T2 », « 19 pièce montée »: a unit that goes on as another word is none. */
function endWithUnit(folded: string, { end, endWithUnit: withUnit }: Read): number {
  return /^(?:-[a-z]|[a-z\d]| montees?(?![a-z]))/.test(folded.slice(withUnit)) ? end : withUnit;
}

/** What is cut out of a line's words, in their order; places in the text. */
export function figureCutsOf(
  prepared: Prepared,
  prompt: NormalisedPrompt,
  line: ReadLine,
): FigureCut[] {
  const cuts: FigureCut[] = [];
  const readsOf = (index: number): Read | undefined => prepared.elements[index]?.reads[0];
  for (const index of line.priceFrom) {
    const read = readsOf(index);
    if (read === undefined) continue;
    const end = endWithUnit(prepared.folded, read);
    const tail = tailOfPrice(prepared.folded, end);
    const before = PRICE_LEAD.exec(prepared.folded.slice(Math.max(0, read.start - 40), read.start));
    cuts.push({
      start: read.start - (before?.[0].length ?? 0),
      end: end + tail,
      isQuantity: false,
    });
  }
  const from = prepared.tokens[line.from]?.start ?? 0;
  const to = prepared.tokens[line.to - 1]?.end ?? from;
  for (const match of prepared.folded.slice(from, to).matchAll(RATE_SAID)) {
    cuts.push({
      start: from + match.index,
      end: from + match.index + match[0].length,
      isQuantity: false,
    });
  }
  for (const index of line.quantityFrom) {
    const read = readsOf(index);
    if (read === undefined || prepared.elements[index]?.kind === 'text') continue;
    const measured =
      read.unit !== null &&
      !read.unit.startsWith('n:') &&
      !isNamedByUnit(prompt.text.slice(read.end, read.end + LONGEST_UNIT), read.value);
    // « 3 séances d'heure », « jus pressé 4 L »: cut with the count.
    const behind = /^ ?(?:d'heures?|l)(?![a-z'])/.exec(
      prepared.folded.slice(read.end, read.end + 12),
    );
    cuts.push({
      start: read.start,
      end: (measured ? endWithUnit(prepared.folded, read) : read.end) + (behind?.[0].length ?? 0),
      isQuantity: true,
    });
  }
  return cuts.toSorted((a, b) => a.start - b.start);
}
