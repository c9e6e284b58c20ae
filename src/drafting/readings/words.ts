import type { NormalisedPrompt } from '../normalise.ts';
import { spellOut } from '../writing/abbreviations.ts';
import { finish as tidyWords, stripEnds } from '../writing/description.ts';
import type { ReadLine } from './finish.ts';
import { isPause, namesSomething } from './naming.ts';
import type { Prepared, Read } from './prepare.ts';

const PRICE_TAIL =
  /^ ?(?:(?:€|euros?) ?)?(?:ht|ttc|net|hors taxes?)?(?:,? ?(?:chacune?s?|(?:la )?piece|l'unite|l'une?|l'un|each|le tout|les (?:deux|trois|quatre|cinq|six)|en tout|tout compris|forfait))?(?![a-z])/;
const PER_TAIL =
  /^(?: ?(?:ht|ttc|net))? ?(?:\/ ?|par |de l'|du |de la |l'|le |la |per )(?:heure|h|jour|journee|j|mois|semaine|m2|m²|m3|metre(?: carre| lineaire| cube)?|ml|m|km|kg|kilo|piece|unite|personne|pers|page|mot|seance|nuit|an|hour|day)s?(?![a-z])/;

/** « (TVA 10 %) », « à 20 % de TVA »: said in its own field. */
const RATE_SAID =
  /[ ,]*\(?(?:(?:en |a )?tva|taux)(?: a| de| :|:)? ?\d+(?:[.,]\d+)? ?%?\)?| (?:a |en )?\d+(?:[.,]\d+)? ?% (?:de )?tva/g;

/** A line's designation: its words without the figures it counts and costs, as a native would head it. */
export function describeLine(prepared: Prepared, prompt: NormalisedPrompt, line: ReadLine): string {
  const { tokens } = prepared;
  const first = tokens[line.from];
  const to = endOfWords(prepared, line);
  const last = tokens[to - 1];
  if (line.percent !== null) return namedPercent(line);
  if (first === undefined || last === undefined || to <= line.from) return fallback(line);
  const cuts = cutsOf(prepared, line);
  let words = '';
  let at = first.start;
  for (const [start, end] of cuts) {
    if (start < at || start >= last.end) continue;
    words += `${prompt.text.slice(at, start)} `;
    at = Math.max(at, end);
  }
  if (at < last.end) words += prompt.text.slice(at, last.end);
  const told = tidyWords(stripEnds(spellOut(words)));
  if (line.kind === 'discount')
    return /^(?:remise|rabais|r[ée]duction|geste)/i.test(told)
      ? told
      : `Remise ${told.toLowerCase()}`.trim();
  return told === '' ? fallback(line) : told;
}

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

function namedPercent(line: ReadLine): string {
  const rate = String(line.percent?.rate ?? 0).replace('.', ',');
  return `${line.kind === 'discount' ? 'Remise' : 'Majoration'} ${rate}\u00a0%`;
}

/** Where the figures of the line stand: with their unit for measures, alone before a noun. */
function cutsOf(prepared: Prepared, line: ReadLine): [number, number][] {
  const cuts: [number, number][] = [];
  const readsOf = (index: number): Read | undefined => prepared.elements[index]?.reads[0];
  for (const index of line.priceFrom) {
    const read = readsOf(index);
    if (read === undefined) continue;
    const rest = prepared.folded.slice(read.endWithUnit, read.endWithUnit + 40);
    const per = PER_TAIL.exec(rest)?.[0].length ?? 0;
    const tail = per > 0 ? per : (PRICE_TAIL.exec(rest)?.[0].length ?? 0);
    const before = /(?<![a-z])(?:chf|€|eur|\$|£|gbp|usd) ?$/.exec(
      prepared.folded.slice(Math.max(0, read.start - 5), read.start),
    );
    cuts.push([read.start - (before?.[0].length ?? 0), read.endWithUnit + tail]);
  }
  const from = prepared.tokens[line.from]?.start ?? 0;
  const to = prepared.tokens[line.to - 1]?.end ?? from;
  for (const match of prepared.folded.slice(from, to).matchAll(RATE_SAID))
    cuts.push([from + match.index, from + match.index + match[0].length]);
  for (const index of line.quantityFrom) {
    const read = readsOf(index);
    if (read === undefined || prepared.elements[index]?.kind === 'text') continue;
    cuts.push([
      read.start,
      read.unit !== null && !read.unit.startsWith('n:') ? read.endWithUnit : read.end,
    ]);
  }
  return cuts.toSorted((a, b) => a[0] - b[0]);
}

/** A line priced by nothing but a unit is named by it. */
const FALLBACKS: Record<string, string> = {
  hour: 'Main d’œuvre',
  day: 'Journées de travail',
  km: 'Kilomètres',
  m2: 'Surface',
  page: 'Pages',
  word: 'Mots',
};

function fallback(line: ReadLine): string {
  if (line.kind === 'discount') return 'Remise';
  return FALLBACKS[line.unit ?? ''] ?? 'Prestation';
}
