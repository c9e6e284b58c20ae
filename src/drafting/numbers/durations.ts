import { readSpokenNumber } from './words.ts';

/** Times as written or spoken, in decimal hours: « 2h30 », « 1h 15 min », « trois quarts d'heure ». */
export interface Duration {
  value: number;
  unit: 'hour' | 'halfday' | 'minute';
  end: number;
}

const GLUED =
  /(\d{1,4}) ?h(?:(\d{2})|eures? (\d{1,2}) ?(?:min\w*|mn)|eures? ([1-5]\d)(?! ?(?:€|e\b|eur|chf|\d))| (\d{1,2}) ?(?:min\w*|mn)|(?<= h) ([0-5]\d)(?! ?(?:€|e\b|eur|chf|\d)))(?![\d])/y;
const CLOCK_RANGE =
  /(?:de |entre )?(\d{1,2}) ?h(?:eures?)? ?([0-5]\d)?(?: ?- ?| ?(?:a|et|jusqu'a) )(\d{1,2}) ?h(?:eures?)? ?([0-5]\d)?(?![\d])/y;
const HALF = /(?:une |1 |0,5 )?(?:demi|1\/2)[ -]?(heure|journee|jour|j|h)\b/y;
const QUARTERS = /(?:(un|une|deux|trois|1|3) )?quarts? d'heure\b/y;
const SPOKEN_HOURS =
  /([a-z-]+(?: [a-z-]+)?) heures? (?:et )?(demie?|quart|trois quarts|trente|quinze|vingt|dix|quarante[- ]cinq)\b/y;
const DIGIT_AND_HALF = /(\d{1,4}) ?(?:h|heures?) et (demie?|quart)\b/y;

/** Reads a duration at `offset` of folded text, or null when it is a plain number and a unit. */
export function readDuration(folded: string, offset: number): Duration | null {
  return (
    readClockRange(folded, offset) ??
    readGlued(folded, offset) ??
    readHalf(folded, offset) ??
    readQuarters(folded, offset) ??
    readSpokenHours(folded, offset)
  );
}

/** « de 9h à 12h30 » lasts three hours and a half; past midnight, it goes on to the next day. */
function readClockRange(folded: string, offset: number): Duration | null {
  CLOCK_RANGE.lastIndex = offset;
  const match = CLOCK_RANGE.exec(folded);
  if (match === null) return null;
  const from = Number(match[1]) + Number(match[2] ?? 0) / 60;
  const to = Number(match[3]) + Number(match[4] ?? 0) / 60;
  if (from > 24 || to > 24 || from === to) return null;
  // « 2h à 5h » without « de » is a range of durations as often as two times of day.
  if (!/^(?:de|entre)/.test(match[0]) && from < 5) return null;
  return {
    value: cut(to > from ? to - from : to + 24 - from),
    unit: 'hour',
    end: offset + match[0].length,
  };
}

function readGlued(folded: string, offset: number): Duration | null {
  DIGIT_AND_HALF.lastIndex = offset;
  const half = DIGIT_AND_HALF.exec(folded);
  if (half !== null) {
    const part = half[2] === 'quart' ? 0.25 : 0.5;
    return { value: Number(half[1]) + part, unit: 'hour', end: offset + half[0].length };
  }
  GLUED.lastIndex = offset;
  const match = GLUED.exec(folded);
  if (match === null) return null;
  const minutes = Number(match[2] ?? match[3] ?? match[4] ?? match[5] ?? match[6]);
  if (minutes > 59) return null;
  const tail = / ?(?:min\w*|mn)\b/y;
  tail.lastIndex = offset + match[0].length;
  const end = offset + match[0].length + (tail.exec(folded)?.[0].length ?? 0);
  return { value: cut(Number(match[1]) + minutes / 60), unit: 'hour', end };
}

function readHalf(folded: string, offset: number): Duration | null {
  HALF.lastIndex = offset;
  const match = HALF.exec(folded);
  if (match === null) return null;
  const hours = match[1] === 'heure' || match[1] === 'h';
  return {
    value: hours ? 0.5 : 1,
    unit: hours ? 'hour' : 'halfday',
    end: offset + match[0].length,
  };
}

function readQuarters(folded: string, offset: number): Duration | null {
  QUARTERS.lastIndex = offset;
  const match = QUARTERS.exec(folded);
  if (match === null) return null;
  const count = match[1] === 'trois' || match[1] === '3' ? 3 : match[1] === 'deux' ? 2 : 1;
  return { value: count * 0.25, unit: 'hour', end: offset + match[0].length };
}

const PARTS: Record<string, number> = {
  demi: 0.5,
  demie: 0.5,
  quart: 0.25,
  'trois quarts': 0.75,
  trente: 0.5,
  quinze: 0.25,
  vingt: 1 / 3,
  dix: 1 / 6,
  'quarante-cinq': 0.75,
  'quarante cinq': 0.75,
};

function readSpokenHours(folded: string, offset: number): Duration | null {
  SPOKEN_HOURS.lastIndex = offset;
  const match = SPOKEN_HOURS.exec(folded);
  if (match === null) return null;
  const words = (match[1] ?? '').split(/[ -]/);
  const spoken = readSpokenNumber(words);
  if (spoken === null || spoken.length !== words.length) return null;
  const after = folded.slice(offset + match[0].length, offset + match[0].length + 8);
  if (/^ ?(?:€|euro)/.test(after)) return null;
  const part = PARTS[match[2] ?? ''] ?? 0;
  return { value: cut(spoken.value + part), unit: 'hour', end: offset + match[0].length };
}

function cut(hours: number): number {
  return Math.round(hours * 10_000) / 10_000;
}
