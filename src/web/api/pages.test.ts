import { InfiniteQueryObserver, QueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OUT_OF_DATE, readPage, tellPagesInSight, withinBorders } from './pages.ts';

describe('a list of which six pages were read', () => {
  test('asks for its first page and those in sight once something has changed, for no other', async () => {
    const list = await readSixPages();
    list.sees('d20', 'd30');
    list.server.find(({ id }) => id === 'd21')!.status = 'paid';
    await list.change();
    expect(list.asked).toEqual(['', 'd20', 'd30']);
    expect(list.rows()).toHaveLength(60);
    expect(list.rows()[20]).toEqual({ id: 'd21', status: 'paid' });
  });

  test('asks for a page that may be out of date once that comes in sight', async () => {
    const list = await readSixPages();
    list.sees('d20');
    list.server.find(({ id }) => id === 'd45')!.status = 'paid';
    await list.change();
    expect(list.outOfDate()).toEqual(['d10', 'd30', 'd40', 'd50']);
    list.asked.length = 0;
    list.sees('d40');
    await list.readAgain();
    expect(list.asked).toEqual(['d40']);
    expect(list.rows()[44]).toEqual({ id: 'd45', status: 'paid' });
    expect(list.outOfDate()).toEqual(['d10', 'd20', 'd30', 'd50']);
  });

  test('loses a row and gains one without another page being asked for, and none is there twice', async () => {
    const list = await readSixPages();
    list.sees('d20');
    list.server.splice(24, 1);
    list.server.unshift({ id: 'new', status: 'draft' });
    await list.change();
    expect(list.asked).toEqual(['', 'd20']);
    const ids = list.rows().map(({ id }) => id);
    expect(ids.slice(0, 11)).toEqual(['new', ...numbered(1, 11)]);
    expect(ids.slice(20, 31)).toEqual([...numbered(20, 25), ...numbered(26, 32)]);
    expect(new Set(ids).size).toBe(60);
  });

  test('is read again whole where its screen does not tell what is in sight', async () => {
    const list = await readSixPages();
    await list.change();
    expect(list.asked).toEqual(['', 'd10', 'd20', 'd30', 'd40', 'd50']);
  });
});

describe('a page read again', () => {
  const before = { items: items('a', 'b', 'c'), nextCursor: 'after c' };
  const following = { items: items('d', 'e'), nextCursor: 'after e' };
  const bordered = (...ids: string[]) =>
    withinBorders({ items: items(...ids), nextCursor: 'later' }, before, following);

  test('ends where it ended, its last row there or not', () => {
    expect(bordered('a', 'b', 'c')).toEqual(before);
    expect(bordered('b', 'c', 'd')).toEqual({ items: items('b', 'c'), nextCursor: 'after c' });
    expect(bordered('a', 'b', 'd')).toEqual({ items: items('a', 'b'), nextCursor: 'after c' });
  });

  test('keeps the rows that new ones pushed out of it', () => {
    expect(bordered('x', 'a', 'b').items).toEqual(items('x', 'a', 'b', 'c'));
  });

  test('is taken as it comes where nothing of it is left', () => {
    expect(bordered('x', 'y', 'z')).toEqual({ items: items('x', 'y', 'z'), nextCursor: 'later' });
  });
});

/** Sixty rows, ten a page, behind a cursor that names the last row of the page before. */
async function readSixPages() {
  const server = numbered(1, 61).map((id) => ({ id, status: 'draft' }));
  const asked: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
  const order = [...server];
  const options = infiniteQueryOptions({
    queryKey: ['documents', 'list'],
    queryFn: (context) =>
      readPage(context, async () => {
        asked.push(context.pageParam);
        // The cursor is a place in the order: it holds when its row is gone.
        const place = order.findIndex(({ id }) => id === context.pageParam);
        const from = server.findIndex((row) => order.indexOf(row) > place);
        const page = server.slice(context.pageParam === '' ? 0 : from).slice(0, 10);
        const last = page.at(-1);
        return {
          items: page.map((row) => ({ ...row })),
          nextCursor: last && last !== server.at(-1) ? last.id : null,
        };
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const observer = new InfiniteQueryObserver(client, options);
  let forget: (() => void) | undefined;
  const stop = observer.subscribe(() => {});
  onTestFinished(() => {
    forget?.();
    stop();
    client.clear();
  });
  await observer.refetch();
  for (let page = 2; page <= 6; page += 1) await observer.fetchNextPage();
  asked.length = 0;
  const pages = () => client.getQueryData(options.queryKey)?.pages ?? [];
  return {
    server,
    asked,
    rows: () => pages().flatMap((page) => page.items),
    outOfDate: () =>
      pages().flatMap(({ readAt }, at) =>
        readAt === OUT_OF_DATE ? [client.getQueryData(options.queryKey)?.pageParams[at]] : [],
      ),
    sees: (...cursors: string[]) => {
      forget?.();
      forget = tellPagesInSight(options.queryKey, new Set(cursors));
    },
    change: () => client.invalidateQueries({ queryKey: ['documents'] }),
    readAgain: () => observer.refetch({ cancelRefetch: false }),
  };
}

function numbered(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => `d${from + index}`);
}

function items(...ids: string[]) {
  return ids.map((id) => ({ id }));
}
