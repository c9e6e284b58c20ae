import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { documentTitle } from '#domain/document/names.ts';
import type { DocumentStatus } from '#domain/document/types.ts';
import type {
  DocumentAnswer,
  DocumentListAnswer,
  DocumentSummaryAnswer,
} from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/api/useAct.ts';
import { sealWords } from '#web/ui/sealKind.ts';

const TOUCHED = ['documents', 'dashboard', 'clients', 'register', 'notifications', 'subscription'];

/** The new status shows at once in every list and reverts when the server refuses it. */
export function useStatusChange(document: DocumentSummaryAnswer) {
  const queries = useQueryClient();
  const show = (status: DocumentStatus) =>
    queries.setQueriesData<InfiniteData<DocumentListAnswer>>(
      { queryKey: ['documents', 'list'] },
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => withStatus(page, document.id, status)),
        },
    );
  return useAct({
    act: async (status: DocumentStatus) => {
      await queries.cancelQueries({ queryKey: ['documents', 'list'] });
      show(status);
      return api
        .patch<DocumentAnswer>(`/api/documents/${document.id}`, { status })
        .catch((error: unknown) => {
          show(document.status);
          throw error;
        });
    },
    success: (_, status) => `${document.number}\u00A0: ${sealWords[status].toLowerCase()}`,
    failure: 'Le statut n’a pas pu être changé',
    refresh: TOUCHED,
  });
}

function withStatus(page: DocumentListAnswer, id: string, status: DocumentStatus) {
  return {
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, status } : item)),
  };
}

/** Makes the invoice of a quote and opens it (spec §4). */
export function useConversion(document: DocumentSummaryAnswer) {
  const navigate = useNavigate();
  return useAct({
    act: () => api.post<DocumentAnswer>(`/api/documents/${document.id}/conversion`),
    success: (invoice) => `Facture ${invoice.number} créée à partir du devis ${document.number}`,
    failure: 'Le devis n’a pas pu être converti',
    refresh: TOUCHED,
    onSuccess: ({ id }) => void navigate(`/app/documents/${id}`),
  });
}

export function useDeletion(document: DocumentSummaryAnswer, onDone: () => void) {
  return useAct({
    act: () => api.delete(`/api/documents/${document.id}`),
    success: `${documentTitle(document)}\u00A0: suppression faite`,
    failure: 'Le document n’a pas pu être supprimé',
    refresh: TOUCHED,
    onSuccess: onDone,
  });
}
