import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientDetailAnswer } from '#server/clients/answers.ts';
import { api } from '#web/api/client.ts';
import { mergeWhenStale } from '#web/api/mergeWhenStale.ts';
import { clientQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { ClientFields } from '#web/clientForm/clientFields.tsx';
import { DirectorySearch } from '#web/clientForm/directorySearch.tsx';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { useFocusOnHash } from '#web/ui/focusOnHash.ts';

const editRules = async () => (await import('#domain/client/schema.ts')).clientEditSchema;

interface Props {
  client: ClientDetailAnswer;
  onDone: () => void;
}

/** The edit mode; « Annuler » leaves and forgets what was typed, so the fields are reset. */
export function EditClientForm({ client, onDone }: Props) {
  const queries = useQueryClient();
  useFocusOnHash();
  // What is edited is the version that was opened, even if another one arrives meanwhile.
  const [version, setVersion] = useState(client.updatedAt);
  const form = useZodForm(editRules, formValues(client));
  const save = useAct({
    act: (changes: unknown) =>
      api.patch<ClientDetailAnswer>(`/api/clients/${client.id}`, changes, {
        headers: { 'if-match': `"${Date.parse(version)}"` },
      }),
    success: 'Client enregistré',
    refresh: ['clients', 'documents'],
    onSuccess: onDone,
  });
  const merge = async () => {
    const theirs = await queries.fetchQuery({ ...clientQuery(client.id), staleTime: 0 });
    form.reset(formValues(theirs), { keepDirtyValues: true });
    setVersion(theirs.updatedAt);
  };
  return (
    <Form
      form={form}
      className="grid gap-8"
      onSubmit={(changes) => mergeWhenStale(() => save.mutateAsync(changes), merge)}
      failure="Le client n’a pas pu être enregistré"
    >
      <ClientFields lookUp={<DirectorySearch />} />
      <div className="flex justify-end gap-3">
        <Button onClick={onDone}>Annuler</Button>
        <Button type="submit" variant="primary" busy={save.isPending}>
          Enregistrer
        </Button>
      </div>
      <UnsavedChangesGuard when={form.formState.isDirty && !save.isSuccess} />
    </Form>
  );
}

function formValues(client: ClientDetailAnswer) {
  const { id: _, statistics: __, createdAt: ___, updatedAt: ____, ...values } = client;
  return values;
}
