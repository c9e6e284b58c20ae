import type { LexToken } from '../lex/figure.ts';
import { stem } from '../lexicon/units.ts';
import { CUT_PRICE, CUT_QUANTITY, type Action } from './actions.ts';
import { denseSlot, hashText } from './hash.ts';
import type { Prepared } from './prepare.ts';
import { sumColumn, type Weights } from './weights.ts';

/** A token a new line's words may begin at, with what speaks for it. */
export interface Cut {
  token: number;
  slots: readonly number[];
}

export interface ChosenCut {
  cut: Cut;
  score: number;
}

const MOST_CUTS = 18;
const JOINTS = new Set(
  'et puis plus avec ainsi pour ajoute rajoute mets compte aussi egalement ensuite enfin and dont de sur moins donc alors ' +
    'le la les l un une des du au fait fais facture devis euros'.split(' '),
);

const isSign = (token: LexToken | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'newline' ||
    (token.kind === 'sign' && /^[,.;:+\-•*|/&()\t>=!?·…@→]$/.test(token.text)));

/** « chauffe-eau », « FAQ.xlsx », « 72/48 »: signs that part nothing. */
function isInWord(tokens: readonly LexToken[], at: number): boolean {
  const sign = tokens[at];
  if (sign === undefined || !/^[-./]$/.test(sign.text)) return false;
  return tokens[at - 1]?.end === sign.start && tokens[at + 1]?.start === sign.end;
}

/** Remembers the cuts of each stretch: many states ask for the same ones. One search, one `Cuts`. */
export class Cuts {
  readonly #prepared: Prepared;
  readonly #known = new Map<number, Cut[]>();
  readonly #best = new Map<number, ChosenCut>();

  constructor(prepared: Prepared) {
    this.#prepared = prepared;
  }

  /** Where the words of a line whose first figure is at `to` may begin, after `from`. */
  between(from: number, to: number): Cut[] {
    const key = from * 16_384 + to;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const cuts = cutsBetween(this.#prepared, from, to);
    this.#known.set(key, cuts);
    return cuts;
  }

  best(from: number, to: number, action: Action, weights: Weights): ChosenCut {
    const column = cutColumn(action);
    const key = (from * 16_384 + to) * 2 + (column === CUT_PRICE ? 1 : 0);
    const known = this.#best.get(key);
    if (known !== undefined) return known;
    const chosen = this.#choose(from, to, column, weights);
    this.#best.set(key, chosen);
    return chosen;
  }

  #choose(from: number, to: number, column: number, weights: Weights): ChosenCut {
    let best: ChosenCut | null = null;
    for (const cut of this.between(from, to)) {
      const score = sumColumn(weights.dense, cut.slots, column);
      if (best === null || score > best.score) best = { cut, score };
    }
    return best ?? { cut: { token: to, slots: [] }, score: 0 };
  }
}

export function cutColumn(action: Action): number {
  return action.startsWith('price') || action.startsWith('quantity') ? CUT_PRICE : CUT_QUANTITY;
}

function cutsBetween({ tokens, lineOf }: Prepared, from: number, to: number): Cut[] {
  const places: number[] = [];
  for (let at = from; at <= to; at++) {
    const behind = tokens[at - 1];
    const joint = JOINTS.has(tokens[at]?.text ?? '') || JOINTS.has(behind?.text ?? '');
    const sign = isSign(behind) && !isInWord(tokens, at - 1);
    if (at === from || at === to || sign || joint) places.push(at);
  }
  if (places.length > MOST_CUTS) places.splice(MOST_CUTS / 2, places.length - MOST_CUTS);
  return places.map((token) => ({ token, slots: slotsOf(tokens, lineOf, from, token, to) }));
}

const name = (token: LexToken | undefined): string =>
  token === undefined
    ? '$'
    : token.kind === 'newline'
      ? 'NL'
      : token.kind === 'digits'
        ? '#'
        : token.kind === 'word'
          ? stem(token.text)
          : token.text;

const isWord = (token: LexToken): boolean => token.kind === 'word';
const isComma = (token: LexToken): boolean => token.text === ',';
const isStop = (token: LexToken): boolean => token.kind === 'sign' && /^[.;!?:]$/.test(token.text);

function slotsOf(
  tokens: readonly LexToken[],
  lineOf: Int32Array,
  from: number,
  at: number,
  to: number,
): number[] {
  const behind = tokens[at - 1];
  const here = tokens[at];
  const count = (a: number, b: number, fits: (token: LexToken) => boolean): number => {
    let found = 0;
    for (let i = Math.max(a, b - 60); i < b; i++) if (fits(tokens[i] as LexToken)) found += 1;
    return found;
  };
  const left = Math.min(6, count(from, at, isWord));
  const right = Math.min(6, count(at, to, isWord));
  const lines = Math.min(2, (lineOf[at] ?? 0) - (lineOf[from] ?? 0));
  const linesAfter = Math.min(2, (lineOf[to] ?? 0) - (lineOf[at] ?? 0));
  const names = [
    `p${name(behind)}`,
    `h${name(here)}`,
    `ph${name(behind)} ${name(here)}`,
    `l${left}`,
    `r${right}`,
    `ends${at === from}${at === to}${from === 0}`,
    `nl${lines}${linesAfter}`,
    `stops${Math.min(2, count(from, at, isStop))}${Math.min(2, count(at, to, isStop))}`,
    `commas${Math.min(2, count(from, at, isComma))}${Math.min(2, count(at, to, isComma))}`,
    `pl${name(behind)}${Math.min(3, left)}${Math.min(3, right)}`,
    `pr${name(behind)}${Math.min(3, right)}`,
    `none${left === 0}${right === 0}`,
    `next${name(tokens[at + 1])}`,
    `et${count(at, to, (token) => token.text === 'et')}`,
    `to${at === to ? name(behind) : ''}`,
    `open${count(at, to, (token) => token.text === '(') - count(at, to, (token) => token.text === ')')}`,
  ];
  return names.map((each) => denseSlot(hashText(`cut ${each}`)));
}
