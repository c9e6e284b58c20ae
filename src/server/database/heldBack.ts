import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';

/** `heldBack` (domain/document/retention.ts) as the database computes it. */
export function heldBackOn(today: IsoDate): RawBuilder<string> {
  return sql<string>`case when (documents.works_accepted_on + interval '1 year')::date < ${today}::date then 0
    else round(documents.gross_amount * coalesce(documents.retention, 0) / 100, 2) end`;
}
