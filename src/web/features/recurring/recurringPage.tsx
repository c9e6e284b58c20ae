import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { formatDay } from '#domain/format/days.ts';
import { rhythmWords } from '#domain/recurring/rhythm.ts';
import type { SeriesListAnswer, SeriesSummaryAnswer } from '#server/documents/recurring/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { seriesListQuery } from '#web/api/queries.ts';
import { Amount } from '#web/ui/amount.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { DataList, DataRow } from '#web/ui/dataList.tsx';
import { BackLink, Dock, Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState, Tag } from '#web/ui/states.tsx';

/** « Récurrentes »: the invoices that come back, the next to come first (docs/product.md, Recurring invoices). */
export function RecurringPage() {
  const series = useQuery(seriesListQuery);
  return (
    <Page>
      <BackLink to="/app/documents">Documents</BackLink>
      <PageHead
        title="Récurrentes"
        sub="Les factures qui reviennent, préparées ou envoyées au jour dit."
        actions={<NewSeries />}
      />
      {series.isPending && <RowsSkeleton rows={4} />}
      {series.isError && !series.data && (
        <ErrorState
          title="Vos séries n’ont pas pu être chargées"
          detail={messageOf(series.error)}
          onRetry={() => void series.refetch()}
          busy={series.isFetching}
        />
      )}
      {series.data && <Rows answer={series.data} />}
      <Dock>
        <NewSeries />
      </Dock>
    </Page>
  );
}

function NewSeries() {
  return (
    <ButtonLink to="/app/recurring/new" variant="primary" icon={<Plus className="i" />}>
      Nouvelle série
    </ButtonLink>
  );
}

function Rows({ answer: { items } }: { answer: SeriesListAnswer }) {
  if (items.length === 0) {
    return (
      <EmptyState
        title="Aucune facture récurrente"
        hint="Un entretien, un abonnement, un loyer : écrivez-le une fois, il revient à chaque échéance. Vous pouvez aussi partir d’une facture, par « Répéter cette facture » dans son menu."
      />
    );
  }
  return (
    <DataList label="Séries">
      {items.map((series) => (
        <DataRow
          key={series.id}
          to={`/app/recurring/${series.id}`}
          title={
            <>
              {series.name}
              {series.state === 'paused' && (
                <>
                  {' '}
                  <Tag>Suspendue</Tag>
                </>
              )}
            </>
          }
          sub={`${series.clientName} · ${rhythmWords(series)}`}
          end={
            series.next && <Amount value={series.next.gross} currency={series.currency} strong />
          }
          endSub={<span className="small faint num">{whenNext(series)}</span>}
        />
      ))}
    </DataList>
  );
}

function whenNext({ state, nextDay, mode }: SeriesSummaryAnswer): string {
  if (state === 'ended' || nextDay === null) return 'Achevée';
  if (state === 'paused') return 'En attente';
  return `${mode === 'send' ? 'Part' : 'Brouillon'} le ${formatDay(nextDay)}`;
}
