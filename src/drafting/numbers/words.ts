/** Numbers as they are spoken: « quatre-vingt-dix », « nonante-deux », « deux mille cinq cents ». */

const SMALL = new Map<string, number>([
  ['zero', 0],
  ['un', 1],
  ['une', 1],
  ['deux', 2],
  ['trois', 3],
  ['quatre', 4],
  ['cinq', 5],
  ['six', 6],
  ['sept', 7],
  ['huit', 8],
  ['neuf', 9],
  ['dix', 10],
  ['onze', 11],
  ['douze', 12],
  ['treize', 13],
  ['quatorze', 14],
  ['quinze', 15],
  ['seize', 16],
]);
const TENS = new Map<string, number>([
  ['vingt', 20],
  ['vingts', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['septante', 70],
  ['huitante', 80],
  ['octante', 80],
  ['nonante', 90],
]);
const COLLECTIVES = new Map<string, number>([
  ['dizaine', 10],
  ['douzaine', 12],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
  ['millier', 1000],
]);

export interface SpokenNumber {
  value: number;
  /** How many words it took. */
  length: number;
}

/** « douzaine(s) » → 12; undefined for any other word. */
export function collective(word: string): number | undefined {
  return COLLECTIVES.get(word) ?? COLLECTIVES.get(word.replace(/s$/, ''));
}

/** Reads the longest number spoken at the start of `words`, or null. */
export function readSpokenNumber(words: readonly string[]): SpokenNumber | null {
  let position = 0;
  let total = 0;
  let found = false;
  const first = readHundreds(words, position);
  if (first !== null) {
    total = first.value;
    position = first.length;
    found = true;
  }
  const scale = words[position];
  if (scale === 'mille' || ((scale === 'million' || scale === 'millions') && found)) {
    const thousand = scale === 'mille' ? 1000 : 1_000_000;
    total = (found ? total : 1) * thousand;
    position += 1;
    found = true;
    const rest = readSpokenNumber(words.slice(position, position + 8));
    if (rest !== null && rest.value < thousand) {
      total += rest.value;
      position += rest.length;
    }
  }
  return found ? { value: total, length: position } : null;
}

function readHundreds(words: readonly string[], from: number): SpokenNumber | null {
  const lead = readTens(words, from);
  const at = lead === null ? from : lead.length;
  const word = words[at];
  if ((word === 'cent' || word === 'cents') && (lead === null || countsHundreds(words, at, lead))) {
    const hundreds = (lead?.value ?? 1) * 100;
    const rest = readTens(words, at + 1);
    return rest === null
      ? { value: hundreds, length: at + 1 }
      : { value: hundreds + rest.value, length: rest.length };
  }
  return lead;
}

/** « trois cents », and « douze cents euros » as one says it. */
function countsHundreds(words: readonly string[], at: number, { value }: SpokenNumber): boolean {
  return value < 10 || (value > 10 && value < 20 && /^euros?$/.test(words[at + 1] ?? ''));
}

function readTens(words: readonly string[], from: number): SpokenNumber | null {
  const word = words[from];
  if (word === undefined) return null;
  if (word === 'quatre' && (words[from + 1] === 'vingt' || words[from + 1] === 'vingts')) {
    return addUnits(words, from + 2, 80);
  }
  const tens = TENS.get(word);
  if (tens !== undefined) return addUnits(words, from + 1, tens);
  if (word === 'dix') return addTeens(words, from + 1);
  const small = SMALL.get(word);
  return small === undefined ? null : { value: small, length: from + 1 };
}

function addUnits(words: readonly string[], from: number, tens: number): SpokenNumber {
  const joined = words[from] === 'et' ? from + 1 : from;
  const word = words[joined];
  const unit = word === undefined ? undefined : SMALL.get(word);
  const takesTeens = tens === 60 || tens === 80;
  const fits = unit !== undefined && unit > 0 && (unit < 10 || takesTeens);
  // « vingt et un », « soixante et onze », but « vingt et deux » is two numbers.
  const etIsRight = joined === from || unit === 1 || unit === 11;
  if (!fits || !etIsRight) return { value: tens, length: from };
  if (unit === 10) {
    const teen = addTeens(words, joined + 1);
    return { value: tens + teen.value, length: teen.length };
  }
  // « trente une chaises » is written with « et »; a bare article opens what follows.
  if (joined === from && word === 'une' && tens !== 80) return { value: tens, length: from };
  return { value: tens + unit, length: joined + 1 };
}

function addTeens(words: readonly string[], from: number): SpokenNumber {
  const word = words[from];
  const unit = word === 'sept' ? 7 : word === 'huit' ? 8 : word === 'neuf' ? 9 : 0;
  return unit === 0 ? { value: 10, length: from } : { value: 10 + unit, length: from + 1 };
}
