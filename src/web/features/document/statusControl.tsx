import { useQueryClient } from '@tanstack/react-query';
import type { DocumentStatus } from '#domain/document/types.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { documentQuery } from '#web/api/queries.ts';
import { useAct } from '#web/api/useAct.ts';
import { SealSelect } from '#web/ui/sealSelect.tsx';
import { sealWords } from '#web/ui/sealKind.ts';

/** Any status, at once; « if a status change fails, the status reverts to the previous value » (spec §4). */
export function StatusControl({ document, large }: { document: DocumentAnswer; large?: boolean }) {
  const queries = useQueryClient();
  const { queryKey } = documentQuery(document.id);
  const change = useAct({
    act: async (status: DocumentStatus) => {
      const before = document.status;
      await queries.cancelQueries({ queryKey });
      const show = (shown: DocumentStatus) =>
        queries.setQueryData(queryKey, (known) => known && { ...known, status: shown });
      show(status);
      return api
        .patch<DocumentAnswer>(`/api/documents/${document.id}`, { status })
        .catch((error: unknown) => {
          show(before);
          throw error;
        });
    },
    success: (_, status) => `${document.number}\u00A0: ${sealWords[status].toLowerCase()}`,
    failure: 'Le statut n’a pas pu être changé',
    refresh: ['documents', 'dashboard', 'register', 'clients', 'notifications'],
  });
  return (
    <SealSelect
      value={document.status}
      of={document.number}
      large={large ?? false}
      disabled={change.isPending}
      onChange={(status) => change.mutate(status)}
    />
  );
}
