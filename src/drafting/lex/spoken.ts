import { collective } from '../numbers/words.ts';
import type { LexToken } from './figure.ts';
import type { Found } from './shape.ts';
import { namedDays } from './namedDays.ts';
import { matchAt, spokenAt, type Spoken } from './spokenAt.ts';
import { spokenClocks, spokenMinutes } from './spokenClock.ts';
import { followedByCents, inEurosAndCents, withoutArticle } from './spokenEuros.ts';

const AFTER: readonly [RegExp, number, string, boolean][] = [
  [/ (?:heures?|h)(?: et demie?| trente)(?![a-z])/y, 0.5, 'hour', false],
  [/ (?:heures?|h)(?: et quart| quinze)(?![a-z])/y, 0.25, 'hour', false],
  [/ (?:heures?|h)(?: quarante[- ]cinq| trois quarts)(?![a-z])/y, 0.75, 'hour', false],
  [/ (?:jours?|journees?) et demie?(?![a-z])/y, 0.5, 'day', false],
  [/ (?:jours?|journees?) et quart(?![a-z])/y, 0.25, 'day', false],
  [/ semaines? et demie?(?![a-z])/y, 0.5, 'week', false],
  [/ mois et demi(?![a-z])/y, 0.5, 'month', false],
  [/ (?:metres? carres?) et demi(?![a-z])/y, 0.5, 'm2', false],
  [/ metres? et demi(?![a-z])/y, 0.5, 'm', false],
  [/ kilos? et demi(?![a-z])/y, 0.5, 'kg', false],
];

/** Readings of the words at token `at`, likeliest first; none when no figure is spoken there. */
export function readSpoken(folded: string, tokens: readonly LexToken[], at: number): Found[] {
  const token = tokens[at];
  if (token === undefined) return [];
  return (
    namedDays(folded, token) ??
    spokenClocks(folded, tokens, at) ??
    spokenMinutes(folded, tokens, at) ??
    halves(folded, token) ??
    spokenNumber(folded, tokens, at, token) ??
    []
  );
}

const HALF_DAY =
  /(?:une? )?(?:demi[- ]?e?(?:journees?|jour|jrnee)|1\/2 ?(?:journee|jour|j)(?![a-z]))/y;
const MORNING = /(?:une |1 )?(?:matinee|apres[- ]midi)(?![a-z])/y;

function halves(folded: string, { text, start }: LexToken): Found[] | null {
  if (text === 'demi' || text === 'demie') {
    const day = matchAt(HALF_DAY, folded, start);
    if (day !== null)
      return [
        { form: 'half', value: 0.5, length: day[0].length, unit: 'day' },
        { form: 'spoken-one', value: 1, length: day[0].length, unit: 'halfday' },
      ];
    const hour = matchAt(/demi(?:e)?[- ]heures?/y, folded, start);
    return hour === null
      ? null
      : [{ form: 'half', value: 0.5, length: hour[0].length, unit: 'hour' }];
  }
  if (text === 'matinee') {
    const match = matchAt(MORNING, folded, start);
    return match === null
      ? null
      : [{ form: 'half', value: 0.5, length: match[0].length, unit: 'day' }];
  }
  if (text === 'moitie') return [{ form: 'share', value: 0.5, length: 6 }];
  return null;
}

function spokenNumber(
  folded: string,
  tokens: readonly LexToken[],
  at: number,
  token: LexToken,
): Found[] | null {
  const pack = collective(token.text);
  if (pack !== undefined) return [{ form: 'collective', value: pack, length: token.text.length }];
  const spoken = spokenAt(tokens, at);
  if (spoken === null || isLikeNew(folded, token)) return null;
  const isCents = /^(?:euros?|€)$/.test(tokens[at - 1]?.text ?? '');
  const read = isCents ? withoutArticle(folded, tokens, at, spoken) : spoken;
  const end = tokens[at + read.tokens - 1]?.end ?? token.end;
  const length = end - token.start;
  if (read.value === 1 && read.words === 1) return spokenOne(folded, tokens, at, read, length);
  const found = [
    ...withHalf(folded, end, read.value, length),
    ...inEurosAndCents(folded, tokens, at, read, end),
  ];
  const multiple = collective(tokens[at + read.tokens]?.text ?? '');
  if (multiple !== undefined) {
    const last = tokens[at + read.tokens]?.end ?? end;
    return [{ form: 'collective', value: read.value * multiple, length: last - token.start }];
  }
  if (found.length === 0 || found[0]?.form === 'cents')
    found.push({
      form: read.words === 1 && read.value < 10 ? 'spoken-digit' : 'spoken',
      value: read.value,
      length,
    });
  return [
    ...found,
    ...followedByCents(tokens, at, read, end),
    ...roundThousand(tokens, at, read, length),
  ];
}

/** « remise à neuf », « comme neuf »: a state, and no count. */
function isLikeNew(folded: string, { text, start }: LexToken): boolean {
  const before = folded.slice(Math.max(0, start - 14), start);
  return (
    text === 'neuf' && /(?:(?:remis|remise|remises|remettre|refait|refaire) a|comme) $/.test(before)
  );
}

/** « une heure », « une dizaine », « un euro vingt »: elsewhere « un » is an article. */
function spokenOne(
  folded: string,
  tokens: readonly LexToken[],
  at: number,
  read: Spoken,
  length: number,
): Found[] | null {
  const end = tokens[at]?.end ?? 0;
  const half = withHalf(folded, end, 1, length);
  if (half.length > 0) return half;
  const quarter = matchAt(/ quart d'heure/y, folded, end);
  if (quarter !== null)
    return [{ form: 'duration', value: 0.25, length: length + quarter[0].length, unit: 'hour' }];
  const day = matchAt(
    / (?:demi[- ]?(?:journee|jour)|matinee|apres[- ]midi)(?![a-z])/y,
    folded,
    end,
  );
  if (day !== null)
    return [
      { form: 'half', value: 0.5, length: length + day[0].length, unit: 'day' },
      { form: 'spoken-one', value: 1, length: length + day[0].length, unit: 'halfday' },
    ];
  const hour = matchAt(/ demi[- ]heure/y, folded, end);
  if (hour !== null)
    return [{ form: 'half', value: 0.5, length: length + hour[0].length, unit: 'hour' }];
  const next = tokens[at + 1]?.text ?? '';
  if (/^(?:euro|€)$/.test(next))
    return [
      ...inEurosAndCents(folded, tokens, at, read, end),
      { form: 'spoken-digit', value: 1, length },
    ];
  const pack = collective(next);
  if (pack !== undefined)
    return [
      {
        form: 'collective',
        value: pack,
        length: (tokens[at + 1]?.end ?? end) - (tokens[at]?.start ?? 0),
      },
    ];
  return /^(?:heure|journee|jour|mois|semaine|nuit|h|j|an|annee)s?$/.test(next)
    ? [{ form: 'spoken-one', value: 1, length }]
    : null;
}

function withHalf(folded: string, end: number, value: number, length: number): Found[] {
  for (const [pattern, more, unit] of AFTER) {
    const match = matchAt(pattern, folded, end);
    if (match !== null)
      return [{ form: 'duration', value: value + more, length: length + match[0].length, unit }];
  }
  const quarters = matchAt(/ quarts? d'heure/y, folded, end);
  if (quarters !== null)
    return [
      { form: 'duration', value: value / 4, length: length + quarters[0].length, unit: 'hour' },
    ];
  const half = matchAt(
    / et demie?(?= ?(?:pour ?cents?|%|,|\.|;|\)|$|\n| (?:dans|de|pour|a|en|chez|la|sur)(?![a-z])))/y,
    folded,
    end,
  );
  if (half !== null && value < 30)
    return [{ form: 'spoken', value: value + 0.5, length: length + half[0].length }];
  const minutes = matchAt(/ (?:minutes?|min)(?![a-z])/y, folded, end);
  if (minutes === null) return [];
  const whole = length + minutes[0].length;
  return [
    { form: 'minutes-in-hours', value: value / 60, length: whole, unit: 'hour' },
    { form: 'minutes', value, length: whole, unit: 'minute' },
  ];
}

/** « mille deux »: said for 1,200 as often as for 1,002. */
function roundThousand(
  tokens: readonly LexToken[],
  at: number,
  read: Spoken,
  length: number,
): Found[] {
  const units = read.value % 1000;
  const words = tokens.slice(at, at + read.tokens);
  if (read.value < 1000 || units < 1 || units > 9 || words.at(-2)?.text !== 'mille') return [];
  return [{ form: 'spoken-hundreds', value: read.value - units + units * 100, length }];
}
