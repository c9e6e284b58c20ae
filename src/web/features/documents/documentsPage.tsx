import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { BookOpen, Landmark, ListChecks, Plus, Repeat, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { parisDay } from '#domain/calendar.ts';
import type { ManyAct } from '#domain/document/many.ts';
import { count } from '#domain/format/words.ts';
import type { DocumentListAnswer, DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import type { Kept } from '#web/api/pages.ts';
import { documentsQuery } from '#web/api/queries.ts';
import { CreateDocumentLink } from '#web/ui/createDocumentLink.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';
import { Dock, Page, PageHead } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { Found } from '#web/ui/found.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { Banner, EmptyState, ErrorState } from '#web/ui/states.tsx';
import { DownloadAll } from './downloadAll.tsx';
import { asked, type Filters, isFiltered, isNarrowed, NO_FILTER, useFilters } from './filters.ts';
import { nothingFound } from './nothingFound.ts';
import { Ledger } from './ledger.tsx';
import { type Selecting, useSelection } from './useSelection.ts';
import { Views } from './views.tsx';

const FilterPanel = onDemand(async () => (await import('./filterPanel.tsx')).FilterPanel);
const ManyDialog = onDemand(async () => (await import('./manyDialog.tsx')).ManyDialog);
const SelectionBar = onDemand(async () => (await import('./selectionBar.tsx')).SelectionBar);

interface Props {
  /** The e-mail modal is another feature: the route brings it. */
  renderEmail: (props: {
    document: DocumentSummaryAnswer;
    open: boolean;
    onClose: () => void;
  }) => ReactNode;
}

export function DocumentsPage({ renderEmail }: Props) {
  const [filters, setFilters] = useFilters();
  const selecting = useSelection();
  const [act, setAct] = useState<ManyAct | null>(null);
  const narrow = (change: Partial<Filters>) => {
    // What is chosen is always in sight.
    selecting.clear();
    setFilters(change);
  };
  const [panel, setPanel] = useState(isNarrowed(filters));
  const [sending, setSending] = useState<DocumentSummaryAnswer | null>(null);
  return (
    <Page>
      <PageHead
        title="Documents"
        phoneLinks={<Elsewhere />}
        actions={
          <>
            <DownloadAll />
            <CreateDocumentLink />
          </>
        }
      />
      <Views view={filters.view} onChange={(view) => narrow({ view })} />
      {/* Where they have no room beside it, the ways elsewhere go under the search: it keeps its own. */}
      <div className="mb-4 flex items-center gap-2 desk:flex-wrap desk:gap-3">
        <SearchField
          className="flex-1 desk:min-w-80"
          label="Rechercher des documents"
          placeholder="Numéro ou client"
          value={filters.search}
          onChange={(search) => narrow({ search })}
        />
        <Button
          icon={<SlidersHorizontal className="i" />}
          aria-expanded={panel}
          aria-controls="document-filters"
          onClick={() => setPanel(!panel)}
        >
          Filtres
        </Button>
        <IconButton
          label="Sélectionner des documents"
          className="desk:hidden"
          tooltip={false}
          aria-pressed={selecting.selection.choosing}
          onClick={selecting.selection.choosing ? selecting.clear : selecting.begin}
        >
          <ListChecks className="i" />
        </IconButton>
        <span className="-ml-3 flex gap-1 max-desk:hidden @table:ml-auto">
          <Elsewhere />
        </span>
      </div>
      {/* The button names its panel, whose code may still be on its way. */}
      {panel && (
        <div id="document-filters" className="contents">
          <FilterPanel filters={filters} onChange={narrow} />
        </div>
      )}
      {filters.batch !== '' && (
        <div className="mb-4">
          <Banner
            action={
              <Button size="s" onClick={() => narrow({ batch: '' })}>
                Tous les documents
              </Button>
            }
          >
            Les brouillons que vous venez de créer ensemble.
          </Banner>
        </div>
      )}
      <Documents
        filters={filters}
        selecting={selecting}
        onClear={() => narrow(NO_FILTER)}
        onEmail={setSending}
        onAct={setAct}
      />
      <Dock>
        <DownloadAll inDock />
        <CreateDocumentLink large />
      </Dock>
      {act && (
        <ManyDialog
          act={act}
          chosen={[...selecting.selection.ids]}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            selecting.clear();
          }}
        />
      )}
      {sending && renderEmail({ document: sending, open: true, onClose: () => setSending(null) })}
    </Page>
  );
}

/** What else is kept of documents; by its sign alone on a phone. */
function Elsewhere() {
  return (
    <>
      <ButtonLink
        to="/app/statement"
        variant="quiet"
        className="max-desk:px-3"
        icon={<Landmark className="i" />}
      >
        <span className="max-desk:sr-only">Rapprocher un relevé</span>
      </ButtonLink>
      <ButtonLink
        to="/app/recurring"
        variant="quiet"
        className="max-desk:px-3"
        icon={<Repeat className="i" />}
      >
        <span className="max-desk:sr-only">Récurrentes</span>
      </ButtonLink>
      <ButtonLink
        to="/app/register"
        variant="quiet"
        className="max-desk:px-3"
        icon={<BookOpen className="i" />}
      >
        <span className="max-desk:sr-only">Registre</span>
      </ButtonLink>
    </>
  );
}

interface DocumentsProps {
  filters: Filters;
  selecting: Selecting;
  onClear: () => void;
  onEmail: (document: DocumentSummaryAnswer) => void;
  onAct: (act: ManyAct) => void;
}

function Documents(props: DocumentsProps) {
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
