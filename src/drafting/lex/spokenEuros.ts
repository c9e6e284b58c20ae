import type { LexToken } from './figure.ts';
import type { Found } from './shape.ts';
import { matchAt, spokenAt, type Spoken } from './spokenAt.ts';

/** « cinq euros 50 », as dictation writes it. */
const CENTS_IN_DIGITS = / (?:euros?|€) (\d\d)(?!\d|[.,]\d| ?(?:€|e\b|%|x ?\d|h\b|j\b))/y;
/** A thing to be counted, and no word that goes on about the price. */
const THING_FOLLOWS = / (?!(?:le|la|l'|par|piece|chacun|chacune|hors|ht|ttc|et)(?![a-z]))[a-z]/y;

/** « quarante-sept euros soixante », « trois virgule cinq ». */
export function inEurosAndCents(
  folded: string,
  tokens: readonly LexToken[],
  at: number,
  read: Spoken,
  end: number,
): Found[] {
  const start = tokens[at]?.start ?? 0;
  const euros = matchAt(/ (?:euros?|€) (?=[a-z\d])/y, folded, end);
  const comma = matchAt(/ virgule /y, folded, end);
  if (euros === null && comma === null) return [];
  const from = at + read.tokens + 1;
  const digits = matchAt(CENTS_IN_DIGITS, folded, end);
  if (digits !== null) {
    const value = read.value + Number(digits[1]) / 100;
    return [{ form: 'cents', value, length: end + digits[0].length - start, currency: 'EUR' }];
  }
  const spoken = spokenAt(tokens, from);
  if (spoken === null) return [];
  const rest = euros === null ? spoken : withoutArticle(folded, tokens, from, spoken);
  const last = tokens[from + rest.tokens - 1]?.end ?? end;
  if (comma !== null)
    return [{ form: 'spoken', value: Number(`${read.value}.${rest.value}`), length: last - start }];
  const counts = matchAt(/ (?:euros?|€|heures?|jours?|metres?|fois)/y, folded, last) !== null;
  if (rest.value >= 100 || rest.value < 5 || counts) return [];
  return [
    { form: 'cents', value: read.value + rest.value / 100, length: last - start, currency: 'EUR' },
  ];
}

/** « six euros cinquante et un sac »: « un » is of what follows, nobody asks 51 cents. */
export function withoutArticle(
  folded: string,
  tokens: readonly LexToken[],
  from: number,
  spoken: Spoken,
): Spoken {
  const last = from + spoken.tokens - 1;
  const isJoined = tokens[last - 1]?.text === 'et' && /^une?$/.test(tokens[last]?.text ?? '');
  const end = tokens[last]?.end ?? 0;
  if (!isJoined || matchAt(THING_FOLLOWS, folded, end) === null) return spoken;
  return { value: spoken.value - 1, tokens: spoken.tokens - 2, words: spoken.words - 2 };
}

/** « dix-huit cinquante »: 18.50, or 18 and then 50. */
export function followedByCents(
  tokens: readonly LexToken[],
  at: number,
  read: Spoken,
  end: number,
): Found[] {
  const next = tokens[at + read.tokens];
  if (read.value >= 1000 || next === undefined || next.start !== end + 1) return [];
  const rest = spokenAt(tokens, at + read.tokens);
  if (rest === null || rest.value >= 100 || rest.value < 10) return [];
  const last = tokens[at + read.tokens + rest.tokens - 1]?.end ?? end;
  return [
    {
      form: 'spoken-cents',
      value: read.value + rest.value / 100,
      length: last - (tokens[at]?.start ?? 0),
    },
  ];
}
