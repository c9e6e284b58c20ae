import type { ReactNode } from 'react';
import { ApiError } from '#web/api/apiError.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormPassword } from '#web/ui/passwordField.tsx';
import { passwordProofRules } from './rules.ts';

interface PasswordProofProps {
  /** Throws when refused. */
  onProof: (password: string) => Promise<unknown>;
  failure: string;
  action: string;
  danger?: boolean;
  children?: ReactNode;
}

/** The password asked again before something grave. */
export function PasswordProof({ onProof, failure, action, danger, children }: PasswordProofProps) {
  const form = useZodForm(passwordProofRules, { password: '' });
  const prove = async ({ password }: { password: string }) => {
    try {
      await onProof(password);
    } catch (error) {
      // The auth library names no field: a wrong password is said beside it.
      if (!(error instanceof ApiError) || error.code !== 'INVALID_PASSWORD') throw error;
      throw new ApiError(error.status, error.code, error.message, { password: error.message });
    }
  };
  return (
    <Form form={form} onSubmit={prove} failure={failure}>
      {children}
      <FormPassword name="password" label="Votre mot de passe" autoComplete="current-password" />
      <Button
        type="submit"
        variant={danger ? 'danger' : 'secondary'}
        className="justify-self-start"
        busy={form.formState.isSubmitting}
      >
        {action}
      </Button>
    </Form>
  );
}
