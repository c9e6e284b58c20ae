import { fold } from '../fold.ts';
import { DAY_NAMES } from '../lex/calendar.ts';
import { type Fact, factAt, type Facts, type FactText } from './fact.ts';
import { onOtherDays } from './otherDays.ts';
import { periodIn } from './period.ts';
import { dateIn } from './writtenDay.ts';

/** A day that is some paper's or some payment's: its words stand before it. */
const NOT_WORK =
  /(?<![a-z])(?:(?:devis|echange|conversation|envoye|facture|commande|courriel|mail|message|appel|demande|acceptee?|signee?|consultation|rapport|dossier|engagement|convention|contrat|clos|rendez-vous|rdv|call|visio|annulation|annulee?|absence|report)s?(?: \S{1,14}){0,2} (?:du|de|le|en date du)(?: \w+day| lundi| mardi| mercredi| jeudi| vendredi| samedi| dimanche)? |(?:acompte|arrhes|versee?s?|pay[a-z]{0,5}|reglee?s?|recue?s?|donne|encaissee?|echeance|avant le|jusqu'au|valable|naissance|depuis|nee? |expire|paiement|reglement|regler|ferme)[^.\n]{0,22}|echeances? [^.;\n]{0,36}|facture(?:r|e?s?) |factur(?:er|ee?) (?:le|en|au|du|sur)(?: [a-z]+)? |(?:commande|cde|bon)[^.\n]{0,24} passee?[^.\n]{0,14} |(?<![a-z])(?:n°|avant|sauf|delais?(?: de livraison| souhaite)?|deadline|a rendre|a livrer|cumul a|commenc[a-z]+|demarr[a-z]+|edition)(?: (?:le|du|de|celle du|celui du))? )$|[[«"“] ?$/;
/** A day somebody speaks, comes back or wants the paper on, or that a person's life has. */
const NOT_OF_WORK =
  /(?<![a-z])(?:envoye ?: ?|(?:rappell|recontact|appell|telephon)[a-z]* |(?:vu avec|comme vu|discute|convenu) |(?:qui|ki|elle|il|ils) passe(?:ra|nt|ront)? |(?:veut|veulent|voulait|voulaient|veux) |accouche |(?:bac|brevet|examen|concours|essayage|permis) (?:le |du |de )?)[^.;:\n\d]{0,26}$/;
/** What stands behind a day without work. */
const IDLE =
  /^ ?(?:,|:|=|\(|etait|c'etait|est)? ?(?:fermee?|feriee?|annulee?|pluie|malade|absente?|rtt|relache|conges?|repos|off)(?![a-z])/;

/** « les 3, 10 et 17 novembre », « du 3 au 14 novembre »: several days are a period. */
const SEVERAL_BEFORE =
  /(?<![\da-z])(?:\d{1,2}(?:er)?(?: (?:au|a|et)|,|-)|\d{1,2}[/.]\d{1,2}(?:[/.]\d\d)? au) ?(?:le )?(?:[a-z]{3,6}di |dimanche )?$/;
const SEVERAL =
  /^\d{1,2}(?:er)?(?:[/.]\d{1,2}(?:[/.]\d{2,4})?)? (?:et|au) (?:le )?(?:[a-z]{3,6}di |dimanche )?\d/;

/** The day or the stretch of time the work was done in. */
export function workDates(text: FactText): Facts {
  const facts: Facts = {};
  const day = writtenDay(text) ?? dayFromToday(text) ?? dayOfMonth(text) ?? weekdayBefore(text);
  if (day !== undefined && isAlone(text, day)) facts.serviceDate = day;
  const period = periodIn(text);
  if (period !== undefined) facts.period = period;
  return facts;
}

function isAlone({ prepared: { folded } }: FactText, { value, words }: Fact<string>): boolean {
  const said = { day: value, words: fold(words) };
  return !onOtherDays(folded, said, (start) => isWork(folded, start));
}

const isWork = (folded: string, start: number, end = start): boolean =>
  !NOT_WORK.test(folded.slice(Math.max(0, start - 44), start)) &&
  !NOT_OF_WORK.test(folded.slice(Math.max(0, start - 44), start)) &&
  (end === start || !IDLE.test(folded.slice(end, end + 20)));

function writtenDay(text: FactText): Facts['serviceDate'] {
  const { folded } = text.prepared;
  let from = 0;
  while (from < folded.length) {
    const rest = folded.slice(from, from + 4000);
    const found = dateIn(rest, text.today, text.ahead ? 'near' : 'past');
    if (found === null) return undefined;
    const start = from + found.index;
    const several =
      SEVERAL.test(rest.slice(found.index)) ||
      SEVERAL_BEFORE.test(folded.slice(Math.max(0, start - 20), start));
    if (!several && isWork(folded, start, start + found.length))
      return factAt(text, found.day, start, start + found.length);
    from = start + found.length;
  }
  return undefined;
}

const NEAR_TODAY =
  /(?<![a-z]|acquittee? )(?:ce jour(?! j)(?![a-z])|aujourd'hui|ce matin(?![a-z])|avant-hier|hier(?![a-z]))/g;

function dayFromToday(text: FactText): Facts['serviceDate'] {
  if (text.today === null) return undefined;
  for (const { 0: words, index } of text.prepared.folded.matchAll(NEAR_TODAY)) {
    if (!isWork(text.prepared.folded, index, index + words.length)) continue;
    const back = words === 'hier' ? 1 : words === 'avant-hier' ? 2 : 0;
    return factAt(text, daysBefore(text.today, back), index, index + words.length);
  }
  return undefined;
}

const DONE_ON =
  /(?<![a-z])(?:faits?|faite?s?|venue?s?|passee?s?|intervenue?s?|livree?s?|posee?s?)(?: [a-z\d']{1,10}){0,2} le (\d{1,2})(?![\d:/%h€]|[.,]\d| ?(?:h|€|euros?|%|x)(?![a-z])| [a-z]{3,9}(?<=janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))/;

/** « fait le 18 »: on a paper for work done, the last such day. */
function dayOfMonth(text: FactText): Facts['serviceDate'] {
  const match = DONE_ON.exec(text.prepared.folded);
  if (match === null || text.today === null || text.ahead) return undefined;
  const end = match.index + match[0].length;
  for (let back = 0; back < 31; back++) {
    const day = daysBefore(text.today, back);
    if (Number(day.slice(8)) === Number(match[1]))
      return factAt(text, day, end - `le ${match[1]}`.length, end);
  }
  return undefined;
}

const WEEKDAY = new RegExp(
  String.raw`(?<![a-z])(?<!(?<![a-z])(?:tous les|chaque|au|du|le|un|pour|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|et|a) )(${DAY_NAMES.join('|')})(?: (\d{1,2})(?![\d:/€%]|[.,]\d| ?(?:€|h|x|euros?|%)))?(?: dernier)?(?![a-z]| prochain| (?:au|et|ou) [a-z]{5,8}(?:di|che)(?![a-z]))`,
);

/** « c'était mardi », « samedi 21 »: on a paper for work done, the last such day. */
function weekdayBefore(text: FactText): Facts['serviceDate'] {
  if (text.today === null || text.ahead) return undefined;
  const match = WEEKDAY.exec(text.prepared.folded);
  if (match === null) return undefined;
  const end = match.index + match[0].length;
  if (!isWork(text.prepared.folded, match.index, end)) return undefined;
  const wanted = DAY_NAMES.indexOf(match[1] ?? '');
  for (let back = 0; back < 31; back++) {
    const day = daysBefore(text.today, back);
    const named = new Date(Date.parse(day)).getUTCDay() === wanted;
    const numbered = match[2] === undefined || Number(day.slice(8)) === Number(match[2]);
    if (named && numbered) return factAt(text, day, match.index, end);
  }
  return undefined;
}

function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}
