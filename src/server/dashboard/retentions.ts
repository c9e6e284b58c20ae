import { compareDays, type IsoDate } from '#domain/calendar.ts';
import { acceptanceDays, retentionDueSoon } from '#domain/dashboard/retentions.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Books } from '#server/books/books.ts';
import { toDocument } from '#server/database/documentRow.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';
import type { DashboardAnswer } from './answers.ts';

/** The retentions that fall due today or within a month, the first day first. */
export async function retentionsDue(
  { tx, accountId }: Books,
  today: IsoDate,
): Promise<DashboardAnswer['retentions']> {
  const { from, to } = acceptanceDays(today);
  const rows = await documentsWithClients(tx)
    .selectAll('documents')
    .select(['clients.name', 'clients.company'])
    .where('documents.userId', '=', accountId)
    .where('documents.worksAcceptedOn', '>=', from)
    .where('documents.worksAcceptedOn', '<=', to)
    .where('documents.deletedAt', 'is', null)
    .where('documents.archivedAt', 'is', null)
    .execute();
  const found = rows.flatMap(({ name, company, ...row }) => {
    const document = toDocument(row);
    const due = retentionDueSoon(document, documentTotals(document).gross, today);
    const { id: documentId, number, currency } = document;
    return due ? [{ documentId, number, clientName: company || name, currency, ...due }] : [];
  });
  return found.toSorted((one, other) => compareDays(one.dueOn, other.dueOn));
}
