import type { Found } from './shape.ts';
import type { LexToken } from './figure.ts';
import { matchAt, spokenAt } from './spokenAt.ts';
import { tokenAt } from './tokens.ts';

const PAST_THE_HOUR: readonly [RegExp, number][] = [
  [/ (?:heures?|h)(?: et demie?| trente)(?![a-z])/y, 0.5],
  [/ (?:heures?|h)(?: et quart| quinze)(?![a-z])/y, 0.25],
  [/ (?:heures?|h)(?: quarante[- ]cinq| trois quarts)(?![a-z])/y, 0.75],
  [/ (?:heures?|h)(?![a-z])/y, 0],
];

/** « neuf heures et quart »: a time of day, with its end; null when no time is spoken there. */
function spokenTime(
  folded: string,
  tokens: readonly LexToken[],
  at: number,
): { hour: number; end: number } | null {
  const word = tokens[at]?.text;
  if (word === 'midi' || word === 'minuit')
    return { hour: word === 'midi' ? 12 : 24, end: tokens[at]?.end ?? 0 };
  const read = spokenAt(tokens, at);
  if (read === null || read.value > 24) return null;
  const end = tokens[at + read.tokens - 1]?.end ?? 0;
  for (const [pattern, more] of PAST_THE_HOUR) {
    const match = matchAt(pattern, folded, end);
    if (match !== null) return { hour: read.value + more, end: end + match[0].length };
  }
  return null;
}

const TOLD = /^(?:a|vers|des|depart|jusqu'a|avant|apres|parti|partie|arrive|arrivee|fini|finie)$/;
const MINUTES = new Set([5, 10, 20, 25, 35, 40, 50, 55]);

/** « à huit heures vingt-cinq »: a time of day with its minutes; of the hours alone where it is something else. */
export function spokenMinutes(
  folded: string,
  tokens: readonly LexToken[],
  at: number,
): Found[] | null {
  if (!TOLD.test(tokens[at - 1]?.text ?? '')) return null;
  const time = spokenTime(folded, tokens, at);
  if (time === null || !Number.isInteger(time.hour) || folded.charAt(time.end) !== ' ') return null;
  const next = tokenAt(tokens, time.end + 1);
  const minutes = spokenAt(tokens, next);
  if (minutes === null || !MINUTES.has(minutes.value)) return null;
  const behind = tokens[next + minutes.tokens]?.text ?? '';
  if (/^(?:euros?|€|cents?|mille|metres?|kilos?|jours?|pour)$/.test(behind)) return null;
  const start = tokens[at]?.start ?? 0;
  const end = tokens[next + minutes.tokens - 1]?.end ?? time.end;
  const hours: Found = {
    form: 'duration',
    value: time.hour,
    length: time.end - start,
    unit: 'hour',
  };
  return [
    { ...hours, value: time.hour + minutes.value / 60, length: end - start },
    { ...hours, form: 'hours-of-duration' },
  ];
}

/** « de quatorze heures à vingt-deux heures »: how long that is. */
export function spokenClocks(
  folded: string,
  tokens: readonly LexToken[],
  at: number,
): Found[] | null {
  const before = tokens[at - 1]?.text ?? '';
  if (!/^(?:de|d|entre|partir)$/.test(before)) return null;
  const from = spokenTime(folded, tokens, at);
  const joint = from === null ? null : matchAt(/ (?:a|jusqu'a|et) /y, folded, from.end);
  if (from === null || joint === null) return null;
  const to = spokenTime(folded, tokens, tokenAt(tokens, from.end + joint[0].length));
  if (to === null) return null;
  const span = to.hour - from.hour;
  const start = tokens[at]?.start ?? 0;
  return [
    {
      form: 'clock-range',
      value: span > 0 ? span : span + 24,
      length: to.end - start,
      unit: 'hour',
    },
  ];
}
