import { LONG_MONTHS } from '#domain/format/days.ts';
import { monthNumber, MONTHS } from '../lex/calendar.ts';
import { factAt, type Facts, type FactText } from './fact.ts';

const MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const NAMED_DAY = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:er)? (?:et \d{1,2} |au \d{1,2} )?(${MONTH})(?![a-z])\.?(?: (20\d\d))?`,
);
const ISO_DAY = /(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/;
const SHORT_DAY = /(?<![\d/.])(\d{1,2})[/.](\d{1,2})(?:[/.](20\d\d|\d\d))?(?![\d/€%]| ?€| ?%)/;

/** Work done lies behind, terms ahead; a quote's work is near, more often ahead. */
type Side = 'past' | 'future' | 'near';

interface FoundDay {
  day: string;
  index: number;
  length: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The first day written in folded text; without a year, the one nearest to today on the side meant. */
export function dateIn(folded: string, today: string | null, side: Side): FoundDay | null {
  const found = [named(folded, today, side), iso(folded), short(folded, today, side)].filter(
    (each) => each !== null,
  );
  return found.toSorted((a, b) => a.index - b.index)[0] ?? null;
}

function named(folded: string, today: string | null, side: Side): FoundDay | null {
  const match = NAMED_DAY.exec(folded);
  if (match === null) return null;
  return dayOf(match, Number(match[1]), monthNumber(match[2] ?? ''), match[3], today, side);
}

function iso(folded: string): FoundDay | null {
  const match = ISO_DAY.exec(folded);
  return match === null ? null : { day: match[0], index: match.index, length: match[0].length };
}

function short(folded: string, today: string | null, side: Side): FoundDay | null {
  const match = SHORT_DAY.exec(folded);
  if (match === null) return null;
  const year =
    match[3] === undefined ? undefined : match[3].length === 2 ? `20${match[3]}` : match[3];
  return dayOf(match, Number(match[1]), Number(match[2]), year, today, side);
}

function dayOf(
  match: RegExpExecArray,
  day: number,
  month: number,
  year: string | undefined,
  today: string | null,
  side: Side,
): FoundDay | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null;
  const meant = year ?? yearOf(month, day, today, side);
  if (meant === null) return null;
  return { day: `${meant}-${two(month)}-${two(day)}`, index: match.index, length: match[0].length };
}

/** Work is billed within the eight months after it; what is to come lies ahead. */
function yearOf(month: number, day: number, today: string | null, side: Side): string | null {
  if (today === null) return null;
  const year = Number(today.slice(0, 4));
  const ahead = `${year}-${two(month)}-${two(day)}` > today;
  if (side === 'future') return String(ahead ? year : year + 1);
  const months = month - Number(today.slice(5, 7));
  if (side === 'near') return String(months < -1 ? year + 1 : year);
  return String(months > 3 ? year - 1 : months < -8 ? year + 1 : year);
}

const NOT_WORK =
  /(?:devis|facture|commande|courriel|mail|message|appel|demande|acceptee?|signee?|consultation|rapport|dossier)s?(?: \S{1,14}){0,2} (?:du|le|en date du)(?: \w+day| lundi| mardi| mercredi| jeudi| vendredi| samedi| dimanche)? $|(?:acompte|arrhes|versee?s?|payee?s?|reglee?s?|recue?s?|donne|encaissee?|echeance|avant le|jusqu'au|valable|naissance|depuis|nee? |expire|paiement|reglement|regler|ferme)[^.\n]{0,22}$|\[$/;

/** The day or the stretch of time the work was done in. */
export function workDates(text: FactText): Facts {
  const facts: Facts = {};
  const { folded } = text.prepared;
  let from = 0;
  while (from < folded.length && facts.serviceDate === undefined) {
    const rest = folded.slice(from, from + 4000);
    const found = dateIn(rest, text.today, text.ahead ? 'near' : 'past');
    if (found === null) break;
    const start = from + found.index;
    if (!NOT_WORK.test(folded.slice(Math.max(0, start - 40), start)))
      facts.serviceDate = factAt(text, found.day, start, start + found.length);
    from = start + found.length;
  }
  if (facts.serviceDate === undefined && text.today !== null) {
    const now =
      /(?<!acquittee? )(?:ce jour(?! j)(?![a-z])|aujourd'hui|ce matin(?![a-z])|hier(?![a-z])|avant-hier)/.exec(
        folded,
      );
    if (now !== null) {
      const back = now[0] === 'hier' ? 1 : now[0] === 'avant-hier' ? 2 : 0;
      const day = new Date(Date.parse(text.today) - back * 86_400_000).toISOString().slice(0, 10);
      facts.serviceDate = factAt(text, day, now.index, now.index + now[0].length);
    }
  }
  const period = periodIn(text);
  if (period !== undefined) facts.period = period;
  return facts;
}

const RANGE = new RegExp(
  String.raw`(?:du |entre le )?(\d{1,2})(?:er)?(?: (?:${MONTH}))? (?:au|et|et le|a) (\d{1,2}) (${MONTH})(?![a-z])(?: (20\d\d))?`,
);
const MONTH_SPAN = new RegExp(
  String.raw`(?<!\d |\d|er )(${MONTH})(?: (20\d\d))? ?(?:a|au|-|->|et|\/|,) ?(${MONTH})(?![a-z])(?: (20\d\d))?`,
);
const ONE_MONTH = new RegExp(
  String.raw`(?<!\d |\d|er |avant |bientot |fin |debut |ref )(?<![a-z])(${MONTH})(?![a-z'])\.?(?: (20\d\d))?`,
);
const QUARTER =
  /(?<![a-z\d])(?:t[1-4]|q[1-4]|[1-4](?:e|er|eme) trimestre|semaines? \d{1,2}(?: (?:a|et) \d{1,2})?|sem\.? \d{1,2})(?! ?(?:€|h|j))(?: (20\d\d))?(?![a-z\d])/;

function periodIn(text: FactText): Facts['period'] {
  const { folded } = text.prepared;
  const said = (match: RegExpExecArray): Facts['period'] =>
    factAt(
      text,
      text.prompt.text.slice(match.index, match.index + match[0].length).trim(),
      match.index,
      match.index + match[0].length,
    );
  for (const pattern of [RANGE, MONTH_SPAN, QUARTER]) {
    const match = pattern.exec(folded);
    if (match !== null) return said(match);
  }
  const current = /(?:ce mois(?:-ci)?|du mois|heures du mois)(?![a-z])/.exec(folded);
  const month = ONE_MONTH.exec(folded);
  if (month === null && current !== null && text.today !== null)
    return factAt(
      text,
      `${LONG_MONTHS[Number(text.today.slice(5, 7)) - 1]} ${text.today.slice(0, 4)}`,
      current.index,
      current.index + current[0].length,
    );
  if (
    month === null ||
    (month[1] ?? '').length < 3 ||
    (/^(?:mai|mars|may|march|jan|mar)$/.test(month[1] ?? '') &&
      !/(?:de |facture |mois |en |tma |prevus )$/.test(
        folded.slice(Math.max(0, month.index - 10), month.index),
      ))
  )
    return undefined;
  const number = monthNumber(month[1] ?? '');
  const year = month[2] ?? yearOf(number, 1, text.today, text.ahead ? 'near' : 'past');
  const name = LONG_MONTHS[number - 1] ?? month[0];
  const value = year === null ? name : `${name} ${year}`;
  return factAt(text, value, month.index, month.index + month[0].length);
}
