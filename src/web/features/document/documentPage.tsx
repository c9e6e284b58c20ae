import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { documentQuery, profileQuery } from '#web/api/queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BackLink, Page } from '#web/ui/page.tsx';
import { LostPage } from '#web/ui/lostPage.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { DocumentScreen } from './documentScreen.tsx';
import { DocumentSkeleton } from './documentSkeleton.tsx';
import type { RenderEmail } from './renderEmail.ts';

export function DocumentPage({ renderEmail }: { renderEmail: RenderEmail }) {
  const { id = '' } = useParams();
  const document = useQuery(documentQuery(id));
  const profile = useQuery(profileQuery);
  // Drawn in slices once it has come or has changed: in one go, a phone would answer nothing meanwhile.
  const before = useDeferredValue(document.data);
  const seller = useDeferredValue(profile.data);
  // From one document to another that is known, there is no page between the two.
  const shown = before === undefined || before.id === id ? before : document.data;
  if (shown && seller) {
    return <DocumentScreen key={id} document={shown} profile={seller} renderEmail={renderEmail} />;
  }
  const error = document.error ?? profile.error;
  if (!error) return <DocumentSkeleton />;
  return (
    <Page>
      <BackLink to="/app/documents">Documents</BackLink>
      <Unreadable
        error={error}
        retry={() => {
          void document.refetch();
          void profile.refetch();
        }}
      />
    </Page>
  );
}

function Unreadable({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <LostPage
        title="Document Non Trouvé"
        ways={
          <>
            <ButtonLink to="/app/documents" variant="primary">
              Retour aux documents
            </ButtonLink>
            <ButtonLink to="/app/register" variant="quiet">
              Chercher dans le registre
            </ButtonLink>
          </>
        }
      >
        Cette page du cahier est restée blanche. Le document a pu être supprimé (sa trace reste au
        registre), ou l’adresse mal recopiée.
      </LostPage>
    );
  }
  return (
    <ErrorState
      title="Ce document n’a pas pu être chargé"
      detail={messageOf(error)}
      onRetry={retry}
    />
  );
}
