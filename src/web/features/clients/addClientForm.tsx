import { useEffect, useRef } from 'react';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import type { ClientAnswer } from '#server/clients/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { ClientFields } from './clientFields.tsx';

const creationRules = async () => (await import('#domain/client/schema.ts')).clientCreationSchema;

/** The inline form of « Ajouter un Client »; what is typed stays until it is saved or given up. */
export function AddClientForm({ onDone }: { onDone: (added?: ClientAnswer) => void }) {
  const form = useZodForm(creationRules, EMPTY_CLIENT);
  const add = useAct({
    act: (client: unknown) => api.post<ClientAnswer>('/api/clients', client),
    success: (added) => `Client ${added.name} ajouté`,
    refresh: ['clients', 'dashboard'],
    onSuccess: (added) => onDone(added),
  });
  const place = useRef<HTMLElement>(null);
  // The button that opened it is gone: the keyboard would start at the top of the page again.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[name="name"]')?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={place} className="panel mb-8" aria-label="Nouveau client">
      <h2 className="h2 mb-6">Nouveau client</h2>
      <Form
        form={form}
        className="grid gap-8"
        onSubmit={(client) => add.mutateAsync(client)}
        failure="Le client n’a pas pu être ajouté"
      >
        <ClientFields />
        <div className="flex justify-end gap-3">
          <Button onClick={() => onDone()}>Annuler</Button>
          <Button type="submit" variant="primary" busy={add.isPending}>
            Ajouter le client
          </Button>
        </div>
      </Form>
      <UnsavedChangesGuard when={form.formState.isDirty && !add.isSuccess} />
    </section>
  );
}
