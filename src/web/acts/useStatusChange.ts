import {
  type InfiniteData,
  type UseMutationResult,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type DocumentKind, kindFacts } from '#domain/document/kinds.ts';
import { type DocumentState, stateLabel } from '#domain/document/state.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type {
  DocumentAnswer,
  DocumentListAnswer,
  DocumentSummaryAnswer,
} from '#server/documents/answers.ts';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { documentQuery } from '#web/api/queries.ts';
import { onAct } from './askedAct.ts';
import { askToIssue } from './issueQuestion.ts';
import { useAct } from './useAct.ts';

interface Change {
  document: Pick<
    DocumentSummaryAnswer,
    'id' | 'number' | 'kind' | 'status' | 'state' | 'provisional'
  >;
  to: DocumentStatus;
  /** What « Annuler » takes back: this version and no later one. */
  undoes?: number;
}

/**
 * Any status of any document, at once, on the document and in every list. It goes back when the server
 * refuses it, and when the user takes it back. What the law does not allow leads to what it does, on the
 * document's page (docs/product.md, Statuses). One for all the rows of a list.
 */
export function useStatusChange(): UseMutationResult<DocumentAnswer, unknown, Change> {
  const queries = useQueryClient();
  const navigate = useNavigate();

  const show = (id: string, status: DocumentStatus, state: DocumentState) => {
    queries.setQueryData(
      documentQuery(id).queryKey,
      (known) => known && { ...known, status, state },
    );
    queries.setQueriesData<InfiniteData<DocumentListAnswer>>({ queryKey: LISTS }, (known) =>
      known
        ? { ...known, pages: known.pages.map((page) => withStatus(page, id, { status, state })) }
        : known,
    );
  };

  const change: UseMutationResult<DocumentAnswer, unknown, Change> = useAct({
    key: CHANGE,
    apart: ({ document, to, undoes = '' }) => `${document.id} ${to} ${undoes}`,
    act: async ({ document: { id, kind, status, state }, to, undoes }: Change) => {
      await queries.cancelQueries({ queryKey: documentQuery(id).queryKey });
      await queries.cancelQueries({ queryKey: LISTS });
      show(id, to, stateAt(to, { kind }));
      const version = undoes === undefined ? '*' : `"${undoes}"`;
      return api
        .patch<DocumentAnswer>(
          `/api/documents/${id}`,
          { status: to },
          { headers: { 'if-match': version } },
        )
        .catch((error: unknown) => {
          show(id, status, state);
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
    failure: (error, { document }) =>
      isToCorrect(error, document) ? null : 'Le statut n’a pas pu être changé',
    onFailure: (error, { document }) => {
      if (isToCorrect(error, document)) {
        void navigate(`/app/documents/${document.id}`, { state: onAct(['correct']) });
      }
    },
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
  set: Pick<DocumentSummaryAnswer, 'status' | 'state'>,
): Page {
  if (!page.items.some((item) => item.id === id)) return page;
  return {
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, ...set } : item)),
  };
}

/** What is issued changes no more, and something is left to correct by another document. */
function isToCorrect(error: unknown, { kind, state }: Change['document']): boolean {
  const isIssued = error instanceof ApiError && error.code === 'issued';
  return isIssued && kindFacts(kind).owes > 0 && state !== 'credited' && state !== 'replaced';
}

/** The state a status leads to, until the server answers with the one it finds. */
function stateAt(status: DocumentStatus, { kind }: { kind: DocumentKind }): DocumentState {
  return status === 'paid' && kindFacts(kind).isOffer ? 'converted' : status;
}
