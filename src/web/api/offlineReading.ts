import type {
  InfiniteData,
  QueryFunction,
  QueryFunctionContext,
  QueryPersister,
} from '@tanstack/react-query';
import type { MeAnswer } from '#server/session/answers.ts';
import { nextTask } from '#web/nextTask.ts';
import { ApiError } from './apiError.ts';
import { noteLost, noteReached } from './connection.ts';
import { forgetCopies, keepCopiesFor, keepCopy, readCopy } from './keptCopies.ts';

/**
 * What may be kept, by the first word of its key. Not the account's sessions and methods, not the local
 * outbox (its letters carry links that open accounts), not the register, which is proof only when fresh.
 */
const KEPT = ['me', 'profile', 'subscription', 'dashboard', 'documents', 'clients'];

/** Of a list, enough pages to leaf through without a network. */
const PAGES_KEPT = 5;
const pagesKept = new Map<string, unknown[]>();

/**
 * Around every read: keeps a copy of what the server said, and gives it back when there is no network and
 * the screen has nothing newer. A search is not kept: it says more about the typing than about the work.
 */
export const offlineReading: QueryPersister = async (
  ask: QueryFunction,
  context: QueryFunctionContext,
  query,
) => {
  const { queryKey, queryHash, state } = query;
  try {
    // What is there already may wait for the screen that asks to be drawn: asking takes its share of a task.
    if (state.data !== undefined) await nextTask();
    const data = await ask(context);
    noteReached();
    // Neither a slow nor a full disk may hold up the screen.
    if (mayBeKept(queryKey)) void keep(queryKey, queryHash, data).catch(() => undefined);
    return data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.isOffline) noteReached();
    else noteLost();
    if (!error.isOffline || state.data !== undefined || !mayBeKept(queryKey)) throw error;
    const copy = await readCopy(queryHash).catch(() => null);
    if (copy === null) throw error;
    return copy.data;
  }
};

export function mayBeKept(key: readonly unknown[]): boolean {
  const searched = key.some(
    (part) => typeof part === 'object' && part !== null && 'search' in part && part.search !== '',
  );
  return KEPT.includes(String(key[0])) && !searched;
}

async function keep(key: readonly unknown[], hash: string, data: unknown): Promise<void> {
  if (key[0] === 'me') {
    const { user, remembered } = data as MeAnswer;
    // « Se souvenir de moi » unticked may be somebody else's computer: nothing stays on it.
    await (remembered ? keepCopiesFor(user.id) : forgetCopies());
  }
  const pages = pagesOf(data);
  if (pages === null) return keepCopy(hash, data);
  // Page after page is read while a list is scrolled: writing all of them each time would hold it up.
  const first = pages.slice(0, PAGES_KEPT);
  const before = pagesKept.get(hash);
  if (before?.length === first.length && first.every((page, at) => page === before[at])) return;
  pagesKept.set(hash, first);
  const { pageParams } = data as InfiniteData<unknown>;
  await keepCopy(hash, { pages: first, pageParams: pageParams.slice(0, PAGES_KEPT) });
}

/** The pages of a list; null for what is not one. */
function pagesOf(data: unknown): unknown[] | null {
  const isList = typeof data === 'object' && data !== null && 'pageParams' in data;
  return isList ? (data as InfiniteData<unknown>).pages : null;
}
