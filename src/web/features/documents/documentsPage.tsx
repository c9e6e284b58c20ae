import { useInfiniteQuery } from '@tanstack/react-query';
import { BookOpen, Landmark, Plus, Repeat, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { parisDay } from '#domain/calendar.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { documentsQuery } from '#web/api/queries.ts';
import { CreateDocumentLink } from '#web/ui/createDocumentLink.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dock, Page, PageHead } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { Banner, EmptyState, ErrorState } from '#web/ui/states.tsx';
import { DownloadAll } from './downloadAll.tsx';
import { asked, type Filters, isFiltered, isNarrowed, NO_FILTER, useFilters } from './filters.ts';
import { Ledger } from './ledger.tsx';
import { Views } from './views.tsx';

const FilterPanel = onDemand(async () => (await import('./filterPanel.tsx')).FilterPanel);

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
  const [panel, setPanel] = useState(isNarrowed(filters));
  const [sending, setSending] = useState<DocumentSummaryAnswer | null>(null);
  return (
    <Page>
      <PageHead
        title="Documents"
        actions={
          <>
            <DownloadAll />
            <CreateDocumentLink />
          </>
        }
      />
      <Views view={filters.view} onChange={(view) => setFilters({ view })} />
      <div className="mb-4 flex items-center gap-3">
        <SearchField
          className="flex-1"
          label="Rechercher des documents"
          placeholder="Numéro ou client"
          value={filters.search}
          onChange={(search) => setFilters({ search })}
        />
        <Button
          icon={<SlidersHorizontal className="i" />}
          aria-expanded={panel}
          aria-controls="document-filters"
          onClick={() => setPanel(!panel)}
        >
          Filtres
        </Button>
        <ButtonLink
          to="/app/statement"
          variant="quiet"
          className="ml-auto max-desk:px-2"
          icon={<Landmark className="i" />}
        >
          <span className="max-desk:sr-only">Rapprocher un relevé</span>
        </ButtonLink>
        <ButtonLink
          to="/app/recurring"
          variant="quiet"
          className="max-desk:px-2"
          icon={<Repeat className="i" />}
        >
          <span className="max-desk:sr-only">Récurrentes</span>
        </ButtonLink>
        <ButtonLink
          to="/app/register"
          variant="quiet"
          className="max-desk:px-2"
          icon={<BookOpen className="i" />}
        >
          <span className="max-desk:sr-only">Registre</span>
        </ButtonLink>
      </div>
      {/* The button names its panel, whose code may still be on its way. */}
      {panel && (
        <div id="document-filters" className="contents">
          <FilterPanel filters={filters} onChange={setFilters} />
        </div>
      )}
      {filters.batch !== '' && (
        <div className="mb-4">
          <Banner
            action={
              <Button size="s" onClick={() => setFilters({ batch: '' })}>
                Tous les documents
              </Button>
            }
          >
            Les brouillons que vous venez de créer ensemble.
          </Banner>
        </div>
      )}
      <Documents filters={filters} onClear={() => setFilters(NO_FILTER)} onEmail={setSending} />
      <Dock>
        <DownloadAll inDock />
        <CreateDocumentLink large />
      </Dock>
      {sending && renderEmail({ document: sending, open: true, onClose: () => setSending(null) })}
    </Page>
  );
}

interface DocumentsProps {
  filters: Filters;
  onClear: () => void;
  onEmail: (document: DocumentSummaryAnswer) => void;
}

function Documents({ filters, onClear, onEmail }: DocumentsProps) {
  const [today] = useState(() => parisDay(new Date()));
  const search = useDeferredValue(filters.search);
  const filter = documentsQuery(asked({ ...filters, search }));
  const query = useInfiniteQuery({ ...filter, placeholderData: (before) => before });
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
  return <Ledger list={filter.queryKey} query={query} today={today} onEmail={onEmail} />;
}

function NoDocument({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  if (isFiltered(filters)) {
    return (
      <EmptyState
        title="Aucun document trouvé"
        hint="Essayez de modifier votre recherche ou vos filtres."
        action={<Button onClick={onClear}>Effacer les filtres</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="Aucun document trouvé"
      hint="Décrivez un travail en une phrase : votre première facture est à un paragraphe d’ici."
      action={
        <ButtonLink to="/app/create" variant="primary" icon={<Plus className="i" />}>
          Créer Votre Premier Document
        </ButtonLink>
      }
    />
  );
}
