import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/api/apiError.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { moment } from '#web/ui/moment.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { type OpenSession, revokeOtherSessions, revokeSession } from './accountCalls.ts';
import { currentSessionQuery, sessionsQuery } from './accountQueries.ts';
import { deviceName } from './deviceName.ts';

export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const { data: current } = useQuery(currentSessionQuery);
  const closeOthers = useAct({
    act: () => revokeOtherSessions(),
    success: 'Vos autres appareils sont déconnectés',
    failure: 'Les autres appareils n’ont pas pu être déconnectés',
    refresh: ['account'],
  });
  if (sessions.isPending) return <RowsSkeleton rows={2} />;
  if (!sessions.data) {
    return (
      <ErrorState
        title="Les sessions n’ont pas pu être chargées"
        detail={messageOf(sessions.error)}
        onRetry={() => void sessions.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="rules" aria-label="Sessions ouvertes">
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} isCurrent={session.id === current} />
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <Button
          size="s"
          className="justify-self-start"
          busy={closeOthers.isPending}
          onClick={() => closeOthers.mutate()}
        >
          Déconnecter les autres appareils
        </Button>
      )}
    </div>
  );
}

function SessionRow({ session, isCurrent }: { session: OpenSession; isCurrent: boolean }) {
  const name = deviceName(session.userAgent ?? '');
  const close = useAct({
    act: () => revokeSession(session.token),
    success: 'Session fermée',
    failure: 'La session n’a pas pu être fermée',
    refresh: ['account'],
  });
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <span className="grid">
        <span>{name}</span>
        <span className="small faint">
          {isCurrent ? 'Cet appareil' : `Ouverte le ${moment(session.createdAt)}`}
        </span>
      </span>
      {!isCurrent && (
        <Button
          variant="quiet"
          size="s"
          busy={close.isPending}
          aria-label={`Fermer la session, ${name}`}
          onClick={() => close.mutate()}
        >
          Fermer
        </Button>
      )}
    </li>
  );
}
