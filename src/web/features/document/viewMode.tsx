import { hashKey, useQueryClient } from '@tanstack/react-query';
import { Download, Pencil, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { documentTitle } from '#domain/document/names.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { messageOf } from '#web/api/apiError.ts';
import { documentQuery } from '#web/api/queries.ts';
import { askToIssue } from '#web/acts/issueQuestion.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Sheet } from '#web/lines/sheetPreview.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { BackLink, Dock } from '#web/ui/page.tsx';
import { ErrorState, InlineConfirm } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { Conversion } from './conversion.tsx';
import { FollowUps } from './corrections/followUps.tsx';
import type { RenderEmail } from './renderEmail.ts';
import { DESK, PAGE, PHONE_HEAD, RAIL, SCREEN } from './layout.ts';
import { downloadPdf } from './downloadPdf.ts';
import { ArchiveAct, IssueAct, Title } from './issueAct.tsx';
import { Facts } from './facts.tsx';
import { MissingHints } from './missingHints.tsx';
import { Payments } from './payments.tsx';
import { StatusControl } from './statusControl.tsx';
import { Timeline } from './timeline.tsx';
import { WrittenSheet } from './writtenSheet.tsx';

interface Props {
  document: DocumentAnswer;
  renderEmail: RenderEmail;
  onEdit: (focus: string | null) => void;
}

/** The sheet on its desk, and beside it what one can do and know. */
export function ViewMode({ document, renderEmail, onEdit }: Props) {
  const [sending, setSending] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const download = useAct({
    act: () =>
      downloadPdf(document).catch((error: unknown) => {
        toast.failure(messageOf(error));
        throw error;
      }),
  });
  const title = documentTitle(document);
  // A draft has no number yet: what leaves is the project, unless it is issued first.
  const take = () => {
    if (!document.provisional) {
      download.mutate();
      return;
    }
    askToIssue({
      document,
      purpose: 'download',
      onProject: () => download.mutate(),
      onIssued: () => download.mutate(),
    });
  };

  return (
    <>
      <div className={SCREEN}>
        <header className={PHONE_HEAD}>
          <BackLink to="/app/documents">Documents</BackLink>
          <div className="mt-1 flex items-baseline justify-between gap-3">
            <h1 className="h1">
              <Title document={document} />
            </h1>
            <span className="figure text-[1.25rem]">
              {formatAmount(document.gross, document.currency)}
            </span>
          </div>
          <div className="flex items-center justify-between gap-3">
            <p className="soft truncate">{document.clientName}</p>
            <StatusControl document={document} />
          </div>
        </header>
        <Desk document={document} />
        <aside className={RAIL} aria-label={title}>
          <div className="max-desk:hidden">
            <BackLink to="/app/documents">Documents</BackLink>
            <h1 className="h2 mt-2">
              <Title document={document} />
            </h1>
            <p className="soft">
              {document.clientName} · {formatDay(document.date)}
            </p>
            <div className="mt-2.5">
              <StatusControl document={document} large />
            </div>
          </div>
          {deleting ? (
            // The rail is narrow: the buttons go under the question.
            <div className="[&>*]:flex-wrap">
              <DeleteDocument document={document} onCancel={() => setDeleting(false)} />
            </div>
          ) : (
            <Actions busy={download.isPending} onDownload={take} onSend={() => setSending(true)}>
              {document.issuedAt ? (
                <ArchiveAct document={document} />
              ) : (
                <>
                  <Button
                    variant="quiet"
                    icon={<Pencil className="i" />}
                    onClick={() => onEdit(null)}
                  >
                    Modifier
                  </Button>
                  <Button
                    variant="danger-quiet"
                    icon={<Trash2 className="i" />}
                    onClick={() => setDeleting(true)}
                  >
                    Supprimer
                  </Button>
                </>
              )}
            </Actions>
          )}
          <IssueAct document={document} />
          <Payments document={document} />
          <Conversion document={document} />
          <FollowUps document={document} />
          <MissingHints document={document} onField={onEdit} />
          <Facts document={document} />
          <Timeline document={document} />
        </aside>
      </div>
      <Dock>
        <Button aria-label="Envoyer par e-mail" onClick={() => setSending(true)}>
          <Send className="i" />
        </Button>
        <Button
          variant="primary"
          icon={<Download className="i" />}
          busy={download.isPending}
          onClick={take}
        >
          Télécharger le PDF
        </Button>
      </Dock>
      {renderEmail({ document, open: sending, onClose: () => setSending(false) })}
    </>
  );
}

/** The pages as printed; they are drawn again whenever the document changes. */
function Desk({ document }: { document: DocumentAnswer }) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const source = `/api/documents/${document.id}/preview.svg?version=${document.version}-${document.status}-${attempt}`;
  return (
    <div className={DESK}>
      <div className={PAGE}>
        {failed === source ? (
          <div className="grid gap-6">
            <ErrorState
              title="L’aperçu n’a pas pu être dessiné"
              detail="Le document lui-même est intact : voici ce qu’il contient."
              onRetry={() => setAttempt(attempt + 1)}
            />
            <WrittenSheet document={document} />
          </div>
        ) : (
          <Sheet
            source={source}
            label={`Aperçu de ${documentTitle(document)}, ${document.clientName}, total ${formatAmount(document.gross, document.currency)}`}
            onError={() => setFailed(source)}
          />
        )}
      </div>
    </div>
  );
}

interface ActionsProps {
  busy: boolean;
  onDownload: () => void;
  onSend: () => void;
  /** What may be done to the document itself: an issued one is neither edited nor deleted. */
  children: ReactNode;
}

function Actions({ busy, onDownload, onSend, children }: ActionsProps) {
  return (
    <div className="grid gap-2">
      <Button
        variant="primary"
        block
        className="max-desk:hidden"
        icon={<Download className="i" />}
        busy={busy}
        onClick={onDownload}
      >
        Télécharger le PDF
      </Button>
      <Button block className="max-desk:hidden" icon={<Send className="i" />} onClick={onSend}>
        Envoyer par e-mail
      </Button>
      <div className="-mx-3 flex justify-between">{children}</div>
    </div>
  );
}

function DeleteDocument({
  document,
  onCancel,
}: {
  document: DocumentAnswer;
  onCancel: () => void;
}) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useAct({
    act: () => api.delete(`/api/documents/${document.id}`),
    success: `Document ${document.number} supprimé`,
    failure: 'Le document n’a pas pu être supprimé',
    refresh: ['dashboard', 'subscription', 'register', 'clients', 'profile'],
    onSuccess: () => {
      // All but the document itself, which is no more while this screen still shows it.
      const { queryKey } = documentQuery(document.id);
      void queries.invalidateQueries({
        queryKey: ['documents'],
        predicate: (query) => hashKey(query.queryKey) !== hashKey(queryKey),
      });
      void navigate('/app/documents', { replace: true });
    },
  });
  return (
    <InlineConfirm busy={remove.isPending} onConfirm={() => remove.mutate()} onCancel={onCancel}>
      Êtes-vous sûr de vouloir supprimer {document.number}&nbsp;? Cette action est irréversible.
      {document.status !== 'draft' && (
        <span className="small block">
          Il quitte vos listes et vos totaux&nbsp;; le registre et les PDF scellés sont gardés dix
          ans.
        </span>
      )}
      {document.sourceDocumentId && (
        <span className="small block">
          Le devis d’origine retrouve son statut et pourra être converti de nouveau.
        </span>
      )}
    </InlineConfirm>
  );
}
