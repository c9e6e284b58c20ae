import { type RawBuilder, sql } from 'kysely';
import { type IsoDate, parisDay } from '#domain/calendar.ts';
import { choiceOf } from '#domain/choice.ts';
import { QUOTE_VALIDITY_DAYS } from '#domain/document/dueDate.ts';
import { DOCUMENT_KINDS, kindFacts, PAYABLE_KINDS } from '#domain/document/kinds.ts';
import type { DocumentState } from '#domain/document/state.ts';
import {
  DOCUMENT_VIEWS,
  type DocumentView,
  type DocumentViewName,
} from '#domain/document/views.ts';
import type { Books } from '#server/books/books.ts';
import { heldBackOn, retained } from '#server/database/heldBack.ts';

const OFFERS = DOCUMENT_KINDS.filter((kind) => kindFacts(kind).isOffer);

/** `documentState` (domain/document/state.ts) as the database computes it: `list.test.ts` holds them alike. */
export function stateOn(today: IsoDate): RawBuilder<DocumentState> {
  return sql<DocumentState>`case
    when kind in (${sql.join(OFFERS)}) and status <> 'cancelled' and (
      status = 'paid' or acceptance is not null or (status = 'sent' and ${validUntil} < ${today}::date)
    ) then case when status = 'paid' then 'converted' else coalesce(acceptance, 'expired') end
    when status = 'draft' then 'draft'
    when status = 'cancelled' then case when issued_at is null then 'cancelled' else 'replaced' end
    when status = 'paid' then 'paid'
    when kind in (${sql.join(PAYABLE_KINDS)}) and credited_amount > 0
      and gross_amount - paid_amount - credited_amount <= 0 then 'credited'
    when kind in (${sql.join(PAYABLE_KINDS)}) and due_date < ${today}::date
      and gross_amount - paid_amount - credited_amount > ${heldBackOn(today)} then 'overdue'
    when kind in (${sql.join(PAYABLE_KINDS)}) and paid_amount > 0 then 'partly_paid'
    when issued_at is not null and sent_at is null then 'issued'
    else 'sent'
  end`;
}

/** `quoteValidUntil` (domain/document/dueDate.ts). */
const validUntil = sql<IsoDate>`date + coalesce(validity_days, ${sql.lit(QUOTE_VALIDITY_DAYS)})`;

/** The documents of a view, as a condition. */
export function inView(name: DocumentViewName, today: IsoDate): RawBuilder<boolean> {
  const view = choiceOf<DocumentView>(DOCUMENT_VIEWS, name);
  const ofKind = sql<boolean>`kind in (${sql.join(view.kinds)})`;
  if (!view.states) return ofKind;
  const isDated = view.dated ? sql<boolean>`not ${waitsForWorks}` : sql<boolean>`true`;
  return sql<boolean>`(${ofKind} and ${inStates(view.states, today)} and ${isDated})`;
}

/** All that is left is a retention without a day: the dashboard counts it nowhere either (migration 0026). */
const waitsForWorks = sql<boolean>`(works_accepted_on is null and ${retained} > 0
  and gross_amount - paid_amount - credited_amount <= ${retained})`;

export function inStates(states: readonly DocumentState[], today: IsoDate): RawBuilder<boolean> {
  return sql<boolean>`${stateOn(today)} in (${sql.join([...states])})`;
}

/** How many documents stand in each view, archived ones apart. */
export async function countViews({ tx, accountId, now }: Books) {
  const today = parisDay(now);
  const counts = DOCUMENT_VIEWS.map(
    ({ value }) => sql`count(*) filter (where ${inView(value, today)})::int as ${sql.ref(value)}`,
  );
  const { rows } = await sql<Record<DocumentViewName | 'all', number>>`
    select count(*)::int as "all", ${sql.join(counts)} from documents
    where user_id = ${accountId} and deleted_at is null and archived_at is null`.execute(tx);
  return rows[0]!;
}
