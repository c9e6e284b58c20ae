import { readCurrency } from '../lexicon/currencies.ts';
import { readTypedNumber } from '../numbers/digits.ts';
import { readSpokenNumber } from '../numbers/words.ts';
import type { MoneyToken } from './token.ts';

/** « 15k mots », « 20k vues »: thousands of things, not of euros. */
const THOUSANDS_OF =
  /^ (?:mots?|signes?|caracteres?|vues?|abonnes?|ex|exemplaires?|contacts?|e?-?mails?|sms|pages?|km|impressions|clics?|lignes?|visites?|flyers?)(?![a-z])/;

/** « 15k mots »: the same thousands, as a count. */
export function readThousandsCounted(
  folded: string,
  end: number,
  value: number,
): { value: number; end: number } | null {
  const shape = / ?k(?![a-z0-9])/y;
  shape.lastIndex = end;
  const match = shape.exec(folded);
  if (match === null || value >= 1000) return null;
  const after = end + match[0].length;
  return THOUSANDS_OF.test(folded.slice(after, after + 14))
    ? { value: value * 1000, end: after }
    : null;
}

/** « 1k5 », « 5,5k€ », « 2K ». */
export function readThousands(
  folded: string,
  end: number,
  value: number,
): { value: number; currency: string; end: number } | null {
  const shape = / ?k(?:(\d)(?![\da-z])|(?= ?(?:€|eur))|(?![a-z0-9]))/y;
  shape.lastIndex = end;
  const match = shape.exec(folded);
  if (match === null || value >= 1000) return null;
  if (THOUSANDS_OF.test(folded.slice(end + match[0].length, end + match[0].length + 14)))
    return null;
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
export function readMoneyAfter(
  folded: string,
  start: number,
  end: number,
  value: number,
): MoneyToken | null {
  const spaced = folded.charAt(end) === ' ' ? end + 1 : end;
  // A lone « e » is a currency only when glued to its figure: « 25e », never « 3 e ».
  if (
    spaced > end &&
    /^e(?![a-z])/.test(folded.slice(spaced, spaced + 2)) &&
    !AFTER_CENTS.test(folded.slice(spaced + 1, spaced + 15))
  )
    return null;
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

export function spokenAt(folded: string, offset: number): { value: number; end: number } | null {
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
  const cents = value === 0 ? readSpokenNumber(words.slice(used)) : null;
  if (cents !== null && cents.value >= 10 && cents.value < 100) {
    // « zéro soixante » du kilomètre.
    value = cents.value / 100;
    used += cents.length;
  }
  if (words[used] === 'virgule') {
    const decimals = readSpokenNumber(words.slice(used + 1));
    if (decimals !== null && decimals.value < 100) {
      value += decimals.value / (decimals.value < 10 ? 10 : 100);
      used += 1 + decimals.length;
    }
  }
  return { value, end: ends[used - 1] ?? offset };
}

export function readPrefixedMoney(folded: string, offset: number): MoneyToken | null {
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
