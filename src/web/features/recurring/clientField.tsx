import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useController } from 'react-hook-form';
import { clientsQuery } from '#web/api/queries.ts';
import { Combobox } from '#web/ui/combobox.tsx';

export interface NamedClient {
  id: string;
  name: string;
  company: string;
  email: string;
}

interface Props {
  value: NamedClient | null;
  onChange: (client: NamedClient | null) => void;
}

/** The client of the series, found by typing. */
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

function toOption({ id, name, company }: NamedClient) {
  return { value: id, label: company && company !== name ? `${name} · ${company}` : name };
}
