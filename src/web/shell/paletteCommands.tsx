import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  CircleQuestionMark,
  FileText,
  Files,
  House,
  Landmark,
  LogOut,
  type LucideIcon,
  Plus,
  Repeat,
  ScrollText,
  Settings,
  SunMoon,
  User,
  Users,
  Zap,
} from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSignOut } from './signOut.ts';
import type { ClientListAnswer } from '#server/clients/answers.ts';
import type { DocumentListAnswer, DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { signedGross } from '#domain/document/owed.ts';
import { onAct } from '#web/acts/askedAct.ts';
import { api } from '#web/api/client.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { foldCase } from '#domain/text/clean.ts';
import { type NamedDocumentAct, readDocumentAct } from './documentAct.ts';
import type { Command, CommandGroup } from './paletteCommand.ts';
import { findIndexed, GROUPS, INDEXED, type Indexed } from './paletteIndex.ts';
import { useAddClient } from './useAddClient.tsx';
import { useSentenceCommands } from './useSentenceCommands.tsx';
import { toggleTheme } from '#web/ui/theme.ts';

interface Found {
  groups: CommandGroup[];
  /** « Nothing » is said only once the server has answered. */
  state: 'searching' | 'failed' | 'found';
  /** Nothing was found: what is offered is to create it. */
  nothing: boolean;
}

const SHOWN_OF_EACH = 5;

/**
 * A sentence to write, then acts on documents, documents and clients found on the server, then places,
 * settings, help and actions by what people call them.
 */
export function usePaletteCommands(text: string): Found {
  const typed = text.trim();
  const { sentence, groups: written } = useSentenceCommands(typed);
  const asked = sentence ? null : readDocumentAct(typed);
  const wanted = sentence ? sentence.name : (asked?.search ?? typed);
  const search = useDeferredValue(wanted);
  const signOut = useSignOut();
  const addClient = useAddClient();
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
  const matches = ({ label }: Command) => foldCase(label).includes(foldCase(typed));
  const indexed = typed === '' ? PLACES : findIndexed(typed);
  const documents = search === '' ? [] : (found?.documents ?? []);

  const groups: CommandGroup[] = [
    ...written,
    { label: 'Actes', items: asked ? documents.flatMap((each) => actOn(each, asked.act)) : [] },
    { label: sentence ? 'Proches' : 'Documents', items: documents.map(rowOf) },
    { label: 'Clients', items: search === '' ? [] : (found?.clients ?? []) },
    ...GROUPS.map((label) => ({
      label,
      items: sentence ? [] : indexed.filter(({ group }) => group === label).map(toCommand),
    })),
    { label: 'Actions', items: sentence ? [] : actions.filter(matches) },
  ].filter((group) => group.items.length > 0);
  const waits = isFetching || search !== wanted;
  const state = waits ? 'searching' : isError ? 'failed' : 'found';
  const hasRows = groups.length > 0 || typed === '' || state !== 'found';
  return {
    groups: hasRows ? groups : [{ label: 'Créer', items: [addClient(typed)] }],
    state,
    nothing: !hasRows,
  };
}

/** What is shown before anything is typed. */
const PLACES = INDEXED.filter(({ id }) =>
  [
    'create',
    'dashboard',
    'clients',
    'documents',
    'recurring',
    'statement',
    'register',
    'account',
  ].includes(id),
);

const ICONS: Record<string, LucideIcon> = {
  create: Plus,
  dashboard: House,
  clients: Users,
  recurring: Repeat,
  statement: Landmark,
  register: ScrollText,
  account: Settings,
};
const GROUP_ICONS = { 'Aller à': Files, Réglages: Settings, Aide: CircleQuestionMark };

function toCommand({ id, label, to, group }: Indexed): Command {
  const Icon = ICONS[id] ?? GROUP_ICONS[group];
  const look = { id, label, icon: <Icon className="i" />, ...(id === 'create' && { end: 'N' }) };
  // An article is a public page, without the app's router, and in a tab of its own.
  return group === 'Aide'
    ? { ...look, run: () => void window.open(to, '_blank', 'noopener') }
    : { ...look, to };
}

/** A document found, with what it comes to. */
export function rowOf(document: DocumentSummaryAnswer): Command {
  return {
    id: document.id,
    label: `${document.number} · ${document.clientName}`,
    icon: <FileText className="i" />,
    to: `/app/documents/${document.id}`,
    end: formatAmount(signedGross(document), document.currency),
  };
}

function actOn(document: DocumentSummaryAnswer, act: NamedDocumentAct): Command[] {
  if (!act.suits(document)) return [];
  return [
    {
      ...rowOf(document),
      id: `${act.label}-${document.id}`,
      label: `${act.label} ${document.number} · ${document.clientName}`,
      icon: <Zap className="i" />,
      to: `/app/documents/${document.id}`,
      state: () => onAct(act.acts),
    },
  ];
}

async function find(search: string, signal: AbortSignal) {
  const query = { search, limit: SHOWN_OF_EACH };
  const [documents, clients] = await Promise.all([
    api.get<DocumentListAnswer>('/api/documents', query, { signal }),
    api.get<ClientListAnswer>('/api/clients', query, { signal }),
  ]);
  return {
    documents: documents.items,
    clients: clients.items.map((client): Command => ({
      id: client.id,
      label:
        client.company && client.company !== client.name
          ? `${client.company} · ${client.name}`
          : client.name,
      icon: <User className="i" />,
      to: `/app/clients/${client.id}`,
    })),
  };
}
