import { queryOptions } from '@tanstack/react-query';
import type { LetterTextsAnswer, ProposedLetterAnswer } from '#server/documents/mail/answers.ts';
import { api } from './client.ts';

/** The letter the modal opens with: asked for each time, the document may have changed. */
export const proposedLetterQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', id, 'letter'],
    queryFn: ({ signal }) =>
      api.get<ProposedLetterAnswer>(`/api/documents/${id}/letter`, {}, { signal }),
    gcTime: 0,
  });

export const letterTextsQuery = queryOptions({
  queryKey: ['letter-texts'],
  queryFn: ({ signal }) => api.get<LetterTextsAnswer>('/api/letter-texts', {}, { signal }),
});
