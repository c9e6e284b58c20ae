import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { documentQuery } from '#web/api/queries.ts';

/** Opens the page of a document that an act has just answered: it is drawn at once, without asking again. */
export function useOpenDocument(): (document: DocumentAnswer, options?: NavigateOptions) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (document, options) => {
      queries.setQueryData(documentQuery(document.id).queryKey, document);
      void navigate(`/app/documents/${document.id}`, options);
    },
    [queries, navigate],
  );
}
