import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { documentInSentence } from '#domain/document/names.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { canBeRepeated } from '#domain/recurring/fromInvoice.ts';
import { messageOf } from '#web/api/apiError.ts';
import { documentQuery } from '#web/api/queries.ts';
import { BackLink, Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { CopiesForm } from './copiesForm.tsx';

/** « La même chose pour d’autres clients » (docs/product.md, The same for other clients). */
export function CopiesPage() {
  const { id = '' } = useParams();
  const source = useQuery(documentQuery(id));
  return (
    <Page>
      <BackLink to={`/app/documents/${id}`}>Retour à la facture</BackLink>
      <PageHead
        title="La même chose pour d’autres clients"
        sub={
          source.data &&
          `D’après ${documentInSentence(source.data)}, ${formatAmount(source.data.amount, source.data.currency)} HT. Chacun reçoit son brouillon, à relire avant de l’émettre.`
        }
      />
      {source.isPending && <RowsSkeleton rows={4} />}
      {source.isError && (
        <ErrorState
          title="Cette facture n’a pas pu être chargée"
          detail={messageOf(source.error)}
          onRetry={() => void source.refetch()}
        />
      )}
      {source.data && !canBeRepeated(source.data) && (
        <EmptyState
          title="Ce document ne se refait pas"
          hint="Seule une facture ordinaire se refait pour d’autres clients."
        />
      )}
      {source.data && canBeRepeated(source.data) && <CopiesForm source={source.data} />}
    </Page>
  );
}
