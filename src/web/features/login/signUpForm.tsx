import type { SignUp } from '#domain/account/schema.ts';
import { signUp } from './accountCalls.ts';
import { NewPassword } from './newPassword.tsx';
import { signUpRules } from './rules.ts';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formText.tsx';
import { Banner } from '#web/ui/states.tsx';
import { SubmitButton } from '#web/ui/submitButton.tsx';

interface SignUpFormProps {
  email: string;
  beta: boolean;
  onSignedIn: () => void;
  onVerifyEmail: (email: string) => void;
  onSignIn: (email: string) => void;
}

export function SignUpForm({ email, beta, onSignedIn, onVerifyEmail, onSignIn }: SignUpFormProps) {
  const form = useZodForm(signUpRules, { name: '', email, password: '' });

  const submit = async (account: SignUp) => {
    const outcome = await signUp({ ...account, ...(beta && { beta: true }) });
    if (outcome === 'verify_email') onVerifyEmail(account.email);
    else onSignedIn();
  };

  return (
    <Form form={form} onSubmit={submit}>
      {beta && <Banner>Accès Beta gratuit, documents illimités, sans carte bancaire.</Banner>}
      <FormText name="name" label="Nom" autoComplete="name" />
      <FormText name="email" label="Adresse email" type="email" autoComplete="username" />
      <NewPassword label="Mot de passe" />
      <SubmitButton variant="primary" size="l" block busy={form.formState.isSubmitting}>
        S’inscrire
      </SubmitButton>
      <p className="soft text-center">
        Déjà un compte ?{' '}
        <button type="button" className="link" onClick={() => onSignIn(form.getValues('email'))}>
          Se connecter
        </button>
      </p>
    </Form>
  );
}
