import { useEffect } from 'react';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import type { ClientAnswer } from '#server/clients/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { DirectorySearch } from '#web/company/directorySearch.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormSegmented, FormText } from '#web/ui/formFields.tsx';
import { type ClientKind, isOrganisation } from '#domain/client/kinds.ts';

const creationRules = async () => (await import('#domain/client/schema.ts')).clientCreationSchema;

interface Props {
  /** What was searched: most often the new client's name. */
  typed: string;
  onAdded: (client: ClientAnswer) => void;
  onCancel: () => void;
}

/** Just enough to begin: the rest of the client can wait, the document's hints will ask for it. */
export function NewClient({ typed, onAdded, onCancel }: Props) {
  const form = useZodForm(creationRules, { ...EMPTY_CLIENT, ...beginningOf(typed) });
  const isBusiness = isOrganisation(form.watch('kind'));
  useEffect(() => form.setFocus('name'), [form]);
  const add = useAct({
    act: (client: unknown) => api.post<ClientAnswer>('/api/clients', client),
    success: (added) => `Client ${added.name} ajouté`,
    refresh: ['clients', 'dashboard'],
    onSuccess: onAdded,
  });
  return (
    <section className="panel" aria-label="Nouveau client">
      <Form
        form={form}
        className="grid gap-4"
        onSubmit={(client) => add.mutateAsync(client)}
        failure="Le client n’a pas pu être ajouté"
      >
        <div className="grid [&_.seg__item]:flex-1">
          <FormSegmented name="kind" label="Type de client" options={KINDS} />
        </div>
        {isBusiness && <DirectorySearch begun={typed} />}
        <FormText name="name" label="Nom du contact" needed autoComplete="off" />
        {isBusiness && <FormText name="company" label="Entreprise" autoComplete="off" />}
        <FormText name="email" type="email" label="Adresse email" autoComplete="off" />
        {isBusiness && (
          <FormText name="siret" label="SIRET" inputMode="numeric" autoComplete="off" />
        )}
        <FormText name="address" label="Adresse" autoComplete="off" />
        <div className="grid grid-cols-[6.5rem_1fr] gap-3">
          <FormText name="postalCode" label="Code postal" autoComplete="off" />
          <FormText name="city" label="Ville" autoComplete="off" />
        </div>
        <div className="flex justify-end gap-2">
          <Button size="s" variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <Button size="s" type="submit" busy={add.isPending}>
            Ajouter le client
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The two one meets most; the client's own page has the others. */
const KINDS: readonly { value: ClientKind; label: string }[] = [
  { value: 'business', label: 'Entreprise' },
  { value: 'consumer', label: 'Particulier' },
];

/** « Mme Fournier » is a person. */
function beginningOf(typed: string): { name: string; kind: ClientKind } {
  const isPerson = /^(mme|mlle|m|mr|madame|mademoiselle|monsieur)[.\s]/i.test(typed.trim());
  return { name: typed, kind: isPerson ? 'consumer' : 'business' };
}
