import { type InfiniteData, type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query';

interface Listed {
  items: { id: string }[];
  nextCursor: string | null;
}

/** A page as the screen keeps it, with the instant it was read; see `OUT_OF_DATE`. */
export type Kept<Page> = Page & { readAt: number };

/** Stands for the instant of a page that has to be read again once it comes in sight. */
export const OUT_OF_DATE = 0;

/** As young as that, a page in sight is left as it is, unless something has changed. */
const FRESH_MS = 10_000;

/** The cursors of the pages in sight, by list. */
const inSight = new Map<string, ReadonlySet<string>>();

/** Without this word of its screen, every page of a list is taken to be in sight. */
export function tellPagesInSight(list: QueryKey, cursors: ReadonlySet<string>): () => void {
  const hash = hashKey(list);
  inSight.set(hash, cursors);
  return () => {
    if (inSight.get(hash) === cursors) inSight.delete(hash);
  };
}

interface Reading {
  client: QueryClient;
  queryKey: QueryKey;
  pageParam: string;
}

/**
 * Reads one page of a list. When the list is read again, after a change or a while, only its first page
 * and those in sight are asked of the server: a change must not cost as many calls as pages were read.
 * The others stay as they were, out of date. A page keeps its borders, so that the one after it still
 * follows on and nothing on the screen moves.
 */
export async function readPage<Page extends Listed>(
  { client, queryKey, pageParam }: Reading,
  read: () => Promise<Page>,
): Promise<Kept<Page>> {
  const list = client.getQueryState<InfiniteData<Kept<Page>, string>>(queryKey);
  const index = list?.data?.pageParams.indexOf(pageParam) ?? -1;
  const before = list?.data?.pages[index];
  if (!before) return { ...(await read()), readAt: Date.now() };

  const shown = inSight.get(hashKey(queryKey));
  if (shown && index > 0 && !shown.has(pageParam)) return { ...before, readAt: OUT_OF_DATE };
  const young = Date.now() - before.readAt < FRESH_MS;
  if (young && !list?.isInvalidated) return before;
  const following = list?.data?.pages[index + 1];
  return { ...withinBorders(await read(), before, following), readAt: Date.now() };
}

/** What was read now, up to where the page ended before; as it came where that place is gone. */
export function withinBorders<Page extends Listed>(
  now: Page,
  before: Page,
  following: Page | undefined,
): Page {
  const last = before.items.at(-1);
  if (!following || !last) return now;
  const { nextCursor } = before;
  const end = now.items.findIndex(({ id }) => id === last.id);
  if (end >= 0) return { ...now, items: now.items.slice(0, end + 1), nextCursor };
  // Its last row was removed: the first row of the next page shows where it ended.
  const next = now.items.findIndex(({ id }) => id === following.items[0]?.id);
  if (next >= 0) return { ...now, items: now.items.slice(0, next), nextCursor };
  // New rows pushed its last ones out of what was read.
  const reached = before.items.findIndex(({ id }) => id === now.items.at(-1)?.id);
  if (reached < 0) return now;
  return { ...now, items: [...now.items, ...before.items.slice(reached + 1)], nextCursor };
}
