import { Download, MailCheck, Paperclip, Send } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { pdfFileName } from '#domain/document/names.ts';
import { stageLabel } from '#domain/reminders/stages.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ReminderLetterAnswer, RemindersAnswer } from '#server/documents/reminders/answers.ts';
import { api } from '#web/api/client.ts';
import { useRequestKey } from '#web/api/useRequestKey.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFoot } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText, FormTextArea } from '#web/ui/formFields.tsx';
import { requireBrowser, saveFile } from '#web/ui/saveFile.ts';
import { Banner } from '#web/ui/states.tsx';
import { REMINDER_REFRESH } from './reminderRefresh.ts';

const rules = async () => (await import('#domain/document/emailSchema.ts')).letterWordsSchema;

export interface Written {
  subject: string;
  message: string;
}

interface Props {
  document: DocumentAnswer;
  letter: ReminderLetterAnswer;
  start: Written;
  /** A message of this stage may have left before. */
  uncertain: boolean;
  /** Nothing may leave now; the letter may still be read and printed. */
  blocked: boolean;
  today: string;
  onWritten: (written: Written) => void;
  onClose: () => void;
}

/** The letter as it will leave: by e-mail now, or printed and posted. */
export function ReminderForm(props: Props) {
  const { document, letter, start, uncertain, blocked, today, onWritten, onClose } = props;
  const { subject, message } = start;
  const form = useZodForm(rules, { subject, message });
  const { stage, recipient } = letter;
  const path = `/api/documents/${document.id}`;
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => onWritten(values) }),
    [form, onWritten],
  );
  const requestKey = useRequestKey();
  const send = useAct({
    act: (email: Written) => {
      const letter = { ...email, stage, again: uncertain };
      const headers = { 'idempotency-key': requestKey(letter) };
      return api.post<RemindersAnswer>(`${path}/reminders`, letter, { headers });
    },
    success: `${stageLabel(stage)}\u00A0: message pour ${recipient} confié à l’envoi`,
    refresh: REMINDER_REFRESH,
    onSuccess: onClose,
  });
  const print = useAct({
    act: async (email: Written) => {
      requireBrowser();
      const answer = await api.raw('POST', `${path}/reminder-letter.pdf`, {
        ...email,
        registered: stage === 'formal_notice',
      });
      saveFile(await answer.blob(), `Lettre_${pdfFileName(document)}`);
    },
    success: 'Lettre téléchargée',
    failure: 'La lettre n’a pas pu être téléchargée',
  });
  const posted = useAct({
    act: () => api.post<RemindersAnswer>(`${path}/posted-reminders`, { stage, day: today }),
    success: `${stageLabel(stage)}\u00A0: envoi par courrier noté`,
    failure: 'L’envoi n’a pas pu être noté',
    refresh: REMINDER_REFRESH,
    onSuccess: onClose,
  });

  return (
    <Form
      form={form}
      onSubmit={(email) => send.mutateAsync(email)}
      failure="La relance n’a pas pu être envoyée"
    >
      {recipient === '' && (
        <Banner tone="wax">
          {document.clientName} n’a pas d’adresse e-mail&nbsp;: téléchargez la lettre, ou{' '}
          <Link className="link" to={`/app/clients/${document.clientId}`}>
            complétez sa fiche
          </Link>
          .
        </Banner>
      )}
      {uncertain && (
        <Banner tone="brass">
          Un premier message est peut-être parti&nbsp;: vérifiez auprès du client avant de le
          renvoyer.
        </Banner>
      )}
      {recipient !== '' && (
        <p>
          <span className="soft">À</span> <span className="strong">{recipient}</span>
        </p>
      )}
      <FormText name="subject" label="Objet" maxLength={DOCUMENT_LIMITS.subject} />
      <FormTextArea
        name="message"
        label="Message"
        rows={13}
        maxLength={DOCUMENT_LIMITS.message}
        hint={
          <span className="inline-flex items-center gap-1.5">
            <Paperclip className="i i--s" />
            {pdfFileName(document)}, telle qu’émise
          </span>
        }
      />
      <div className="-mx-3 flex flex-wrap items-center gap-x-2">
        <Button
          variant="quiet"
          icon={<Download className="i" />}
          busy={print.isPending}
          onClick={() => print.mutate(form.getValues())}
        >
          Télécharger la lettre (PDF)
        </Button>
        <Button
          variant="quiet"
          icon={<MailCheck className="i" />}
          busy={posted.isPending}
          onClick={() => posted.mutate()}
        >
          Je l’ai postée
        </Button>
      </div>
      <DialogFoot>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          type="submit"
          variant="primary"
          icon={<Send className="i" />}
          busy={send.isPending}
          disabled={recipient === '' || blocked}
        >
          Envoyer
        </Button>
      </DialogFoot>
    </Form>
  );
}
