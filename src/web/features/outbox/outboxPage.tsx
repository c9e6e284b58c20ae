import { useQuery } from '@tanstack/react-query';
import { Download, Paperclip } from 'lucide-react';
import { useId, useState } from 'react';
import type { OutboxListAnswer } from '#server/outbox/answers.ts';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { outboxQuery } from '#web/api/queries.ts';
import { Page, PageHead } from '#web/ui/page.tsx';
import { moment } from '#web/ui/moment.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { fileSize } from '#domain/format/fileSize.ts';

type Message = OutboxListAnswer['items'][number];

/** « Boîte d’envoi locale »: what would have left, where no e-mail service is configured. */
export function OutboxPage() {
  return (
    <Page>
      <PageHead
        title="Boîte d’envoi locale"
        sub="Sans service d’e-mail configuré, vos messages sont gardés ici au lieu de partir."
      />
      <Messages />
    </Page>
  );
}

function Messages() {
  const outbox = useQuery(outboxQuery);
  if (outbox.isPending) return <RowsSkeleton />;
  if (!outbox.data) {
    // With a real transport there is no outbox to show.
    if (outbox.error instanceof ApiError && outbox.error.status === 404) {
      return (
        <EmptyState
          title="Pas de boîte d’envoi locale"
          hint="Cette installation envoie ses e-mails pour de bon."
        />
      );
    }
    return (
      <ErrorState
        title="Les messages n’ont pas pu être chargés"
        detail={messageOf(outbox.error)}
        onRetry={() => void outbox.refetch()}
        busy={outbox.isFetching}
      />
    );
  }
  if (outbox.data.items.length === 0) {
    return (
      <EmptyState title="Aucun message" hint="Les messages à vos clients seront gardés ici." />
    );
  }
  return (
    <ul className="rules rules--closed" aria-label="Messages">
      {outbox.data.items.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </ul>
  );
}

function MessageRow({ message }: { message: Message }) {
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <li>
      <button
        type="button"
        className="row-link flex w-[calc(100%+1.5rem)] items-center gap-4 py-3 text-left"
        aria-expanded={open}
        aria-controls={bodyId}
        onClick={() => setOpen(!open)}
      >
        <span className="grid min-w-0 flex-1">
          <span className="strong truncate">{message.subject}</span>
          <span className="small faint truncate">À {message.to}</span>
        </span>
        <span className="small faint flex flex-none items-center gap-2">
          {message.attachments.length > 0 && <Paperclip className="i i--s" />}
          {/* As wide in every row, so that the clips stand under one another. */}
          <span className="num text-right desk:min-w-36">{moment(message.at)}</span>
        </span>
      </button>
      <div id={bodyId} hidden={!open} className="pb-6">
        {open && <MessageBody message={message} />}
      </div>
    </li>
  );
}

function MessageBody({ message }: { message: Message }) {
  return (
    <div className="panel grid gap-5">
      <p className="break-words whitespace-pre-line">{message.text}</p>
      {message.attachments.length > 0 && (
        <ul className="grid gap-1" aria-label="Pièces jointes">
          {message.attachments.map(({ name, bytes }, position) => (
            <li key={name} className="small soft flex items-center gap-2">
              <Paperclip className="i i--s" />
              <a
                className="link"
                href={`/api/outbox/${message.id}/attachments/${position}`}
                download={name}
              >
                {name}
              </a>{' '}
              <span className="faint num">{fileSize(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      <a
        className="btn btn--secondary btn--s justify-self-start"
        href={`/api/outbox/${message.id}/message.eml`}
        download
      >
        <Download className="i i--s" />
        Télécharger le message (.eml)
      </a>
    </div>
  );
}
