import { ApiError } from '#web/api/apiError.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormPassword } from '#web/ui/passwordField.tsx';
import { changePassword } from './accountCalls.ts';
import { passwordChangeRules } from './rules.ts';
import { useTellUnsaved } from './unsavedSections.ts';

/** Changing the password closes every other session. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useZodForm(passwordChangeRules, {
    currentPassword: '',
    password: '',
    confirmation: '',
  });
  useTellUnsaved('password', form.formState.isDirty);
  const change = useAct({
    act: ({ currentPassword, password }: { currentPassword: string; password: string }) =>
      changePassword(currentPassword, password).catch((error: unknown) => {
        throw besideField(error, 'currentPassword');
      }),
    success: 'Mot de passe modifié',
    refresh: ['account'],
    onSuccess: onDone,
  });
  return (
    <Form
      form={form}
      onSubmit={(typed) => change.mutateAsync(typed)}
      failure="Le mot de passe n’a pas pu être modifié"
    >
      <FormPassword
        name="currentPassword"
        label="Mot de passe actuel"
        autoComplete="current-password"
      />
      <FormPassword
        name="password"
        label="Nouveau mot de passe"
        autoComplete="new-password"
        hint="8 caractères au moins."
      />
      <FormPassword
        name="confirmation"
        label="Confirmer le nouveau mot de passe"
        autoComplete="new-password"
      />
      <p className="small faint">Vos autres appareils seront déconnectés.</p>
      <Button type="submit" className="justify-self-start" busy={change.isPending}>
        Modifier le mot de passe
      </Button>
    </Form>
  );
}

/** The auth library names no field: a wrong password is said beside the one that was typed. */
function besideField(error: unknown, field: string): unknown {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_PASSWORD') return error;
  return new ApiError(error.status, error.code, error.message, { [field]: error.message });
}
