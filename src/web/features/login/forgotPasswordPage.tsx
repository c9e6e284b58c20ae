import { useState } from 'react';
import { askPasswordReset } from './accountCalls.ts';
import { AccountFrame } from './accountFrame.tsx';
import { carriedAddress, forgetAddress } from './carriedAddress.ts';
import { forgottenPasswordRules } from './rules.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formText.tsx';
import { Banner } from '#web/ui/states.tsx';
import { SubmitButton } from '#web/ui/submitButton.tsx';

const backToLogin = { to: '/login', label: 'Retour à la connexion' };

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm(forgottenPasswordRules, { email: carriedAddress() });

  if (sentTo !== null) {
    return (
      <AccountFrame title="Vérifiez votre boîte" back={backToLogin}>
        {/* The same words whether or not the account exists: the page reveals nothing. */}
        <Banner>
          Si un compte existe pour <b className="strong">{sentTo}</b>, un lien vient de partir à
          cette adresse. Il est valable une heure.
        </Banner>
        <ButtonLink to="/login" size="l" block>
          Se connecter
        </ButtonLink>
      </AccountFrame>
    );
  }

  return (
    <AccountFrame title="Mot de passe oublié" back={backToLogin}>
      <Form
        form={form}
        onSubmit={async ({ email }) => {
          await askPasswordReset(email);
          forgetAddress();
          setSentTo(email);
        }}
      >
        <p className="soft">
          Indiquez votre adresse : nous vous envoyons un lien pour en choisir un autre.
        </p>
        <FormText name="email" label="Adresse email" type="email" autoComplete="username" />
        <SubmitButton variant="primary" size="l" block busy={form.formState.isSubmitting}>
          Envoyer le lien
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}
