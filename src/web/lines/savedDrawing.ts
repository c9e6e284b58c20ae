import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';

/** Where the last drawing of a document that is being edited is kept, for the page that comes after. */
export function lastDrawn(documentId: string) {
  return ['lastDrawn', documentId];
}

type Drawn = Pick<DocumentSummaryAnswer, 'id' | 'status' | 'updatedAt'>;

/** Where the pages of a saved document are drawn, as printed; another address once it changes. */
export function pagesOf({ id, status, updatedAt }: Drawn): string {
  return `/api/documents/${id}/preview.svg?version=${Date.parse(updatedAt)}-${status}`;
}

/** What the server draws at an address; what was drawn before, until then. */
export function useDrawing(address: string, isSeen = true) {
  return useQuery({ ...drawingQuery(address), enabled: isSeen, placeholderData: keepPreviousData });
}

function drawingQuery(address: string) {
  return queryOptions({
    queryKey: ['drawing', address],
    queryFn: async ({ signal }) => (await api.raw('GET', address, undefined, { signal })).text(),
    // An address is of one version.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
