import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  usePrefetchQuery,
} from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { clientBeside, clientTitle } from '#domain/client/kinds.ts';
import type { ClientListAnswer } from '#server/clients/answers.ts';
import { clientsQuery, installationQuery } from '#web/api/queries.ts';
import { messageOf } from '#web/api/apiError.ts';
import { Button } from '#web/ui/button.tsx';
import { DataList, DataRow } from '#web/ui/dataList.tsx';
import { initials } from '#domain/format/words.ts';
import { Page, PageHead, Dock } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { MoreOnScroll } from '#web/ui/moreOnScroll.tsx';
import { Found } from '#web/ui/found.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { ClientStanding, StandingHead } from './clientStanding.tsx';

const AddClient = onDemand(async () =>
  (await import('#web/clientForm/loadAddClient.ts')).loadAddClient(),
);

export function ClientsPage() {
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState(false);
  const adding = asked || address.has('new');
  // It stays once it was opened: what was typed there is found again.
  const [wasOpened, setWasOpened] = useState(adding);
  if (adding && !wasOpened) setWasOpened(true);
  const [search, setSearch] = useState('');
  const clients = useInfiniteQuery(clientsQuery(useDeferredValue(search.trim())));
  // Whether the public directory is asked decides which field a new client begins with.
  usePrefetchQuery(installationQuery);
  const add = () => setAsked(true);
  const isThere = search.trim() !== '' && !clients.isPlaceholderData;
  const stop = () => {
    setAsked(false);
    if (address.has('new')) setAddress({}, { replace: true });
  };

  return (
    <Page>
      <PageHead
        title="Clients"
        sub="Ceux à qui vous envoyez factures et devis."
        actions={
          <Button
            variant="primary"
            className="max-desk:hidden"
            icon={<Plus className="i" />}
            onClick={add}
          >
            Ajouter un Client
          </Button>
        }
      />
      {wasOpened && <AddClient open={adding} onClose={stop} />}
      <SearchField
        className="mb-4 desk:max-w-96"
        label="Rechercher des clients"
        placeholder="Rechercher des clients..."
        value={search}
        onChange={setSearch}
      />
      <Found one="client" pages={(isThere && clients.data?.pages) || null} />
      <ClientRows query={clients} search={search.trim()} onAdd={add} />
      <Dock>
        <Button variant="primary" size="l" block icon={<Plus className="i" />} onClick={add}>
          Ajouter un Client
        </Button>
      </Dock>
    </Page>
  );
}

interface RowsProps {
  query: UseInfiniteQueryResult<InfiniteData<ClientListAnswer>>;
  search: string;
  onAdd: () => void;
}

function ClientRows({ query, search, onAdd }: RowsProps) {
  if (query.isPending) return <RowsSkeleton />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Les clients n’ont pas pu être chargés"
        detail={messageOf(query.error)}
        onRetry={() => void query.refetch()}
        busy={query.isRefetching}
      />
    );
  }
  const clients = query.data.pages.flatMap((page) => page.items);
  if (clients.length === 0) return <NoClient search={search} onAdd={onAdd} />;
  return (
    <>
      <StandingHead />
      <DataList label="Clients">
        {clients.map((client) => (
          <DataRow
            key={client.id}
            to={`/app/clients/${client.id}`}
            before={
              <span className="avatar avatar--client" aria-hidden="true">
                {initials(clientTitle(client))}
              </span>
            }
            title={clientTitle(client)}
            sub={
              <>
                {clientBeside(client)}
                {client.email && <span className="max-desk:hidden"> · {client.email}</span>}
              </>
            }
            end={<ClientStanding standing={client.standing} />}
          />
        ))}
      </DataList>
      <MoreOnScroll query={query} />
    </>
  );
}

function NoClient({ search, onAdd }: { search: string; onAdd: () => void }) {
  if (search) {
    return (
      <EmptyState
        title="Aucun client trouvé"
        hint={`Aucun client ne correspond à «\u00A0${search}\u00A0».`}
      />
    );
  }
  return (
    <EmptyState
      title="Aucun client trouvé"
      hint="Vous n'avez pas encore ajouté de clients."
      action={
        // The head and the dock have the main one.
        <Button icon={<Plus className="i" />} onClick={onAdd}>
          Ajouter Votre Premier Client
        </Button>
      }
    />
  );
}
