import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { agreed, kindFacts } from '#domain/document/kinds.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { documentTitle } from '#domain/document/names.ts';
import { PAGE } from '#domain/letters/variables.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProposedLetterAnswer } from '#server/documents/mail/answers.ts';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { useRequestKey } from '#web/api/useRequestKey.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFoot } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormCheckbox, FormText, FormTextArea } from '#web/ui/formFields.tsx';
import { moment } from '#web/ui/moment.ts';
import { Banner } from '#web/ui/states.tsx';
import { AttachedFiles } from './attachedFiles.tsx';
import { OwnAddress } from './ownAddress.tsx';
import { Readers } from './readers.tsx';
import type { Sendable, Written } from './written.ts';

const emailRules = async () =>
  (await import('#domain/letters/documentEmailSchema.ts')).documentEmailSchema;

interface Props {
  document: Sendable;
  letter: ProposedLetterAnswer;
  start: Written;
  onWritten: (written: Written) => void;
  onSent: () => void;
  onCancel: () => void;
}

/** The letter as it is written: to whom, its words, and what goes with the document. */
export function EmailForm({ document, letter, start, onWritten, onSent, onCancel }: Props) {
  const form = useZodForm(emailRules, start);
  const queries = useQueryClient();
  const reachable = document.clientEmail !== '';
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onWritten(values as Written),
      }),
    [form, onWritten],
  );
  const requestKey = useRequestKey();
  const send = useAct({
    act: (email: object) =>
      api
        .post<DocumentAnswer>(`/api/documents/${document.id}/email`, email, {
          headers: { 'idempotency-key': requestKey(email) },
        })
        .catch((error: unknown) => {
          throw inWords(error);
        }),
    // The answer has its number: what was sent may have shown another until it was issued.
    success: (sent) => outcome(document, sent),
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
    <Form
      form={form}
      className="grid grid-cols-1 gap-5"
      onSubmit={(email) => send.mutateAsync(email)}
    >
      {!reachable && <NoAddress document={document} />}
      {reachable && <OwnAddress clientEmail={document.clientEmail} />}
      {document.provisional && (
        <p className="small soft">
          L’envoi émet {kindFacts(document.kind).definite}&nbsp;:{' '}
          {kindFacts(document.kind).gender === 'feminine' ? 'elle' : 'il'} prend son numéro
          {letter.number && `, ${letter.number},`} et ne pourra plus être{' '}
          {agreed('modifié', document.kind)}.
        </p>
      )}
      <SentBefore kind={document.kind} letter={letter} />
      <Readers document={document} start={start} replyTo={letter.replyTo} />
      <FormText name="subject" label="Objet" maxLength={DOCUMENT_LIMITS.subject} />
      <Message />
      <AttachedFiles document={document} />
      <FormCheckbox
        name="copyToSelf"
        label="M’envoyer une copie"
        hint={`À ${letter.copyTo}, sans que vos destinataires le voient.`}
      />
      <DialogFoot>
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
      </DialogFoot>
    </Form>
  );
}

/** Which sending this is, once one was accepted. */
function SentBefore({
  kind,
  letter: { sentBefore },
}: Pick<Sendable, 'kind'> & Pick<Props, 'letter'>) {
  if (sentBefore === null) return null;
  const { times, recipient, at } = sentBefore;
  return (
    <p className="small soft">
      {times === 1 ? 'Deuxième' : `${times + 1}e`} envoi&nbsp;: {kindFacts(kind).definite} est déjà{' '}
      {agreed('parti', kind)} à {recipient}, le {moment(at)}.
      {kindFacts(kind).owes !== 0 &&
        ' Inchangée depuis, elle portera la mention «\u00A0Duplicata\u00A0».'}
    </p>
  );
}

function Message() {
  const typed: unknown = useWatch({ name: 'message' });
  return (
    <FormTextArea
      name="message"
      label="Message"
      rows={9}
      maxLength={DOCUMENT_LIMITS.message}
      hint={
        String(typed ?? '').includes(PAGE)
          ? `${PAGE} deviendra l’adresse de la page de votre client.`
          : 'L’adresse de la page de votre client viendra après le message.'
      }
    />
  );
}

/** What became of the message; in the local outbox nothing has left. */
function outcome(document: Sendable, sent: DocumentAnswer): string {
  const { lastEmail } = sent;
  const title = documentTitle(sent);
  if (lastEmail?.kept) {
    return `${title} ${agreed('gardé', document.kind)} dans la boîte d’envoi locale`;
  }
  const readers = lastEmail?.addressees.filter(({ role }) => role !== 'self') ?? [];
  const refused = readers.filter(({ state }) => state !== 'accepted');
  const taken = readers.filter(({ state }) => state === 'accepted');
  const to = new Intl.ListFormat('fr').format(taken.map(({ address }) => address));
  const told = `${title} ${agreed('envoyé', document.kind)} à ${to || document.clientEmail}`;
  if (refused.length === 0) return told;
  return `${told}, mais pas à ${new Intl.ListFormat('fr').format(refused.map(({ address }) => address))}`;
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
