import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';

/** « Convertir en facture »: the invoice opens (docs/product.md, Conversion). */
export function useConversion(document: DocumentAnswer) {
  const open = useOpenDocument();
  return useAct({
    act: () => api.post<DocumentAnswer>(`/api/documents/${document.id}/conversion`),
    success: (invoice) => `Facture ${invoice.number} créée à partir du devis ${document.number}`,
    failure: 'Le devis n’a pas pu être converti',
    refresh: ['documents', 'dashboard', 'subscription', 'register', 'notifications', 'clients'],
    onSuccess: (made) => open(made),
  });
}
