import { unitOf } from '../lexicon/units.ts';
import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { countOf, isBilled } from './places.ts';

const DAYS = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const PART = '(?: \\d{1,2}(?:er)?)?(?: [a-zéû]{3,9})??( (?:matin|apres-midi|aprem|soir))?';
const DAY = `(?:le |les )?(?:${DAYS})${PART}`;
const LISTED_DAYS = new RegExp(`(?<![a-z])(?:${DAY})(?:(?:, ?| et | puis | \\+ )(?:${DAY}))+`);
const DATES =
  /(?<![a-z\d])les? (\d{1,2}(?:er)?(?:, ?(?:le )?\d{1,2}(?!\d))* (?:et|puis) (?:le )?\d{1,2})(?![\d]| ?(?:€|euros?|%|h(?![a-z])))/;
const NUMBERED =
  /(?<![a-z])(numeros?|semaines?|episodes?|ep|lots?|chapitres?|tomes?|chambres?|logements?|modules?|seances?|niveaux?) (\d{1,4})(?:(?:,? \d{1,4})* ?(?:et|&) ?(\d{1,4})| ?(?:a|-) ?(\d{1,4}))/;
const QUARTERS = /(?<!\d)\d(?:er|e|eme)(?:, \d(?:e|eme))* et \d(?:e|eme) trimestres?/;
const TIMED =
  /^(?:day|night|n:jour|n:seance|n:passage|n:cour|n:visite|n:vacation|n:intervention|n:tournee|n:soiree|n:soir|unit)$/;

/** « lundi, mardi et jeudi matin, 320 la journée », « le 6, le 13 et le 27, 85 € la séance ». */
export const daysNamed: Implication = {
  name: 'daysNamed',
  kind: 'days',
  when: new RegExp(
    `${DAYS}|les? \\d|numeros? \\d|semaines? \\d|trimestre|(?:ep|episodes?|lots?|chapitres?|tomes?|chambres?|logements?|modules?|niveaux?) \\d`,
  ),
  workOut,
  examples: [
    ['entretien du parc lundi, mardi et jeudi matin, 320 € la journée', '2.5×320'],
    ['séances d’octobre de Thibault : le 6, le 13 et le 27, 85 € la séance', '3×85'],
    ['sound design niveaux 3 et 4, 300 € par niveau', '2×300'],
    ['montage ep 7, 8 et 9 du podcast, 140 € chaque', '3×140'],
    ['correction du bulletin numéros 212, 213 et 214, 35 € le numéro', '3×35'],
  ],
  not: ['entretien du parc lundi et mardi, 640 €', '3 séances de coaching en octobre à 85 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  let changed = false;
  const result = lines.map((line) => {
    const quantity = isBilled(line) ? countFor(prepared, line) : null;
    if (quantity === null || quantity === line.quantity) return line;
    changed = true;
    return { ...line, quantity, quantityFrom: [] };
  });
  return changed ? result : null;
}

/** How many days, dates or numbers are named, where the line's price is said of one of them. */
function countFor(prepared: Prepared, line: Line): number | null {
  const { folded } = prepared;
  const { per } = line;
  if (per === null || isCounted(prepared, line)) return null;
  const numbered = NUMBERED.exec(folded);
  if (numbered !== null && (per === 'unit' || unitOf(numbered[1] ?? '') === per))
    return span(numbered);
  const quarters = QUARTERS.exec(folded);
  if (quarters !== null && per === unitOf('trimestre'))
    return (quarters[0].match(/\d/g) ?? []).length;
  if (quarters === null && per === 'month' && /\d(?:er|e|eme) trimestre/.test(folded)) return 3;
  if (!TIMED.test(per)) return null;
  const days = LISTED_DAYS.exec(folded);
  if (days !== null) return daysIn(days[0], per);
  const dates = DATES.exec(folded);
  return dates === null ? null : ((dates[1] ?? '').match(/\d{1,2}/g) ?? []).length;
}

/** A count in words or in a unit that is no date speaks for itself. */
function isCounted({ elements }: Prepared, { quantityFrom }: Line): boolean {
  return quantityFrom.some((index) => {
    const read = elements[index]?.reads[0];
    return read !== undefined && read.unit !== null && read.form !== 'days' && read.form !== 'date';
  });
}

function daysIn(words: string, per: string): number {
  const named = words.match(new RegExp(DAYS, 'g')) ?? [];
  const halves = words.match(/matin|apres-midi|aprem|soir/g) ?? [];
  return per === 'day' ? named.length - halves.length / 2 : named.length;
}

function span([words, , first = '', and, to]: RegExpExecArray): number | null {
  if (to !== undefined) return countOf(to) - countOf(first) + 1;
  return and === undefined ? null : (words.match(/\d+/g) ?? []).length;
}
