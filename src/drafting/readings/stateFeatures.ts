import { conversion } from '../lexicon/units.ts';
import { unitClass } from '../lexicon/unitClass.ts';
import { bucket } from './features.ts';
import { denseSlot, hashParts, hashText } from './hash.ts';
import type { Element, Prepared, Read } from './prepare.ts';
import { cents, isOpen, lineTotal, type Line } from './state.ts';

/** What the search needs of a state to weigh the next figure. */
export interface Situation {
  lines: readonly Line[];
  /** Token after the last one a line took. */
  lastEnd: number;
  /** The last three decisions, a letter each. */
  recent: string;
  /** What does not depend on the figure, hashed once. */
  codes: SituationCodes | null;
}

interface SituationCodes {
  recent: number;
  history: number;
  before: number;
  open: number;
  unit: number;
  units: number;
  gaps: Map<number, number>;
}

function codesOf({ lines, recent }: Situation): SituationCodes {
  const last = lines.at(-1);
  return {
    recent: hashText(recent),
    history: last === undefined ? 0 : hashText(`${last.kind}${last.history.slice(-3)}`),
    before: lines.length > 1 ? hashText(`${lines.at(-2)?.history}`) : 0,
    open: lines.filter(isOpen).length,
    unit: hashText(last?.units.at(-1) ?? ''),
    units: hashText(last?.units.map(unitClass).join('') ?? ''),
    gaps: new Map(),
  };
}

const flag = (value: boolean): number => (value ? 1 : 0);

/** 0 no units, 1 the same, 2 one converts into the other, 3 different. */
function agreement(units: readonly string[], other: string | null): number {
  if (other === null || units.length === 0) return 0;
  if (units.includes(other)) return 1;
  return units.some((unit) => conversion(unit, other) !== null) ? 2 : 3;
}

/** Features of a figure in a situation: slots of the dense table. */
export function stateFeatures(
  prepared: Prepared,
  situation: Situation,
  element: Element,
  read: Read,
): number[] {
  const { lines, lastEnd } = situation;
  const codes = (situation.codes ??= codesOf(situation));
  const slots: number[] = [];
  let template = 0;
  const add = (a = 0, b = 0, c = 0): void => {
    template += 1;
    slots.push(denseSlot(hashParts(template, a, b, c)));
  };
  const last = lines.at(-1);
  const { coin, kindCode: kind } = read;
  const per = read.per === null ? 0 : 1;
  const { history, open } = codes;
  let gap = codes.gaps.get(read.token);
  if (gap === undefined) codes.gaps.set(read.token, (gap = gapHash(prepared, lastEnd, read.token)));
  add(codes.recent, coin);
  add(history, coin, kind);
  add(history, coin, per + 2 * flag(read.whole));
  add(history, flag(element.kind === 'text'), coin);
  add(Math.min(3, open), coin, flag(last !== undefined && isOpen(last)));
  add(Math.min(3, lines.length), coin, kind);
  const distance = Math.max(0, read.token - lastEnd);
  const sameLine = prepared.lineOf[read.token] === prepared.lineOf[Math.max(0, lastEnd - 1)];
  add(Math.min(7, distance), coin, flag(sameLine) + 2 * flag(lines.length > 0));
  add(gap, coin, flag(last !== undefined && isOpen(last)));
  add(gap, history);
  if (lines.length > 1) add(codes.before, coin, history);
  if (last === undefined) return slots;
  template = 20;
  const unitsAgree = agreement(last.units, read.per);
  const perAgrees = last.per === null ? 0 : agreement([last.per], read.unit);
  add(unitsAgree, coin, flag(isOpen(last)));
  add(perAgrees, coin, kind);
  add(unitsAgree, flag(sameLine), Math.min(3, distance) * 3 + coin);
  add(flag(last.quantity === 1), coin, flag(read.whole) + 2 * per);
  add(flag(last.quantity > read.value), coin, flag(isOpen(last)) + 2 * Math.min(2, last.counts));
  add(codes.unit, read.perCode, coin);
  add(codes.units, kind, coin);
  add(flag(sameLine), history, coin);
  if (last.price !== null) add(bucket(Math.abs(last.price)), bucket(read.value), coin);
  template = 40;
  if (/^(?:x|×|\*)$/.test(prepared.tokens[read.token - 1]?.text ?? '')) {
    const before = last.price ?? last.quantity;
    add(flag(before > read.value), flag(before % 1 !== 0) + 2 * flag(read.value % 1 !== 0), coin);
  }
  template = 50;
  const { next } = element;
  const nextMoney = next === undefined ? 9 : next.coin;
  add(nextMoney, coin, kind);
  add(nextMoney, coin, history);
  if (element.kind === 'text') return slots;
  template = 70;
  if (isOpen(last)) {
    const size = bucket(read.value);
    const count = last.quantity;
    add(codes.unit, size, coin);
    add(bucket(count), size, unitsAgree);
    const divides = count > 1 && count % 1 === 0 && read.value % count === 0;
    add(flag(divides) + 2 * flag(count > 1), unitsAgree, flag(last.counts > 1));
  }
  template = 60;
  accounts(read, lines, last, next, add, coin);
  return slots;
}

const near = (a: number, b: number): boolean => b !== 0 && Math.abs(a - b) < 0.011;

/** Whether the figure says again what the lines already make. */
function accounts(
  read: Read,
  lines: readonly Line[],
  last: Line,
  next: Read | undefined,
  add: (a?: number, b?: number, c?: number) => void,
  coin: number,
): void {
  const total = cents(lines.reduce((sum, line) => sum + lineTotal(line), 0));
  const own = lineTotal(last);
  const restated = restates(read.value, total);
  add(near(read.value, total) ? 1 : 0, Math.min(3, lines.length), coin);
  add(near(read.value, own) ? 1 : 0, last.quantity === 1 ? 1 : 0, coin);
  const said = read.constructions.includes('restated');
  add(restated, coin);
  add(flag(near(read.value, total)) + 2 * flag(near(read.value, own)), flag(said), coin);
  add(last.price !== null && read.value === last.price ? 1 : 0, coin);
  const value = next?.value ?? Number.NaN;
  add(
    near(value, read.value * last.quantity) && last.quantity !== 1 ? 1 : 0,
    coin,
    isOpen(last) ? 1 : 0,
  );
  add(near(value * last.quantity, read.value) && last.quantity !== 1 ? 1 : 0, coin);
}

/** 1: the total with its tax; 2: the tax alone; 0: neither. */
export function restates(value: number, total: number): number {
  if (total <= 0) return 0;
  for (const rate of [0.2, 0.1, 0.055, 0.081]) {
    if (Math.abs(value - total * (1 + rate)) < 0.02) return 1;
    if (Math.abs(value - total * rate) < 0.02) return 2;
  }
  return 0;
}

/** Up to three words between the last line and the figure, or its signs when there are more. */
function gapHash({ tokens }: Prepared, from: number, to: number): number {
  if (to <= from) return 1;
  const gap = tokens.slice(from, Math.min(to, from + 12));
  const words = gap.length <= 3 ? gap : gap.filter((token) => token.kind !== 'word').slice(0, 3);
  return hashText(`${gap.length <= 3 ? '' : '~'}${words.map((token) => token.text).join(' ')}`);
}
