import { useAct } from '#web/api/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import { changeEmail } from './accountCalls.ts';
import { emailRules } from './rules.ts';

/** The new address answers a letter before it takes the place of the old one. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const form = useZodForm(emailRules, { email: '' });
  const change = useAct({
    act: (email: string) => changeEmail(email),
    success: 'Un lien de confirmation vient de partir\u00A0: ouvrez-le pour changer d’adresse',
    onSuccess: onDone,
  });
  return (
    <Form
      form={form}
      onSubmit={({ email }) => change.mutateAsync(email)}
      failure="L’adresse n’a pas pu être changée"
    >
      <FormText
        name="email"
        type="email"
        label="Nouvelle adresse email"
        autoComplete="email"
        hint="Rien ne change tant que vous n’avez pas ouvert le lien envoyé."
      />
      <Button type="submit" className="justify-self-start" busy={change.isPending}>
        Envoyer le lien
      </Button>
    </Form>
  );
}
