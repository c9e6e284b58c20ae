import { sql } from 'kysely';
import { kindFacts, type NumberSeries } from '#domain/document/kinds.ts';
import { documentNumber, SERIES_FIELDS, seriesOf } from '#domain/document/number.ts';
import type { ProfileEdit } from '#domain/profile/schema.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Books } from '#server/books/books.ts';
import { invalid, type FieldMessages } from '#server/errors.ts';
import { firstFree, lineUp } from '#server/numbering/line.ts';
import { record } from '#server/register/record.ts';

const SERIES = Object.keys(SERIES_FIELDS) as NumberSeries[];

/**
 * The next number only moves forward past those given under its prefix
 * (docs/product.md, Numbering): a number printed once is never printed again, and the series stays
 * chronological (CGI ann. II art. 242 nonies A, 7°). Moved too far by mistake, it may come back as
 * long as none was given.
 */
export async function refuseTakenNumbers(
  books: Books,
  current: Profile,
  changes: ProfileEdit,
): Promise<void> {
  const wanted = { ...current, ...changes };
  const messages: FieldMessages = {};
  for (const series of SERIES) {
    const { prefix, next } = seriesOf(wanted, series);
    if (next === seriesOf(current, series).next) continue;
    const last = await lastGiven(books, series, prefix);
    if (last >= next) messages[SERIES_FIELDS[series].next] = taken(prefix, last);
  }
  if (wanted.creditNotePrefix === wanted.invoicePrefix && wanted !== current) {
    messages[SERIES_FIELDS.credit_note.prefix] =
      'Les avoirs et les factures ont chacun leur préfixe.';
  }
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

/**
 * After a prefix or a counter was changed: the drafts in line move with it, and the register says so
 * with the gap it makes.
 */
export async function moveSeries(
  books: Books,
  current: Profile,
  saved: Profile,
  reason: string,
): Promise<void> {
  for (const series of SERIES) {
    const before = seriesOf(current, series);
    const after = seriesOf(saved, series);
    if (before.prefix === after.prefix && before.next === after.next) continue;
    const isLine = kindFacts(series).typeCode !== null;
    const first = isLine ? await firstFree(books, current, series) : before.next;
    const wanted = before.next === after.next ? first : after.next;
    const start = Math.max(wanted, (await lastGiven(books, series, after.prefix)) + 1);
    if (isLine) await lineUp(books, saved, series, start);
    await record(books, { kind: 'series_set', series, before, after, reason });
    if (before.prefix !== after.prefix || start <= first) continue;
    const from = documentNumber(after.prefix, first);
    const to = documentNumber(after.prefix, start - 1);
    await record(books, { kind: 'number_gap', series, from, to, reason });
  }
}

/**
 * The highest number given for good under a prefix, to documents withdrawn since as well; 0 when none
 * was. The place of a draft in line is not given yet.
 */
async function lastGiven(
  { tx, accountId }: Books,
  series: NumberSeries,
  prefix: string,
): Promise<number> {
  const { type, typeCode } = kindFacts(series);
  const digits = sql<string>`substr(number, ${prefix.length + 1})`;
  let given = tx
    .selectFrom('documents')
    .select(sql<string | null>`max(${digits}::numeric)`.as('last'))
    .where('userId', '=', accountId)
    .where('type', '=', type)
    .where(sql<boolean>`starts_with(number, ${prefix})`)
    .where(sql<boolean>`${digits} ~ '^[0-9]{3,9}$'`);
  if (typeCode !== null) {
    given = given.where((e) =>
      e.or([e('issuedAt', 'is not', null), e('deletedAt', 'is not', null)]),
    );
  }
  const row = await given.executeTakeFirstOrThrow();
  return Number(row.last ?? 0);
}

function taken(prefix: string, last: number): string {
  return `Le numéro ${documentNumber(prefix, last)} a déjà été attribué : choisissez un numéro plus élevé.`;
}
