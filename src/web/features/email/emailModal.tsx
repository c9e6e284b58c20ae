import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Paperclip, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { agreed, kindFacts } from '#domain/document/kinds.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import {
  defaultMessage,
  defaultSubject,
  documentInSentence,
  documentTitle,
  pdfFileName,
} from '#domain/document/names.ts';
import type { DocumentAnswer, DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { profileQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText, FormTextArea } from '#web/ui/formFields.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Banner, ErrorState } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/textField.tsx';
import { OwnAddress } from './ownAddress.tsx';

const emailRules = async () =>
  (await import('#domain/document/emailSchema.ts')).documentEmailSchema;

type Sendable = Pick<
  DocumentSummaryAnswer,
  | 'id'
  | 'kind'
  | 'number'
  | 'status'
  | 'provisional'
  | 'clientId'
  | 'clientName'
  | 'clientEmail'
  | 'gross'
  | 'currency'
> &
  Partial<Pick<DocumentAnswer, 'lastEmail'>>;

interface Props {
  document: Sendable;
  open: boolean;
  onClose: () => void;
}

interface Written {
  subject: string;
  message: string;
}

/**
 * The modal of both document screens (docs/product.md, E-mail). What was written survives closing
 * it, and a letter that did not leave is there to be sent again.
 */
export function EmailModal({ document, open, onClose }: Props) {
  const profile = useQuery({ ...profileQuery, enabled: open });
  const [kept, setKept] = useState<{ id: string; written: Written } | null>(null);
  const seller = profile.data;

  return (
    <Dialog open={open} onClose={onClose} wide title={`Envoyer ${documentInSentence(document)}`}>
      {profile.isPending && <Loading />}
      {profile.isError && (
        <ErrorState
          title="Failed to load company information"
          detail={messageOf(profile.error)}
          onRetry={() => void profile.refetch()}
          busy={profile.isRefetching}
        />
      )}
      {seller && (
        <EmailForm
          document={document}
          start={
            (kept?.id === document.id ? kept.written : null) ??
            unsent(document) ??
            proposal(document, seller.company || seller.name)
          }
          onWritten={(written) => setKept({ id: document.id, written })}
          onSent={() => {
            setKept(null);
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function unsent({ lastEmail }: Sendable): Written | null {
  if (!lastEmail || lastEmail.ok) return null;
  return { subject: lastEmail.subject, message: lastEmail.message };
}

function proposal(document: Sendable, senderName: string): Written {
  return {
    subject: defaultSubject(document),
    message: defaultMessage({
      document,
      clientName: document.clientName,
      total: document.gross,
      senderName,
    }),
  };
}

interface FormProps {
  document: Sendable;
  start: Written;
  onWritten: (written: Written) => void;
  onSent: () => void;
  onCancel: () => void;
}

function EmailForm({ document, start, onWritten, onSent, onCancel }: FormProps) {
  const form = useZodForm(emailRules, start);
  const queries = useQueryClient();
  const reachable = document.clientEmail !== '';
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onWritten(values),
      }),
    [form, onWritten],
  );
  const send = useAct({
    act: (email: Written) =>
      api
        .post<DocumentAnswer>(`/api/documents/${document.id}/email`, email)
        .catch((error: unknown) => {
          throw inWords(error);
        }),
    success: ({ lastEmail }) => outcome(document, lastEmail?.kept ?? false),
    refresh: [
      'documents',
      'register',
      'notifications',
      'dashboard',
      'clients',
      'outbox',
      'client-page',
    ],
    onSuccess: onSent,
    // The attempt is recorded (docs/product.md, E-mail): the screen behind shows it.
    onFailure: () => {
      for (const key of ['documents', 'register', 'notifications']) {
        void queries.invalidateQueries({ queryKey: [key] });
      }
    },
  });

  return (
    <Form form={form} className="grid gap-5" onSubmit={(email) => send.mutateAsync(email)}>
      {!reachable && <NoAddress document={document} />}
      {reachable && <OwnAddress clientEmail={document.clientEmail} />}
      {document.provisional && (
        <p className="small soft">
          L’envoi émet {kindFacts(document.kind).definite}&nbsp;:{' '}
          {kindFacts(document.kind).gender === 'feminine' ? 'elle' : 'il'} prend son numéro et ne
          pourra plus être {agreed('modifié', document.kind)}.
        </p>
      )}
      {kindFacts(document.kind).owes !== 0 && document.status !== 'draft' && (
        <p className="small soft">
          Si cette facture a déjà été envoyée telle quelle, le message portera la mention
          «&nbsp;Duplicata&nbsp;».
        </p>
      )}
      <TextField
        label="Destinataire"
        readOnly
        value={document.clientEmail || 'Aucune adresse'}
        hint={document.clientName}
      />
      <FormText name="subject" label="Objet" maxLength={DOCUMENT_LIMITS.subject} />
      <FormTextArea
        name="message"
        label="Message"
        rows={9}
        maxLength={DOCUMENT_LIMITS.message}
        hint={
          <span className="inline-flex items-center gap-1.5">
            <Paperclip className="i i--s" />
            {pdfFileName(document)}
          </span>
        }
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onCancel}>Annuler</Button>
        <Button
          type="submit"
          variant="primary"
          icon={<Send className="i" />}
          busy={send.isPending}
          disabled={!reachable}
        >
          Envoyer
        </Button>
      </div>
    </Form>
  );
}

/** What became of the message; in the local outbox nothing has left. */
function outcome(document: Sendable, kept: boolean): string {
  const title = documentTitle(document);
  return kept
    ? `${title} ${agreed('gardé', document.kind)} dans la boîte d’envoi locale`
    : `${title} ${agreed('envoyé', document.kind)} à ${document.clientEmail}`;
}

/** The words of docs/texts.md, to the letter, then what to do about it. */
function NoAddress({ document }: { document: Sendable }) {
  return (
    <Banner tone="wax">
      Missing required information&nbsp;: {document.clientName} n’a pas d’adresse e-mail.{' '}
      <Link className="link" to={`/app/clients/${document.clientId}`}>
        Compléter la fiche du client
      </Link>
    </Banner>
  );
}

/** The server's message, or « Erreur lors de l'envoi de l'email » (docs/product.md, E-mail). */
function inWords(error: unknown): unknown {
  const said = messageOf(error);
  if (error instanceof ApiError && said !== 'Une erreur est survenue') return error;
  return new ApiError(500, 'email_failed', "Erreur lors de l'envoi de l'email");
}
