import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { documentQuery, profileQuery } from '#web/api/queries.ts';
import { BackLink, Page } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { DocumentScreen } from './documentScreen.tsx';
import { DocumentSkeleton } from './documentSkeleton.tsx';
import { GoneDocument } from './goneDocument.tsx';
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
    return (
      <DocumentScreen
        key={id}
        document={shown}
        isGone={isGone(document.error)}
        profile={seller}
        renderEmail={renderEmail}
      />
    );
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
  if (isGone(error)) return <GoneDocument />;
  return (
    <ErrorState
      title="Ce document n’a pas pu être chargé"
      detail={messageOf(error)}
      onRetry={retry}
    />
  );
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
