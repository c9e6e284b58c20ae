import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { letterKindLabel } from '#domain/letters/letterKinds.ts';
import { LETTER_VARIABLES } from '#domain/letters/variables.ts';
import type { LetterPreviewAnswer, LetterTextsAnswer } from '#server/documents/mail/answers.ts';
import { api } from '#web/api/client.ts';
import { letterTextsQuery } from '#web/api/letterQueries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFoot } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText, FormTextArea } from '#web/ui/formFields.tsx';

const rules = async () => (await import('#domain/letters/textSchema.ts')).letterTextSchema;

export interface Words {
  subject: string;
  message: string;
}

interface Props {
  text: LetterTextsAnswer['items'][number];
  /** What was typed and not saved when it was last closed. */
  kept: Words | null;
  /** Called with what is to be kept. */
  onClose: (kept: Words | null) => void;
}

/**
 * One text: its words, what they may name, and how a client would read it. Closed by Escape or a press
 * beside it, it opens again as it was left; « Annuler » forgets it.
 */
export function LetterTextDialog({ text, kept, onClose }: Props) {
  const { kind, own } = text;
  const path = `/api/letter-texts/${kind}`;
  const queries = useQueryClient();
  const [read, setRead] = useState<LetterPreviewAnswer | null>(null);
  const form = useZodForm(rules, kept ?? { subject: text.subject, message: text.message });
  const { isDirty } = form.formState;
  const saved = (answer: LetterTextsAnswer) => {
    queries.setQueryData(letterTextsQuery.queryKey, answer);
    onClose(null);
  };
  const save = useAct({
    act: (words: Words) => api.put<LetterTextsAnswer>(path, words),
    success: 'Texte enregistré',
    refresh: ['documents'],
    onSuccess: saved,
  });
  const forget = useAct({
    act: () => api.delete<LetterTextsAnswer>(path),
    success: 'Texte d’origine repris',
    failure: 'Le texte d’origine n’a pas pu être repris',
    refresh: ['documents'],
    onSuccess: saved,
  });
  const preview = useAct({
    act: (words: Words) => api.post<LetterPreviewAnswer>(`${path}/preview`, words),
    failure: 'L’aperçu n’a pas pu être préparé',
    onSuccess: setRead,
  });

  return (
    <Dialog
      open
      wide
      onClose={() => onClose(isDirty ? form.getValues() : kept)}
      title={`E-mail\u00A0: ${letterKindLabel(kind)}`}
    >
      <Form
        form={form}
        className="grid grid-cols-1 gap-5"
        onSubmit={(words) => save.mutateAsync(words)}
        failure="Le texte n’a pas pu être enregistré"
      >
        {read ? (
          <Preview read={read} />
        ) : (
          <>
            <FormText name="subject" label="Objet" maxLength={DOCUMENT_LIMITS.subject} />
            <FormTextArea
              name="message"
              label="Message"
              rows={10}
              maxLength={DOCUMENT_LIMITS.message}
              hint="Une ligne qui nomme ce que le document n’a pas, une échéance ou un IBAN, n’est pas écrite."
            />
            <Variables />
          </>
        )}
        <DialogFoot>
          {own && !read && (
            <Button
              variant="quiet"
              className="mr-auto"
              icon={<Undo2 className="i" />}
              busy={forget.isPending}
              onClick={() => forget.mutate()}
            >
              Revenir au texte d’origine
            </Button>
          )}
          <Button onClick={() => onClose(null)}>Annuler</Button>
          {read ? (
            <Button onClick={() => setRead(null)}>Modifier</Button>
          ) : (
            <Button
              busy={preview.isPending}
              onClick={() => void form.handleSubmit((words) => preview.mutate(words))()}
            >
              Aperçu
            </Button>
          )}
          <Button type="submit" variant="primary" busy={save.isPending}>
            Enregistrer
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

function Preview({ read: { subject, message, about } }: { read: LetterPreviewAnswer }) {
  return (
    <section aria-label="Aperçu" className="grid gap-3" aria-live="polite">
      <p className="small soft">
        {about
          ? `Avec les valeurs de votre dernier document de ce genre, ${about}.`
          : 'Un exemple\u00A0: vous n’avez pas encore de document de ce genre.'}
      </p>
      <p className="strong">{subject}</p>
      <p className="border-l-2 border-rule pl-4 wrap-anywhere whitespace-pre-line">{message}</p>
    </section>
  );
}

/** Each puts its braces where the message was last being written. */
function Variables() {
  const { getValues, setValue, setFocus } = useFormContext<Words>();
  const insert = (name: string) => {
    const area = window.document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
    const message = getValues('message');
    const start = area?.selectionStart ?? message.length;
    const end = area?.selectionEnd ?? start;
    const braces = `{${name}}`;
    setValue('message', message.slice(0, start) + braces + message.slice(end), {
      shouldDirty: true,
    });
    setFocus('message');
    area?.setSelectionRange(start + braces.length, start + braces.length);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="small soft" id="letter-variables">
        Ce qui change d’un document à l’autre, à insérer dans le message&nbsp;:
      </p>
      <ul className="flex flex-wrap gap-1.5" aria-labelledby="letter-variables">
        {LETTER_VARIABLES.map(({ name, means }) => (
          <li key={name}>
            <Button
              size="s"
              title={means}
              aria-label={`Insérer {${name}}, ${means}`}
              onClick={() => insert(name)}
            >
              {`{${name}}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
