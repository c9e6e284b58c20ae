import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  FileText,
  Files,
  House,
  Landmark,
  LogOut,
  Plus,
  ScrollText,
  Settings,
  SunMoon,
  User,
  Users,
} from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { useSignOut } from './signOut.ts';
import type { ClientListAnswer } from '#server/clients/answers.ts';
import type { DocumentListAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { toggleTheme } from '#web/ui/theme.ts';

interface CommandLook {
  id: string;
  label: string;
  icon: ReactNode;
  /** At the right end: an amount, a key. */
  end?: string;
}

export type Command = CommandLook & ({ to: string } | { run: () => void });

export interface CommandGroup {
  label: string;
  items: Command[];
}

interface Found {
  groups: CommandGroup[];
  /** « Nothing » is said only once the server has answered. */
  state: 'searching' | 'failed' | 'found';
}

const SHOWN_OF_EACH = 5;

/** Documents and clients found on the server, then places and actions whose name matches. */
export function usePaletteCommands(text: string): Found {
  const search = useDeferredValue(text.trim());
  const signOut = useSignOut();
  const {
    data: found,
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['palette', search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

  const actions: Command[] = [
    { id: 'theme', label: 'Changer de thème', icon: <SunMoon className="i" />, run: toggleTheme },
    {
      id: 'sign-out',
      label: 'Se déconnecter',
      icon: <LogOut className="i" />,
      run: () => void signOut(),
    },
  ];
  const matches = ({ label }: Command) =>
    label.toLocaleLowerCase('fr').includes(text.trim().toLocaleLowerCase('fr'));

  const groups: CommandGroup[] = [
    { label: 'Documents', items: search === '' ? [] : (found?.documents ?? []) },
    { label: 'Clients', items: search === '' ? [] : (found?.clients ?? []) },
    { label: 'Aller à', items: places.filter(matches) },
    { label: 'Actions', items: actions.filter(matches) },
  ];
  return {
    groups: groups.filter((group) => group.items.length > 0),
    state: isFetching || search !== text.trim() ? 'searching' : isError ? 'failed' : 'found',
  };
}

const places: Command[] = [
  {
    id: 'create',
    label: 'Nouveau Document',
    icon: <Plus className="i" />,
    to: '/app/create',
    end: 'N',
  },
  { id: 'dashboard', label: 'Tableau de bord', icon: <House className="i" />, to: '/app' },
  { id: 'clients', label: 'Clients', icon: <Users className="i" />, to: '/app/clients' },
  { id: 'documents', label: 'Documents', icon: <Files className="i" />, to: '/app/documents' },
  {
    id: 'statement',
    label: 'Rapprocher un relevé',
    icon: <Landmark className="i" />,
    to: '/app/statement',
  },
  { id: 'register', label: 'Registre', icon: <ScrollText className="i" />, to: '/app/register' },
  { id: 'account', label: 'Paramètres', icon: <Settings className="i" />, to: '/app/account' },
];

async function find(search: string, signal: AbortSignal) {
  const query = { search, limit: SHOWN_OF_EACH };
  const [documents, clients] = await Promise.all([
    api.get<DocumentListAnswer>('/api/documents', query, { signal }),
    api.get<ClientListAnswer>('/api/clients', query, { signal }),
  ]);
  return {
    documents: documents.items.map((document): Command => ({
      id: document.id,
      label: `${document.number} · ${document.clientName}`,
      icon: <FileText className="i" />,
      to: `/app/documents/${document.id}`,
      end: formatAmount(document.gross, document.currency),
    })),
    clients: clients.items.map((client): Command => ({
      id: client.id,
      label: client.company ? `${client.name} · ${client.company}` : client.name,
      icon: <User className="i" />,
      to: `/app/clients/${client.id}`,
    })),
  };
}
