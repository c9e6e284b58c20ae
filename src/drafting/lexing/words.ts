import { readDuration } from '../numbers/durations.ts';
import { collective } from '../numbers/words.ts';
import { readPlainFigure } from './figures.ts';
import { readMoneyAfter, readPrefixedMoney, spokenAt } from './money.ts';
import type { NumberToken, Token } from './token.ts';

/** « t-shirt » and « va-et-vient » are one word; « aller-retour » and « demi-journée » are two. */
const WORD = /week-?ends?|[a-z]-[a-zœß]{2,}|[a-zœß]+(?:-(?:et|a|en)-[a-zœß]+)?/y;

const MODEL = /[a-z]+\d+[a-z0-9]*|[a-z]{1,4}-\d{1,4}(?![\d.,]*\d| ?(?:€|%|e\b|euros?|h\b))/y;

const MEASURE_WORDS = new Set(['m2', 'm3', 'm²', 'm³']);

export function readWord(folded: string, offset: number, before: readonly Token[]): Token {
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

/** « Une dizaine » is 10, « deux douzaines » 24 (docs/drafting.md, Conventions). */
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

function matchAt(shape: RegExp, folded: string, offset: number): string | null {
  shape.lastIndex = offset;
  return shape.exec(folded)?.[0] ?? null;
}
