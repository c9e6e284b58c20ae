import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';

/** `retainedAmount` and `retentionDueOn` (domain/document/retention.ts) as the database computes them. */
export const retained = sql<string>`round((documents.gross_amount - documents.credited_amount)
  * coalesce(documents.retention, 0) / 100, 2)`;
export const retentionDay = sql<IsoDate>`(documents.works_accepted_on + interval '1 year')::date`;

/** `heldBack` (domain/document/retention.ts) as the database computes it. */
export function heldBackOn(today: IsoDate): RawBuilder<string> {
  return sql<string>`case when ${retentionDay} < ${today}::date then 0 else ${retained} end`;
}
