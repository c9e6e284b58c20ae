/** Days and months named in a text: written dates, enumerations of days, ranges of months. */
export const MONTHS = [
  ['janvier', 'janv', 'jan', 'january'],
  ['fevrier', 'fevr', 'fev', 'february'],
  ['mars', 'march'],
  ['avril', 'avr', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'juil', 'july'],
  ['aout', 'august'],
  ['septembre', 'sept', 'september'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
] as const;

/** In the order of `Date.getUTCDay`, Sunday first. */
export const DAY_NAMES: readonly string[] = [
  'dimanche',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
];

const MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const WEEKDAY =
  'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lun|mar|mer|jeu|ven|sam|dim';
const DAY = String.raw`(?:(?:${WEEKDAY})\.? )?(?:le |du )?(\d{1,2})(?:er)?(?!\d|[.,]\d| ?(?:€|h(?![a-z])|%|x))`;
const JOIN = String.raw`(?:, ?(?:et )?|\/(?=\d)|-(?=\d)| ?& ?| et | puis | \+ )`;

/** « 12 novembre 2026 », « 1er mars », « 12/11 », « 12.11.2026 », « 2026-11-12 ». */
export const DATE_SHAPES: readonly RegExp[] = [
  /(\d{4})-(\d{2})-(\d{2})(?!\d)/y,
  /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?![\d€])/y,
  new RegExp(
    String.raw`([0-2]?\d|3[01])(?:er)? ?(?:${MONTH})(?![a-z])\.?(?: (20\d\d)(?!\d| ?€))?`,
    'y',
  ),
];

/** « les 4, 11 et 18 novembre », « samedi 7 et dimanche 8 », « lun 3/11, mer 5/11 ». */
export const DAY_LIST = new RegExp(
  String.raw`${DAY}(?:\/\d{1,2})?(?:${JOIN}${DAY}(?:\/\d{1,2})?){1,11}(?: ?(?:${MONTH})(?![a-z])\.?(?: 20\d\d)?)?`,
  'y',
);

/** « du 9 au 11 novembre ». */
export const DAY_RANGE = new RegExp(
  String.raw`(\d{1,2})(?:er)?(?:\/\d{1,2}| (?:${MONTH}))? (?:au|a|->|jusqu'au) (?:(?:${WEEKDAY}) )?(\d{1,2})(?: (?:${MONTH})(?![a-z])|\/\d{1,2})(?: 20\d\d|\/\d{2,4})?`,
  'y',
);

/** « lundi, mardi et jeudi », « lun mar jeu ven ». */
export const WEEKDAY_LIST = new RegExp(
  String.raw`(?:${WEEKDAY})\.?(?:(?:,? et |, ?| |\/)(?:le )?(?:${WEEKDAY})\.?(?![a-z])){1,6}`,
  'y',
);

/** « octobre et novembre », « de mai à septembre ». */
export const MONTH_LIST = new RegExp(
  String.raw`(?:${MONTH})\.?(?:(?:,? et |, ?|\/| \+ | )(?:de |d')?(?:${MONTH})(?![a-z])\.?){1,11}`,
  'y',
);
/** « sept-oct-nov »: three and more, parted by hyphens, are each named. */
export const MONTH_CHAIN = new RegExp(
  String.raw`(?:${MONTH})(?:-(?:${MONTH})(?![a-z])){2,11}`,
  'y',
);
export const MONTH_RANGE = new RegExp(
  String.raw`(${MONTH})\.?(?: 20\d\d)? ?(?:a|au|->|-|jusqu'en|jusqu'a) ?(?:fin )?(${MONTH})(?![a-z])`,
  'y',
);

const WEEKDAY_WORD = new RegExp(String.raw`^(?:${WEEKDAY})$`);
const MONTH_WORD = new RegExp(String.raw`^(?:${MONTH})$`);

export function isWeekday(word: string): boolean {
  return WEEKDAY_WORD.test(word);
}

export function isMonth(word: string): boolean {
  return MONTH_WORD.test(word);
}

/** 1 for « janvier » or « janv »; 0 for any other word. */
export function monthNumber(word: string): number {
  return MONTHS.findIndex((names) => (names as readonly string[]).includes(word)) + 1;
}
