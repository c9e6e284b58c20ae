import { sql, type Kysely } from 'kysely';
import { formatDayLong } from '#domain/format/days.ts';
import type { Tables } from '#server/database/types.ts';
import {
  anchorName,
  chainedAnchors,
  readAnchors,
  type AnchorFile,
  type AnchorPlace,
} from './anchorFiles.ts';

/**
 * Holds the registers to every anchor kept, the anchors to one another, and the days on which the
 * registers were written to the days that were anchored. What rewrites a whole chain inside the
 * database, head included, is found here.
 *
 * @param today in Paris; its anchor may still be to come.
 * @returns French sentences, one a problem: an anchor that is damaged does not hide the others.
 */
export async function anchorProblems(
  db: Kysely<Tables>,
  place: AnchorPlace,
  today: string,
): Promise<string[]> {
  const files = await readAnchors(place);
  const problems = files.flatMap(({ problem }) => problem ?? []);
  problems.push(...linkProblems(files), ...(await unanchoredDays(db, files, today)));
  for (const { name, anchor } of files) {
    for (const head of anchor?.heads ?? []) {
      const problem = await headProblem(db, head, name);
      if (problem) problems.push(problem);
    }
  }
  return problems;
}

type Head = NonNullable<AnchorFile['anchor']>['heads'][number];

async function headProblem(
  db: Kysely<Tables>,
  { userId, sequence, hash }: Head,
  name: string,
): Promise<string | null> {
  const entry = await db
    .selectFrom('registerEntries')
    .select('hash')
    .where('userId', '=', userId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (entry?.hash === hash) return null;
  const what = entry ? 'n’est plus la même' : 'a disparu';
  return `${userId} : l’écriture n° ${sequence} ancrée dans ${name} ${what}.`;
}

/** Anchors that are no longer there, or no longer the ones that those after them followed. */
function linkProblems(files: readonly AnchorFile[]): string[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const chained = chainedAnchors(files);
  return chained.flatMap(({ name, anchor: { previous, number } }, index) => {
    if (previous === null) {
      return number === 1 && index === 0
        ? []
        : [`L’ancrage ${name} commence une nouvelle suite alors qu’une autre existe.`];
    }
    const before = byName.get(previous.name);
    if (!before) return [`L’ancrage ${previous.name} a été retiré\u00A0: ${name} le suivait.`];
    // Reported already.
    if (before.problem !== null || before.sha256 === previous.sha256) return [];
    return [`L’ancrage ${previous.name} n’est plus celui que ${name} suivait.`];
  });
}

/**
 * Days on which entries were written and that no anchor of the same day tells of: a server that
 * writes entries has anchored its day. Those of before the anchors were chained are held to the last
 * anchor only: what came after it has none.
 */
async function unanchoredDays(
  db: Kysely<Tables>,
  files: readonly AnchorFile[],
  today: string,
): Promise<string[]> {
  const anchored = new Set(files.map(({ name }) => name));
  const first = chainedAnchors(files)
    .map(({ anchor }) => anchor.day)
    .toSorted()[0];
  const last = files.at(-1)?.name ?? '';
  const days = await writtenDays(db);
  return days
    .filter(({ day, before, form2 }) => {
      if (day >= today || anchored.has(anchorName(day)) || anchored.has(anchorName(before))) {
        return false;
      }
      return form2 || anchorName(day) > last || (first !== undefined && day >= first);
    })
    .map(({ day }) => `Aucun ancrage du ${formatDayLong(day)}, jour où le registre a été écrit.`);
}

interface WrittenDay {
  day: string;
  /** The day before, for entries of its first half hour: the anchor of a day is minutes late. */
  before: string;
  /** Some of its entries are of the form that came with chained anchors. */
  form2: boolean;
}

async function writtenDays(db: Kysely<Tables>): Promise<WrittenDay[]> {
  const { rows } = await sql<WrittenDay>`
    select (at at time zone 'Europe/Paris')::date::text as day,
      ((max(at) - interval '30 minutes') at time zone 'Europe/Paris')::date::text as before,
      bool_or(body ->> 'form' is not null) as form2
    from register_entries group by 1 order by 1`.execute(db);
  return rows;
}
