import type { AnnotatedCase } from './cases.ts';
import { ownedLines } from './ownedLines.ts';
import { rewritten, type Rewording } from './rewritten.ts';

/** What nobody dictates: tables, codes, dates in figures, addresses of the network, telephones. */
const NOT_SPOKEN =
  /[\n\t|#@/=→•*…<>[\]{}$£]|\d(?:[A-DF-ZÀ-ÿ°ª'’]|[a-df-gi-zà-ÿ]{2})|\p{L}\d|\d[-.]\d|(?<!\d)0\d|,\d{3}|\dx(?! ?\d)|n°|\d{5}|CHF|(?<!\d)\d{1,3}(?: \d{2}){2}|\p{Extended_Pictographic}/u;
const FIGURE =
  /(?<hours>\d{1,2}) ?h ?(?<minutes>\d{2})(?!\d)|(?<euros>\d+) ?€ ?(?<cents>\d{2})(?!\d)|(?<whole>\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+)(?:,(?<part>\d{1,2}))?(?<gap>[ \u00a0\u202f]?)(?<sign>€|euros?(?!\p{L})|e(?!\p{L})|%|m²|m2(?!\p{L})|m³|m3(?!\p{L})|ml(?!\p{L})|km(?!\p{L})|kg(?!\p{L})|h(?![\p{L}\d])|j(?!\p{L}))?/gu;
const SIGNS: Record<string, string> = {
  '%': 'pour cent',
  'm²': 'mètres carrés',
  m2: 'mètres carrés',
  'm³': 'mètres cubes',
  m3: 'mètres cubes',
  ml: 'mètres linéaires',
  km: 'kilomètres',
  kg: 'kilos',
  h: 'heures',
  j: 'jours',
};
const PAUSE = /[ \u00a0]*[,;:.!?()«»"–—+×][ \u00a0]*|[ \u00a0]-[ \u00a0]|(?<=[\d€]) ?x ?(?=\d)/gu;

/**
 * The sentence as one would say it: figures in words, no punctuation. Null where it holds what nobody
 * dictates. The lines stay what they are.
 */
export function dictated(each: AnnotatedCase): AnnotatedCase | null {
  const { prompt } = each;
  if (NOT_SPOKEN.test(prompt) || !/\d/.test(prompt)) return null;
  const prices = ownedLines(each, prompt).flatMap(({ price }) => price);
  const figures = [...prompt.matchAll(FIGURE)].map((found): Rewording => {
    const start = found.index;
    const end = start + found[0].trimEnd().length;
    const isPrice = prices.some(([from, to]) => from < end && to > start);
    return { start, end, text: said(found.groups ?? {}, isPrice) };
  });
  const pauses = [...prompt.matchAll(PAUSE)].map((found): Rewording => ({
    start: found.index,
    end: found.index + found[0].length,
    text: /[+]/.test(found[0]) ? ' plus ' : /[×x]/.test(found[0]) ? ' fois ' : ' ',
  }));
  const kept = pauses.filter(
    (pause) => !figures.some(({ start, end }) => pause.start < end && pause.end > start),
  );
  return rewritten(
    each,
    [...figures, ...kept].toSorted((a, b) => a.start - b.start),
    '-dictated',
  );
}

function said(groups: Record<string, string | undefined>, isPrice: boolean): string {
  const { hours, minutes, euros, whole = '', part, sign } = groups;
  if (hours !== undefined) return `${counted(Number(hours), 'heure')} ${inWords(Number(minutes))}`;
  if (euros !== undefined) return inEuros(Number(euros), groups['cents']);
  const count = Number(whole.replaceAll(/\D/g, ''));
  const isMoney = sign !== undefined && /^(?:€|e)/.test(sign);
  if (isMoney || (isPrice && part !== undefined && sign === undefined)) return inEuros(count, part);
  if (part === undefined && (sign === 'h' || sign === 'j'))
    return counted(count, sign === 'h' ? 'heure' : 'jour');
  const number =
    part === undefined ? inWords(count) : `${inWords(count)} virgule ${fraction(part)}`;
  return sign === undefined ? number : `${number} ${SIGNS[sign] ?? sign}`;
}

/** « une heure », « deux jours ». */
function counted(count: number, noun: string): string {
  if (count === 1) return noun === 'heure' ? 'une heure' : `un ${noun}`;
  return `${inWords(count)} ${noun}s`;
}

function inEuros(count: number, part: string | undefined): string {
  const euros = count === 1 ? 'un euro' : `${inWords(count)} euros`;
  if (part === undefined) return euros;
  return count === 0 ? `${inWords(cents(part))} centimes` : `${euros} ${inWords(cents(part))}`;
}

const cents = (part: string): number => Number(part.padEnd(2, '0'));
const fraction = (part: string): string =>
  part.startsWith('0') ? `zéro ${inWords(Number(part))}` : inWords(Number(part));

const UP_TO_SIXTEEN =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  );
const TENS = [
  '',
  'dix',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** A whole number below a million in French words. */
export function inWords(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    const rest = value % 1000;
    // « quatre-vingts », « deux cents » lose their s before « mille ».
    const many = inWords(thousands).replace(/(cent|vingt)s$/, '$1');
    const head = thousands === 1 ? 'mille' : `${many} mille`;
    return rest === 0 ? head : `${head} ${inWords(rest)}`;
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100);
    const rest = value % 100;
    const head = hundreds === 1 ? 'cent' : `${inWords(hundreds)} cent${rest === 0 ? 's' : ''}`;
    return rest === 0 ? head : `${head} ${inWords(rest)}`;
  }
  if (value <= 16) return UP_TO_SIXTEEN[value] ?? '';
  if (value < 20) return `dix-${UP_TO_SIXTEEN[value - 10]}`;
  const ten = Math.floor(value / 10);
  const base = ten === 7 || ten === 9 ? ten - 1 : ten;
  const rest = value - base * 10;
  const head = TENS[ten] ?? '';
  if (rest === 0) return base === 8 ? 'quatre-vingts' : head;
  if ((rest === 1 || rest === 11) && base !== 8) return `${head} et ${inWords(rest)}`;
  return `${head}-${inWords(rest)}`;
}
