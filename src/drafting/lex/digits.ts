import { readSpokenNumber } from '../numbers/words.ts';
import { DATE_SHAPES, DAY_LIST, DAY_RANGE } from './calendar.ts';
import { number, one, type Found, type Shape } from './shape.ts';
import { TIMES_AND_MEASURES } from './timesAndMeasures.ts';

const QUARTERS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** The cents one asks, in words, longest first. */
const SPOKEN_CENTS = [
  'soixante-quinze',
  'soixante-dix',
  'quatre-vingt-quinze',
  'quatre-vingt-dix',
  'quatre-vingts',
  'quatre-vingt',
  'quarante-cinq',
  'vingt-cinq',
  'trente-cinq',
  'cinquante',
  'soixante',
  'quarante',
  'nonante',
  'septante',
  'trente',
  'vingt',
  'quinze',
  'dix',
];

function centsSaid(words: string): number {
  return readSpokenNumber(words.split('-'))?.value ?? 0;
}

/** In order: the first shape that fits is the likeliest. */
const SHAPES: readonly Shape[] = [
  one('phone', /0\d(?:[ .-]?\d\d){4}(?!\d)|0\d{2,3}(?:[ ./-]\d{2,3}){2,4}(?![\d,€])/y, () => 0),
  one(
    'identifier',
    /\d{3} \d{3} \d{3}(?: \d{5})?(?![\d,.]| ?€)|\d{4}(?: \d{4}){2,}(?! ?€)/y,
    () => 0,
  ),
  one('identifier', /\d{8,}(?![.,]\d| ?(?:€|euros))/y, (m) => number(m[0])),
  {
    form: 'days',
    pattern: DAY_RANGE,
    read(match) {
      const days = Math.max(0, Number(match[2]) - Number(match[1]) + 1);
      const { length } = match[0];
      const found: Found = { form: 'days', value: days, length, unit: 'day' };
      return days < 2 ? [found] : [found, { form: 'days', value: days - 1, length, unit: 'night' }];
    },
  },
  {
    form: 'days',
    pattern: DAY_LIST,
    read(match) {
      const days = [...match[0].matchAll(/(?<![\d/])\d{1,2}(?=\D|$)/g)].map((each) =>
        Number(each[0]),
      );
      if (days.some((day) => day > 31 || day === 0)) return [];
      const dated = /[a-z]{3}|\/\d/.test(match[0]) || saidTogether(match);
      const rising = days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0));
      if (!dated || !rising || days.length < 2) return [];
      return [{ form: 'days', value: days.length, length: match[0].length, unit: 'day' }];
    },
  },
  ...DATE_SHAPES.map((pattern) => one('date', pattern, () => 0)),
  ...TIMES_AND_MEASURES,
  {
    form: 'dimension',
    pattern:
      /\d+(?:[.,]\d+)?(?:(?:x|×|\*|\/)\d+(?:[.,]\d+)?)+ ?(?:cm|mm|m|cl|po|pouces)?(?![a-z0-9€]| ?€)/y,
    read(match) {
      const parts = match[0].split(/[x×*/]/);
      const first = parts[0] ?? '';
      const plain: Found = { form: 'integer', value: number(first), length: first.length };
      const found: Found[] = [];
      const [a, b] = parts.map((each) => number(each.replace(/[ a-z]+$/, '')));
      if (/^[123]\/[234]$/.test(match[0].trim()))
        found.push({
          form: 'fraction',
          value: (a ?? 0) / (b ?? 1),
          length: match[0].trim().length,
        });
      if (/^\d{1,2}\/(?:0?[1-9]|1[0-2])$/.test(match[0].trim()))
        found.push({ form: 'date', value: 0, length: match[0].trim().length });
      if (found.length === 0 || /x|×/.test(match[0]))
        found.push({ form: 'dimension', value: 0, length: match[0].trimEnd().length });
      return [...found, plain];
    },
  },
  {
    form: 'fraction',
    pattern: /(\d*) ?([¼½¾])/y,
    read: (match) => [
      {
        form: 'fraction',
        value: Number(match[1] || '0') + (QUARTERS[match[2] ?? ''] ?? 0),
        length: match[0].length,
      },
    ],
  },
  one('kilo', /(\d+) ?k(\d)(?!\d|[.,]\d)/y, (m) => Number(m[1]) * 1000 + Number(m[2]) * 100),
  {
    form: 'kilo',
    pattern: /(\d+(?:[.,]\d+)?) ?k(?:€|e\b|eur\w*|(?![a-z]))/y,
    read(match) {
      const value = number(match[1] ?? '');
      const { length } = match[0];
      const thousands: Found = { form: 'kilo', value: value * 1000, length, currency: 'EUR' };
      // « 3,4 k 29 »: kilos, on the slip of who sells by weight.
      return match[0].endsWith('k')
        ? [thousands, { form: 'decimal', value, length, unit: 'kg' }]
        : [thousands];
    },
  },
  {
    // « 5 euros cinquante », as some dictation writes it.
    form: 'cents',
    pattern: new RegExp(
      `(\\d+) ?(?:€|euros?) (${SPOKEN_CENTS.join('|')})(?![a-z]|[ -](?:euros?|€|heures?|jours?|metres?|fois|cents?|mille|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?![a-z]))`,
      'y',
    ),
    read: (match) => [
      {
        form: 'cents',
        value: Number(match[1]) + centsSaid(match[2] ?? '') / 100,
        length: match[0].length,
        currency: 'EUR',
      },
      { form: 'integer', value: Number(match[1]), length: match[1]?.length ?? 0 },
    ],
  },
  {
    form: 'cents',
    pattern: /(\d+) ?(?:€|e|euros?) ?(\d\d)(?!\d|[.,]\d| ?(?:€|%|x ?\d|h\b|j\b))/y,
    read: (match) => [
      {
        form: 'cents',
        value: Number(match[1]) + Number(match[2]) / 100,
        length: match[0].length,
        currency: 'EUR',
      },
      { form: 'integer', value: Number(match[1]), length: match[1]?.length ?? 0 },
    ],
  },
  one(
    'ordinal',
    /(\d{1,2}) ?(?:er|ere|e|eme|nd|nde)(?= (?:etage|arrondissement|trimestre|semestre|lot|niveau|passage|anniversaire|edition|classe|siecle|fois|dan|badge|jour|semaine|mois|annee|visite|rang|tour|ligne|porte|enfant|place|degre|main|sans asc|droite|gauche|porte|couche|couronne|et \d{1,2} ?(?:e|eme)(?![a-z])))/y,
    (m) => Number(m[1]),
  ),
  one('ordinal', /(\d) ?(?:er|ere|e|eme|nd|nde)(?= (?:acompte|situation))/y, (m) => Number(m[1])),
  // « au 4e », « du 12e », « Paris 15e »: a floor or a district; « la 3e personne » too, and no « la pièce 3e ».
  one(
    'ordinal',
    /(?<=(?:^|[^a-z])(?:(?:au|du|paris|lyon|marseille),? ))(\d{1,2})e(?![a-z\d])/y,
    (m) => Number(m[1]),
  ),
  one(
    'ordinal',
    /(?<=(?:^|[^a-z])(?:la|le|une?|sa|son|leur) )(\d{1,2})e(?= (?!les?(?![a-z])|la |par |pour |chacune?|chaque|ht|ttc|pieces?|unite|l'|et |a |de (?:l'|plus)|du (?:m|kg|kilo|l)|en )[a-z]{3,})/y,
    (m) => Number(m[1]),
  ),
  one('ordinal', /(\d{1,2})(?:er|ere|eme|nd|nde)(?![a-z])/y, (m) => Number(m[1])),
  {
    form: 'thousands',
    pattern: /\d{1,3}(?:[ ']\d{3})+(?:[.,]\d{1,4})?(?!\d)/y,
    read(match) {
      const first = /^\d+/.exec(match[0])?.[0] ?? '';
      return [
        { form: 'thousands', value: number(match[0]), length: match[0].length },
        { form: 'first-group', value: number(first), length: first.length },
      ];
    },
  },
  {
    form: 'thousands',
    pattern: /\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?(?!\d)/y,
    read(match) {
      const found: Found[] = [
        { form: 'thousands', value: number(match[0].replaceAll('.', '')), length: match[0].length },
      ];
      if (/^\d+\.\d{3}$/.test(match[0]))
        found.push({ form: 'decimal', value: Number(match[0]), length: match[0].length });
      return found;
    },
  },
  {
    form: 'decimal',
    pattern: /[1-9]\d{0,2},\d{3}(?!\d)/y,
    read: (match) => [
      { form: 'decimal', value: number(match[0]), length: match[0].length },
      { form: 'thousands', value: Number(match[0].replace(',', '')), length: match[0].length },
    ],
  },
  one('cents', /(\d{1,4})'(\d\d)(?!\d)/y, (m) => Number(m[1]) + Number(m[2]) / 100),
  one('thousands', /\d{1,3}(?:,\d{3})+\.\d{1,2}(?!\d)/y, (m) => Number(m[0].replaceAll(',', ''))),
  one('decimal', /\d+[.,]\d+/y, (m) => number(m[0])),
  one('leading-zero', /0\d+/y, (m) => Number(m[0])),
  one('integer', /\d+/y, (m) => Number(m[0])),
];

/** « les 3, 10 et 17 »: days even without their month. */
function saidTogether(match: RegExpExecArray): boolean {
  return /(?:^|[^a-z])les $/.test(match.input.slice(Math.max(0, match.index - 5), match.index));
}

/** All readings of the digits at `offset` of folded text: those of the first shape that fits. */
export function readDigits(folded: string, offset: number): Found[] {
  for (const { pattern, read } of SHAPES) {
    pattern.lastIndex = offset;
    const match = pattern.exec(folded);
    if (match === null) continue;
    const found = read(match).filter((each) => Number.isFinite(each.value) && each.length > 0);
    if (found.length > 0) return found;
  }
  return [];
}
