import { PRECISING, VERBS } from './verbs.ts';

const PRONOUN = new RegExp(
  String.raw`^((?:tu |on |vous )?(?:${VERBS}))(?:-(?:l[ae]s?|en)|\s(?:l[ae]s|en)(?=\s\d)|\s(?:la|le)(?=\s(?:à|a|en|au|avant|apr[èe]s)\s))(?=\s|$)`,
  'iu',
);
/** « … et précise fragile dedans ». */
const INSIDE = new RegExp(
  String.raw`^((?:${PRECISING})\s.+?)(?: dedans| dessus| à côté| (?:sur|dans) (?:la|sa|cette) ligne)$`,
  'iu',
);
const ITS_COUNT = /^(.*la ligne \d+)\s(?=\d)/iu;

/** « … et mets-le en premier », « … et mets en 4 »: the line the step before has changed, by its number; what is added anew is no line. */
export function withItsLine(step: string, place: number | null): string {
  if (place === null || /^(?:r?ajout|factur|compt)/iu.test(step)) return step;
  const there = INSIDE.exec(step);
  if (there !== null) return `${there[1]} sur la ligne ${place + 1}`;
  return step.replace(PRONOUN, `$1 la ligne ${place + 1}`).replace(ITS_COUNT, '$1 : ');
}
