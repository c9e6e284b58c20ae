import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isInvoice } from '#domain/document/kinds.ts';
import { documentTitle } from '#domain/document/names.ts';
import { formatDay } from '#domain/format/days.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { paymentsQuery } from '#web/api/queries.ts';
import { remindersQuery } from '#web/api/reminderQueries.ts';
import { askToIssue } from '#web/acts/issueQuestion.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Afterwards } from '#web/ui/afterwards.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { BackLink } from '#web/ui/page.tsx';
import { SCREEN_TITLE } from '#web/ui/screenTitle.ts';
import { toast } from '#web/ui/toast.ts';
import { ClientAddress } from './clientAddress.tsx';
import { DocumentLinks } from './corrections/documentLinks.tsx';
import type { FollowUp } from './corrections/followUp.ts';
import { DeleteDocument } from './deleteDocument.tsx';
import { Desk } from './desk.tsx';
import { ActsDock, DocumentActs } from './documentActs.tsx';
import { DocumentName } from './documentName.tsx';
import { downloadPdf } from './downloadPdf.ts';
import { Facts } from './facts.tsx';
import { PHONE_HEAD, RAIL, SCREEN } from './layout.ts';
import { MissingHints } from './missingHints.tsx';
import { Payments } from './payments.tsx';
import { Reminders } from './reminders/reminders.tsx';
import type { RenderEmail } from './renderEmail.ts';
import { Standing } from './standing.tsx';
import { StatusControl } from './statusControl.tsx';
import { Timeline } from './timeline.tsx';
import { useAskedAct } from './useAskedAct.ts';
import { useDocumentActs } from './useDocumentActs.tsx';

const FollowUpDialog = onDemand(
  async () => (await import('./corrections/followUpDialog.tsx')).FollowUpDialog,
  () => null,
);

interface Props {
  document: DocumentAnswer;
  renderEmail: RenderEmail;
  onEdit: (focus: string | null) => void;
}

const OWN = ['sending', 'collecting', 'deleting', 'reminding', 'holding'] as const;

type Opened = (typeof OWN)[number] | FollowUp;

/**
 * The sheet on its desk; beside it what the document is now, what to do next, and its life. Each part
 * is `memo`: what opens, and an answer that comes, draws what it changes and leaves the others.
 */
export function ViewMode({ document, renderEmail, onEdit }: Props) {
  // The dashboard leads straight to the letter.
  const [search, setSearch] = useSearchParams();
  const asked = search.has('relancer') && document.state === 'overdue';
  const [opened, setOpened] = useState<Opened | null>(asked ? 'reminding' : null);
  // What opens is drawn in slices, and the screen answers meanwhile.
  const open = (act: Opened) => startTransition(() => setOpened(act));
  const close = () => {
    setOpened(null);
    if (search.has('relancer')) setSearch({}, { replace: true });
  };
  const payments = useQuery({
    ...paymentsQuery(document.id),
    enabled: isInvoice(document) && document.issuedAt !== null,
  });
  const reminders = useQuery({ ...remindersQuery(document.id), enabled: isAwaited(document) });
  // What an answer changes is drawn in slices too.
  const paid = useDeferredValue(payments.data);
  const reminded = useDeferredValue(reminders.data);
  const download = useDownload(document);
  const acts = useDocumentActs(document, {
    awaitingPayments: opened === 'collecting' && payments.isPending,
    downloading: download.isPending,
    download: () => take(document, download.mutate),
    send: () => open('sending'),
    collect: () => open('collecting'),
    remind: () => open('reminding'),
    holdReminders: () => open('holding'),
    edit: () => onEdit(null),
    remove: () => open('deleting'),
    follow: open,
  });
  useAskedAct(acts);

  return (
    <>
      <div className={SCREEN}>
        <PhoneHead document={document} />
        <Desk document={document} payments={paid} />
        <aside className={RAIL} aria-label={documentTitle(document)}>
          <RailHead document={document} />
          <section className="grid gap-5" aria-labelledby="document-standing">
            <div className="max-desk:sr-only">
              <Standing document={document} headingId="document-standing" />
            </div>
            {opened === 'deleting' ? (
              // The rail is narrow: the buttons go under the question.
              <div className="[&>*]:flex-wrap">
                <DeleteDocument document={document} onCancel={close} />
              </div>
            ) : (
              <DocumentActs acts={acts} />
            )}
            <Payments
              document={document}
              payments={paid}
              collecting={opened === 'collecting'}
              onCollected={close}
            />
            <Reminders document={document} reminders={reminded} opened={opened} onClose={close} />
            <Unread reads={[payments, reminders]} />
          </section>
          {/* Payments and reminders stand above: what follows waits for them, and is not pushed down. */}
          {!payments.isLoading && !reminders.isLoading && (
            <>
              <MissingHints document={document} onField={onEdit} />
              <Afterwards>
                <ClientAddress document={document} />
                <Timeline document={document} planned={reminded?.planned[0]} />
                <DocumentLinks document={document} />
                <Facts document={document} />
              </Afterwards>
            </>
          )}
        </aside>
      </div>
      <ActsDock acts={acts} />
      {isFollowUp(opened) && (
        <FollowUpDialog act={opened} document={document} onAct={open} onClose={close} />
      )}
      {renderEmail({ document, open: opened === 'sending', onClose: close })}
    </>
  );
}

function PhoneHead({ document }: Pick<Props, 'document'>) {
  return (
    <header className={PHONE_HEAD}>
      <BackLink to="/app/documents">Documents</BackLink>
      <h1 className="h1 mt-1">
        <DocumentName document={document} />
      </h1>
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="soft truncate">{document.clientName}</p>
        {/* As wide for each word: a shorter one would move where it begins. */}
        <div className="flex-none [&_button]:min-w-29 [&_button>:last-child]:ml-auto">
          <StatusControl document={document} />
        </div>
      </div>
      <Standing document={document} />
    </header>
  );
}

function RailHead({ document }: Pick<Props, 'document'>) {
  return (
    <div className="max-desk:hidden">
      <BackLink to="/app/documents">Documents</BackLink>
      {/* Hidden on a phone, it names the screen there too. */}
      <h1 id={SCREEN_TITLE} className="h2 mt-2">
        <DocumentName document={document} />
      </h1>
      <p className="soft">
        {document.clientName} · {formatDay(document.date)}
      </p>
      <div className="mt-2.5">
        <StatusControl document={document} large />
      </div>
    </div>
  );
}

type Read = Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;

/** What could not be read says so once, and is asked for again. */
function Unread({ reads }: { reads: readonly Read[] }) {
  const lost = reads.filter(({ isError }) => isError);
  const [first] = lost;
  if (!first) return null;
  return (
    <p className="small soft">
      {messageOf(first.error)}{' '}
      <button
        type="button"
        className="link"
        onClick={() => {
          for (const read of lost) void read.refetch();
        }}
      >
        Réessayer
      </button>
    </p>
  );
}

function isFollowUp(opened: Opened | null): opened is FollowUp {
  return !(opened === null || OWN.some((one) => one === opened));
}

/** Something is to be paid on it: a client may be reminded. */
function isAwaited({ issuedAt, amountDue, dueDate }: DocumentAnswer): boolean {
  return issuedAt !== null && amountDue > 0 && dueDate !== null;
}

function useDownload(document: DocumentAnswer) {
  return useAct({
    act: () =>
      downloadPdf(document).catch((error: unknown) => {
        toast.failure(messageOf(error));
        throw error;
      }),
    // The browser shows the file in a corner of its window, and says nothing.
    success: 'PDF téléchargé',
  });
}

/** A draft has no number yet: what leaves is the project, unless it is issued first. */
function take(document: DocumentAnswer, download: () => void) {
  if (!document.provisional) {
    download();
    return;
  }
  askToIssue({ document, purpose: 'download', onProject: download, onIssued: download });
}
