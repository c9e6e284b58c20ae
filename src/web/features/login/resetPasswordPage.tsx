import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { resetPassword } from './accountCalls.ts';
import { AccountFrame } from './accountFrame.tsx';
import { NewPassword } from './newPassword.tsx';
import { passwordResetRules } from './rules.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormPassword } from '#web/ui/passwordField.tsx';
import { Banner } from '#web/ui/states.tsx';
import { SubmitButton } from '#web/ui/submitButton.tsx';

const backToLogin = { to: '/login', label: 'Retour à la connexion' };

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const [done, setDone] = useState(false);

  return (
    <AccountFrame title="Nouveau mot de passe" back={backToLogin}>
      {done ? (
        <>
          <Banner>Votre mot de passe est changé. Vos autres sessions ont été fermées.</Banner>
          <ButtonLink to="/login" variant="primary" size="l" block>
            Se connecter
          </ButtonLink>
        </>
      ) : token ? (
        <ResetForm token={token} onDone={() => setDone(true)} />
      ) : (
        <>
          <Banner tone="wax">Ce lien est incomplet ou a expiré.</Banner>
          <ButtonLink to="/forgot-password" variant="primary" size="l" block>
            Demander un nouveau lien
          </ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useZodForm(passwordResetRules, { password: '', confirmation: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        await resetPassword(token, password);
        onDone();
      }}
    >
      <NewPassword label="Nouveau mot de passe" />
      <FormPassword
        name="confirmation"
        label="Confirmez le mot de passe"
        autoComplete="new-password"
      />
      <SubmitButton variant="primary" size="l" block busy={form.formState.isSubmitting}>
        Enregistrer
      </SubmitButton>
    </Form>
  );
}
