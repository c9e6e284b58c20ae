import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Copy } from 'lucide-react';
import { isRequest, kindFacts } from '#domain/document/kinds.ts';
import { parisDay } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import type { ClientPageAnswer } from '#server/documents/clientPage/answers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { clientPageQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineConfirm } from '#web/ui/states.tsx';
import { moment } from '#web/ui/moment.ts';
import { toast } from '#web/ui/toast.ts';

/** Where the client reads this document, and what its owner does with that address. */
export const ClientAddress = memo(function ClientAddress({
  document,
}: {
  document: DocumentAnswer;
}) {
  const shareable = !document.provisional || isRequest(document);
  const page = useQuery({ ...clientPageQuery(document.id), enabled: shareable });
  const acts = useAddressActs(document);
  if (!shareable) return null;
  const shared = page.data?.page;
  return (
    <section className="border-t border-hairline pt-5" aria-labelledby="client-address">
      <h2 className="h3 mb-2" id="client-address">
        La page de votre client
      </h2>
      {page.isError && <p className="small soft">{messageOf(page.error)}</p>}
      {page.data && !shared && <NoAddress document={document} acts={acts} />}
      {shared && <Shared page={shared} acts={acts} />}
    </section>
  );
});

type Acts = ReturnType<typeof useAddressActs>;

function useAddressActs({ id }: DocumentAnswer) {
  const path = `/api/documents/${id}/client-page`;
  const renew = useAct({
    act: () => api.post<ClientPageAnswer>(path),
    failure: 'L’adresse n’a pas pu être créée',
    refresh: ['client-page', 'register'],
    onSuccess: ({ page }) => {
      if (page) void copied(page.address);
    },
  });
  const close = useAct({
    act: () => api.delete<ClientPageAnswer>(path),
    success: 'Adresse fermée\u00A0: elle n’ouvre plus rien',
    failure: 'L’adresse n’a pas pu être fermée',
    refresh: ['client-page'],
  });
  return { renew, close };
}

function NoAddress({ document, acts: { renew } }: { document: DocumentAnswer; acts: Acts }) {
  const { isOffer, owes } = kindFacts(document.kind);
  const use = isOffer ? ' et y répond' : owes > 0 ? ' et voit comment payer' : '';
  return (
    <>
      <p className="small soft mb-3 text-pretty">
        Une adresse secrète où votre client lit le document{use}, sans compte. Les e-mails la
        portent toujours.
      </p>
      <Button size="s" busy={renew.isPending} onClick={() => renew.mutate()}>
        Créer l’adresse
      </Button>
    </>
  );
}

interface SharedProps {
  page: NonNullable<ClientPageAnswer['page']>;
  acts: Acts;
}

function Shared({ page, acts }: SharedProps) {
  const [asking, setAsking] = useState<'renew' | 'close' | null>(null);
  if (asking) return <Sure about={asking} acts={acts} onDone={() => setAsking(null)} />;
  return (
    <>
      <p className="small soft break-words">{standing(page)}</p>
      {!page.expired && (
        <Button
          size="s"
          className="mt-3"
          icon={<Copy className="i" />}
          onClick={() => void copied(page.address)}
        >
          Copier l’adresse
        </Button>
      )}
      <div className="-ml-3 mt-1 flex flex-wrap">
        {!page.expired && (
          <a className="btn btn--s btn--quiet" href={page.address} target="_blank" rel="noopener">
            Voir la page
          </a>
        )}
        <Button size="s" variant="quiet" onClick={() => setAsking('renew')}>
          Renouveler
        </Button>
        <Button size="s" variant="quiet" onClick={() => setAsking('close')}>
          Fermer
        </Button>
      </div>
    </>
  );
}

interface SureProps {
  about: 'renew' | 'close';
  acts: Acts;
  onDone: () => void;
}

/** Letters that have left hold the address: it stops opening there too. */
function Sure({ about, acts, onDone }: SureProps) {
  const act = acts[about];
  return (
    <div className="[&>*]:flex-wrap">
      <InlineConfirm
        confirmLabel={about === 'renew' ? 'Renouveler' : 'Fermer'}
        busy={act.isPending}
        onCancel={onDone}
        onConfirm={() => act.mutate(undefined, { onSettled: onDone })}
      >
        {about === 'renew' ? 'Créer une autre adresse' : 'Fermer la page'}&nbsp;? L’adresse des
        messages déjà envoyés n’ouvrira plus rien.
      </InlineConfirm>
    </div>
  );
}

function standing({ expired, expiresAt, openedAt }: SharedProps['page']): string {
  const until = formatDay(parisDay(new Date(expiresAt)));
  if (expired) return `Son adresse n’ouvre plus rien depuis le ${until}.`;
  const opened = openedAt
    ? `Ouverte par le client\u00A0: ${moment(openedAt)}.`
    : 'Pas encore ouverte.';
  return `${opened} L’adresse vaut jusqu’au ${until}.`;
}

async function copied(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    toast.success('Adresse copiée');
  } catch {
    toast.failure(`Votre navigateur n’a pas copié l’adresse\u00A0: ${address}`);
  }
}
