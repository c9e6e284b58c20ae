import { BookOpen, Landmark, Repeat, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ManyAct } from '#domain/document/many.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { CreateDocumentLink } from '#web/ui/createDocumentLink.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dock, Page, PageHead } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { NotYet, onDemand } from '#web/ui/onDemand.tsx';
import { Banner } from '#web/ui/states.tsx';
import { DocumentsFound } from './documentsFound.tsx';
import { DownloadAll, DownloadInDock } from './downloadAll.tsx';
import { type Filters, isNarrowed, NO_FILTER, useFilters } from './filters.ts';
import { PhoneMenuButton } from './phoneMenuButton.tsx';
import { useArchive } from './useArchive.ts';
import { useSelection } from './useSelection.ts';
import { Views } from './views.tsx';

const FilterPanel = onDemand(async () => (await import('./filterPanel.tsx')).FilterPanel);
const ManyDialog = onDemand(async () => (await import('./manyDialog.tsx')).ManyDialog);
const PhoneMenu = onDemand(
  async () => (await import('./phoneMenu.tsx')).PhoneMenu,
  () => (
    <NotYet>
      <PhoneMenuButton />
    </NotYet>
  ),
);

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
  const archive = useArchive();
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
        phoneLinks={
          <PhoneMenu
            choosing={selecting.selection.choosing}
            onChoose={selecting.selection.choosing ? selecting.clear : selecting.begin}
            downloading={archive.running}
            onDownload={() => void archive.start()}
          />
        }
        actions={
          <>
            <DownloadAll archive={archive} />
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
      <DocumentsFound
        filters={filters}
        selecting={selecting}
        onClear={() => narrow(NO_FILTER)}
        onEmail={setSending}
        onAct={setAct}
      />
      <Dock>
        <DownloadInDock archive={archive} />
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

/** What else is kept of documents; on a phone it stands in the menu. */
function Elsewhere() {
  return (
    <>
      <ButtonLink to="/app/statement" variant="quiet" icon={<Landmark className="i" />}>
        Rapprocher un relevé
      </ButtonLink>
      <ButtonLink to="/app/recurring" variant="quiet" icon={<Repeat className="i" />}>
        Récurrentes
      </ButtonLink>
      <ButtonLink to="/app/register" variant="quiet" icon={<BookOpen className="i" />}>
        Registre
      </ButtonLink>
    </>
  );
}
