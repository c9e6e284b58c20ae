import type { InfiniteData, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DocumentListAnswer } from '#server/documents/answers.ts';
import { type Kept, OUT_OF_DATE, tellPagesInSight } from '#web/api/pages.ts';

type Data = InfiniteData<Kept<DocumentListAnswer>>;
/** A list of which something is there to show. */
export type ReadDocuments = UseInfiniteQueryResult<Data> & { data: Data };

/** Rows left to come when the next page is asked for. */
const AHEAD = { ofFirstPage: 20, ofOthers: 150 };

/**
 * Has the next page read before its place comes in sight, and a page that may be out of date read again
 * once it does; `first` and `last` are the rows in sight.
 */
export function usePagesInSight(
  list: QueryKey,
  query: ReadDocuments,
  { first, last }: { first: number; last: number },
): void {
  const { hasNextPage, isFetching, isRefetchError, fetchNextPage, refetch } = query;
  const { pages, pageParams } = query.data;
  const from = pageOf(pages, first);
  const to = pageOf(pages, last);
  useEffect(
    () => tellPagesInSight(list, new Set(pageParams.slice(from, to + 1).map(String))),
    [list, pageParams, from, to],
  );

  const read = pages.reduce((sum, { items }) => sum + items.length, 0);
  const ahead = pages.length > 1 ? AHEAD.ofOthers : AHEAD.ofFirstPage;
  // What has just failed is tried again once the list is scrolled on.
  const failedAt = useRef(-1);
  useEffect(() => {
    if (!hasNextPage || isFetching || last < read - ahead || failedAt.current === last) return;
    void fetchNextPage().then(({ isFetchNextPageError }) => {
      failedAt.current = isFetchNextPageError ? last : -1;
    });
  }, [hasNextPage, isFetching, last, read, ahead, fetchNextPage]);

  const outOfDate = pages.slice(from, to + 1).some(({ readAt }) => readAt === OUT_OF_DATE);
  useEffect(() => {
    if (outOfDate && !isFetching && !isRefetchError) void refetch({ cancelRefetch: false });
  }, [outOfDate, isFetching, isRefetchError, refetch]);
}

/** The page that holds the row at `index`. */
function pageOf(pages: ReadDocuments['data']['pages'], index: number): number {
  let passed = 0;
  const at = pages.findIndex(({ items }) => (passed += items.length) > index);
  return at < 0 ? pages.length - 1 : at;
}
