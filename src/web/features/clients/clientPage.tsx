import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { clientBeside, clientTitle } from '#domain/client/kinds.ts';
import type { ClientDetailAnswer } from '#server/clients/answers.ts';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { clientQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { formatDay } from '#domain/format/days.ts';
import { count, initials } from '#domain/format/words.ts';
import { BackLink, Dock, Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { LostPage } from '#web/ui/lostPage.tsx';
import { ErrorState, InlineConfirm } from '#web/ui/states.tsx';
import { ClientDocuments } from './clientDocuments.tsx';
import { ClientReminders } from './clientReminders.tsx';
import { ClientFacts } from './clientFacts.tsx';
import { ClientStatistics } from './clientStatistics.tsx';
import { NextActs } from './nextActs.tsx';
import { Relation } from './relation.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';

const EditClientForm = onDemand(async () => (await import('./editClientForm.tsx')).EditClientForm);

export function ClientPage() {
  const { id = '' } = useParams();
  const client = useQuery(clientQuery(id));
  if (client.data) return <Client client={client.data} />;
  return (
    <Page>
      <BackLink to="/app/clients">Clients</BackLink>
      {client.isPending && <RowsSkeleton />}
      {client.isError && <Unreadable error={client.error} retry={() => void client.refetch()} />}
    </Page>
  );
}

function Unreadable({ error, retry }: { error: unknown; retry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <LostPage
        title="Client non trouvé"
        ways={
          <ButtonLink to="/app/clients" variant="primary">
            Retour aux clients
          </ButtonLink>
        }
      >
        Cette page du carnet est restée blanche. Le client a pu être supprimé, ou l’adresse mal
        recopiée.
      </LostPage>
    );
  }
  return (
    <ErrorState
      title="Ce client n’a pas pu être chargé"
      detail={messageOf(error)}
      onRetry={retry}
    />
  );
}

/** What one comes for is wide; a list may be long, so what is known of the client never stands under it. */
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 @table:grid-cols-[minmax(0,1fr)_22.5rem]';

const BESIDE =
  'grid content-start gap-x-14 gap-y-10 desk:grid-cols-2 @table:order-last @table:grid-cols-[minmax(0,1fr)]';

type Mode = 'view' | 'edit' | 'delete';

function Client({ client }: { client: ClientDetailAnswer }) {
  // What keeps an invoice from being issued leads to a field, named after the address.
  const { hash } = useLocation();
  const [mode, setMode] = useState<Mode>(hash === '' ? 'view' : 'edit');
  const view = () => setMode('view');
  return (
    <Page>
      <BackLink to="/app/clients">Clients</BackLink>
      <PageHead
        before={
          <span className="avatar avatar--client" aria-hidden="true">
            {initials(clientTitle(client))}
          </span>
        }
        title={clientTitle(client)}
        sub={`${clientBeside(client)} · Client depuis le ${formatDay(client.createdAt)}`}
        actions={mode === 'view' && <Actions client={client} onMode={setMode} />}
      />
      {mode === 'view' && <PhoneActions onMode={setMode} />}
      {mode === 'delete' && <DeleteClient client={client} onCancel={view} />}
      {mode === 'edit' ? (
        <EditClientForm client={client} onDone={view} />
      ) : (
        <>
          <Relation relation={client.relation} />
          <div className={COLUMNS}>
            <div className={BESIDE}>
              <ClientFacts client={client} />
              <ClientStatistics {...client} />
              <div className="desk:col-span-2 @table:col-span-1">
                <ClientReminders clientId={client.id} />
              </div>
            </div>
            <ClientDocuments clientId={client.id} />
          </div>
        </>
      )}
      {mode === 'view' && (
        <Dock>
          <NextActs client={client} />
        </Dock>
      )}
    </Page>
  );
}

function Actions({ client, onMode }: { client: ClientDetailAnswer; onMode: (mode: Mode) => void }) {
  return (
    <>
      <Button variant="quiet" icon={<Trash2 className="i" />} onClick={() => onMode('delete')}>
        Supprimer
      </Button>
      <Button icon={<Pencil className="i" />} onClick={() => onMode('edit')}>
        Modifier
      </Button>
      <span className="flex gap-2 max-desk:hidden">
        <NextActs client={client} />
      </span>
    </>
  );
}

/** On a phone the dock has room for the main action alone: the others stand under the name. */
function PhoneActions({ onMode }: { onMode: (mode: Mode) => void }) {
  return (
    <div className="-mx-3 -mt-2 mb-5 hidden justify-between max-desk:flex">
      <Button variant="quiet" icon={<Pencil className="i" />} onClick={() => onMode('edit')}>
        Modifier
      </Button>
      <Button
        variant="danger-quiet"
        icon={<Trash2 className="i" />}
        onClick={() => onMode('delete')}
      >
        Supprimer
      </Button>
    </div>
  );
}

function DeleteClient({ client, onCancel }: { client: ClientDetailAnswer; onCancel: () => void }) {
  const navigate = useNavigate();
  const remove = useAct({
    act: () => api.delete(`/api/clients/${client.id}`),
    success: `Client ${client.name} supprimé`,
    failure: 'Le client n’a pas pu être supprimé',
    refresh: ['clients', 'dashboard', 'recurring'],
    onSuccess: () => void navigate('/app/clients', { replace: true }),
  });
  const { documents } = client.statistics;
  return (
    <div className="mb-8">
      <InlineConfirm busy={remove.isPending} onConfirm={() => remove.mutate()} onCancel={onCancel}>
        {clientTitle(client) !== client.name && (
          <strong className="block">{clientTitle(client)}</strong>
        )}
        Êtes-vous sûr de vouloir supprimer {client.name}&nbsp;? Cette action est irréversible.
        {documents > 0 && (
          <strong className="block">
            Attention&nbsp;: Ce client a {documents} document(s) associé(s).
          </strong>
        )}
        {documents > 0 && (
          <span className="small block">
            {count(documents, 'document reste', 'documents restent')} dans vos listes et dans le
            registre.
          </span>
        )}
        {client.series.length > 0 && (
          <strong className="mt-2 block">
            {client.series.length === 1 ? 'Une série le facture' : 'Des séries le facturent'}
            &nbsp;: {client.series.join(', ')}.
          </strong>
        )}
        {client.series.length > 0 && (
          <span className="small block">
            Plus aucune facture n’en sera faite. Celles qui sont faites restent.
          </span>
        )}
      </InlineConfirm>
    </div>
  );
}
