import { formatDay } from '#domain/format/days.ts';

/** « 21 nov. 2026 à 14:05 », in the reader's time zone. */
export function moment(instant: string): string {
  const here = new Date(instant);
  const date = [here.getFullYear(), here.getMonth() + 1, here.getDate()].map(twoDigits).join('-');
  return `${formatDay(date)} à ${twoDigits(here.getHours())}:${twoDigits(here.getMinutes())}`;
}

/** « aujourd’hui à 14:05 », « hier », « il y a 6 jours », then the day itself: in the reader's time zone. */
export function sinceThen(instant: string, now = new Date()): string {
  const then = new Date(instant);
  const [from, to] = [then, now].map((each) =>
    Date.UTC(each.getFullYear(), each.getMonth(), each.getDate()),
  ) as [number, number];
  const days = Math.round((to - from) / 86_400_000);
  if (days <= 0)
    return `aujourd’hui à ${twoDigits(then.getHours())}:${twoDigits(then.getMinutes())}`;
  if (days === 1) return 'hier';
  return days < 31 ? `il y a ${days} jours` : (moment(instant).split(' à ')[0] ?? '');
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
