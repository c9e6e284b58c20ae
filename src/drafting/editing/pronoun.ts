import { goneAsTold } from './goneAsTold.ts';
import { readInstruction } from './instruction.ts';
import { namesOf } from './namedFigures.ts';
import type { Placed } from './operation.ts';
import { PRECISING, SAY_IT, VERBS } from './verbs.ts';

const PRONOUN = new RegExp(
  String.raw`^((?:tu |on |vous )?(?:${VERBS}))(?:-(?:l[ae]s?|en)|\s(?:l[ae]s|en)(?=\s\d)|\s(?:l[ae]s?)(?=\s(?:à|a|en|au|avant|apr[èe]s)\s))(?=\s|$)`,
  'iu',
);
/** « … et précise fragile dedans ». */
const INSIDE = new RegExp(
  String.raw`^((?:${PRECISING})\s.+?)(?: dedans| dessus| à côté| (?:sur|dans) (?:la|sa|cette) ligne)$`,
  'iu',
);
/** « … et passe devant les verres »: where the line before goes. */
const GOES_THERE =
  /^passe\s(?=(?:(?:tout )?en (?:premi|derni|haut|bas|t[êe]te)\p{L}*(?: position| ligne| place)?$|au début$|(?:tout )?à la fin$|(?:juste )?(?:devant|derri[èe]re|avant|apr[èe]s)\s(?:l[ae]s?\s|l['’])))/iu;
const ITS_COUNT = /^(.*la ligne \d+)\s(?=\d)/iu;

/** « … et mets-le en premier », « … et mets en 4 »: the line the step before has changed, by its number; what is added anew is no line. */
export function withItsLine(step: string, place: number | null): string {
  if (place === null || /^(?:r?ajout|factur|compt)/iu.test(step)) return step;
  const there = INSIDE.exec(step);
  if (there !== null) return `${there[1]} sur la ligne ${place + 1}`;
  if (GOES_THERE.test(step)) return step.replace(GOES_THERE, `passe la ligne ${place + 1} `);
  return step.replace(PRONOUN, `$1 la ligne ${place + 1}`).replace(ITS_COUNT, '$1 : ');
}

const SAYS_IT = new RegExp(String.raw`^${SAY_IT}(?![\p{L}])(?!\s(?!sur|dans|à|au|aux)\p{L})`, 'iu');
/** « …, enlève-la », « …, offre le lui ». */
const ORDERS_IT = new RegExp(
  String.raw`^((?:enl[eè]ve|supprime|retire|vire|offre)[srz]?)[- ](l[ae]s?)(?:[- ](?:lui|leur))?$`,
  'iu',
);

/** « efface », « vire la ligne »: alone, behind what was told of a line. */
const GOES_ALONE =
  /^(?:efface|enl[eè]ve|supprime|retire|vire|barre|d[ée]gage|jette)[srz]?(?: (?:la|cette) ligne)?$/iu;

/** Steps of which one says « note-le » or « enlève-la » of what the one before has told, and did not ask, as one. */
export function withToldBefore(steps: readonly string[], lines: readonly Placed[]): string[] {
  const named = namesOf(lines);
  return steps.reduce<string[]>((all, step) => {
    const before = all.at(-1);
    if (before === undefined || readInstruction(before, named).verb !== '') return [...all, step];
    const [, act, them = ''] = ORDERS_IT.exec(step) ?? [];
    const isMany = /,| et /i.test(before);
    const isOfIt = act !== undefined && !/\d/.test(before) && (them === 'les' || !isMany);
    if (isOfIt) return [...all.slice(0, -1), `${act} ${before}`];
    const both = `${before}, ${step}`;
    if (GOES_ALONE.test(step) && goneAsTold(both, lines) !== null)
      return [...all.slice(0, -1), both];
    return SAYS_IT.test(step) ? [...all.slice(0, -1), both] : [...all, step];
  }, []);
}
