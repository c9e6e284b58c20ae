import { LONG_MONTHS } from '#domain/format/days.ts';
import { monthNumber } from '../lex/calendar.ts';
import { factAt, type Facts, type FactText } from './fact.ts';
import { MONTH, yearOf } from './writtenDay.ts';

const WEEKDAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
/** « du lundi 9 au vendredi 13 novembre », « 6 et 7 novembre », « les 3, 10 et 17 novembre ». */
const DAYS = new RegExp(
  String.raw`(?<!\d)(?:${WEEKDAY} )?(\d{1,2}(?:er)?)(?: (${MONTH}))?((?:(?:, ?|-)\d{1,2}(?=[,\d -]))*?) ?(au|et|a|,|-)(?: du| le)? ?(?:${WEEKDAY} )?(\d{1,2})(?:er)?(?: (${MONTH})(?![a-z])|\/(\d{1,2})(?![\d/]))(?: (20\d\d))?`,
);
/** Stretches that are kept as they are said. */
const STRETCHES: readonly RegExp[] = [
  /\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})? au \d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?(?![\d/])/,
  /(?<![a-z])(?:saison|hiver|printemps|ete|automne) 20\d\d(?: ?[-/] ?(?:20)?\d\d)?(?!\d)/,
];
const MONTH_SPAN = new RegExp(
  String.raw`(?<!\d |\d|\der |[a-z])(${MONTH})\.?(?: (20\d\d))? ?(a|au|-|->|et|\/|,) ?(${MONTH})(?![a-z])\.?(?: (20\d\d))?`,
);
const QUARTER =
  /(?<![a-z\d])(?:(?:(?:du|au|le|pour|facture|tva|compta[a-z]*|saisie|declaration|bilan|cloture) )?[tq][1-4](?= 20\d\d|$|[ ,.:;\n])|[1-4](?:e|er|eme) trim(?:estre)?(?![a-z])|semaines? \d{1,2}(?: (?:a|et) \d{1,2})?|sem\.? \d{1,2})(?! ?(?:€|h|j))(?: (20\d\d))?(?![a-z\d])/;
const ONE_MONTH = new RegExp(
  String.raw`(?<!\d |\d|\der |avant |bientot |fin |debut |ref |numero de |lancement d'|lancement de )(?<![a-z])(${MONTH})(?![a-z'])\.?(?: (20\d\d))?`,
  'g',
);
/** Short names that are words too: a month only behind « de », « en », « mois »… or with its year. */
const WORD_OR_MONTH = /^(?:mai|mars|may|march|jan|mar|sept)$/;
const NOT_WORK =
  /(?:facturee?s? en|facturer en|versee?s?|reglee?s?|payee?s?|payer|acompte|echeance|livraison|numero)(?: [a-z']{1,6}){0,2} $/;
const WHOLE_YEAR =
  /(?<![a-z])(?:annee|annees|exercice|contrat|abonnement|forfait annuel|cotisation|pour|entretien)(?: [a-z']{2,12}){0,2}? (20\d\d)(?![-/\d]|[.,]\d| ?€)/;

/** The stretch of time the work was done in, or is to be. */
export function periodIn(text: FactText): Facts['period'] {
  const { folded } = text.prepared;
  const days = daysOf(text);
  if (days !== undefined) return days;
  for (const shape of STRETCHES) {
    const match = shape.exec(folded);
    if (match !== null) return said(text, match);
  }
  const months = monthsOf(text);
  if (months !== undefined) return months;
  for (const find of [quarterIn, spokenQuarter, monthIn, lastWeek]) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  const year = WHOLE_YEAR.exec(folded);
  if (year?.[1] !== undefined) {
    const end = year.index + year[0].length;
    return factAt(text, year[1], end - year[1].length, end);
  }
  return undefined;
}

function said(text: FactText, { 0: words, index }: RegExpExecArray): Facts['period'] {
  const end = index + words.length;
  return factAt(text, text.prompt.text.slice(index, end).trim(), index, end);
}

const THREE_MONTHS = new RegExp(
  String.raw`(?<!\d |\d|\der |[a-z])(${MONTH})\.?((?:(?:-|,? (?:et )?(?:de |d')?)(?:${MONTH})\.?){1,10})(?:-|,? (?:et )?(?:de |d')?)(${MONTH})(?![a-z])\.?(?: (20\d\d))?`,
);

/** « septembre, octobre et novembre »: from the first to the last, where none is left out. */
function severalMonths(text: FactText): Facts['period'] {
  const match = THREE_MONTHS.exec(text.prepared.folded);
  if (match === null) return undefined;
  const [, first = '', between = '', last = '', year] = match;
  const named = [first, ...between.split(/[^a-z]+/), last].map(monthNumber).filter((n) => n > 0);
  if (!named.every((month, at) => at === 0 || month === (named[at - 1] ?? 0) + 1)) return undefined;
  const [from = 1] = named;
  const to = named.at(-1) ?? 1;
  const value = `${LONG_MONTHS[from - 1]} à ${LONG_MONTHS[to - 1]}`;
  return dated(text, match, value, to, year);
}

const monthOf = (day: Date): string => LONG_MONTHS[day.getUTCMonth()] ?? '';

const LAST_WEEK = /(?<![a-z])(?:la |de la )?semaine (?:derniere|passee)(?![a-z])/;

/** « la semaine dernière », from its Monday to its Sunday. */
function lastWeek(text: FactText): Facts['period'] {
  const match = LAST_WEEK.exec(text.prepared.folded);
  if (match === null || text.today === null) return undefined;
  const today = Date.parse(text.today);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const [from, to] = [7 + sinceMonday, 1 + sinceMonday].map(
    (days) => new Date(today - days * 86_400_000),
  );
  if (from === undefined || to === undefined) return undefined;
  const start =
    monthOf(from) === monthOf(to) ? from.getUTCDate() : `${from.getUTCDate()} ${monthOf(from)}`;
  const value = `semaine du ${start} au ${to.getUTCDate()} ${monthOf(to)} ${to.getUTCFullYear()}`;
  return factAt(text, value, match.index, match.index + match[0].length);
}

const SPOKEN_QUARTER = /(premier|deuxieme|second|troisieme|quatrieme) trimestre(?: (20\d\d))?/;

/** « troisième trimestre », with its year. */
function spokenQuarter(text: FactText): Facts['period'] {
  const match = SPOKEN_QUARTER.exec(text.prepared.folded);
  if (match === null) return undefined;
  const at =
    { premier: 1, deuxieme: 2, second: 2, troisieme: 3, quatrieme: 4 }[match[1] ?? ''] ?? 1;
  return dated(text, match, `${at}${at === 1 ? 'er' : 'e'} trimestre`, 3 * at, match[2]);
}

/** « sept/oct » written out, with its year. */
function monthsOf(text: FactText): Facts['period'] {
  const several = severalMonths(text);
  if (several !== undefined) return several;
  const match = MONTH_SPAN.exec(text.prepared.folded);
  if (match === null) return undefined;
  const [from, to] = [monthNumber(match[1] ?? ''), monthNumber(match[4] ?? '')];
  const joined = /et|\/|,/.test(match[3] ?? '') ? 'et' : 'à';
  const value = `${LONG_MONTHS[from - 1]} ${joined} ${LONG_MONTHS[to - 1]}`;
  return dated(text, match, value, to, match[5] ?? match[2]);
}

/** « le solde en deux échéances, le 15 décembre et le 15 janvier »: when it is paid, and not worked. */
const isPaid = (folded: string, start: number): boolean =>
  /(?:echeances?|mensualites|versements?|payable|prelevements?)(?![a-z])[^.;\n\d]{0,24}$/.test(
    folded.slice(Math.max(0, start - 50), start),
  );

/** « Régie avril 2025…, astreinte 12-13 avril »: the year said of that month elsewhere. */
function yearWritten(folded: string, month: number): string | undefined {
  const named = [...folded.matchAll(MONTH_AND_YEAR)].filter(
    ({ 1: name = '' }) => monthNumber(name) === month,
  );
  return named.at(0)?.[2];
}

const MONTH_AND_YEAR = new RegExp(String.raw`(?<![a-z])(${MONTH})\.? (20\d\d)(?!\d)`, 'g');

/** Several days of a month, written out with its year. */
function daysOf(text: FactText): Facts['period'] {
  const match = DAYS.exec(text.prepared.folded);
  if (match === null || isPaid(text.prepared.folded, match.index)) return undefined;
  const [, first = '', earlier, between = '', join = '', last = '', name = '', number, year] =
    match;
  const month = name === '' ? Number(number) : monthNumber(name);
  if (month < 1 || month > 12 || Number.parseInt(first, 10) > 31 || Number(last) > 31)
    return undefined;
  const from = earlier === undefined ? month : monthNumber(earlier);
  const meant =
    year ??
    yearWritten(text.prepared.folded, month) ??
    yearOf(month, 1, text.today, text.ahead || from > month ? 'near' : 'past') ??
    undefined;
  const turn = from > month && meant !== undefined ? ` ${Number(meant) - 1}` : '';
  const start = earlier === undefined ? first : `${first} ${LONG_MONTHS[from - 1]}${turn}`;
  const within = /(?:^|[^a-z])entre le $/.test(text.prepared.folded.slice(0, match.index));
  const listed = between.replaceAll(/-(?=\d)/g, ', ');
  const joined = !within && (/^(?:et|,)$/.test(join) || listed !== '') ? 'et' : 'au';
  const value = `${start}${listed} ${joined} ${last} ${LONG_MONTHS[month - 1]}`;
  return dated(text, match, value, month, meant);
}

function dated(
  text: FactText,
  { 0: words, index }: RegExpExecArray,
  value: string,
  month: number,
  year: string | undefined,
): Facts['period'] {
  const meant = year ?? yearOf(month, 1, text.today, text.ahead ? 'near' : 'past');
  return factAt(text, meant === null ? value : `${value} ${meant}`, index, index + words.length);
}

/** « T3 » alone is a flat of three rooms; after « du » or before a year it is a quarter. */
function quarterIn(text: FactText): Facts['period'] {
  const match = QUARTER.exec(text.prepared.folded);
  if (match === null) return undefined;
  if (/^[tq][1-4]$/.test(match[0])) return undefined;
  const start = match.index + (/^[a-z]+ (?=[tq][1-4])/.exec(match[0])?.[0].length ?? 0);
  const end = match.index + match[0].length;
  const words = text.prompt.text.slice(start, end).trim();
  return factAt(
    text,
    words.replace(/(?<=\d(?:e|er|[eè]me) )trim(?!e).?/i, 'trimestre'),
    start,
    end,
  );
}

const THIS_MONTH =
  /(?:ce mois(?:-ci)?|du mois(?! (?:dernier|passe))|heures du mois|(?:le|du) mois (dernier|passe))(?![a-z])/;

function monthIn(text: FactText): Facts['period'] {
  const { folded } = text.prepared;
  for (const match of folded.matchAll(ONE_MONTH)) {
    const [words, name = '', year] = match;
    const before = folded.slice(Math.max(0, match.index - 30), match.index);
    const led = /(?:de |d'|facture |mois |en |tma |prevus |\/)$/.test(before);
    if (NOT_WORK.test(before)) continue;
    const counts =
      name === 'sept' && /^ [a-z\d]/.test(folded.slice(match.index + 4, match.index + 6));
    if (year === undefined && WORD_OR_MONTH.test(name) && (!led || counts)) continue;
    const number = monthNumber(name);
    const meant = year ?? yearOf(number, 1, text.today, text.ahead ? 'near' : 'past');
    const value = `${LONG_MONTHS[number - 1] ?? words}${meant === null ? '' : ` ${meant}`}`;
    return factAt(text, value, match.index, match.index + words.length);
  }
  const now = THIS_MONTH.exec(folded);
  if (now === null || text.today === null) return undefined;
  const [year = 0, month = 1] = text.today.split('-').map(Number);
  const meant = 12 * year + month - 1 - (now[1] === undefined ? 0 : 1);
  const value = `${LONG_MONTHS[meant % 12]} ${Math.floor(meant / 12)}`;
  return factAt(text, value, now.index, now.index + now[0].length);
}
