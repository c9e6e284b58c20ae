import { readTypedNumber } from '../numbers/digits.ts';
import { readDuration } from '../numbers/durations.ts';
import { readMoneyAfter, readThousands, readThousandsCounted } from './money.ts';
import type { Token } from './token.ts';

export function readFigure(folded: string, offset: number): Token | null {
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
  const counted = readThousandsCounted(folded, end, value);
  if (counted !== null)
    return { kind: 'number', article: false, spoken: false, pack: null, start: offset, ...counted };
  const thousands = readThousands(folded, end, value);
  if (thousands !== null) return { kind: 'money', start: offset, ...thousands };
  return readMoneyAfter(folded, offset, end, value) ?? readPlainFigure(folded, offset, end, value);
}

export function readPlainFigure(folded: string, start: number, end: number, value: number): Token {
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
