import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { parisDay } from '#domain/calendar.ts';
import type { ManyAct } from '#domain/document/many.ts';
import { count } from '#domain/format/words.ts';
import type { DocumentListAnswer, DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import type { Kept } from '#web/api/pages.ts';
import { documentsQuery } from '#web/api/queries.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Found } from '#web/ui/found.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { asked, type Filters, isFiltered } from './filters.ts';
import { nothingFound } from './nothingFound.ts';
import { Ledger } from './ledger.tsx';
import type { Selecting } from './useSelection.ts';

const SelectionBar = onDemand(async () => (await import('./selectionBar.tsx')).SelectionBar);

interface DocumentsProps {
  filters: Filters;
  selecting: Selecting;
  onClear: () => void;
  onEmail: (document: DocumentSummaryAnswer) => void;
  onAct: (act: ManyAct) => void;
}

/** The documents the filters leave, what is told of them, and the bar of those that are chosen. */
export function DocumentsFound(props: DocumentsProps) {
  const { filters } = props;
  const search = useDeferredValue(filters.search);
  const filter = documentsQuery(asked({ ...filters, search }));
  const query = useInfiniteQuery({ ...filter, placeholderData: (before) => before });
  const isThere = isFiltered(filters) && !query.isPlaceholderData;
  return (
    <>
      <Found one="document" pages={(isThere && query.data?.pages) || null} />
      <Listed {...props} list={filter.queryKey} query={query} />
    </>
  );
}

interface ListedProps extends DocumentsProps {
  list: QueryKey;
  query: UseInfiniteQueryResult<InfiniteData<Kept<DocumentListAnswer>>>;
}

function Listed({ filters, selecting, onClear, onEmail, onAct, list, query }: ListedProps) {
  const [today] = useState(() => parisDay(new Date()));
  if (query.isPending) return <RowsSkeleton rows={8} />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Les documents n’ont pas pu être chargés"
        detail={messageOf(query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isRefetching}
      />
    );
  }
  if (query.data.pages[0]?.items.length === 0) {
    return <NoDocument filters={filters} onClear={onClear} />;
  }
  const { ids, choosing } = selecting.selection;
  const chosen = query.data.pages.flatMap(({ items }) => items.filter(({ id }) => ids.has(id)));
  return (
    <>
      {/* The bar comes with its words, and a region that was not there before is not read aloud. */}
      <output className="sr">{choosing && toldChosen(chosen.length)}</output>
      <Ledger list={list} query={query} today={today} selecting={selecting} onEmail={onEmail} />
      {choosing && <SelectionBar chosen={chosen} onAct={onAct} onClear={selecting.clear} />}
    </>
  );
}

function toldChosen(chosen: number): string {
  if (chosen === 0) return 'Aucun document sélectionné';
  return count(chosen, 'document sélectionné', 'documents sélectionnés');
}

function NoDocument({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  if (isFiltered(filters)) {
    const { hint, way } = nothingFound(filters);
    return (
      <EmptyState
        title="Aucun document trouvé"
        hint={hint}
        action={<Button onClick={onClear}>{way}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="Aucun document trouvé"
      hint="Décrivez un travail en une phrase : votre première facture est à un paragraphe d’ici."
      action={
        // The head and the dock have the main one.
        <ButtonLink to="/app/create" icon={<Plus className="i" />}>
          Créer Votre Premier Document
        </ButtonLink>
      }
    />
  );
}
