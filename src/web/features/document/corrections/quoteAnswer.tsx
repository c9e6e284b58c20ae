import { useNavigate } from 'react-router';
import type { QuoteAnswer } from '#domain/document/life.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';

const SAID: Record<QuoteAnswer, string> = { accepted: 'accepté', refused: 'refusé' };

/** « Accepté », « Refusé »: what the client answered, which can be taken back until it is invoiced. */
export function QuoteAnswerControl({ document }: { document: DocumentAnswer }) {
  const navigate = useNavigate();
  const answer = useAct({
    act: (acceptance: QuoteAnswer | null) =>
      api.patch<DocumentAnswer>(`/api/documents/${document.id}`, { acceptance }),
    success: ({ number, acceptance }) =>
      acceptance ? `Devis ${number} ${SAID[acceptance]}` : `Réponse au devis ${number} retirée`,
    failure: 'La réponse au devis n’a pas pu être enregistrée',
    refresh: ['documents', 'register'],
  });
  const amend = useAct({
    act: () => api.post<DocumentAnswer>(`/api/documents/${document.id}/amendments`),
    success: ({ number }) => `Avenant ${number} préparé à partir du devis ${document.number}`,
    failure: 'L’avenant n’a pas pu être préparé',
    refresh: ['documents', 'dashboard', 'subscription', 'register'],
    onSuccess: ({ id }) => void navigate(`/app/documents/${id}`),
  });
  if (document.convertedDocumentId !== null || document.status === 'cancelled') return null;
  if (document.acceptance === null) {
    return (
      <div className="grid grid-cols-2 gap-2">
        <Button busy={answer.isPending} onClick={() => answer.mutate('accepted')}>
          Accepté
        </Button>
        <Button busy={answer.isPending} onClick={() => answer.mutate('refused')}>
          Refusé
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="small">
        Devis {SAID[document.acceptance]} par le client.{' '}
        <button type="button" className="link" onClick={() => answer.mutate(null)}>
          Retirer la réponse
        </button>
      </p>
      {document.acceptance === 'accepted' && (
        <Button block busy={amend.isPending} onClick={() => amend.mutate()}>
          Faire un avenant
        </Button>
      )}
    </div>
  );
}
