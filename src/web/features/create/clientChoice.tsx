import { useState } from 'react';
import { useController } from 'react-hook-form';
import { clientOption, useClientSearch } from '#web/lines/clientSearch.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { type ChosenClient, type WizardForm } from './wizardForm.ts';
import { NEW_CLIENT } from '#web/sentence/namedClient.ts';
import { onDemand } from '#web/ui/onDemand.tsx';

const AddClient = onDemand(async () =>
  (await import('#web/clientForm/loadAddClient.ts')).loadAddClient(),
);

interface Props {
  value: ChosenClient | null;
  onChange: (client: ChosenClient | null) => void;
}

/** The client, found by typing, or added without leaving the wizard. */
export function ClientChoice({ value, onChange }: Props) {
  const {
    field: { ref },
    fieldState,
  } = useController<WizardForm, 'client'>({ name: 'client' });
  const { found, setSearch, isError, isFetching } = useClientSearch();
  // Kept once it is closed: the same name opens it again as it was left.
  const [named, setNamed] = useState<{ typed: string; isOpen: boolean } | null>(null);

  return (
    <>
      <Combobox
        label="Client"
        placeholder="Rechercher un client"
        options={found.map(clientOption)}
        value={value && clientOption(value)}
        error={fieldState.error?.message}
        inputRef={ref}
        hint={hintOf(value, isError)}
        onChange={(id) => onChange(found.find((client) => client.id === id) ?? null)}
        onSearch={setSearch}
        // Not before the clients are there: Enter would add one whose name is still being looked for.
        {...(!isFetching && { onCreate: (typed) => setNamed({ typed, isOpen: true }) })}
      />
      {named && (
        <AddClient
          key={named.typed}
          open={named.isOpen}
          begun={named.typed}
          onClose={() => setNamed({ ...named, isOpen: false })}
          onAdded={(client) => {
            setSearch('');
            onChange(client);
          }}
        />
      )}
    </>
  );
}

function hintOf(client: ChosenClient | null, failed: boolean): string | undefined {
  if (failed) return 'Les clients n’ont pas pu être chargés.';
  return client?.id === NEW_CLIENT
    ? 'Nouveau client\u00A0: il sera ajouté avec le brouillon.'
    : undefined;
}
