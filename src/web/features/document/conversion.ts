import { useNavigate } from 'react-router';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';

/** « Convertir en facture »: the invoice opens (docs/product.md, Conversion). */
export function useConversion(document: DocumentAnswer) {
  const navigate = useNavigate();
  return useAct({
    act: () => api.post<DocumentAnswer>(`/api/documents/${document.id}/conversion`),
    success: (invoice) => `Facture ${invoice.number} créée à partir du devis ${document.number}`,
    failure: 'Le devis n’a pas pu être converti',
    refresh: ['documents', 'dashboard', 'subscription', 'register', 'notifications', 'clients'],
    onSuccess: ({ id }) => void navigate(`/app/documents/${id}`),
  });
}
