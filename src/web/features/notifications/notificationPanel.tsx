import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type {
  NotificationAnswer,
  NotificationListAnswer,
  NotificationMarksAnswer,
} from '#server/notifications/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { count } from '#domain/format/words.ts';
import { moment, sinceThen } from '#web/ui/moment.ts';
import { Loading } from '#web/ui/loading.tsx';
import { ScrollFade } from '#web/ui/scrollFade.tsx';
import { ErrorState } from '#web/ui/states.tsx';

interface Props {
  query: UseQueryResult<NotificationListAnswer>;
  /** Closes the dropdown. */
  onDone: () => void;
}

export function NotificationPanel({ query, onDone }: Props) {
  const markAll = useMarkAllRead();
  return (
    <>
      <div className="sticky top-0 z-1 flex items-center justify-between border-b border-hairline bg-raised px-4 py-3">
        <h2 className="h3">Notifications</h2>
        {(query.data?.unread ?? 0) > 0 && (
          <Button
            variant="quiet"
            size="s"
            className="-mr-2"
            busy={markAll.isPending}
            onClick={() => markAll.mutate()}
          >
            Tout marquer comme lu
          </Button>
        )}
      </div>
      <Notifications query={query} onDone={onDone} />
    </>
  );
}

function useMarkAllRead() {
  const takeBack = useAct({
    act: (ids: string[]) => api.patch('/api/notifications', { read: false, ids }),
    failure: 'Le marquage n’a pas pu être annulé',
    refresh: ['notifications'],
  });
  return useAct({
    act: () => api.patch<NotificationMarksAnswer>('/api/notifications', { read: true }),
    success: ({ marked }) =>
      count(marked.length, 'notification marquée comme lue', 'notifications marquées comme lues'),
    undo:
      ({ marked }) =>
      () =>
        takeBack.mutate(marked),
    failure: 'Les notifications n’ont pas pu être marquées comme lues',
    refresh: ['notifications'],
  });
}

function Notifications({ query, onDone }: Props) {
  if (query.isPending) return <Loading />;
  if (!query.data) {
    return (
      <ErrorState
        title="Les notifications n’ont pas pu être chargées"
        detail={messageOf(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data.items.length === 0) {
    return <p className="soft px-4 py-8 text-center">Aucune notification</p>;
  }
  return (
    <>
      <ul aria-label="Notifications">
        {query.data.items.map((notification) => (
          <li key={notification.id} className="border-hairline not-last:border-b">
            <NotificationRow notification={notification} onDone={onDone} />
          </li>
        ))}
      </ul>
      <ScrollFade />
    </>
  );
}

interface RowProps {
  notification: NotificationAnswer;
  onDone: () => void;
}

/** Its dot is inked until it is read. */
const ROW =
  'grid w-full grid-cols-[0.5rem_1fr_auto] items-baseline gap-x-3 px-4 py-3 text-left before:mt-1.75 before:size-2 before:self-start before:rounded-full';

/**
 * Opening it marks it read, and leads to the document it is about
 * (docs/product.md, Notifications).
 */
function NotificationRow({ notification, onDone }: RowProps) {
  const navigate = useNavigate();
  const { id, kind, title, message, read, createdAt, documentId } = notification;
  const markRead = useAct({
    act: () => api.patch(`/api/notifications/${id}`, { read: true }),
    failure: 'La notification n’a pas pu être marquée comme lue',
    refresh: ['notifications'],
  });
  const open = () => {
    if (!read) markRead.mutate();
    if (documentId === null) return;
    onDone();
    void navigate(`/app/documents/${documentId}`);
  };
  return (
    <>
      <button type="button" className={cx(ROW, !read && 'before:bg-action')} onClick={open}>
        <span className="strong">
          {title}
          {!read && <span className="sr">, non lue</span>}
        </span>
        <time className="caption faint" dateTime={createdAt} title={moment(createdAt)}>
          {sinceThen(createdAt)}
        </time>
        <span className="small soft col-start-2 col-end-4">{message}</span>
      </button>
      {kind === 'overdue' && documentId !== null && (
        <ButtonLink
          size="s"
          className="mb-3 ml-9"
          to={`/app/documents/${documentId}?relancer`}
          onClick={() => {
            if (!read) markRead.mutate();
            onDone();
          }}
        >
          Relancer
        </ButtonLink>
      )}
    </>
  );
}
