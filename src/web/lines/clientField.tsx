import { useController } from 'react-hook-form';
import type { ClientAnswer } from '#server/clients/answers.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { clientOption, useClientSearch } from './clientSearch.ts';

export type BilledClient = Pick<ClientAnswer, 'id' | 'name' | 'company' | 'email'>;

interface Props {
  value: BilledClient | null;
  onChange: (client: BilledClient | null) => void;
}

/** The client that is billed, found by typing; its id is the field « clientId » of the form around. */
export function ClientField({ value, onChange }: Props) {
  const {
    field: { ref, onChange: keep },
    fieldState,
  } = useController({ name: 'clientId' });
  const { found, setSearch, isError } = useClientSearch();
  return (
    <Combobox
      label="Client"
      placeholder="Rechercher un client"
      options={found.map(clientOption)}
      value={value && clientOption(value)}
      error={fieldState.error?.message}
      hint={isError ? 'Les clients n’ont pas pu être chargés.' : undefined}
      inputRef={ref}
      onSearch={setSearch}
      onChange={(id) => {
        keep(id ?? '');
        onChange(found.find((client) => client.id === id) ?? null);
      }}
    />
  );
}
