import { addDays, addMonths, daysBetween } from '#domain/calendar.ts';
import { quoteValidUntil } from '#domain/document/dueDate.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { formatDay } from '#domain/format/days.ts';
import type { Situation, Told } from './situation.ts';

const LONGEST = DOCUMENT_LIMITS.validityDays;

/** How long the sentence says the quote holds; `days` is what the reader counted in those words. */
export function validitySaid(days: number, words: string, situation: Situation): Told {
  const label = 'Validité';
  const said = `${days}\u00A0${days > 1 ? 'jours' : 'jour'}`;
  if (!kindFacts(situation.type).isOffer)
    return {
      label,
      value: said,
      notFollowed: 'C’est écrit dans les notes\u00A0; rien d’autre ne le suit.',
    };
  if (/ouvr/i.test(words)) return { label, value: words, notFollowed: WORKING };
  const validityDays = fromItsDate(days, words, situation);
  if (validityDays < 1 || validityDays > LONGEST)
    return { label, value: said, notFollowed: OUT_OF_BOUNDS };
  const last = formatDay(quoteValidUntil({ date: situation.date, validityDays }));
  return { label, value: `jusqu’au ${last}`, fields: { validityDays } };
}

const WORKING =
  'La validité se compte en jours de calendrier\u00A0: indiquez-la dans «\u00A0Dates et mentions\u00A0», le devis imprime 30 jours.';
const OUT_OF_BOUNDS = `Un devis est valable de 1 à ${LONGEST}\u00A0jours\u00A0: celui-ci imprime 30 jours.`;

/** A day that was named stays that day, and months end on the same day of the month (CPC art. 641). */
function fromItsDate(days: number, words: string, { date, today }: Situation): number {
  if (/jusqu/i.test(words)) return daysBetween(date, addDays(today, days));
  if (!/mois/i.test(words) || days % 30 !== 0 || days > LONGEST) return days;
  // A year of months may have a day more than any quote is valid.
  return Math.min(LONGEST, daysBetween(date, addMonths(date, days / 30)));
}
