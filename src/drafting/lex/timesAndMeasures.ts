import { clock, number, one, type Found, type Shape } from './shape.ts';

/** « 8h-12h », « 2 h 30 », « 3 jours et demi », « 2 m 40 », « 45 min »: in order, the likeliest first. */
export const TIMES_AND_MEASURES: readonly Shape[] = [
  {
    form: 'clock-range',
    pattern:
      /(\d{1,2}) ?(?:h|:) ?(\d\d)? ?(?:a|-|>|->|→|jusqu'a|et) ?(\d{1,2}) ?(?:h|:) ?(\d\d)?(?!\d)/y,
    read(match) {
      if (/ et /.test(match[0])) return [];
      const span = clock(match[3], match[4]) - clock(match[1], match[2]);
      const first = /^\d{1,2} ?(?:h|:) ?(?:\d\d)?/.exec(match[0])?.[0].trimEnd() ?? '';
      return [
        {
          form: 'clock-range',
          value: span > 0 ? span : span + 24,
          length: match[0].length,
          unit: 'hour',
        },
        { form: 'duration', value: clock(match[1], match[2]), length: first.length, unit: 'hour' },
      ];
    },
  },
  one(
    'clock-range',
    /(\d{1,2}) ?h ?([0-5]\d)? ?(?:a|-|jusqu'a) ?minuit(?![a-z])/y,
    (m) => 24 - clock(m[1], m[2]),
    'hour',
  ),
  one(
    'duration',
    /(\d+) ?(?:h|heures?) ?(?:et demie?|1\/2|½|demie?|trente(?![a-z-]| (?:et un|deux|trois|quatre|cinq|six|sept|huit|neuf|euros?)(?![a-z])))(?!\d)/y,
    (m) => Number(m[1]) + 0.5,
    'hour',
  ),
  one(
    'duration',
    /(\d+) ?(?:h|heures?) ?(?:et quart|1\/4|¼)(?!\d)/y,
    (m) => Number(m[1]) + 0.25,
    'hour',
  ),
  one(
    'duration',
    /(\d+) ?(?:h|heures?) ?(?:trois quarts|3\/4|¾)(?!\d)/y,
    (m) => Number(m[1]) + 0.75,
    'hour',
  ),
  one(
    'duration',
    /(\d+) ?(?:jours?|journees?|jrs?|j) ?(?:et demie?|1\/2|½)(?![\da-z])/y,
    (m) => Number(m[1]) + 0.5,
    'day',
  ),
  one(
    'duration',
    /(\d+) ?(?:jours?|journees?|jrs?|j) ?et quart(?![a-z])/y,
    (m) => Number(m[1]) + 0.25,
    'day',
  ),
  one('duration', /(\d+) ?mois et demi(?![a-z])/y, (m) => Number(m[1]) + 0.5, 'month'),
  one(
    'duration',
    /(\d+) ?(?:semaines?|sem) et demie?(?![a-z])/y,
    (m) => Number(m[1]) + 0.5,
    'week',
  ),
  one('decimal', /(\d{1,2}) et demie?(?![a-z-])/y, (m) => Number(m[1]) + 0.5),
  one(
    'duration',
    /(\d+) ?(?:m2|m²|metres? carres?) et demi(?![a-z])/y,
    (m) => Number(m[1]) + 0.5,
    'm2',
  ),
  {
    form: 'duration',
    pattern:
      /(\d{1,3}) ?(?:h|heures?) ?([0-5]\d)(?: ?(?:min|mn)\b)?(?!\d|[.,]\d| ?(?:€|e\b|eur|%))/y,
    read(match) {
      const hours = /^\d+ ?(?:h|heures?)/.exec(match[0])?.[0] ?? '';
      const whole: Found = {
        form: 'duration',
        value: clock(match[1], match[2]),
        length: match[0].length,
        unit: 'hour',
      };
      const apart: Found = {
        form: 'hours-of-duration',
        value: Number(match[1]),
        length: hours.length,
        unit: 'hour',
      };
      return match[0].includes(' ') ? [whole, apart] : [whole];
    },
  },
  one('duration', /(\d{1,2}):([0-5]\d)(?!\d)/y, (m) => clock(m[1], m[2]), 'hour'),
  {
    form: 'decimal',
    pattern: /(\d{1,2}) ?m ?(\d\d)(?!\d|[.,]\d| ?(?:€|e(?![a-z])|eur))/y,
    read(match) {
      const value = Number(match[1]) + Number(match[2]) / 100;
      const found: Found = { form: 'decimal', value, length: match[0].length, unit: 'm' };
      const metres = /^\d+ ?m/.exec(match[0])?.[0].length ?? 0;
      const apart: Found = { form: 'integer', value: Number(match[1]), length: metres, unit: 'm' };
      return match[0].includes('m ') ? [found, apart] : [found];
    },
  },
  // « 2kg2 », « 7kg400 »: what stands behind the unit is its decimals.
  one('decimal', /(\d{1,3})kg(\d{1,3})(?![\d.,])/y, (m) => Number(`${m[1]}.${m[2]}`), 'kg'),
  // « film de 2 min 30 »: minutes and seconds, or 2 minutes and a price.
  {
    form: 'minutes',
    pattern: /(\d) ?(?:min|mn) ?([0-5]\d)(?! ?(?:€|e(?![a-z])|eur|%|h|\d|[.,/]\d))/y,
    read: (match) => {
      const [whole, minutes = '', seconds = ''] = match;
      const long = Number(minutes) + Number(seconds) / 60;
      const alone = whole.slice(0, whole.lastIndexOf(seconds)).trimEnd().length;
      return [
        { form: 'minutes', value: long, length: whole.length, unit: 'minute' },
        { form: 'minutes-in-hours', value: Number(minutes) / 60, length: alone, unit: 'hour' },
        { form: 'minutes', value: Number(minutes), length: alone, unit: 'minute' },
      ];
    },
  },
  {
    form: 'minutes-in-hours',
    pattern: /(\d+(?:[.,]\d+)?) ?(?:min|mn|minutes?)(?![a-z])/y,
    read: (match) => [
      {
        form: 'minutes-in-hours',
        value: number(match[1] ?? '') / 60,
        length: match[0].length,
        unit: 'hour',
      },
      { form: 'minutes', value: number(match[1] ?? ''), length: match[0].length, unit: 'minute' },
    ],
  },
];
