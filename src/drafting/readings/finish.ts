import { lineRates } from '../facts/lineRates.ts';
import { stem, unitOf } from '../lexicon/units.ts';
import { isPause, namedFrom, namesSomething } from './naming.ts';
import type { Prepared } from './prepare.ts';
import { namedBehindPrices, namedInBrackets, namedUpToJoint } from './priceFirst.ts';
import type { State } from './path.ts';
import { fromUnclaimed } from './unclaimed.ts';
import { cents, isOpen, lineTotal, type Line } from './state.ts';

/** A line as read, before it is worded. Prices are net; `unpriced` lines cost 0 until completed. */
export interface ReadLine {
  kind: Line['kind'];
  quantity: number;
  unitPrice: number;
  unpriced: boolean;
  unit: string | null;
  rate: number | null;
  inclusive: boolean;
  percent: Line['percent'];
  /** Tokens its words stand between. */
  from: number;
  to: number;
  quantityFrom: readonly number[];
  priceFrom: readonly number[];
}

export interface FinishedReading {
  lines: ReadLine[];
  total: number;
}

/**
 * Works out percentages, shares and a given amount, and cuts the text between the lines. The training
 * leaves `mended` out: a search whose names are mended for it learns no longer where to cut.
 */
export function finish(prepared: Prepared, state: State, mended = true): FinishedReading {
  const lines = state.lines.map((line) => ({ ...line, price: shared(line) }));
  completeWithAmount(prepared, lines);
  lines.forEach((line, at) => {
    if (line.percent !== null) line.price = percentOf(prepared, lines, at);
  });
  if (mended) {
    nameEach(prepared, lines);
    namedBehindPrices(prepared, lines);
    namedUpToJoint(prepared, lines);
    namedInBrackets(prepared, lines);
  }
  const read = lines.map((line, at): ReadLine => {
    const next = lines[at + 1];
    return {
      kind: line.kind,
      quantity: line.quantity,
      unitPrice: line.price ?? 0,
      unpriced: line.price === null,
      unit:
        line.units.length === 0
          ? (line.per ?? null)
          : (line.units.find((unit) => !unit.startsWith('n:')) ?? line.units[0] ?? null),
      rate: line.rate,
      inclusive: line.inclusive,
      percent: line.percent,
      from: line.cut,
      to:
        line.stop ??
        (next === undefined ? endOfLast(prepared, state) : Math.max(line.cut, next.cut)),
      quantityFrom: line.quantityFrom,
      priceFrom: line.priceFrom,
    };
  });
  read.forEach((line, at) => {
    const before = lines[at - 1];
    const least = before === undefined ? 0 : before.end;
    line.from = namedFrom(prepared, line.from, line.to, least);
    if (mended) line.from = fromUnclaimed(prepared, line, least);
    const last = read[at - 1];
    // The words that moved back to it are no part of the line before; two parts of one thing share its name.
    if (last !== undefined && line.from > last.from) last.to = Math.min(last.to, line.from);
  });
  if (mended) read.forEach((line, at) => endBefore(prepared, line, read[at + 1]));
  if (prepared.rates.length > 1) read.forEach(netOf(lineRates(prepared, read)));
  const total = cents(
    read.reduce((sum, { quantity, unitPrice }) => sum + cents(quantity * unitPrice), 0),
  );
  return { lines: read, total };
}

/** « 2 h à 60 €, majoration dimanche 50 % »: what leads to a percentage names that line and no other. */
function endBefore(
  { tokens, elements }: Prepared,
  line: ReadLine,
  next: ReadLine | undefined,
): void {
  if (next === undefined || next.percent === null) return;
  let start = elements[next.priceFrom[0] ?? -1]?.token ?? line.to;
  const own = [...line.quantityFrom, ...line.priceFrom]
    .map((index) => elements[index]?.reads[0]?.tokenAfterUnit ?? 0)
    .filter((end) => end <= start);
  const least = Math.max(line.from, ...own);
  while (start > least && !isPause(tokens[start - 1])) start -= 1;
  line.to = Math.min(line.to, start);
}

/** « 2 640 € TTC à 10 %, filtre 48 € TTC à 20 % »: each price comes down by the rate said of its line. */
function netOf(rates: readonly (number | null)[]): (line: ReadLine, at: number) => void {
  return (line, at) => {
    const rate = rates[at] ?? null;
    if (!line.inclusive || line.rate !== null || rate === null) return;
    line.unitPrice = Math.round((line.unitPrice / (1 + rate / 100)) * 10_000) / 10_000;
    line.rate = rate;
  };
}

/**
 * « survitrage 4 fenêtres 130 film opaque 3 m² 42 »: without a pause between them, the words behind a
 * line that has its name are the name of the next one, where that has none of its own.
 */
function nameEach({ tokens, elements }: Prepared, lines: Line[]): void {
  for (let at = 1; at < lines.length; at++) {
    const before = lines[at - 1] as Line;
    const line = lines[at] as Line;
    if (line.cut <= before.end || line.end <= line.cut) continue;
    const opens = (each: Line, from: number): number =>
      Math.min(
        each.end,
        ...[...each.quantityFrom, ...each.priceFrom]
          .map((index) => elements[index]?.token ?? each.end)
          .filter((token) => token >= from),
      );
    if (namesSomething(tokens, line.cut, line.end)) continue;
    if (!namesSomething(tokens, before.cut, opens(before, before.cut))) continue;
    if (namesSomething(tokens, before.end, line.cut)) line.cut = before.end;
  }
}

function shared(line: Line): number | null {
  return line.price === null || line.share === 1 ? line.price : cents(line.price * line.share);
}

/**
 * « remise 5 % sur les vins » where no line says « vin »: of which it is was guessed. « 10 % pour client fidèle »
 * says why, and of one line there is no doubt.
 */
export function guessesBase(prepared: Prepared, lines: readonly Line[]): boolean {
  const sales = lines.filter(({ percent }) => percent === null);
  return lines.some(({ percent, priceFrom }) => {
    if (percent?.scope !== 'named' || percent.of !== undefined) return false;
    const end = prepared.elements[priceFrom[0] ?? -1]?.reads[0]?.endWithUnit ?? 0;
    const saysOn = /^[^,;.\n]{0,24}(?<![a-z])sur(?![a-z])/.test(
      prepared.folded.slice(end, end + 40),
    );
    if (sales.length < 2 && !saysOn) return false;
    const meant = sales.filter((line) => names(prepared, lines, line, percent.words));
    // « remise de 5 % sur la journée seulement », and two lines are of days.
    const some = /(?:seulement|uniquement)/.test(prepared.folded.slice(end, end + 70));
    return meant.length === 0 || (some && meant.length > 1);
  });
}

function percentOf(prepared: Prepared, lines: readonly Line[], at: number): number {
  const { percent } = lines[at] as Line;
  if (percent === null) return 0;
  const sales = lines.filter((line, i) => i !== at && line.percent === null);
  const { of } = percent;
  if (of !== undefined)
    return shareOf(
      percent,
      sales.filter(({ quantityFrom, priceFrom }) =>
        [...quantityFrom, ...priceFrom].some((index) => of.includes(index)),
      ),
    );
  const before = lines.slice(0, at).filter((line) => line.percent === null);
  const lastBefore = before.at(-1);
  const named =
    percent.scope === 'named'
      ? sales.filter((line) => names(prepared, lines, line, percent.words))
      : [];
  const base =
    percent.scope === 'line' && lastBefore !== undefined
      ? [lastBefore]
      : named.length > 0
        ? named
        : percent.scope === 'named'
          ? meantBy(percent.words, sales)
          : before.length > 0
            ? lines.slice(0, at)
            : sales;
  return shareOf(percent, base);
}

function shareOf({ sign, rate }: NonNullable<Line['percent']>, lines: readonly Line[]): number {
  const sum = lines.reduce((total, line) => total + lineTotal(line), 0);
  return cents((sign * sum * rate) / 100);
}

/**
 * « sur la main d'œuvre »: hours and days where no line is called so; « sur les pièces »: all the others;
 * else what comes first.
 */
function meantBy(words: readonly string[], sales: readonly Line[]): readonly Line[] {
  const says = (meant: RegExp): boolean => words.some((word) => meant.test(word));
  const meant = says(/^(?:main|oeuvre|travail|travaux|heure|temps)$/)
    ? sales.filter(isTimed)
    : says(/^(?:piece|fourniture|materiel|materiau|marchandise|produit)$/)
      ? sales.filter((line) => !isTimed(line))
      : [];
  return meant.length > 0 ? meant : sales.slice(0, 1);
}

function isTimed({ units }: Line): boolean {
  return units.some((unit) => /^(?:hour|day|halfday|minute)$/.test(unit));
}

/** Whether a line's words name what a discount is on. */
function names(
  { tokens }: Prepared,
  lines: readonly Line[],
  line: Line,
  words: readonly string[],
): boolean {
  const next = lines[lines.indexOf(line) + 1];
  const own = tokens.slice(line.cut, next?.cut ?? line.end);
  if (words.some((word) => line.units.includes(unitOf(word)))) return true;
  return own.some((token) => token.kind === 'word' && words.includes(stem(token.text)));
}

/** A total given beside the sentence prices what the sentence leaves open. */
function completeWithAmount({ amount }: Prepared, lines: Line[]): void {
  if (amount === null || amount <= 0) return;
  const rest = cents(lines.reduce((sum, line) => sum + lineTotal(line), 0));
  const open = lines.find(isOpen);
  if (open === undefined || amount <= rest) return;
  const left = cents(amount - rest);
  const each = cents(left / open.quantity);
  if (Math.abs(each * open.quantity - left) < 0.011) open.price = each;
  else {
    open.quantity = 1;
    open.price = left;
  }
}

/** The last line's words go on to the end of its sentence. */
function endOfLast({ tokens }: Prepared, state: State): number {
  let at = Math.max(state.lastEnd, state.lines.at(-1)?.cut ?? 0);
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'newline' || /^[.!?]$/.test(token.text)) break;
    at += 1;
  }
  return at;
}
