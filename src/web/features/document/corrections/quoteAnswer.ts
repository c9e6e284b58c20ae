import type { QuoteAnswer } from '#domain/document/life.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';

const SAID: Record<QuoteAnswer, string> = { accepted: 'accepté', refused: 'refusé' };

/** What the client answered to a quote, which can be taken back until it is invoiced. */
export function useQuoteAnswer(document: DocumentAnswer) {
  return useAct({
    act: (acceptance: QuoteAnswer | null) =>
      api.patch<DocumentAnswer>(`/api/documents/${document.id}`, { acceptance }),
    success: ({ number, acceptance }) =>
      acceptance ? `Devis ${number} ${SAID[acceptance]}` : `Réponse au devis ${number} retirée`,
    failure: 'La réponse au devis n’a pas pu être enregistrée',
    refresh: ['documents', 'register'],
  });
}

/** An accepted quote is changed by an amendment, which opens (docs/product.md, Conversion). */
export function useAmendment(document: DocumentAnswer) {
  const open = useOpenDocument();
  return useAct({
    act: () => api.post<DocumentAnswer>(`/api/documents/${document.id}/amendments`),
    success: ({ number }) => `Avenant ${number} préparé à partir du devis ${document.number}`,
    failure: 'L’avenant n’a pas pu être préparé',
    refresh: ['documents', 'dashboard', 'subscription', 'register'],
    onSuccess: (made) => open(made),
  });
}
