import { useQuery } from '@tanstack/react-query';
import type { AccountDeletion } from '#domain/account/schema.ts';
import { api } from '#web/api/client.ts';
import { forgetCopies } from '#web/api/keptCopies.ts';
import { meQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { FormPassword } from '#web/ui/passwordField.tsx';
import { hasPassword, methodsQuery } from './accountQueries.ts';
import { deletionRules } from './rules.ts';

/** Asks for the password; for an account without one, its own address typed again. */
export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const methods = useQuery(methodsQuery);
  const { data: me } = useQuery(meQuery);
  const form = useZodForm(deletionRules, { password: '', confirmation: '' });
  if (methods.isPending) return <Loading />;
  const withPassword = hasPassword(methods.data);

  const erase = async ({ password, confirmation }: AccountDeletion) => {
    await api.delete('/api/account', withPassword ? { password } : { confirmation });
    await forgetCopies().catch(() => undefined);
    // A whole new page: nothing of the account stays in memory, and the gate, which sees the session
    // end at the same moment, does not lead to /login instead.
    window.location.replace('/');
  };

  return (
    <Form form={form} onSubmit={erase} failure="Le compte n’a pas pu être supprimé">
      <div className="panel grid gap-5">
        <p>
          <strong className="strong">Supprimer votre compte&nbsp;?</strong> Vos clients, vos
          documents et votre abonnement disparaissent aussitôt, sans retour possible. Seul le
          registre est gardé, le temps que la loi impose. Pensez à exporter vos données avant.
        </p>
        {withPassword ? (
          <FormPassword
            name="password"
            label="Votre mot de passe"
            autoComplete="current-password"
          />
        ) : (
          <FormText
            name="confirmation"
            type="email"
            label="Votre adresse email"
            hint={`Saisissez ${me?.user.email ?? 'votre adresse'} pour confirmer.`}
            autoComplete="off"
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>Annuler</Button>
          <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
            Supprimer mon compte
          </Button>
        </div>
      </div>
    </Form>
  );
}
