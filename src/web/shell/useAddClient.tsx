import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { clientNamed } from '#domain/client/named.ts';
import type { ClientAnswer } from '#server/clients/answers.ts';
import { useAct } from '#web/acts/useAct.ts';
import { api } from '#web/api/client.ts';
import type { Command } from './paletteCommand.ts';

/** « Ajouter le client « Garage Morin » »: added, and opened where the rest of it is written. */
export function useAddClient(): (name: string) => Command {
  const navigate = useNavigate();
  const add = useAct({
    act: async (name: string) => {
      const { clientOrPersonNamed } = await import('#domain/client/person.ts');
      return api.post<ClientAnswer>('/api/clients', clientOrPersonNamed(name));
    },
    success: (added) => `Client ${added.name} ajouté`,
    failure: 'Le client n’a pas pu être ajouté',
    refresh: ['clients', 'dashboard'],
    onSuccess: ({ id }) => void navigate(`/app/clients/${id}#email`),
  });
  return (name) => ({
    id: 'add-client',
    label: `Ajouter le client «\u00A0${clientNamed(name).name}\u00A0»`,
    icon: <UserPlus className="i" />,
    run: () => add.mutate(name),
  });
}
