import type { DocumentAnswer } from '#server/documents/answers.ts';
import { useAct } from '#web/acts/useAct.ts';
import { api } from '#web/api/client.ts';

/** Out of the lists and back: an issued document is kept, whatever becomes of it. */
export function useArchiving({ id, number, archivedAt }: DocumentAnswer) {
  const path = `/api/documents/${id}/archive`;
  return useAct({
    act: () => (archivedAt ? api.delete<DocumentAnswer>(path) : api.post<DocumentAnswer>(path)),
    success: `${number}\u00A0: ${archivedAt ? 'de retour dans vos listes' : 'dans les archives'}`,
    failure: 'L’archivage n’a pas abouti',
    refresh: ['documents', 'register'],
  });
}
