import type { SignIn } from '#domain/account/schema.ts';
import { signIn } from './accountCalls.ts';
import { carryAddress } from './carriedAddress.ts';
import { CheckField } from './checkField.tsx';
import { signInRules } from './rules.ts';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formText.tsx';
import { Link } from '#web/ui/link.tsx';
import { FormPassword } from '#web/ui/passwordField.tsx';
import { SubmitButton } from '#web/ui/submitButton.tsx';

interface SignInFormProps {
  email: string;
  /** Of a letter's link, where one led here. */
  verification: string | null;
  onSignedIn: () => void;
  onSecondFactor: () => void;
  onSignUp: (email: string) => void;
}

export function SignInForm(props: SignInFormProps) {
  const { email, verification, onSignedIn, onSecondFactor, onSignUp } = props;
  const form = useZodForm(signInRules, { email, password: '', rememberMe: false });

  const submit = async (credentials: SignIn) => {
    const outcome = await signIn(credentials, verification);
    if (outcome === 'second_factor') onSecondFactor();
    else onSignedIn();
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FormText name="email" label="Adresse email" type="email" autoComplete="username" />
      <FormPassword name="password" label="Mot de passe" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CheckField name="rememberMe" label="Se souvenir de moi" />
        <Link
          className="link small"
          to="/forgot-password"
          onClick={() => carryAddress(form.getValues('email'))}
        >
          Mot de passe oublié ?
        </Link>
      </div>
      <SubmitButton variant="primary" size="l" block busy={form.formState.isSubmitting}>
        Se connecter
      </SubmitButton>
      <p className="soft text-center">
        Pas encore de compte ?{' '}
        <button type="button" className="link" onClick={() => onSignUp(form.getValues('email'))}>
          S’inscrire
        </button>
      </p>
    </Form>
  );
}
