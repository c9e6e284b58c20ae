import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useController } from 'react-hook-form';
import type { ClientAnswer } from '#server/clients/answers.ts';
import { clientsQuery } from '#web/api/queries.ts';
import { clientLabel } from '#web/sentence/namedClient.ts';
import { Combobox } from '#web/ui/combobox.tsx';

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
  const [search, setSearch] = useState('');
  const clients = useInfiniteQuery(clientsQuery(useDeferredValue(search.trim())));
  const found = clients.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Combobox
      label="Client"
      placeholder="Rechercher un client"
      options={found.map(toOption)}
      value={value && toOption(value)}
      error={fieldState.error?.message}
      hint={clients.isError ? 'Les clients n’ont pas pu être chargés.' : undefined}
      inputRef={ref}
      onSearch={setSearch}
      onChange={(id) => {
        keep(id ?? '');
        onChange(found.find((client) => client.id === id) ?? null);
      }}
    />
  );
}

const toOption = (client: BilledClient) => ({ value: client.id, label: clientLabel(client) });
