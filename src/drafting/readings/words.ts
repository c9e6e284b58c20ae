import { PRICE_TO_COME } from '../lexicon/priceToCome.ts';
import { fold } from '../fold.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import { spellOut } from '../writing/abbreviations.ts';
import { finish as tidyWords, stripEnds } from '../writing/description.ts';
import { joined, type Piece } from '../writing/joints.ts';
import { named } from '../writing/nominal.ts';
import { workOfDays } from '../writing/daySheet.ts';
import { withoutBilling } from '../writing/withoutBilling.ts';
import { withoutPreamble } from '../writing/preamble.ts';
import { withoutStory } from '../writing/withoutStory.ts';
import { endOfPriceBefore, figureCutsOf, unitOfPriceBefore } from './figureCuts.ts';
import type { ReadLine } from './finish.ts';
import { namedPercent } from './namedPercent.ts';
import { isPause, namesSomething } from './naming.ts';
import { namedByUnit } from '../writing/nameless.ts';
import { isToldAside, saysHow, saysNothing } from '../writing/noName.ts';
import type { Element, Prepared } from './prepare.ts';

/** « dont 2 à 11 € (petits défauts) »: nothing else names the line. */
const IN_BRACKETS = /^\(([^()]+)\)$/;

/** How many pauses back a line without a name looks for one. */
const MOST_PIECES = 3;

/** A line's designation: its words without the figures it counts and costs, as a native would head it. */
export function describeLine(
  prepared: Prepared,
  prompt: NormalisedPrompt,
  line: ReadLine,
  pieces = MOST_PIECES,
): string {
  const { tokens } = prepared;
  const first = tokens[line.from];
  const to = endOfWords(prepared, line);
  const last = tokens[to - 1];
  if (line.percent !== null) return namedPercent(prepared, prompt, line);
  if (first === undefined || last === undefined || to <= line.from) return fallback(line);
  const cuts = figureCutsOf(prepared, prompt, line);
  const parts: Piece[] = [];
  let counted = false;
  const start = beforeElision(prepared, line.from);
  let at = Math.max(
    start + unitOfPriceBefore(prepared.folded, start),
    endOfPriceBefore(prepared, start),
  );
  for (const { start, end, isQuantity } of cuts) {
    if (end <= at || start >= last.end) continue;
    parts.push({ words: prompt.text.slice(at, Math.max(at, start)), counted });
    at = Math.max(at, end);
    counted = isQuantity;
  }
  if (at < last.end) parts.push({ words: prompt.text.slice(at, last.end), counted });
  const said = joined(withoutStory(parts));
  const asked = withoutPreamble(stripEnds(spellOut(withoutPriceToCome(said))));
  const bare = stripEnds(withoutBilling(stripEnds(asked))).replace(IN_BRACKETS, '$1');
  const told = tidyWords(named(bare));
  if (line.kind === 'discount' && /pay[ée]|vers[ée]|r[ée]gl[ée]|re[çc]u|acompte|arrhes/i.test(told))
    return /acompte|arrhes/i.test(told) ? told : 'Déjà réglé';
  if (line.kind === 'discount')
    return /^(?:remise|rabais|r[ée]duction|geste)/i.test(told)
      ? told
      : `Remise ${told.toLowerCase()}`.trim();
  if (told === '' || saysNothing(told)) return billedAs(said) ?? fallback(line);
  const work = line.quantityFrom.length > 1 ? workOfDays(told) : null;
  if (work === '') return headingBefore(prepared, prompt, line) ?? fallback(line);
  if (work !== null) return work;
  const earlier = pieces === 0 || namesWork(told) ? null : pauseBefore(prepared, line.from, told);
  if (earlier === null) return told;
  return describeLine(prepared, prompt, { ...line, from: earlier }, pieces - 1);
}

/** « Fourniture », « Prix à voir », « 3 et 4 » say something of a thing that stands before them. */
function namesWork(told: string): boolean {
  return /\p{L}{2}/u.test(told) && !saysHow(told) && TO_COME.exec(fold(told))?.index !== 0;
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
function pauseBefore({ tokens, elements }: Prepared, from: number, told: string): number | null {
  let start = from - 1;
  while (start > 0 && !isPause(tokens[start - 1])) start -= 1;
  // How a thing is billed stands right behind it; a number may stand behind another.
  const parts = saysHow(told)
    ? ({ kind }: Element) => kind === 'figure'
    : ({ reads }: Element) => reads[0]?.currency != null;
  const isParted = elements.some((each) => each.token >= start && each.token < from && parts(each));
  return start < 0 || isParted ? null : start;
}

/** « J'aime Lire », « l'atelier »: a line that begins behind an apostrophe begins before it. */
function beforeElision({ tokens, folded }: Prepared, from: number): number {
  const first = tokens[from];
  const start = (first?.text === "'" ? first.end : first?.start) ?? 0;
  const elided = /(?<![a-z])(?:[cdjlmnst]|qu)'$/.exec(folded.slice(Math.max(0, start - 3), start));
  return elided === null ? start : start - elided[0].length;
}

const TO_COME = new RegExp(String.raw`[\s,;:(–-]*${PRICE_TO_COME}.*$`, 's');

/** « Page contact à chiffrer après la visite »: the line itself says that its price is to complete. */
function withoutPriceToCome(words: string): string {
  const at = TO_COME.exec(fold(words))?.index ?? words.length;
  return /\p{L}{3}/u.test(words.slice(0, at)) ? words.slice(0, at) : words;
}

/** A line that is named before its figures end says no more after the next pause. */
function endOfWords({ tokens, elements, folded }: Prepared, line: ReadLine): number {
  const ends = [...line.priceFrom, ...line.quantityFrom].map(
    (index) => elements[index]?.reads[0]?.tokenAfterUnit ?? 0,
  );
  const figuresEnd = Math.max(line.from, ...ends.filter((end) => end <= line.to));
  if (!namesSomething(tokens, line.from, figuresEnd)) {
    const words = folded.slice(tokens[figuresEnd]?.start ?? 0, tokens[line.to - 1]?.end ?? 0);
    return line.priceFrom.length > 0 && isToldAside(words) ? figuresEnd : line.to;
  }
  for (let at = figuresEnd; at < line.to; at++) if (isPause(tokens[at])) return at;
  return line.to;
}

/** « + forfait 49 € », « pièce 34,90 »: how it is billed is all one is told. */
function billedAs(words: string): string | null {
  const [, word] = /^[^\p{L}]*(forfaits?|pi[èe]ces?|fournitures?)[^\p{L}]*$/iu.exec(words) ?? [];
  return word === undefined ? null : tidyWords(word.replace(/^piece/i, 'pièce'));
}

function fallback(line: ReadLine): string {
  return line.kind === 'discount' ? 'Remise' : namedByUnit(line.unit);
}
