import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { documentTitle } from '#domain/document/names.ts';
import { signedGross } from '#domain/document/owed.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { documentsQuery } from '#web/api/queries.ts';
import { Amount } from '#web/ui/amount.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { DataList, DataRow } from '#web/ui/dataList.tsx';
import { formatDay } from '#domain/format/days.ts';
import { MoreOnScroll } from '#web/ui/moreOnScroll.tsx';
import { Seal } from '#web/ui/seal.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';

/** The client's documents, newest date first, each a link named after what it is about. */
export function ClientDocuments({ clientId }: { clientId: string }) {
  const documents = useInfiniteQuery(documentsQuery({ clientId }));
  return (
    <section aria-labelledby="client-documents">
      <h2 className="h3 mb-4" id="client-documents">
        Documents
      </h2>
      {documents.isPending && <RowsSkeleton rows={3} />}
      {documents.isError && (
        <ErrorState
          title="Les documents n’ont pas pu être chargés"
          detail={messageOf(documents.error)}
          onRetry={() => void documents.refetch()}
        />
      )}
      {documents.data && (
        <Rows documents={documents.data.pages.flatMap((page) => page.items)} clientId={clientId} />
      )}
      <MoreOnScroll query={documents} />
    </section>
  );
}

function Rows({ documents, clientId }: { documents: DocumentSummaryAnswer[]; clientId: string }) {
  if (documents.length === 0) {
    return (
      <EmptyState
        title="Aucun document pour ce client"
        action={
          <ButtonLink to={`/app/create?client=${clientId}`} icon={<Plus className="i" />}>
            Créer un Document
          </ButtonLink>
        }
      />
    );
  }
  return (
    <DataList label="Documents du client">
      {documents.map((document) => (
        <DataRow
          key={document.id}
          to={`/app/documents/${document.id}`}
          title={document.subject || documentTitle(document)}
          sub={
            <span className="num">
              {document.subject && `${documentTitle(document)} · `}
              {formatDay(document.date)}
            </span>
          }
          end={<Amount value={signedGross(document)} currency={document.currency} strong />}
          endSub={<Seal of={document} />}
        />
      ))}
    </DataList>
  );
}
