import { stem } from '../lexicon/units.ts';
import type { Action } from './actions.ts';
import type { Element, Prepared, Read } from './prepare.ts';

/** A line in the making. */
export interface Line {
  kind: 'sale' | 'discount' | 'deduction';
  quantity: number;
  /** Null until a price is read. */
  price: number | null;
  /** Percent of other lines, worked out at the end. */
  percent: {
    rate: number;
    sign: 1 | -1;
    scope: 'all' | 'line' | 'named';
    words: string[];
    /** Figures of the lines it is of, where that is known. */
    of?: readonly number[];
  } | null;
  /** A share of its own price: « 40 % de 8 650 ». */
  share: number;
  counts: number;
  /** Units counted, and the unit the price counts by. */
  units: string[];
  per: string | null;
  whole: boolean;
  /** What was done to it, in order: « q », « qu », « p »… */
  history: string;
  /** First token of its words. */
  cut: number;
  /** Last token taken by its figures, end excluded. */
  end: number;
  /** Token its words stop at, where they do not go on to its figures. */
  stop: number | null;
  /** Elements its quantity and its price came from. */
  quantityFrom: number[];
  priceFrom: number[];
  rate: number | null;
  inclusive: boolean;
}

export const cents = (value: number): number =>
  Math.round((value + Math.sign(value) * 1e-9) * 100) / 100;
export const six = (value: number): number => Math.round(value * 1e6) / 1e6;

export function lineTotal(line: Line): number {
  return line.price === null ? 0 : cents(line.quantity * line.price);
}

export const isOpen = (line: Line): boolean => line.kind === 'sale' && line.price === null;

export function newLine(more: Partial<Line>): Line {
  return {
    kind: 'sale',
    quantity: 1,
    price: null,
    percent: null,
    share: 1,
    counts: 0,
    units: [],
    per: null,
    whole: false,
    history: '',
    cut: 0,
    end: 0,
    stop: null,
    quantityFrom: [],
    priceFrom: [],
    rate: null,
    inclusive: false,
    ...more,
  };
}

/** A price said with its tax comes down to HT where one rate is said. */
export function net(
  prepared: Prepared,
  read: Read,
): { price: number; rate: number | null; inclusive: boolean } {
  const inclusive = read.inclusive || prepared.allInclusive;
  const rate = prepared.rates[0];
  if (!inclusive) return { price: read.value, rate: null, inclusive: false };
  if (rate === undefined || prepared.rates.length > 1)
    return { price: read.value, rate: null, inclusive: true };
  return {
    price: Math.round((read.value / (1 + rate / 100)) * 10_000) / 10_000,
    rate,
    inclusive: true,
  };
}

/** The line whose count a bare price takes up again: the last one counted in the price's unit. */
function countedBy(lines: readonly Line[], read: Read): Line | undefined {
  const { per } = read;
  const same = per === null ? undefined : lines.findLast((line) => line.units.includes(per));
  return same ?? lines.findLast((line) => line.counts > 0);
}

/** The lines after an action; the same array when nothing is billed. */
export function apply(
  prepared: Prepared,
  lines: readonly Line[],
  element: Element,
  read: Read,
  action: Action,
): readonly Line[] {
  const last = lines.at(-1);
  const at = [element.index];
  const value = read.value;
  const end = element.kind === 'text' ? read.token : read.tokenAfterUnit;
  const add = (more: Partial<Line>): Line[] => [...lines, newLine({ ...more, end })];
  const change = (change: (line: Line) => Partial<Line>): readonly Line[] =>
    last === undefined ? lines : [...lines.slice(0, -1), { ...last, ...change(last), end }];
  const counted = { counts: 1, units: read.unit === null ? [] : [read.unit], quantityFrom: at };
  switch (action) {
    case 'quantityNew':
      return add({ quantity: value, ...counted, history: 'q' });
    case 'quantityTimes':
      return change((line) => ({
        quantity: six(line.quantity * value),
        counts: line.counts + 1,
        units: [...line.units, ...counted.units],
        quantityFrom: [...line.quantityFrom, ...at],
        history: `${line.history}q`,
      }));
    case 'quantityPlus':
      return change((line) => ({
        quantity: six(line.quantity + value),
        counts: line.counts + 1,
        quantityFrom: [...line.quantityFrom, ...at],
        history: `${line.history}a`,
      }));
    case 'quantityAgain': {
      const model = lines.findLast(
        (line) => line.price !== null && line.kind === 'sale' && line.percent === null,
      );
      return add({
        quantity: value,
        ...counted,
        price: model?.price ?? null,
        per: model?.per ?? null,
        priceFrom: model?.priceFrom ?? [],
        rate: model?.rate ?? null,
        history: 'qi',
      });
    }
    case 'priceNew':
      return add({
        ...net(prepared, read),
        per: read.per,
        whole: read.whole,
        priceFrom: at,
        history: 'u',
      });
    case 'priceUnit':
      return change((line) => ({
        ...net(prepared, read),
        per: read.per,
        whole: read.whole,
        priceFrom: at,
        history: `${line.history}u`,
      }));
    case 'priceWhole':
      return change((line) => ({
        ...net(prepared, read),
        quantity: 1,
        per: null,
        whole: true,
        priceFrom: at,
        quantityFrom: [],
        history: `${line.history}w`,
      }));
    case 'priceShared':
      return lines.map((line) =>
        isOpen(line)
          ? {
              ...line,
              ...net(prepared, read),
              per: read.per,
              priceFrom: at,
              history: `${line.history}s`,
              end: line === last ? end : line.end,
            }
          : line,
      );
    case 'priceBorrow': {
      const model = countedBy(lines, read);
      return add({
        quantity: model?.quantity ?? 1,
        units: model?.units ?? [],
        quantityFrom: model?.quantityFrom ?? [],
        ...net(prepared, read),
        per: read.per,
        priceFrom: at,
        history: 'ui',
      });
    }
    case 'share':
      return add({
        share: value <= 1 && !read.percent ? value : value / 100,
        history: 'f',
        quantityFrom: at,
      });
    case 'shareOfLine':
      return change((line) => ({
        price:
          line.price === null ? null : cents(line.price * (read.percent ? value / 100 : value)),
        priceFrom: [...line.priceFrom, ...at],
        history: `${line.history}f`,
      }));
    case 'discountAmount':
      return add({ kind: 'discount', price: -value, priceFrom: at, history: 'd' });
    case 'deduction':
      return add({ kind: 'deduction', price: -value, priceFrom: at, history: 'e' });
    case 'textLine':
      return add({ history: 't' });
    default:
      return action.startsWith('discount') || action.startsWith('surcharge')
        ? add(percentLine(prepared, read, action, at))
        : lines;
  }
}

function percentLine(prepared: Prepared, read: Read, action: Action, at: number[]): Partial<Line> {
  const sign = action.startsWith('discount') ? -1 : 1;
  const scope = action.endsWith('All') ? 'all' : action.endsWith('Line') ? 'line' : 'named';
  const words = scope === 'named' ? namedWords(prepared, read) : [];
  return {
    kind: sign < 0 ? 'discount' : 'sale',
    price: 0,
    percent: { rate: read.value, sign, scope, words },
    priceFrom: at,
    history: sign < 0 ? 'D' : 'S',
  };
}

/** « remise de 5 % sur la main d'œuvre »: the stems of what it is taken on. */
export function namedWords({ tokens }: Prepared, read: Read): string[] {
  const words: string[] = [];
  let sur = false;
  for (let at = read.tokenAfterUnit; at < Math.min(tokens.length, read.tokenAfterUnit + 10); at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'newline' || /^[,.;:(]$/.test(token.text)) break;
    if (token.kind !== 'word') continue;
    if (/^(?:sur|pour)$/.test(token.text)) sur = true;
    else if (sur && token.text.length > 2) words.push(stem(token.text));
  }
  return words.filter(
    (word) => !/^(?:tout|toute|total|ensemble|montant|facture|devis|prix|tarif)$/.test(word),
  );
}
