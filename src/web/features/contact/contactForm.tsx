import { useFormContext } from 'react-hook-form';
import { CONTACT_REASONS, contactSchema, type ContactMessage } from '#domain/contact/schema.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText, FormTextArea } from '#web/ui/formFields.tsx';
import { contactLetter } from './contactLetter.ts';

interface ContactFormProps {
  contactAddress: string;
  onSent: () => void;
}

/** Decisions §24: a failure is said above the form, which stays filled. */
export function ContactForm({ contactAddress, onSent }: ContactFormProps) {
  const form = useZodForm(contactSchema, {
    name: '',
    email: '',
    subject: '',
    message: '',
    website: '',
  });

  const send = async (message: ContactMessage) => {
    await api.post('/api/functions/send-email', contactLetter(message, contactAddress));
    form.reset();
    onSent();
  };

  return (
    <Form form={form} onSubmit={send} failure="Votre message n’a pas été envoyé">
      <div className="grid grid-cols-2 gap-5 max-desk:grid-cols-1">
        <FormText name="name" label="Nom" autoComplete="name" required />
        <FormText name="email" label="Email" type="email" autoComplete="email" required />
      </div>
      <ReasonField />
      <FormText name="subject" label="Sujet" required />
      <FormTextArea name="message" label="Message" rows={6} required />
      <Trap />
      <div>
        <Button variant="primary" size="l" type="submit" busy={form.formState.isSubmitting}>
          Envoyer le message
        </Button>
        <p className="small faint mt-3">Ces informations ne servent qu’à vous répondre.</p>
      </div>
    </Form>
  );
}

/** The browser's own list: light, and the right one on a phone. */
function ReasonField() {
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState('reason', formState);
  return (
    <Field label="Raison du contact" error={error?.message}>
      {(ties) => (
        <select
          {...register('reason')}
          {...ties}
          required
          defaultValue=""
          className={cx('input', error && 'is-error')}
        >
          <option value="">Sélectionnez une raison</option>
          {CONTACT_REASONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Programs fill every field they find; people never see this one. */
function Trap() {
  const { register } = useFormContext();
  return (
    <div className="sr" aria-hidden="true">
      <label>
        Site web
        <input {...register('website')} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
