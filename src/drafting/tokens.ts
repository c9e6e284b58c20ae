import { readCurrency } from './lexicon/currencies.ts';
import { readTypedNumber } from './numbers/digits.ts';
import { collective, readSpokenNumber } from './numbers/words.ts';
import type { Mask } from './mask.ts';
import { readDuration } from './numbers/durations.ts';

/**
 * Third stage: words, figures, money and punctuation, each with its place. A figure carries its
 * value only; what it counts is decided by the phrases around it.
 */
interface Place {
  start: number;
  end: number;
}
export interface WordToken extends Place {
  kind: 'word';
  text: string;
}
export interface NumberToken extends Place {
  kind: 'number';
  value: number;
  /** « un », « une »: an article as often as a number. */
  article: boolean;
  spoken: boolean;
  /** « trois douzaines »: 36, counted as 3 when priced « la douzaine ». */
  pack: { count: number; noun: string } | null;
}
export interface MoneyToken extends Place {
  kind: 'money';
  value: number;
  currency: string;
}
export interface DurationToken extends Place {
  kind: 'duration';
  value: number;
  unit: 'hour' | 'halfday' | 'minute';
}
export interface PercentToken extends Place {
  kind: 'percent';
  value: number;
}
/** 1: a comma; 2: a stronger pause; 3: the end of a sentence or line. */
export interface BreakToken extends Place {
  kind: 'break';
  strength: 1 | 2 | 3;
  mark: string;
}
export interface SignToken extends Place {
  kind: 'times' | 'colon' | 'equals' | 'slash' | 'at' | 'open' | 'close' | 'minus';
}
export interface MaskToken extends Place {
  kind: 'mask';
  dropped: boolean;
}
export type Token =
  | WordToken
  | NumberToken
  | MoneyToken
  | DurationToken
  | PercentToken
  | BreakToken
  | SignToken
  | MaskToken;

/** « t-shirt » is one word; « aller-retour » and « demi-journée » are two. */
const WORD = /[a-z]-[a-zœß]{2,}|[a-zœß]+/y;
const MODEL = /[a-z]+\d+[a-z0-9]*/y;
const ABBREVIATIONS = new Set(
  'm mme mlle mr mm dr me env interv dim sam lun mar mer jeu ven qte tel no art ref av bd st ste supp suppl forf incl dep deplact nb approx prest hab'.split(
    ' ',
  ),
);
const MEASURE_WORDS = new Set(['m2', 'm3', 'm²', 'm³']);
const SIGNS: Record<string, SignToken['kind']> = {
  ':': 'colon',
  '=': 'equals',
  '@': 'at',
  '(': 'open',
  ')': 'close',
  '[': 'open',
  ']': 'close',
  '×': 'times',
  '*': 'times',
};

/** Reads the whole prompt into tokens, once, from left to right. */
export function tokenise(folded: string, masks: readonly Mask[]): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  let nextMask = 0;
  while (offset < folded.length) {
    const mask = masks[nextMask];
    if (mask !== undefined && mask.start <= offset) {
      tokens.push({
        kind: 'mask',
        dropped: mask.treatment === 'dropped',
        start: offset,
        end: mask.end,
      });
      offset = Math.max(offset, mask.end);
      nextMask += 1;
      continue;
    }
    const token = readToken(folded, offset, tokens);
    if (token === null) {
      offset += 1;
      continue;
    }
    if (token.kind !== 'word' || token.text !== '') tokens.push(token);
    offset = Math.max(token.end, offset + 1);
  }
  return tokens;
}

function readToken(folded: string, offset: number, before: readonly Token[]): Token | null {
  const character = folded.charAt(offset);
  if (character === ' ') return null;
  if (/[0-9]/.test(character)) return readFigure(folded, offset);
  if (/[a-zœß]/.test(character)) return readWord(folded, offset, before);
  if (character === '€' || character === '$' || character === '£') {
    return readPrefixedMoney(folded, offset);
  }
  return readPunctuation(folded, offset, before);
}

function readFigure(folded: string, offset: number): Token | null {
  const duration = readDuration(folded, offset);
  if (duration !== null) return { kind: 'duration', start: offset, ...duration };
  const number = readTypedNumber(folded, offset);
  if (number === null) {
    const run = /\d+/y;
    run.lastIndex = offset;
    const end = offset + (run.exec(folded)?.[0].length ?? 1);
    return { kind: 'mask', dropped: false, start: offset, end };
  }
  const { value, end } = number;
  const thousands = readThousands(folded, end, value);
  if (thousands !== null) return { kind: 'money', start: offset, ...thousands };
  return readMoneyAfter(folded, offset, end, value) ?? readPlainFigure(folded, offset, end, value);
}

function readPlainFigure(folded: string, start: number, end: number, value: number): Token {
  const percent = / ?(?:%|pour ?cent\b|pourcents?\b)/y;
  percent.lastIndex = end;
  const match = percent.exec(folded);
  if (match !== null) return { kind: 'percent', value, start, end: end + match[0].length };
  // « 12U », « 16A », « 2nde »: letters glued to a figure that name no unit make a model.
  const glued = /[a-z]+\d*/y;
  glued.lastIndex = end;
  const letters = glued.exec(folded)?.[0] ?? '';
  if (letters !== '' && !isGluedUnit(letters)) {
    return { kind: 'mask', dropped: false, start, end: end + letters.length };
  }
  return { kind: 'number', value, article: false, spoken: false, pack: null, start, end };
}

const GLUED =
  /^(?:h|j|jr|jrs|jours?|m|ml|m2|m3|km|kg|min|mn|sem|pers|ex|x\d*|g|cm|mm|cl|l|t|mois|ans?|h\d{1,2}|kw|pcs?|heures?|semaines?|personnes?|mots?|pages?)$/;

function isGluedUnit(letters: string): boolean {
  return GLUED.test(letters) || letters.length > 5;
}

/** « 1k5 », « 5,5k€ », « 2K ». */
function readThousands(
  folded: string,
  end: number,
  value: number,
): { value: number; currency: string; end: number } | null {
  const shape = / ?k(?:(\d)(?![\da-z])|(?= ?(?:€|eur))|(?![a-z0-9]))/y;
  shape.lastIndex = end;
  const match = shape.exec(folded);
  if (match === null || value >= 1000) return null;
  const after = end + match[0].length;
  const hundreds = match[1] === undefined ? 0 : Number(match[1]) * 100;
  const spaced = folded.charAt(after) === ' ' ? after + 1 : after;
  const currency = readCurrency(folded, spaced);
  return {
    value: Math.round(value * 1000 * 100) / 100 + hundreds,
    currency: currency?.code ?? 'EUR',
    end: currency?.end ?? after,
  };
}

/** « 45 € », « 8€50 », « 3e50 », « deux euros vingt », « 18 centimes ». */
function readMoneyAfter(
  folded: string,
  start: number,
  end: number,
  value: number,
): MoneyToken | null {
  const spaced = folded.charAt(end) === ' ' ? end + 1 : end;
  // A lone « e » is a currency only when glued to its figure: « 25e », never « 3 e ».  if (spaced > end && /^e(?![a-z])/.test(folded.slice(spaced, spaced + 2)) && !AFTER_CENTS.test(folded.slice(spaced + 1, spaced + 15))) return null;
  const currency = readCurrency(folded, spaced);
  if (currency === null) {
    const euros = /e(\d{2})(?![\da-z])/y;
    euros.lastIndex = end;
    const match = euros.exec(folded);
    if (match === null) return null;
    return {
      kind: 'money',
      value: value + Number(match[1]) / 100,
      currency: 'EUR',
      start,
      end: end + match[0].length,
    };
  }
  if (currency.worth !== 1) {
    return {
      kind: 'money',
      value: (value * 100 * currency.worth) / 100,
      currency: currency.code,
      start,
      end: currency.end,
    };
  }
  const cents = readCentsAfter(folded, currency.end);
  return {
    kind: 'money',
    value: cents === null ? value : Math.round((value + cents.value / 100) * 100) / 100,
    currency: currency.code,
    start,
    end: cents?.end ?? currency.end,
  };
}

/** What may follow the cents of « deux euros cinquante la page ». */
const AFTER_CENTS =
  /^ ?(?:$|[,;.)+/\n!?]|(?:le|la|l'|les|par|de l'|du|piece|chacun|l'un|l'unite|ht|ttc|et|plus|pour|euros?|centimes?|cts|chaque|avec|puis|pce)(?![a-z]))/;

function readCentsAfter(folded: string, offset: number): { value: number; end: number } | null {
  const glued = /\d{2}(?![\d,.]*\d)/y;
  glued.lastIndex = offset;
  const digits = glued.exec(folded);
  if (digits !== null) return { value: Number(digits[0]), end: offset + 2 };
  const spaced = / (?:et )?(\d{2})(?! ?\d)/y;
  spaced.lastIndex = offset;
  const apart = spaced.exec(folded);
  if (
    apart !== null &&
    AFTER_CENTS.test(folded.slice(offset + apart[0].length, offset + apart[0].length + 14))
  ) {
    return { value: Number(apart[1]), end: offset + apart[0].length };
  }
  if (folded.charAt(offset) !== ' ') return null;
  const spoken = spokenAt(folded, folded.startsWith(' et ', offset) ? offset + 4 : offset + 1);
  if (spoken === null || spoken.value >= 100 || spoken.value < 5) return null;
  const after = folded.slice(spoken.end, spoken.end + 14);
  if (!AFTER_CENTS.test(after)) return null;
  const cents = / ?(?:centimes?|cts)\b/y;
  cents.lastIndex = spoken.end;
  const named = cents.exec(folded);
  return { value: spoken.value, end: spoken.end + (named?.[0].length ?? 0) };
}

function readWord(folded: string, offset: number, before: readonly Token[]): Token {
  const model = matchAt(MODEL, folded, offset);
  if (model !== null) {
    const count = /^x(\d{1,4})$/.exec(model);
    if (count !== null) return { kind: 'times', start: offset, end: offset + 1 };
    if (MEASURE_WORDS.has(model)) {
      return { kind: 'word', text: model, start: offset, end: offset + model.length };
    }
    return { kind: 'mask', dropped: false, start: offset, end: offset + model.length };
  }
  const code = /(?:eur|chf|usd|gbp|cad) (?=\d)/y;
  code.lastIndex = offset;
  if (before.at(-1)?.kind !== 'number' && code.test(folded)) {
    const money = readPrefixedMoney(folded, offset);
    if (money !== null) return money;
  }
  const word = matchAt(WORD, folded, offset) ?? folded.charAt(offset);
  const end = offset + word.length;
  const last = before.at(-1);
  if (word === 'x' && (last !== undefined || /\d/.test(folded.charAt(end + 1)))) {
    return { kind: 'times', start: offset, end };
  }
  const duration = readDuration(folded, offset);
  if (duration !== null) return { kind: 'duration', start: offset, ...duration };
  const number = readSpoken(folded, offset, last);
  if (number !== null) return number;
  if (
    (word === 'm' || word === 'metre' || word === 'metres') &&
    /^(?:²| ?carres?\b)/.test(folded.slice(end, end + 8))
  ) {
    const shape = /²| ?carres?/y;
    shape.lastIndex = end;
    return {
      kind: 'word',
      text: 'm2',
      start: offset,
      end: end + (shape.exec(folded)?.[0].length ?? 0),
    };
  }
  if (
    (word === 'm' || word === 'metre' || word === 'metres') &&
    /^(?:³| ?cubes?\b)/.test(folded.slice(end, end + 8))
  ) {
    const shape = /³| ?cubes?/y;
    shape.lastIndex = end;
    return {
      kind: 'word',
      text: 'm3',
      start: offset,
      end: end + (shape.exec(folded)?.[0].length ?? 0),
    };
  }
  return { kind: 'word', text: word, start: offset, end };
}

function readSpoken(folded: string, offset: number, last: Token | undefined): Token | null {
  const spoken = spokenAt(folded, offset);
  if (spoken === null) return readCollective(folded, offset, null);
  // « l'un », « l'une », « chacune »: not a number.
  if (spoken.value === 1 && last?.kind === 'word' && (last.text === 'l' || last.text === 'les'))
    return null;
  const word = folded.slice(offset, spoken.end);
  if (word === 'neuf' && !neufIsNine(folded, spoken.end)) return null;
  const packed = readCollective(folded, spoken.end + 1, spoken.value);
  if (packed !== null) return { ...packed, start: offset };
  const money = readMoneyAfter(folded, offset, spoken.end, spoken.value);
  if (money !== null) return money;
  const percent = readPlainFigure(folded, offset, spoken.end, spoken.value);
  if (percent.kind === 'percent') return percent;
  const article = word === 'un' || word === 'une';
  return {
    kind: 'number',
    value: spoken.value,
    article,
    spoken: true,
    pack: null,
    start: offset,
    end: spoken.end,
  };
}

/** « Une dizaine » is 10, « deux douzaines » 24 (convention 7). */
function readCollective(folded: string, offset: number, lead: number | null): NumberToken | null {
  const word = matchAt(WORD, folded, offset);
  const each = word === null ? undefined : collective(word);
  if (word === null || each === undefined || (lead === null && word.startsWith('quinzaine')))
    return null;
  const count = lead ?? 1;
  return {
    kind: 'number',
    value: count * each,
    article: false,
    spoken: true,
    pack: { count, noun: word.replace(/s$/, '') },
    start: offset,
    end: offset + word.length,
  };
}

/** « neuf menus » counts; « un lavabo neuf » describes. */
function neufIsNine(folded: string, end: number): boolean {
  return (
    /^ (?!et\b|a\b|pour\b|de\b|en\b|avec\b|sur\b|ou\b|dans\b|plus\b|\d)[a-z]/.test(
      folded.slice(end, end + 8),
    ) || /^ ?€/.test(folded.slice(end, end + 2))
  );
}

function spokenAt(folded: string, offset: number): { value: number; end: number } | null {
  const words: string[] = [];
  const ends: number[] = [];
  const next = /[a-zœ]+/y;
  let at = offset;
  while (words.length < 12) {
    next.lastIndex = at;
    const match = next.exec(folded);
    if (match === null) break;
    words.push(match[0]);
    at += match[0].length;
    ends.push(at);
    if (!/[ -]/.test(folded.charAt(at))) break;
    at += 1;
  }
  const spoken = readSpokenNumber(words);
  if (spoken === null) return null;
  let { value } = spoken;
  let used = spoken.length;
  if (words[used] === 'virgule') {
    const decimals = readSpokenNumber(words.slice(used + 1));
    if (decimals !== null && decimals.value < 100) {
      value += decimals.value / (decimals.value < 10 ? 10 : 100);
      used += 1 + decimals.length;
    }
  }
  return { value, end: ends[used - 1] ?? offset };
}

function readPrefixedMoney(folded: string, offset: number): MoneyToken | null {
  const shape = /(?:€|\$|£|eur|chf|usd|gbp|cad) ?(?=\d)/y;
  shape.lastIndex = offset;
  const match = shape.exec(folded);
  if (match === null) return null;
  const number = readTypedNumber(folded, offset + match[0].length);
  const currency = readCurrency(folded, offset);
  if (number === null || currency === null) return null;
  return {
    kind: 'money',
    value: number.value,
    currency: currency.code,
    start: offset,
    end: number.end,
  };
}

function readPunctuation(folded: string, offset: number, before: readonly Token[]): Token | null {
  const character = folded.charAt(offset);
  const sign = SIGNS[character];
  if (sign !== undefined) return { kind: sign, start: offset, end: offset + 1 };
  const strength = breakStrength(folded, offset, before);
  if (strength !== 0) {
    return { kind: 'break', strength, mark: character, start: offset, end: offset + 1 };
  }
  if (character === '/') return { kind: 'slash', start: offset, end: offset + 1 };
  if (
    character === '-' &&
    /^- ?\d+(?:[.,]\d+)? ?(?:%|€|e\b|euros?)/.test(folded.slice(offset, offset + 16))
  ) {
    return { kind: 'minus', start: offset, end: offset + 1 };
  }
  return null;
}

function breakStrength(folded: string, offset: number, before: readonly Token[]): 0 | 1 | 2 | 3 {
  const character = folded.charAt(offset);
  const next = folded.charAt(offset + 1);
  if (character === '\n' || character === '!' || character === '?') return 3;
  if (character === '\t' || character === '|') return 1;
  if (
    character === ';' ||
    character === '…' ||
    character === '•' ||
    character === '·' ||
    character === '►' ||
    character === '→'
  )
    return 2;
  if (character === '+') return 2;
  if (character === ',') return 1;
  if (character === '.') {
    if (next === '.') return 2;
    if (next !== '' && next !== ' ' && next !== '\n') return 0;
    const last = before.at(-1);
    const abbreviated =
      last?.kind === 'word' && last.end === offset && ABBREVIATIONS.has(last.text) && next === ' ';
    return abbreviated ? 0 : 3;
  }
  if (
    character === '-' &&
    (offset === 0 || /[ \n]/.test(folded.charAt(offset - 1))) &&
    next === ' '
  )
    return 2;
  // A pictogram is a pause: « 🧹 ménage ✨ linge ».
  if (character > '\u2190' && !/[\ufe0e\ufe0f\u200d]/.test(character)) return 1;
  return 0;
}

function matchAt(shape: RegExp, folded: string, offset: number): string | null {
  shape.lastIndex = offset;
  return shape.exec(folded)?.[0] ?? null;
}
