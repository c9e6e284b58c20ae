import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { MOST_ADDRESSES } from '#domain/letters/addressLimits.ts';
import { Button } from '#web/ui/button.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import { TextField } from '#web/ui/textField.tsx';
import type { Sendable, Written } from './written.ts';

interface Props {
  document: Sendable;
  start: Written;
  replyTo: string;
}

/** The client, who is always one of them; others once they are asked for. */
export function Readers({ document, start, replyTo }: Props) {
  const { setFocus } = useFormContext<Written>();
  const [asked, setAsked] = useState(false);
  const more = asked || start.alsoTo !== '' || start.cc !== '';
  // The button that was pressed is gone: the focus goes on from there.
  useEffect(() => {
    if (asked) setFocus('alsoTo');
  }, [asked, setFocus]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label="Destinataire"
        readOnly
        value={document.clientEmail || 'Aucune adresse'}
        hint={`${document.clientName}. Ses réponses vous arrivent à ${replyTo}.`}
      />
      {more ? (
        <div className="grid items-start gap-4 desk:grid-cols-2">
          <FormText
            name="alsoTo"
            label="Autres destinataires"
            optional
            autoComplete="off"
            inputMode="email"
            hint={`Séparés par des virgules, ${MOST_ADDRESSES - 1} au plus avec les copies.`}
          />
          <FormText name="cc" label="Copie" optional autoComplete="off" inputMode="email" />
        </div>
      ) : (
        <Button
          variant="quiet"
          size="s"
          className="-ml-2.5 justify-self-start"
          icon={<UserPlus className="i i--s" />}
          onClick={() => setAsked(true)}
        >
          Ajouter des destinataires ou une copie
        </Button>
      )}
    </div>
  );
}
