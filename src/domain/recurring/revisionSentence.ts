import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { LONG_MONTHS } from '#domain/format/days.ts';
import { foldCase } from '#domain/text/clean.ts';

/** A revision as it was said: what changes, and from when. */
export interface RevisionRead {
  /** For the engine that edits lines by a sentence. */
  instruction: string;
  /** Null where nothing says a day: the next invoice. */
  from: IsoDate | null;
}

const MONTHS = LONG_MONTHS.map(foldCase);
const FROM =
  /[\s,]*(?<!\p{L})(?:a partir d(?:e |u |’|')|a compter d(?:e |u |’|')|des (?:le )?|au |en )(?:mois d(?:e |’|'))?(?:(1er|\d{1,2}) )?(MONTHS)(?: (\d{4}))?(?!\p{L})/u;
const NUMERIC =
  /[\s,]*(?<!\p{L})(?:a partir du|a compter du|des le|au) (\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?(?!\d)/u;
const SOON =
  /[\s,]*(?<!\p{L})(?:a partir de |des )(?:maintenant|la prochaine(?: facture)?)(?!\p{L})/u;

/**
 * Reads « augmente de 3 % à partir de janvier »: a month without its year is the next one to come,
 * and « augmente de 3 % » speaks of every price.
 */
export function readRevision(sentence: string, today: IsoDate): RevisionRead {
  const text = sentence.trim().replace(/[.!]$/, '');
  // Folding keeps each letter in its place, « œ » apart, which stands in no date.
  const folded = foldCase(text.normalize('NFC').replaceAll(/[œŒ]/g, 'o'));
  const whole = text.normalize('NFC');
  const months = new RegExp(FROM.source.replace('MONTHS', MONTHS.join('|')), 'u');
  const named = months.exec(folded);
  if (named) {
    const [, day = '1', month = '', year] = named;
    const from = dayOf(year, MONTHS.indexOf(month) + 1, Number.parseInt(day, 10), today);
    return { instruction: onEveryPrice(without(whole, named)), from };
  }
  const numbered = NUMERIC.exec(folded);
  if (numbered) {
    const [, day = '1', month = '1', year] = numbered;
    const from = dayOf(year, Number(month), Number(day), today);
    return { instruction: onEveryPrice(without(whole, numbered)), from };
  }
  const soon = SOON.exec(folded);
  return { instruction: onEveryPrice(soon ? without(whole, soon) : whole), from: null };
}

/** Null for a day that no calendar has. */
function dayOf(
  year: string | undefined,
  month: number,
  day: number,
  today: IsoDate,
): IsoDate | null {
  const inYear = (wanted: number) =>
    `${wanted}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const said = inYear(year === undefined ? thisYear : Number(year));
  const from = year === undefined && said < today ? inYear(thisYear + 1) : said;
  return isIsoDate(from) ? from : null;
}

function without(text: string, { index, 0: said }: RegExpExecArray): string {
  return `${text.slice(0, index)}${text.slice(index + said.length)}`.trim().replace(/^,\s*/, '');
}

const EVERY_PRICE =
  /^(augmente[rz]?|hausse[rz]?|majore[rz]?|monte[rz]?|baisse[rz]?|diminue[rz]?|réduis|réduire|réduisez)\s+(?:(?:tous |toutes )?(?:les |mes |nos )(?:prix|tarifs)\s+)?(?=de\s+[\d,.]+\s*(?:%|pour\s?cent))/iu;
const RISE =
  /^(?:hausse|augmentation|indexation|\+)\s*(?:de\s+|des (?:prix|tarifs) de\s+)?(?=[\d,.]+\s*%)/iu;

/** « augmente de 3 % », « hausse de 3 % », « + 3 % »: said of no line, it is said of all. */
function onEveryPrice(instruction: string): string {
  if (RISE.test(instruction)) return instruction.replace(RISE, 'augmente tout de ');
  return instruction.replace(EVERY_PRICE, (_whole, verb: string) => {
    const known = /^hausse/i.test(verb) ? 'augmente' : verb;
    return `${known} tout `;
  });
}
