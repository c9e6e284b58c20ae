import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#web/api/client.ts';
import { messageOf } from '#web/api/apiError.ts';
import { Banner } from '#web/ui/states.tsx';
import { useIsSeen } from '#web/ui/useIsSeen.ts';
import { useSettled } from '#web/ui/useSettled.ts';
import { LitLine } from './litLine.tsx';
import { lastDrawn } from './savedDrawing.ts';
import { Sheet } from './sheet.tsx';

const PREVIEW_DELAY_MS = 350;

/** The page as it would be printed, drawn by the server from what is typed and not saved yet. */
export function SheetPreview({
  body,
  label,
  documentId,
}: {
  body: object;
  label: string;
  documentId: string;
}) {
  const queries = useQueryClient();
  const place = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(place);
  const wanted = useSettled(JSON.stringify(body), PREVIEW_DELAY_MS);
  const preview = useQuery({
    queryKey: ['preview', wanted],
    queryFn: async ({ signal }) => {
      const answer = await api.raw('POST', '/api/previews', JSON.parse(wanted), { signal });
      const advice = decodeURIComponent(answer.headers.get('x-advice') ?? '');
      const svg = await answer.text();
      queries.setQueryData(lastDrawn(documentId), svg);
      return { svg, advice: advice.split('\n').filter(Boolean) };
    },
    enabled: isSeen,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return (
    <figure className="m-0" ref={place}>
      {/* Who shows it may make it wider than its place. */}
      <div className="relative w-(--sheet-width,100%)">
        <Sheet svg={preview.data?.svg ?? null} label={label} stale={preview.isPlaceholderData} />
        {preview.data && <LitLine svg={preview.data.svg} body={wanted} />}
      </div>
      <figcaption className="caption faint mt-4 text-center">
        {preview.isError ? messageOf(preview.error) : 'Aperçu, mis à jour pendant que vous écrivez'}
      </figcaption>
      <div className="mt-4 grid gap-2" aria-live="polite">
        {preview.data?.advice.map((advice) => (
          <Banner key={advice} tone="brass">
            {advice}
          </Banner>
        ))}
      </div>
    </figure>
  );
}
