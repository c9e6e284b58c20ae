import { documentTitle } from '#domain/document/names.ts';
import type { DocumentAnswer, DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';

const TOUCHED = ['documents', 'dashboard', 'clients', 'register', 'notifications', 'subscription'];

/**
 * Makes the invoice of a quote and opens it (docs/product.md, Conversion); one for all the rows.
 */
export function useConversion() {
  const open = useOpenDocument();
  return useAct({
    apart: ({ id }) => id,
    act: ({ id }: DocumentSummaryAnswer) =>
      api.post<DocumentAnswer>(`/api/documents/${id}/conversion`),
    success: (invoice, quote) =>
      `Facture ${invoice.number} créée à partir du devis ${quote.number}`,
    failure: 'Le devis n’a pas pu être converti',
    refresh: TOUCHED,
    onSuccess: (invoice) => open(invoice),
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
