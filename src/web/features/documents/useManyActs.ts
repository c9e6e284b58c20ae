import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ManyAct } from '#domain/document/many.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ManyReviewAnswer } from '#server/documents/many/answers.ts';
import type { ReminderLetterAnswer, RemindersAnswer } from '#server/documents/reminders/answers.ts';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { reminded, resultOf } from './manyWords.ts';

export type Reviewed = ManyReviewAnswer['items'][number];

/** What became of one of many. */
export interface Outcome {
  state: 'busy' | 'done' | 'failed';
  said: string;
}

/** All that a status, a letter or a payment shows on. */
const TOUCHED = [
  'documents',
  'dashboard',
  'clients',
  'register',
  'notifications',
  'outbox',
  'client-page',
  'profile',
];

/** The review of many documents, then the act on one after the other. */
export function useManyActs(act: ManyAct, chosen: readonly string[]) {
  const [ids, setIds] = useState(chosen);
  const queries = useQueryClient();
  const review = useQuery({
    queryKey: ['many-review', act, ids],
    queryFn: ({ signal }) =>
      api
        .raw('POST', '/api/documents/review', { act, ids }, { signal })
        .then((answer): Promise<ManyReviewAnswer> => answer.json()),
    // It tells what is true now: never kept, never asked again by itself.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [phase, setPhase] = useState<'review' | 'running' | 'over'>('review');
  const stop = useRef(false);
  useEffect(
    () => () => {
      stop.current = true;
    },
    [],
  );
  const todo = review.data?.items.filter(({ aside }) => aside === null) ?? [];

  const run = async (): Promise<{ done: number; failed: number }> => {
    stop.current = false;
    setPhase('running');
    const told = new Map<string, Outcome>();
    const tell = (id: string, outcome: Outcome) => {
      told.set(id, outcome);
      setOutcomes(new Map(told));
    };
    for (const item of todo) {
      if (stop.current) break;
      const { id } = item.document;
      tell(id, { state: 'busy', said: '' });
      try {
        // One after the other: the numbers of what is issued follow on in this order.
        tell(id, { state: 'done', said: await one(act, item) });
      } catch (error) {
        tell(id, { state: 'failed', said: messageOf(error) });
        if (isForAll(error)) break;
      }
    }
    setPhase('over');
    for (const key of TOUCHED) void queries.invalidateQueries({ queryKey: [key] });
    const states = [...told.values()].map(({ state }) => state);
    return {
      done: states.filter((state) => state === 'done').length,
      failed: todo.length - states.filter((state) => state === 'done').length,
    };
  };

  return {
    review,
    todo,
    aside: review.data?.items.filter(({ aside }) => aside !== null) ?? [],
    outcomes,
    phase,
    run,
    /** After the one under way. */
    halt: () => {
      stop.current = true;
    },
    /** What was not done is reviewed anew: part of it may have been done after all. */
    again: () => {
      const left = todo.filter(({ document }) => outcomes.get(document.id)?.state !== 'done');
      setOutcomes(new Map());
      setPhase('review');
      setIds(left.map(({ document }) => document.id));
      void queries.invalidateQueries({ queryKey: ['many-review'] });
    },
  };
}

/** By the very call that does it to one; none does it twice. What became of it, in words. */
async function one(act: ManyAct, item: Reviewed): Promise<string> {
  const { document, version, stage } = item;
  const path = `/api/documents/${document.id}`;
  if (act === 'remind') return remind(path, stage);
  if (act === 'email') return resultOf(act, await api.post<DocumentAnswer>(`${path}/first-letter`));
  // The version that was reviewed: what was paid meanwhile is not marked back.
  const headers = { 'if-match': `"${version}"` };
  return resultOf(act, await api.patch<DocumentAnswer>(path, { status: act }, { headers }));
}

/** The letter that was reviewed, as its turn proposes it; written meanwhile, the server refuses it. */
async function remind(path: string, stage: Reviewed['stage']): Promise<string> {
  const { subject, message, recipient, ...letter } = await api.get<ReminderLetterAnswer>(
    `${path}/reminder-letter?stage=${stage}`,
  );
  await api.post<RemindersAnswer>(`${path}/reminders`, { subject, message, stage: letter.stage });
  return reminded(letter.stage, recipient);
}

/** The next one would fail alike: no network, no session, an address to prove, too many letters. */
function isForAll(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.isOffline || [401, 403, 429, 503].includes(error.status))
  );
}
