import { parisDay, type IsoDate } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import type { Document } from '#domain/document/types.ts';
import {
  CLIENT_GONE,
  draftReady,
  failuresReason,
  leftAsDraft,
  MISSED,
  NO_EMAIL,
  notMade,
  seriesPaused,
  turnsMissed,
} from '#domain/recurring/notices.ts';
import { type DueTurn, dueTurns, MOST_FAILURES } from '#domain/recurring/run.ts';
import { invoiceOfTurn } from '#domain/recurring/series.ts';
import { dueDateBy, termsBetween } from '#domain/terms/paymentTerms.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument, findClient } from '#server/clients/store.ts';
import { createDocument } from '#server/documents/acts/create.ts';
import { notify } from '#server/notifications/store.ts';
import { loadProfile, lockProfile } from '#server/profile/store.ts';
import { standing } from './acts.ts';
import { keptTurn, lockSeries, type Series, settleTurn, takeTurn, updateSeries } from './store.ts';

/** A turn whose invoice is to leave, by whoever made it. */
export interface TurnToSend {
  seriesId: string;
  place: number;
  documentId: string;
}

/**
 * Makes what is due of a series, in one transaction behind its row: each turn takes its own row first,
 * so that no server makes it twice. Answers with the one whose letter is now to leave, if any.
 */
export async function makeDueTurns(books: Books, id: string): Promise<TurnToSend | null> {
  await lockProfile(books);
  const series = await lockSeries(books, id);
  if (!series || series.state !== 'active') return null;
  const today = parisDay(books.now);
  const due = dueTurns(series, series.nextPlace, today);
  if (due.length === 0) return null;
  const client = await findClient(books, series.clientId);
  if (!client) {
    await pause(books, series, CLIENT_GONE);
    return null;
  }
  const sending: TurnToSend[] = [];
  const missed: IsoDate[] = [];
  let failures = series.failures;
  for (const turn of due) {
    const made = await makeTurn(books, series, client, turn, today);
    if (!made) continue;
    if (made.state === 'sending') {
      sending.push({ seriesId: id, place: turn.place, documentId: made.document.id });
    } else if (turn.missed) missed.push(turn.day);
    else {
      failures = made.reason === '' ? 0 : failures + 1;
      await tellDraft(books, series, client, made);
    }
  }
  if (missed.length > 0) {
    await notify(books, {
      ...turnsMissed(told(series, client), missed),
      kind: 'recurring',
      documentId: null,
    });
  }
  const nextPlace = due.at(-1)!.place + 1;
  const moved = standing({ ...series, nextPlace, failures });
  await updateSeries(books, moved);
  if (failures >= MOST_FAILURES) await pause(books, moved, failuresReason(NO_EMAIL));
  return sending.at(-1) ?? null;
}

/** The letter of a turn was accepted, or not, and why. */
export async function settleSent(
  books: Books,
  turn: TurnToSend,
  failure: { reason: string; told: boolean } | null,
): Promise<void> {
  await lockProfile(books);
  const series = await lockSeries(books, turn.seriesId);
  if (!series) return;
  const state = failure ? 'drafted' : 'sent';
  if (!(await settleTurn(books, turn, { state, reason: failure?.reason ?? '' }))) return;
  const failures = failure ? series.failures + 1 : 0;
  const counted = { ...series, failures };
  await updateSeries(books, counted);
  if (!failure) return;
  const client = await clientOfDocument(books, series.clientId);
  if (!failure.told) {
    await notify(books, {
      ...leftAsDraft(told(series, client), failure.reason),
      kind: 'recurring',
      documentId: turn.documentId,
    });
  }
  if (failures >= MOST_FAILURES) await pause(books, counted, failuresReason(failure.reason));
}

/** Not even a draft could be made: told, tried again the next day, and paused after three of them. */
export async function settleNotMade(books: Books, id: string, reason: string): Promise<void> {
  await lockProfile(books);
  const series = await lockSeries(books, id);
  if (!series || series.state !== 'active') return;
  const failures = series.failures + 1;
  const counted = { ...series, failures };
  await updateSeries(books, counted, parisDay(books.now));
  if (failures >= MOST_FAILURES) return pause(books, counted, failuresReason(reason));
  const client = await clientOfDocument(books, series.clientId);
  await notify(books, {
    ...notMade(told(series, client), reason),
    kind: 'recurring',
    documentId: null,
  });
}

interface MadeTurn {
  document: Document;
  state: 'sending' | 'drafted';
  reason: string;
}

async function makeTurn(
  books: Books,
  series: Series,
  client: Client,
  turn: DueTurn,
  today: IsoDate,
): Promise<MadeTurn | null> {
  const kept = await keptTurn(books, series.id, turn.place);
  if (kept?.state === 'skipped') return null;
  const reason = whyDraft(series, client, turn);
  const state = series.mode === 'send' && reason === '' ? 'sending' : 'drafted';
  const document = await createDocument(books, await wanted(books, series, client, turn, today));
  const row = { seriesId: series.id, place: turn.place, day: turn.day, state, reason } as const;
  const taken = await takeTurn(books, { ...row, documentId: document.id });
  // The row of the series is held: only a row written by hand can be in the way.
  if (!taken) throw new Error(`turn ${turn.place} of series ${series.id} was made before`);
  return { document, state, reason };
}

function whyDraft({ mode }: Series, { email }: Client, { missed }: DueTurn): string {
  if (missed) return MISSED;
  return mode === 'send' && email === '' ? NO_EMAIL : '';
}

/** Its taxes, its client and its terms are those of the day on which it is made. */
async function wanted(
  books: Books,
  series: Series,
  client: Client,
  { place, day }: DueTurn,
  today: IsoDate,
) {
  const own = (await keptTurn(books, series.id, place))?.own ?? null;
  const { period: _, ...invoice } = invoiceOfTurn(series, day, own);
  const { termsKind, termsDays } = series;
  const agreed = termsBetween(await loadProfile(books), client);
  const terms = termsKind === null ? agreed : { termsKind, termsDays };
  return {
    ...series.facts,
    ...invoice,
    lineItems: invoice.lineItems.map((line) => ({ ...line, kind: lineKind(line) })),
    type: 'invoice' as const,
    clientId: client.id,
    date: today,
    dueDate: dueDateBy(terms, today),
  };
}

async function tellDraft(books: Books, series: Series, client: Client, made: MadeTurn) {
  const about = told(series, client);
  await notify(books, {
    ...(made.reason === '' ? draftReady(about) : leftAsDraft(about, made.reason)),
    kind: 'recurring',
    documentId: made.document.id,
  });
}

async function pause(books: Books, series: Series, reason: string): Promise<void> {
  await updateSeries(books, { ...series, state: 'paused', reason });
  const client = await clientOfDocument(books, series.clientId);
  await notify(books, {
    ...seriesPaused(told(series, client), reason),
    kind: 'recurring',
    documentId: null,
  });
}

/** How a notice names a series. */
export function told({ name }: Pick<Series, 'name'>, client: Pick<Client, 'name' | 'company'>) {
  return { name, clientName: client.company || client.name };
}
