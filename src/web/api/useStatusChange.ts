import { type InfiniteData, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import type { DocumentStatus } from '#domain/document/types.ts';
import type {
  DocumentAnswer,
  DocumentListAnswer,
  DocumentSummaryAnswer,
} from '#server/documents/answers.ts';
import { sealWords } from '#web/ui/sealKind.ts';
import { api } from './client.ts';
import { documentQuery } from './queries.ts';
import { useAct } from './useAct.ts';

interface Change {
  from: DocumentStatus;
  to: DocumentStatus;
  /** What « Annuler » takes back: this version and no later one. */
  undoes?: number;
}

/**
 * Any status, at once, on the document and in every list. It goes back when the server refuses it
 * (spec §4), and when the user takes it back.
 */
export function useStatusChange({ id, number }: Pick<DocumentSummaryAnswer, 'id' | 'number'>) {
  const queries = useQueryClient();
  const { queryKey } = documentQuery(id);

  const show = (status: DocumentStatus) => {
    queries.setQueryData(queryKey, (known) => known && { ...known, status });
    queries.setQueriesData<InfiniteData<DocumentListAnswer>>({ queryKey: LISTS }, (known) =>
      known ? { ...known, pages: known.pages.map((page) => withStatus(page, id, status)) } : known,
    );
  };

  const change: UseMutationResult<DocumentAnswer, unknown, Change> = useAct({
    act: async ({ from, to, undoes }: Change) => {
      await queries.cancelQueries({ queryKey });
      await queries.cancelQueries({ queryKey: LISTS });
      show(to);
      const version = undoes === undefined ? '*' : `"${undoes}"`;
      return api
        .patch<DocumentAnswer>(
          `/api/documents/${id}`,
          { status: to },
          { headers: { 'if-match': version } },
        )
        .catch((error: unknown) => {
          show(from);
          throw error;
        });
    },
    success: (_, { to }) => `${number}\u00A0: ${sealWords[to].toLowerCase()}`,
    undo: ({ version }, { from, to, undoes }) =>
      undoes === undefined ? () => change.mutate({ from: to, to: from, undoes: version }) : null,
    failure: 'Le statut n’a pas pu être changé',
    refresh: ['documents', 'dashboard', 'register', 'clients', 'notifications'],
  });
  return change;
}

const LISTS = ['documents', 'list'];

function withStatus(page: DocumentListAnswer, id: string, status: DocumentStatus) {
  return {
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, status } : item)),
  };
}
