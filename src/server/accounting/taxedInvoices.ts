import { sql } from 'kysely';
import { kindsIn } from '#domain/document/kinds.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { groupsLess, groupsOf } from '#domain/payments/split.ts';
import type { TaxedInvoice } from '#domain/payments/vatDue.ts';
import type { Books } from '#server/books/books.ts';
import { toDocument } from '#server/database/documentRow.ts';
import { toPayment } from '#server/database/paymentRow.ts';
import type { Period } from './period.ts';

type Reduction = TaxedInvoice['reductions'][number];

/**
 * The issued invoices whose VAT may become due in a period: dated, paid, credited or replaced in it.
 * Each comes with all its payments and avoirs, whenever they were.
 */
export async function taxedInvoices(books: Books, period: Period): Promise<TaxedInvoice[]> {
  const rows = await invoicesOf(books, period);
  const ids = rows.map(({ id }) => id);
  const payments = await paymentsOn(books, ids);
  const reductions = await reductionsOn(books, ids);
  return rows.map(({ onDebits, ...row }) => {
    const document = toDocument(row);
    const groups = groupsOf(documentTotals(document));
    const own = reductions.get(document.id) ?? [];
    return {
      ...document,
      category: document.operationCategory,
      onDebits,
      groups,
      payments: payments.get(document.id) ?? [],
      reductions: reductionsOf(groups, own),
    };
  });
}

function invoicesOf({ tx, accountId }: Books, { from, to }: Period) {
  return tx
    .selectFrom('documents')
    .selectAll()
    .select(
      sql<boolean>`coalesce(snapshot -> 'seller' ->> 'vatRegime' = 'debits', false)`.as('onDebits'),
    )
    .where('userId', '=', accountId)
    .where('kind', 'in', kindsIn('invoice'))
    .where('issuedAt', 'is not', null)
    .where(
      sql<boolean>`(date between ${from}::date and ${to}::date
        or exists (select from payments p where p.user_id = documents.user_id
          and p.document_id = documents.id and p.day between ${from}::date and ${to}::date)
        or exists (select from document_links l
          join documents other on other.user_id = l.user_id and other.id = l.from_id
          where l.user_id = documents.user_id and l.to_id = documents.id
            and l.relation in ('credits', 'replaces')
            and other.date between ${from}::date and ${to}::date))`,
    )
    .orderBy('date')
    .orderBy('id')
    .execute();
}

async function paymentsOn({ tx, accountId }: Books, ids: string[]) {
  if (ids.length === 0) return new Map<string, ReturnType<typeof toPayment>[]>();
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', accountId)
    .where(sql<boolean>`document_id = any(${ids})`)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows.map(toPayment), ({ documentId }) => documentId);
}

interface Against {
  targetId: string;
  replaces: boolean;
  document: Document;
}

/** What was issued against these invoices: avoirs, and the rectificative that replaces one. */
async function reductionsOn({ tx, accountId }: Books, ids: string[]) {
  if (ids.length === 0) return new Map<string, Against[]>();
  const rows = await tx
    .selectFrom('documents')
    .innerJoin('documentLinks', (join) =>
      join
        .onRef('documentLinks.userId', '=', 'documents.userId')
        .onRef('documentLinks.fromId', '=', 'documents.id'),
    )
    .selectAll('documents')
    .select(['documentLinks.toId', 'documentLinks.relation'])
    .where('documents.userId', '=', accountId)
    .where('documentLinks.relation', 'in', ['credits', 'replaces'])
    .where(sql<boolean>`document_links.to_id = any(${ids})`)
    .where('documents.issuedAt', 'is not', null)
    .orderBy('documents.date')
    .orderBy('documents.id')
    .execute();
  const all = rows.map(({ toId, relation, ...row }): Against => ({
    targetId: toId,
    replaces: relation === 'replaces',
    document: toDocument(row),
  }));
  return Map.groupBy(all, ({ targetId }) => targetId);
}

/** An avoir takes off what it says; a rectificative takes off all that avoirs left. */
function reductionsOf(groups: TaxedInvoice['groups'], against: readonly Against[]): Reduction[] {
  const avoirs = against
    .filter(({ replaces }) => !replaces)
    .map(({ document }) => ({ ...document, groups: groupsOf(documentTotals(document)) }));
  const left = groupsLess(
    groups,
    avoirs.map((avoir) => avoir.groups),
  );
  const replaced = against
    .filter(({ replaces }) => replaces)
    .slice(0, 1)
    .map(({ document }) => ({ ...document, groups: left }));
  return [...avoirs, ...replaced].map(({ id, number, date, groups: taken }) => ({
    id,
    number,
    date,
    groups: taken,
  }));
}
