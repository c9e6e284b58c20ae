import type { LexToken } from '../lex/figure.ts';
import { PRICE_TO_COME } from '../lexicon/priceToCome.ts';
import { fold } from '../fold.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import { spellOut } from '../writing/abbreviations.ts';
import { finish as tidyWords, stripEnds } from '../writing/description.ts';
import { joined, type Piece } from '../writing/joints.ts';
import { named } from '../writing/nominal.ts';
import { workOfDays } from '../writing/daySheet.ts';
import { withoutBilling } from '../writing/withoutBilling.ts';
import { percentName } from '../writing/percentName.ts';
import { withoutPreamble } from '../writing/preamble.ts';
import type { ReadLine } from './finish.ts';
import { isPause, namesSomething } from './naming.ts';
import { namedByUnit } from '../writing/nameless.ts';
import type { Prepared, Read } from './prepare.ts';

const PRICE_TAIL =
  /^ ?(?:(?:€|euros?) ?)?(?:ht|ttc|net|hors taxes?)?(?:,? ?(?:chacune?s?|(?:la )?piece(?! montee)|l'unite|l'une?|l'un|each|le tout|les (?:deux|trois|quatre|cinq|six)|en tout|tout compris|forfait))?(?![a-z])/;
/** « CHF 40 », « conseil TJM 720 €, 17 jours »: what leads to a price and names nothing. */
const PRICE_LEAD =
  /(?:(?<![a-z])(?:au |mon )?(?:tjm|(?:taux|tarif) (?:horaire|journalier))(?: est)?(?: de| a| :|:)? ?)?(?:(?<![a-z])(?:chf|€|eur|\$|£|gbp|usd) ?)?$/;
const PER_TAIL =
  /^(?: ?(?:ht|ttc|net))? ?(?:\/ ?|par |de l'|du |de la |l'|le |la |per )(?:heure|h|jour|journee|j|mois|semaine|m2|m²|m3|m³|metre(?: carre| lineaire| cube)?|ml|m|km|kg|kilo|piece|unite|personne|pers|page|mot|seance|nuit|an|hour|day)s?(?![a-z])(?: et par [a-z]+)?/;

/** « dont 2 à 11 € (petits défauts) »: nothing else names the line. */
const IN_BRACKETS = /^\(([^()]+)\)$/;

/** « (TVA 10 %) », « à 20 % de TVA », said in its own field; « au lieu de 40 € », what it no longer costs. */
const RATE_SAID =
  /,? au lieu d(?:e |')(?:\d[\d ,.]*|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|cent|mille)[a-z -]*)(?:€|euros?(?![a-z]))?|[ ,]*\(?(?:(?:en |a )?tva|taux)(?: a| de| :|:)? ?\d+(?:[.,]\d+)? ?%?\)?| (?:a |en )?\d+(?:[.,]\d+)? ?% (?:de )?tva| (?:a|en) (?:20|10|5[.,]5|2[.,]1|8[.,][15]|2[.,]6) ?%(?= *(?:[,;.)\n]|$))/g;

/** A line's designation: its words without the figures it counts and costs, as a native would head it. */
export function describeLine(prepared: Prepared, prompt: NormalisedPrompt, line: ReadLine): string {
  const { tokens } = prepared;
  const first = tokens[line.from];
  const to = endOfWords(prepared, line);
  const last = tokens[to - 1];
  if (line.percent !== null) return namedPercent(prepared, prompt, line);
  if (first === undefined || last === undefined || to <= line.from) return fallback(line);
  const cuts = cutsOf(prepared, line);
  const pieces: Piece[] = [];
  let counted = false;
  const start = beforeElision(prepared, line.from);
  let at = Math.max(
    start + unitOfPriceBefore(prepared.folded, start),
    endOfPriceBefore(prepared, start),
  );
  for (const { start, end, isQuantity } of cuts) {
    if (start < at || start >= last.end) continue;
    pieces.push({ words: prompt.text.slice(at, start), counted });
    at = Math.max(at, end);
    counted = isQuantity;
  }
  if (at < last.end) pieces.push({ words: prompt.text.slice(at, last.end), counted });
  const asked = withoutPreamble(stripEnds(spellOut(withoutPriceToCome(joined(pieces)))));
  const bare = stripEnds(withoutBilling(stripEnds(asked))).replace(IN_BRACKETS, '$1');
  const told = tidyWords(named(bare));
  if (line.kind === 'discount' && /pay[ée]|vers[ée]|r[ée]gl[ée]|re[çc]u|acompte|arrhes/i.test(told))
    return /acompte|arrhes/i.test(told) ? told : 'Déjà réglé';
  if (line.kind === 'discount')
    return /^(?:remise|rabais|r[ée]duction|geste)/i.test(told)
      ? told
      : `Remise ${told.toLowerCase()}`.trim();
  if (told === '') return fallback(line);
  const work = line.quantityFrom.length > 1 ? workOfDays(told) : null;
  if (work === '') return headingBefore(prepared, prompt, line) ?? fallback(line);
  if (work !== null) return work;
  const earlier = /\p{L}{2}/u.test(told) ? null : pauseBefore(prepared, line.from);
  return earlier === null ? told : describeLine(prepared, prompt, { ...line, from: earlier });
}

/** « Tracto pour le gaec : lun 7h30, mar 9h »: the words before the days, where no price stands between. */
function headingBefore(
  prepared: Prepared,
  prompt: NormalisedPrompt,
  { from }: ReadLine,
): string | null {
  const { tokens, elements } = prepared;
  const isPriced = elements.some(
    ({ kind, token, reads }) => kind === 'figure' && token < from && reads[0]?.currency != null,
  );
  let end = from;
  while (end > 0 && isPause(tokens[end - 1])) end -= 1;
  let start = end;
  while (start > 0 && end - start < 10 && !isPause(tokens[start - 1])) start -= 1;
  if (isPriced || !namesSomething(tokens, start, end)) return null;
  const words = prompt.text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
  const told = tidyWords(named(withoutPreamble(stripEnds(spellOut(words)))));
  return /\p{L}{3}/u.test(told) ? told : null;
}

/** « niveaux 3 et 4, 300 € »: a name without a letter begins at the pause before, unless a figure stands between. */
function pauseBefore({ tokens, elements }: Prepared, from: number): number | null {
  let start = from - 1;
  while (start > 0 && !isPause(tokens[start - 1])) start -= 1;
  const isPriced = elements.some(
    ({ token, reads }) => token >= start && token < from && reads[0]?.currency != null,
  );
  return start < 0 || isPriced ? null : start;
}

/** « J'aime Lire », « l'atelier »: a line that begins behind an apostrophe begins before it. */
function beforeElision({ tokens, folded }: Prepared, from: number): number {
  const start = tokens[from]?.start ?? 0;
  const elided = /(?<![a-z])(?:[cdjlmnst]|qu)'$/.exec(folded.slice(Math.max(0, start - 3), start));
  return elided === null ? start : start - elided[0].length;
}

const TO_COME = new RegExp(String.raw`[\s,;:(–-]*${PRICE_TO_COME}.*$`, 's');

/** « Page contact à chiffrer après la visite »: the line itself says that its price is to complete. */
function withoutPriceToCome(words: string): string {
  const at = TO_COME.exec(fold(words))?.index ?? words.length;
  return /\p{L}{3}/u.test(words.slice(0, at)) ? words.slice(0, at) : words;
}

/** Where the price just before ends with what belongs to it: « 160 € l’unité et le traitement ». */
function endOfPriceBefore({ elements, folded }: Prepared, start: number): number {
  const before = elements.findLast((each) => (each.reads[0]?.endWithUnit ?? Infinity) <= start);
  const read = before?.reads[0];
  if (read === undefined || before?.kind === 'text' || start - read.endWithUnit > 8) return 0;
  return read.endWithUnit + tailOfPrice(folded, read.endWithUnit);
}

function tailOfPrice(folded: string, end: number): number {
  const rest = folded.slice(end, end + 40);
  const per = PER_TAIL.exec(rest)?.[0].length ?? 0;
  return per > 0 ? per : (PRICE_TAIL.exec(rest)?.[0].length ?? 0);
}

/** « 48 €/h et le déplacement »: how much of the words still belongs to the price before them. */
function unitOfPriceBefore(folded: string, start: number): number {
  const words = folded.slice(start, start + 16);
  const behindPrice = /(?:\/|par|chaque|l'|le|la) ?$/.test(
    folded.slice(Math.max(0, start - 5), start),
  );
  const rest = behindPrice ? UNIT_ALONE.exec(words) : PER_UNIT.exec(words);
  return rest?.[0].length ?? 0;
}

const UNIT =
  '(?:heure|h|jour|journee|j|mois|semaine|m2|m²|m3|m³|ml|m|km|kg|kilo|piece|unite|pers|personne|page|mot|seance|nuit|an)s?(?![a-z])';
const UNIT_ALONE = new RegExp(`^${UNIT}`);
const PER_UNIT = new RegExp(`^(?:par |l'|le |la )${UNIT}`);

/** A line that is named before its figures end says no more after the next pause. */
function endOfWords({ tokens, elements }: Prepared, line: ReadLine): number {
  const ends = [...line.priceFrom, ...line.quantityFrom].map(
    (index) => elements[index]?.reads[0]?.tokenAfterUnit ?? 0,
  );
  const figuresEnd = Math.max(line.from, ...ends.filter((end) => end <= line.to));
  if (!namesSomething(tokens, line.from, figuresEnd)) return line.to;
  for (let at = figuresEnd; at < line.to; at++) if (isPause(tokens[at])) return at;
  return line.to;
}

/** A percentage is named by the words beside it, up to the pause before and the pause behind. */
function namedPercent(prepared: Prepared, prompt: NormalisedPrompt, line: ReadLine): string {
  const { tokens, elements } = prepared;
  const read = elements[line.priceFrom[0] ?? -1]?.reads[0];
  const rate = line.percent?.rate ?? 0;
  if (read === undefined) return percentName('', '', rate, line.kind === 'discount');
  let from = read.token;
  while (from > line.from && !isBreak(tokens[from - 1])) from -= 1;
  let to = read.tokenAfterUnit;
  while (to < tokens.length && to - read.tokenAfterUnit < 12 && !isPause(tokens[to])) to += 1;
  const before = prompt.text.slice(tokens[from]?.start ?? read.start, read.start);
  const behind = prompt.text.slice(read.endWithUnit, tokens[to - 1]?.end ?? read.endWithUnit);
  return percentName(before, behind, rate, line.kind === 'discount');
}

const isBreak = (token: LexToken | undefined): boolean => isPause(token) && token?.text !== '+';

/** Where the figures of the line stand: with their unit for measures, alone before a noun. */
interface Cut {
  start: number;
  end: number;
  isQuantity: boolean;
}

function cutsOf(prepared: Prepared, line: ReadLine): Cut[] {
  const cuts: Cut[] = [];
  const readsOf = (index: number): Read | undefined => prepared.elements[index]?.reads[0];
  for (const index of line.priceFrom) {
    const read = readsOf(index);
    if (read === undefined) continue;
    const tail = tailOfPrice(prepared.folded, read.endWithUnit);
    const before = PRICE_LEAD.exec(prepared.folded.slice(Math.max(0, read.start - 40), read.start));
    cuts.push({
      start: read.start - (before?.[0].length ?? 0),
      end: read.endWithUnit + tail,
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
    const measured = read.unit !== null && !read.unit.startsWith('n:');
    const hour = /^ ?d'heures?(?![a-z])/.exec(prepared.folded.slice(read.end, read.end + 12));
    cuts.push({
      start: read.start,
      end: (measured ? read.endWithUnit : read.end) + (hour?.[0].length ?? 0),
      isQuantity: true,
    });
  }
  return cuts.toSorted((a, b) => a.start - b.start);
}

function fallback(line: ReadLine): string {
  return line.kind === 'discount' ? 'Remise' : namedByUnit(line.unit);
}
