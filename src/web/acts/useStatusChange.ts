import {
  type InfiniteData,
  type UseMutationResult,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { type DocumentKind, kindFacts } from '#domain/document/kinds.ts';
import { type DocumentState, stateLabel } from '#domain/document/state.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type {
  DocumentAnswer,
  DocumentListAnswer,
  DocumentSummaryAnswer,
} from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { documentQuery } from '#web/api/queries.ts';
import { askToIssue } from './issueQuestion.ts';
import { useAct } from './useAct.ts';

interface Change {
  document: Pick<DocumentSummaryAnswer, 'id' | 'number' | 'kind' | 'status' | 'provisional'>;
  to: DocumentStatus;
  /** What « Annuler » takes back: this version and no later one. */
  undoes?: number;
}

/**
 * Any status of any document, at once, on the document and in every list. It goes back when the server
 * refuses it (docs/product.md, Statuses), and when the user takes it back. One for all the rows of
 * a list.
 */
export function useStatusChange(): UseMutationResult<DocumentAnswer, unknown, Change> {
  const queries = useQueryClient();

  const show = (id: string, status: DocumentStatus) => {
    queries.setQueryData(
      documentQuery(id).queryKey,
      (known) => known && { ...known, status, state: stateAt(status, known) },
    );
    queries.setQueriesData<InfiniteData<DocumentListAnswer>>({ queryKey: LISTS }, (known) =>
      known ? { ...known, pages: known.pages.map((page) => withStatus(page, id, status)) } : known,
    );
  };

  const change: UseMutationResult<DocumentAnswer, unknown, Change> = useAct({
    key: CHANGE,
    act: async ({ document: { id, status }, to, undoes }: Change) => {
      await queries.cancelQueries({ queryKey: documentQuery(id).queryKey });
      await queries.cancelQueries({ queryKey: LISTS });
      show(id, to);
      const version = undoes === undefined ? '*' : `"${undoes}"`;
      return api
        .patch<DocumentAnswer>(
          `/api/documents/${id}`,
          { status: to },
          { headers: { 'if-match': version } },
        )
        .catch((error: unknown) => {
          show(id, status);
          throw error;
        });
    },
    success: (_, { document, to }) =>
      `${document.number}\u00A0: ${stateLabel(stateAt(to, document), document.kind).toLowerCase()}`,
    undo: ({ version }, { document, to, undoes }) =>
      undoes === undefined
        ? () =>
            change.mutate({
              document: { ...document, status: to },
              to: document.status,
              undoes: version,
            })
        : null,
    failure: 'Le statut n’a pas pu être changé',
    refresh: ['documents', 'dashboard', 'register', 'clients', 'notifications'],
  });
  return change;
}

/**
 * As `useStatusChange`, asking first where the new status issues the invoice: it cannot be changed
 * after (docs/product.md, Statuses).
 */
export function useStatusChoice(): (choice: Pick<Change, 'document' | 'to'>) => void {
  const { mutate } = useStatusChange();
  return ({ document, to }) => {
    const issues = document.provisional && (to === 'sent' || to === 'paid');
    if (issues) askToIssue({ document, purpose: to });
    else mutate({ document, to });
  };
}

/** The documents whose status is on its way to the server. */
export function useChangingStatus(): string[] {
  return useMutationState({
    filters: { mutationKey: CHANGE, status: 'pending' },
    select: ({ state }) => (state.variables as Change).document.id,
  });
}

const CHANGE = ['status'];
const LISTS = ['documents', 'list'];

function withStatus<Page extends DocumentListAnswer>(
  page: Page,
  id: string,
  status: DocumentStatus,
): Page {
  if (!page.items.some((item) => item.id === id)) return page;
  return {
    ...page,
    items: page.items.map((item) =>
      item.id === id ? { ...item, status, state: stateAt(status, item) } : item,
    ),
  };
}

/** The state a status leads to, until the server answers with the one it finds. */
function stateAt(status: DocumentStatus, { kind }: { kind: DocumentKind }): DocumentState {
  return status === 'paid' && kindFacts(kind).isOffer ? 'converted' : status;
}
