import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/api/apiError.ts';
import { meQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import { FormPassword } from '#web/ui/passwordField.tsx';
import { changeEmail } from './accountCalls.ts';
import { emailRules, emailWithoutPasswordRules } from './rules.ts';
import { useTellUnsaved } from './unsavedSections.ts';

interface EmailFormProps {
  onDone: () => void;
}

const FAILURE = 'L’adresse n’a pas pu être changée';

/** The new address answers a letter before it takes the place of the old one. */
export function EmailForm({ onDone }: EmailFormProps) {
  const form = useZodForm(emailRules, { email: '', password: '' });
  useTellUnsaved('address', form.formState.isDirty);
  const change = useEmailChange(onDone);
  return (
    <Form
      form={form}
      onSubmit={({ email, password }) => change.mutateAsync({ email, proof: { password } })}
      failure={FAILURE}
    >
      <NewAddress />
      <FormPassword name="password" label="Votre mot de passe" autoComplete="current-password" />
      <SendLink busy={change.isPending} />
    </Form>
  );
}

/** The same for an account opened through a provider. */
export function EmailFormWithoutPassword({ onDone }: EmailFormProps) {
  const { data: me } = useQuery(meQuery);
  const form = useZodForm(emailWithoutPasswordRules, { email: '', confirmation: '' });
  useTellUnsaved('address', form.formState.isDirty);
  const change = useEmailChange(onDone);
  return (
    <Form
      form={form}
      onSubmit={({ email, confirmation }) => change.mutateAsync({ email, proof: { confirmation } })}
      failure={FAILURE}
    >
      <NewAddress />
      <FormText
        name="confirmation"
        type="email"
        label="Votre adresse actuelle"
        hint={`Saisissez ${me?.user.email ?? 'votre adresse'} pour confirmer.`}
        autoComplete="off"
      />
      <SendLink busy={change.isPending} />
    </Form>
  );
}

function NewAddress() {
  return (
    <FormText
      name="email"
      type="email"
      label="Nouvelle adresse email"
      autoComplete="email"
      hint="Rien ne change tant que vous n’avez pas ouvert le lien envoyé. L’adresse actuelle est prévenue."
    />
  );
}

function SendLink({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" className="justify-self-start" busy={busy}>
      Envoyer le lien
    </Button>
  );
}

interface Change {
  email: string;
  proof: Parameters<typeof changeEmail>[1];
}

function useEmailChange(onDone: () => void) {
  return useAct({
    act: ({ email, proof }: Change) =>
      changeEmail(email, proof).catch((error: unknown) => {
        throw besideField(error);
      }),
    success: 'Un lien de confirmation vient de partir\u00A0: ouvrez-le pour changer d’adresse',
    onSuccess: onDone,
  });
}

/** The server names the address as the call does, the form as its label does. */
function besideField(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fields?.newEmail) return error;
  return new ApiError(error.status, error.code, error.message, { email: error.fields.newEmail });
}
