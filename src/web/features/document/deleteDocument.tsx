import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { documentQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { InlineConfirm } from '#web/ui/states.tsx';

interface Props {
  document: DocumentAnswer;
  onCancel: () => void;
}

/** Asks once more, and says what becomes of the rest. */
export function DeleteDocument({ document, onCancel }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useAct({
    act: () => api.delete(`/api/documents/${document.id}`),
    success: `Document ${document.number} supprimé`,
    failure: 'Le document n’a pas pu être supprimé',
    refresh: ['dashboard', 'subscription', 'register', 'clients', 'profile'],
    onSuccess: () => {
      // All but the document itself, which is no more while this screen still shows it.
      const { queryKey } = documentQuery(document.id);
      void queries.invalidateQueries({
        queryKey: ['documents'],
        predicate: (query) => hashKey(query.queryKey) !== hashKey(queryKey),
      });
      void navigate('/app/documents', { replace: true });
    },
  });
  return (
    <InlineConfirm busy={remove.isPending} onConfirm={() => remove.mutate()} onCancel={onCancel}>
      Êtes-vous sûr de vouloir supprimer {document.number}&nbsp;? Cette action est irréversible.
      {document.status !== 'draft' && (
        <span className="small block">
          Il quitte vos listes et vos totaux&nbsp;; le registre et les PDF scellés sont gardés dix
          ans.
        </span>
      )}
      {document.sourceDocumentId && (
        <span className="small block">
          Le devis d’origine retrouve son statut et pourra être converti de nouveau.
        </span>
      )}
    </InlineConfirm>
  );
}
