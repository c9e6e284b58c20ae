import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '#web/api/apiError.ts';
import { profileQuery } from '#web/api/queries.ts';
import { BackLink, Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { AccountScreen } from './accountScreen.tsx';

/** « Paramètres »: the company, its numbering, its payments, the plan, security and data. */
export function AccountPage({ subscription }: { subscription: ReactNode }) {
  const profile = useQuery(profileQuery);
  if (profile.data) return <AccountScreen profile={profile.data} subscription={subscription} />;
  return (
    <Page>
      <BackLink to="/app">Tableau de bord</BackLink>
      <PageHead title="Paramètres" />
      {profile.isError ? (
        <ErrorState
          title="Vos paramètres n’ont pas pu être chargés"
          detail={messageOf(profile.error)}
          onRetry={() => void profile.refetch()}
          busy={profile.isFetching}
        />
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  );
}
