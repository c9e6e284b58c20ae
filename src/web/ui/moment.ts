import { formatDay } from '#domain/format/days.ts';

/** « 21 nov. 2026 à 14:05 », in the reader's time zone. */
export function moment(instant: string): string {
  const here = new Date(instant);
  const date = [here.getFullYear(), here.getMonth() + 1, here.getDate()].map(twoDigits).join('-');
  return `${formatDay(date)} à ${twoDigits(here.getHours())}:${twoDigits(here.getMinutes())}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
