import { ChevronDown } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { CONTACT_REASONS } from '#domain/contact/reasons.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { Banner } from '#web/ui/states.tsx';
import { SubmitButton } from '#web/ui/submitButton.tsx';
import { TextArea } from '#web/ui/textArea.tsx';
import { TextField } from '#web/ui/textField.tsx';
import { contactLetter } from './contactLetter.ts';
import type { ContactErrors } from './contactRules.ts';

interface ContactFormProps {
  contactAddress: string;
  onSent: () => void;
}

/** A failure is said above the form, which stays filled (docs/product.md, Failures). */
export function ContactForm({ contactAddress, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const check = async () => {
    const { checkContact } = await import('./contactRules.ts');
    const checked = checkContact(Object.fromEntries(new FormData(form.current ?? undefined)));
    setErrors(checked.errors ?? {});
    return checked;
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { message, errors } = await check();
      if (errors) {
        focusFirst(form.current, errors);
        return;
      }
      await api.post('/api/functions/send-email', contactLetter(message, contactAddress));
      onSent();
    } catch (error) {
      setFailure(`Votre message n’a pas été envoyé\u00A0: ${messageOf(error)}`);
    } finally {
      setBusy(false);
    }
  };

  const recheck = () => {
    // A message leaves as soon as its field is corrected; none appears while one types.
    if (Object.keys(errors).length > 0) void check().catch(() => undefined);
  };

  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => void send(event)}
      onChange={recheck}
    >
      {failure && <Banner tone="wax">{failure}</Banner>}
      <div className="grid grid-cols-2 gap-5 max-desk:grid-cols-1">
        <TextField name="name" label="Nom" autoComplete="name" required error={errors.name} />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
      </div>
      <ReasonField error={errors.reason} />
      <TextField name="subject" label="Sujet" required error={errors.subject} />
      <TextArea name="message" label="Message" rows={6} required error={errors.message} />
      <Trap />
      <div>
        <SubmitButton variant="primary" size="l" busy={busy}>
          Envoyer le message
        </SubmitButton>
        <p className="small faint mt-3">Ces informations ne servent qu’à vous répondre.</p>
      </div>
    </form>
  );
}

/** The browser's own list: light, and the right one on a phone. */
function ReasonField({ error }: { error: string | undefined }) {
  return (
    <Field label="Raison du contact" error={error}>
      {(ties) => (
        <span className="grid items-center [&>*]:[grid-area:1/1]">
          <select
            {...ties}
            name="reason"
            required
            defaultValue=""
            className={cx('input appearance-none pr-10', error && 'is-error')}
          >
            <option value="">Sélectionnez une raison</option>
            {CONTACT_REASONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="i pointer-events-none mr-3 justify-self-end" />
        </span>
      )}
    </Field>
  );
}

/** Programs fill every field they find; people never see this one. */
function Trap() {
  return (
    <div className="sr" aria-hidden="true">
      <label>
        Site web
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function focusFirst(form: HTMLFormElement | null, errors: ContactErrors): void {
  for (const control of form?.elements ?? []) {
    const name = control.getAttribute('name');
    if (name && name in errors) return (control as HTMLElement).focus();
  }
}
