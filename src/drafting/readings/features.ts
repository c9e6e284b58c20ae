import type { LexToken } from '../lex/figure.ts';
import { unitClass } from '../lexicon/unitClass.ts';
import { conversion, stem } from '../lexicon/units.ts';
import { denseSlot, hashText, wordSlot } from './hash.ts';
import type { Element, Prepared, Read } from './prepare.ts';

/** Features known before any decision: the words, signs and figures around. Fills `reads` in place. */
export function addFeatures(prepared: Prepared): void {
  const figures = prepared.elements.filter(({ kind }) => kind === 'figure');
  const hasCurrency = figures.some(({ reads }) => reads.some((read) => read.currency !== null));
  const common: Common = { prepared, figures, hasCurrency, values: countValues(figures) };
  for (const element of prepared.elements) {
    for (const read of element.reads) {
      const names = new Names();
      if (element.kind === 'text') describeText(names, element, read, common);
      else describeFigure(names, element, read, common);
      read.words = names.words;
      read.dense = names.dense;
    }
  }
}

interface Common {
  prepared: Prepared;
  figures: Element[];
  hasCurrency: boolean;
  values: Map<number, number>;
}

/** Names of features, hashed: `wide` ones are known to every action, words only to its group. */
class Names {
  readonly words: number[] = [];
  readonly dense: number[] = [];

  word(name: string): void {
    this.words.push(wordSlot(hashText(name)));
  }

  wide(name: string): void {
    const hash = hashText(name);
    this.words.push(wordSlot(hash));
    this.dense.push(denseSlot(hash));
  }
}

function countValues(figures: readonly Element[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { reads } of figures) {
    const value = reads[0]?.value ?? 0;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Sizes of figures that mean the same to a reader. */
export function bucket(value: number): number {
  const magnitude =
    value < 0.999
      ? 0
      : value === 1
        ? 1
        : value <= 3
          ? 2
          : value <= 9
            ? 3
            : value < 20
              ? 4
              : value < 50
                ? 5
                : value < 100
                  ? 6
                  : value < 300
                    ? 7
                    : value < 1000
                      ? 8
                      : value < 3000
                        ? 9
                        : value < 10_000
                          ? 10
                          : 11;
  return value % 1 === 0 ? magnitude : magnitude + 20;
}

function wordName(token: LexToken | undefined): string {
  if (token === undefined) return '$';
  if (token.kind === 'digits') return `#${Math.min(token.text.length, 5)}`;
  if (token.kind === 'newline') return 'NL';
  return token.kind === 'word' ? stem(token.text) : token.text;
}

const LITTLE =
  /^(?:x|et|a|de|d|la|le|les|l|un|une|par|pour|en|du|des|plus|sur|tva|ht|ttc|soit|total|dont|avec|sans|chacun)$/;

function shape(token: LexToken | undefined): string {
  if (token === undefined) return '$';
  if (token.kind === 'newline') return 'NL';
  if (token.kind === 'digits') return '#';
  if (token.kind === 'sign') return /^[,;.:€%|+=/@()-]$|\t/.test(token.text) ? token.text : 'sign';
  if (LITTLE.test(token.text)) return token.text;
  if (token.text.length <= 2) return 'w2';
  return /[sx]$/.test(token.text) ? 'ws' : 'w';
}

function kindOfMoney(read: Read): string {
  return read.currency !== null ? '€' : read.percent ? '%' : '';
}

function describeFigure(names: Names, element: Element, read: Read, common: Common): void {
  const { prepared, hasCurrency } = common;
  const { tokens } = prepared;
  const money = kindOfMoney(read);
  const unit = read.unit ?? '-';
  const kind = unitClass(read.unit);
  const size = bucket(read.value);
  const context = `${money}${hasCurrency ? 'c' : ''}`;
  names.wide('figure');
  names.wide(`form:${read.form}`);
  names.wide(`money:${context}`);
  names.wide(`form:${read.form}${context}${kind}`);
  names.wide(`kind:${kind}${money}`);
  names.wide(`kind-size:${kind}${money}${size}`);
  names.wide(`size:${size}${context}`);
  names.wide(`per:${read.per === null ? '-' : unitClass(read.per)}${money}`);
  names.wide(`whole:${read.whole}${money}`);
  names.wide(`inclusive:${read.inclusive}`);
  names.wide(`unit:${unit}`);
  names.word(`unit-size:${unit}${size}`);
  for (const name of read.constructions) {
    names.wide(`k:${name}`);
    names.wide(`k:${name}${money}${kind}`);
  }
  for (let i = 0; i < read.constructions.length; i++)
    for (let j = i + 1; j < read.constructions.length; j++)
      names.word(`kk:${read.constructions[i]}${read.constructions[j]}`);
  names.wide(`times-said:${Math.min(3, common.values.get(read.value) ?? 1)}${money}`);
  if (prepared.amount !== null) names.wide(`amount:${prepared.amount === read.value}`);
  describeWords(names, read, prepared, money);
  describePlace(names, element, read, common, money);
  describeNeighbours(names, element, read, common, money);
  const behind = tokens[read.token - 1];
  const ahead = tokens[read.tokenAfter];
  names.wide(`glued:${behind?.end === read.start}${ahead?.start === read.end}${money}`);
}

function describeWords(names: Names, read: Read, prepared: Prepared, money: string): void {
  const { tokens, classes } = prepared;
  const before = [1, 2, 3].map((i) => tokens[read.token - i]);
  const after = [0, 1, 2].map((i) => tokens[read.tokenAfterUnit + i]);
  const [p1, p2, p3] = before.map(wordName);
  const [n1, n2, n3] = after.map(wordName);
  const counted = wordName(tokens[read.tokenAfter]);
  names.wide(`p1:${p1}`);
  names.wide(`n1:${n1}`);
  names.word(`p1m:${p1}${money}`);
  names.word(`n1m:${n1}${money}`);
  names.word(`p12:${p2} ${p1}`);
  names.word(`n12:${n1} ${n2}`);
  names.word(`p123:${p3} ${p2} ${p1}`);
  names.word(`n123:${n1} ${n2} ${n3}`);
  names.word(`pn:${p1} ${n1}`);
  names.word(`counted:${counted}`);
  names.word(`p1s:${p1} ${bucket(read.value)}`);
  names.word(`n1s:${n1} ${bucket(read.value)}`);
  if (counted.length > 3) names.word(`ending:${counted.slice(-3)}`);
  const [a, b, c] = before.map(shape);
  const [d, e, f] = after.map(shape);
  const kind = unitClass(read.unit);
  names.wide(`shape2:${a}${money}${kind}${d}`);
  names.word(`shape4:${b}${a}${money}${kind}${d}${e}`);
  names.word(`shape-left:${c} ${b} ${a}${money}`);
  names.word(`shape-right:${money}${kind}${d} ${e} ${f}`);
  for (let i = 1; i <= 5; i++) {
    describeNear(names, 'p', i, tokens[read.token - i], classes[read.token - i], money);
    const at = read.tokenAfterUnit + i - 1;
    describeNear(names, 'n', i, tokens[at], classes[at], money);
  }
  describeSentence(names, read, prepared, money);
}

function describeNear(
  names: Names,
  side: string,
  distance: number,
  token: LexToken | undefined,
  classes: readonly string[] | undefined,
  money: string,
): void {
  if (token?.kind !== 'word') return;
  if (distance > 1) names.word(`${side}w:${stem(token.text)}`);
  for (const each of classes ?? []) {
    names.wide(`${side}k:${each}${distance < 3 ? distance : ''}`);
    names.word(`${side}k:${each}${money}`);
  }
}

const stops = (token: LexToken): boolean =>
  token.kind === 'newline' || (token.kind === 'sign' && /^[.;!?]$/.test(token.text));
const parts = (token: LexToken): boolean =>
  stops(token) || (token.kind === 'sign' && /^[,+:|\t]$/.test(token.text));

/** The tokens around a reading up to what `ends` it, at most `reach` away. */
function stretch(
  tokens: readonly LexToken[],
  read: Read,
  ends: (token: LexToken) => boolean,
  reach: number,
): [number, number] {
  let from = read.token;
  let to = read.tokenAfterUnit;
  while (from > 0 && read.token - from < reach && !ends(tokens[from - 1] as LexToken)) from -= 1;
  while (to < tokens.length && to - read.tokenAfterUnit < reach && !ends(tokens[to] as LexToken))
    to += 1;
  return [from, to];
}

function describeSentence(names: Names, read: Read, prepared: Prepared, money: string): void {
  const { tokens, classes } = prepared;
  const [from, to] = stretch(tokens, read, stops, 14);
  const seen = new Set<string>();
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    if (token.text.length > 3) seen.add(`sw:${stem(token.text)}${money}`);
    for (const each of classes[at] ?? [])
      seen.add(`sk:${each}${money}${at < read.token ? 'L' : 'R'}`);
  }
  for (const name of seen) {
    if (name.startsWith('sk')) names.wide(name);
    else names.word(name);
  }
}

function describePlace(
  names: Names,
  element: Element,
  read: Read,
  common: Common,
  money: string,
): void {
  const { prepared, figures } = common;
  const { tokens, lineOf, lineCount } = prepared;
  const [from, to] = stretch(tokens, read, parts, 24);
  const wordsIn = (a: number, b: number): number =>
    Math.min(4, tokens.slice(a, b).filter((token) => token.kind === 'word').length);
  names.wide(`clause:${wordsIn(from, read.token)}_${wordsIn(read.tokenAfterUnit, to)}${money}`);
  names.wide(`clause-ends:${wordName(tokens[from - 1])}${wordName(tokens[to])}${money}`);
  names.word(`clause-first:${wordName(tokens[from])}`);
  const next = element.next === undefined ? '$' : element.next.coin;
  names.wide(`lead:${wordsIn(from, read.token)}${unitClass(read.unit)}${money}${next}`);
  const inClause = figures.filter((each) => each.token >= from && each.token < to);
  names.wide(`in-clause:${inClause.indexOf(element)}/${inClause.length}${money}`);
  const line = lineOf[read.token] ?? 0;
  const onLine = figures.filter((each) => lineOf[each.token] === line);
  const place = onLine.indexOf(element);
  names.wide(`on-line:${lineCount > 0}${Math.min(4, place)}/${Math.min(5, onLine.length)}${money}`);
  const where =
    lineCount === 0 ? 'one' : line === 0 ? 'first' : line === lineCount ? 'last' : 'middle';
  names.wide(`line:${where}${money}`);
  names.wide(`line-start:${lineOf[read.token - 1] !== line}`);
  names.wide(`line-end:${lineOf[read.tokenAfterUnit] !== line}${money}`);
  const cells = (a: number, b: number): number => {
    let count = 0;
    for (let at = a; at < b; at++) if (/^[\t|]$/.test(tokens[at]?.text ?? '')) count += 1;
    return Math.min(5, count);
  };
  const first = onLine[0]?.token ?? read.token;
  names.wide(
    `cells:${cells(Math.max(0, first - 12), read.token)}_${cells(read.tokenAfterUnit, Math.min(tokens.length, read.tokenAfterUnit + 12))}`,
  );
}

function describeNeighbours(
  names: Names,
  element: Element,
  read: Read,
  common: Common,
  money: string,
): void {
  const { prepared, figures } = common;
  const at = figures.indexOf(element);
  const position = at === 0 ? 'first' : at === figures.length - 1 ? 'last' : 'middle';
  names.wide(`position:${position}${Math.min(4, figures.length)}${money}`);
  for (const [side, other] of [
    ['P', figures[at - 1]],
    ['N', figures[at + 1]],
  ] as const) {
    const near = other?.reads[0];
    if (near === undefined) {
      names.wide(`${side}none${money}`);
      continue;
    }
    const theirs = kindOfMoney(near);
    const [from, to] =
      side === 'P' ? [near.tokenAfterUnit, read.token] : [read.tokenAfterUnit, near.token];
    const gap = prepared.tokens.slice(from, Math.max(from, to));
    const said =
      gap.length <= 3
        ? gap.map(wordName).join(' ')
        : `~${Math.min(gap.length, 8)}${gap
            .filter((token) => token.kind !== 'word')
            .map(wordName)
            .slice(0, 3)
            .join('')}`;
    names.wide(`${side}money:${theirs}${money}${unitClass(near.unit)}`);
    names.wide(`${side}distance:${Math.min(gap.length, 6)}${money}${theirs}`);
    names.word(`${side}gap:${said}`);
    names.wide(`${side}gap:${said}${money}${theirs}`);
    names.word(`${side}size:${bucket(near.value)}_${bucket(read.value)}${money}${theirs}`);
    names.word(`${side}units:${near.unit}_${read.unit}${money}`);
    if (read.per !== null && near.unit !== null)
      names.wide(`${side}agree:${agrees(read.per, near.unit)}`);
  }
}

/** A count that a rate counts by: the same unit, or one that converts. */
export function agrees(per: string, unit: string): boolean {
  return per === unit || conversion(unit, per) !== null;
}

function describeText(names: Names, element: Element, read: Read, common: Common): void {
  const { prepared, figures } = common;
  const { tokens, classes, elements } = prepared;
  const words = tokens.slice(read.token, read.tokenAfter).filter((token) => token.kind === 'word');
  names.wide('text');
  names.wide(`t-length:${Math.min(8, words.length)}`);
  names.wide(`t-place:${element.index === 0}${element.index === elements.length - 1}`);
  names.wide(`t-before:${wordName(tokens[read.token - 1])}`);
  names.wide(`t-after:${wordName(tokens[read.tokenAfter])}`);
  names.wide(`t-between:${wordName(tokens[read.token - 1])}${wordName(tokens[read.tokenAfter])}`);
  names.word(`t-first:${wordName(tokens[read.token])}`);
  names.wide(
    `t-figures:${Math.min(3, figures.length)}${figures.some((each) => each.token < read.token)}${figures.some((each) => each.token > read.token)}`,
  );
  names.wide(`t-amount:${prepared.amount !== null}`);
  const next = elements[element.index + 1];
  const last = elements[element.index - 1];
  names.wide(`t-around:${last?.kind ?? '$'}${next?.kind ?? '$'}`);
  const seen = new Set<string>();
  for (let at = read.token; at < read.tokenAfter; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    names.word(`t-word:${stem(token.text)}`);
    names.word(`t-ending:${token.text.slice(-4)}`);
    for (const each of classes[at] ?? []) seen.add(`t-class:${each}`);
  }
  for (const name of seen) names.wide(name);
}
