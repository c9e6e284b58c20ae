import { Fingerprint } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { WitnessAnswer } from '#server/register/answers.ts';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { Banner } from '#web/ui/states.tsx';
import { SubmitButton } from '#web/ui/submitButton.tsx';
import { TextArea } from '#web/ui/textArea.tsx';

type Outcome =
  | { state: 'found'; answer: WitnessAnswer }
  /** Beside the field: the text holds no witness. */
  | { state: 'unreadable'; message: string }
  | { state: 'failed'; message: string };

const TONES = { kept: 'info', rewritten: 'wax', forged: 'brass', foreign: 'brass' } as const;

/** A line of a letter, pasted, and what it proves. Lives on the public page as in the app. */
export function WitnessForm() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const witness = field.current?.value ?? '';
    if (witness.trim() === '') {
      refuse('Collez ici la ligne du témoin.');
      return;
    }
    setBusy(true);
    try {
      const answer = await api.post<WitnessAnswer>('/api/register-witness', { witness });
      setOutcome({ state: 'found', answer });
    } catch (error) {
      const unreadable = error instanceof ApiError ? error.fields['witness'] : undefined;
      if (unreadable) refuse(unreadable);
      else setOutcome({ state: 'failed', message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };

  const refuse = (message: string) => {
    setOutcome({ state: 'unreadable', message });
    field.current?.focus();
  };

  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void check(event)}>
      <TextArea
        ref={field}
        name="witness"
        label="Témoin du registre"
        hint="La ligne qui commence par «&nbsp;encrier1&nbsp;», ou toute la lettre."
        rows={4}
        spellCheck={false}
        autoComplete="off"
        error={outcome?.state === 'unreadable' ? outcome.message : undefined}
        onChange={() => setOutcome(null)}
      />
      <div>
        <SubmitButton icon={<Fingerprint className="i" />} busy={busy}>
          Vérifier le témoin
        </SubmitButton>
      </div>
      <div aria-live="polite" className="empty:-mt-4">
        {outcome?.state === 'found' && (
          <Banner tone={TONES[outcome.answer.verdict]}>{outcome.answer.message}</Banner>
        )}
        {outcome?.state === 'failed' && (
          <Banner tone="wax">Le témoin n’a pas pu être vérifié&nbsp;: {outcome.message}</Banner>
        )}
      </div>
    </form>
  );
}
