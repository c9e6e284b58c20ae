import { readCurrency } from '../lexicon/currencies.ts';
import { isStopNoun, unitOf } from '../lexicon/units.ts';
import { readDigits } from './digits.ts';
import type { Found } from './shape.ts';
import type { Figure, FigureReading, LexToken, Lexed } from './figure.ts';
import { readSpoken } from './spoken.ts';
import { tokenAt, tokensOf } from './tokens.ts';

/** Reads every figure of folded text; each keeps all its readings, and nothing is blanked out. */
export function lex(folded: string): Lexed {
  const tokens = tokensOf(folded);
  const figures: Figure[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = figureAt(folded, tokens, at);
    if (found === null) {
      at += 1;
      continue;
    }
    figures.push(found);
    // A shorter reading may leave a figure of its own behind: go on from the shortest.
    const shortest = Math.min(...found.readings.map((each) => each.tokenAfter));
    at = Math.max(at + 1, shortest);
  }
  return { folded, tokens, figures };
}

function figureAt(folded: string, tokens: readonly LexToken[], at: number): Figure | null {
  const token = tokens[at];
  if (token === undefined || (token.kind !== 'digits' && token.kind !== 'word')) {
    if (token === undefined || !'¼½¾'.includes(token.text)) return null;
  }
  const found = token.kind === 'word' ? readSpoken(folded, tokens, at) : digitsAt(folded, token);
  if (found.length === 0) return null;
  const readings = found.flatMap((each) => inUnits(readingOf(each, folded, tokens, at, token)));
  return { start: token.start, token: at, readings };
}

const CODE_BEFORE = /[a-z][a-z0-9]*[-_/.]?(?:[a-z0-9]*[-_/])*$/;
const CODE_AFTER = /^[a-z0-9]*(?:[-_/](?=[a-z0-9]))?[a-z0-9_/-]*/;
/** « GH 712 ZA », a number plate: letters that no little word and no unit spells. */
const PLATE_BEFORE =
  /(?:^|[^a-z0-9])(?!(?:de|du|et|en|la|le|st|pr|ht|je|ma|sa|ta|es|as|ce|se|ne|kg|km|cm|mm|ml)[ -])[a-hj-np-tv-z]{2}[ -]$/;
const PLATE_AFTER =
  /^\d{3}[ -](?!(?:km|kg|cm|mm|ml|cl|dl|de|et|en|la|le|ht|kw|va|wh|gr|pm|nb|ne|ca|ma|sa|ta|te|se|me|ce|es)(?![a-z]))[a-hj-np-tv-z]{2}(?![a-z0-9])/;
const NOT_A_CODE = /(?:^|[^a-z])(?:x|h|j|m2|m²|d'|l')$/;

/** Digits, or a code they belong to (« BC-2026-118 », « A5 »): then the code comes first. */
function digitsAt(folded: string, token: LexToken): Found[] {
  const found = readDigits(folded, token.start);
  const before = folded.slice(Math.max(0, token.start - 24), token.start);
  const glued = CODE_BEFORE.test(before) && !NOT_A_CODE.test(before);
  const rest = folded.slice(token.start, token.start + 40);
  if (PLATE_AFTER.test(rest) && PLATE_BEFORE.test(before))
    return [{ form: 'code', value: 0, length: 6 }];
  if (!glued) {
    const code =
      /^(?:\d{4}-\d{2,}(?!-?\d)|\d{2,}[-_/](?:[a-z]{0,5}[-_/]?\d{3,}[\w/-]*|[a-z]{1,5}[-_/]?\d*[\w-]*))/.exec(
        rest,
      );
    const first = found[0];
    const known =
      first !== undefined &&
      (first.form === 'date' || first.form === 'phone' || first.form === 'days');
    if (code === null || known || /^\d+-(?:la|le|les|de|en)\b/.test(code[0])) return found;
    return [{ form: 'code', value: 0, length: code[0].length }, ...found];
  }
  const length = Math.max(CODE_AFTER.exec(rest)?.[0].length ?? 0, token.text.length);
  const short = found.filter((each) => each.form !== 'thousands' && each.form !== 'phone');
  const plain = short.map((each): Found => ({ ...each, form: 'glued' }));
  return [{ form: 'code', value: 0, length }, ...plain];
}

const NO_UNIT = new Set(['date', 'phone', 'identifier', 'code', 'dimension', 'ordinal']);
const CURRENCY_BEFORE = /(?<![a-z])(chf|€|eur|\$|£|gbp|usd)\s?$/;

function readingOf(
  found: Found,
  folded: string,
  tokens: readonly LexToken[],
  at: number,
  token: LexToken,
): FigureReading {
  const end = token.start + found.length;
  let endWithUnit = end;
  let currency = found.currency ?? null;
  let percent = false;
  let { value } = found;
  const bare = !NO_UNIT.has(found.form);
  const after = folded.charAt(end) === ' ' ? end + 1 : end;
  if (bare && currency === null && found.unit === undefined && found.form !== 'collective') {
    const written = readCurrency(folded, after);
    if (written !== null) {
      currency = written.code;
      value *= written.worth;
      endWithUnit = written.end;
    } else if (/^(?:\.-|,-)/.test(folded.slice(end, end + 2))) {
      currency = 'CHF';
      endWithUnit = end + 2;
    }
  }
  if (bare && currency === null) {
    const before = CURRENCY_BEFORE.exec(folded.slice(Math.max(0, token.start - 7), token.start));
    const behindFigure = /\d\s?€\s?$/.test(folded.slice(Math.max(0, token.start - 5), token.start));
    if (before !== null && !behindFigure) currency = codeOf(before[1] ?? '');
  }
  const sign = /^ ?(?:%|pour ?cents?(?![a-z]))/.exec(folded.slice(end, end + 12));
  if (bare && sign !== null) {
    percent = true;
    endWithUnit = end + sign[0].length;
  }
  const tokenAfter = Math.max(at + 1, tokenAt(tokens, end));
  let unit = found.unit ?? null;
  if (bare && unit === null && currency === null && !percent) {
    const counted = unitAfter(folded, tokens, tokenAfter);
    unit = counted.unit;
    endWithUnit = Math.max(endWithUnit, counted.end);
  }
  const tokenAfterUnit = Math.max(tokenAfter, tokenAt(tokens, endWithUnit));
  return {
    form: found.form,
    value: Math.round(value * 1e6) / 1e6,
    start: token.start,
    end,
    endWithUnit,
    currency,
    percent,
    unit,
    token: at,
    tokenAfter,
    tokenAfterUnit,
  };
}

function codeOf(sign: string): string {
  if (sign === 'chf') return 'CHF';
  if (sign === '$' || sign === 'usd') return 'USD';
  return sign === '£' || sign === 'gbp' ? 'GBP' : 'EUR';
}

/** « 40A », « 12V »: read as a size only when glued to the figure. */
const GLUED_SIZES = new Set(['a', 'v', 'w', 'wh', 'ma', 'ah', 'kw', 'kva', 'cv', 'g', 'cl']);

const LONG_UNITS: readonly [RegExp, string][] = [
  [/^metres? carres?/, 'm2'],
  [/^metres? cubes?/, 'm3'],
  [/^(?:metres?|m) lineaires?/, 'm'],
  [/^demi[- ]?(?:journees?|jours?|j\b)/, 'halfday'],
  [/^(?:matinees?|apres[- ]midis?)/, 'halfday'],
];

/** « tva 10 je suis… », « à 45 tout compris »: words that begin what follows a figure. */
const NOT_THINGS = new Set(
  (
    'tva ht ttc net je tu il elle on nous vous ils elles y me te se mon ma mes ton ta tes son sa ses leur leurs ' +
    'notre nos votre vos tout toute tous toutes chacun chacune chaque merci svp stp puis donc alors ensuite mais car si ' +
    'offert offerte offerts offertes gratuit gratuite inclus incluse inclues compris comprise deja euh acompte remise'
  ).split(' '),
);

/** What is counted: a known unit, or the noun that follows. */
function unitAfter(
  folded: string,
  tokens: readonly LexToken[],
  at: number,
): { unit: string | null; end: number } {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return { unit: null, end: 0 };
  const text = folded.slice(token.start, token.start + 24);
  const glued = folded.charAt(token.start - 1) !== ' ';
  if (glued && GLUED_SIZES.has(token.text)) return { unit: `n:${token.text}`, end: token.end };
  for (const [pattern, unit] of LONG_UNITS) {
    const match = pattern.exec(text);
    if (match !== null) return { unit, end: token.start + match[0].length };
  }
  if (isStopNoun(token.text) || NOT_THINGS.has(token.text)) return { unit: null, end: 0 };
  const unit = unitOf(token.text);
  return { unit, end: unit.startsWith('n:') ? 0 : token.end };
}

/** Weeks are five days, years twelve months, half days half a day, when a rate asks for it. */
function inUnits(reading: FigureReading): FigureReading[] {
  if (reading.currency !== null || reading.percent) return [reading];
  if (reading.unit === 'week')
    return [reading, { ...reading, form: 'five-a-week', unit: 'day', value: reading.value * 5 }];
  if (reading.unit === 'year' && reading.value < 4)
    return [
      reading,
      { ...reading, form: 'twelve-a-year', unit: 'month', value: reading.value * 12 },
    ];
  if (reading.unit === 'halfday' && reading.form !== 'spoken-one')
    return [reading, { ...reading, form: 'half', unit: 'day', value: reading.value / 2 }];
  return [reading];
}
