import { documentTotals } from '#domain/document/totals.ts';
import type { Profile } from '#domain/profile/types.ts';
import { linesOn, type RepeatedFacts, upcoming } from '#domain/recurring/series.ts';
import { mayChargeVat } from '#domain/vat/case.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { presentLine } from '#server/documents/presentLine.ts';
import { notFound } from '#server/errors.ts';
import { loadProfile } from '#server/profile/store.ts';
import type { SeriesAnswer, SeriesListAnswer, SeriesSummaryAnswer } from './answers.ts';
import { findSeries, listSeries, pastTurns, plannedTurns, type Series } from './store.ts';

const SHOWN_TO_COME = 12;
const SHOWN_PAST = 24;

/** Those that go on first, by their next day; then the paused and the ended. */
export async function presentList(books: Books): Promise<SeriesListAnswer> {
  const profile = await loadProfile(books);
  const items: SeriesSummaryAnswer[] = [];
  for (const series of await listSeries(books)) {
    const planned = await plannedTurns(books, series.id);
    const [next = null] = upcoming(charged(series, profile), series.nextPlace, {
      planned,
      most: 1,
    });
    items.push({ ...(await factsOf(books, series, profile)), next });
  }
  return { items: items.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)) };
}

/** @throws 404 for a series that is not this account's. */
export async function presentSeries(books: Books, id: string): Promise<SeriesAnswer> {
  const series = await findSeries(books, id);
  if (!series) throw notFound('Cette série n’existe pas.', 'series_not_found');
  const profile = await loadProfile(books);
  const { email } = await clientOfDocument(books, series.clientId);
  const planned = await plannedTurns(books, id);
  const own = new Map(planned.map((each) => [each.place, each.own]));
  const lines = linesOn(series, series.nextDay ?? series.start);
  const shown = charged(series, profile);
  const turns = upcoming(shown, series.nextPlace, { planned, most: SHOWN_TO_COME });
  return {
    ...(await factsOf(books, series, profile)),
    clientEmail: email,
    until: series.until,
    left: series.count === null ? null : series.count - (series.nextPlace - series.firstPlace),
    covers: series.covers,
    termsKind: series.termsKind,
    termsDays: series.termsDays,
    lineItems: lines.map(presentLine),
    facts: series.facts,
    upcoming: turns.map((turn) => ({
      ...turn,
      lineItems: (own.get(turn.place)?.lineItems ?? linesOn(series, turn.day)).map(presentLine),
      content: own.get(turn.place)?.content ?? series.facts.content,
    })),
    revisions: series.revisions.map(({ from, sentence, lineItems }) => ({
      from,
      sentence,
      net: documentTotals({ ...shown.facts, lineItems }).net,
      lineItems: lineItems.map(presentLine),
    })),
    past: (await pastTurns(books, series, SHOWN_PAST)).map(presentPast),
  };
}

async function factsOf(books: Books, series: Series, { currency }: Profile) {
  const client = await clientOfDocument(books, series.clientId);
  const { id, name, clientId, mode, state, reason, everyMonths, day, nextDay, lastDay } = series;
  return {
    id,
    name,
    clientId,
    clientName: client.company || client.name,
    mode,
    state,
    reason,
    everyMonths,
    day,
    nextDay,
    lastDay,
    currency,
  };
}

/** VAT as the seller may charge it today. */
function charged(series: Series, profile: Profile): Series {
  const facts: RepeatedFacts = {
    ...series.facts,
    vat: series.facts.vat && mayChargeVat(profile),
  };
  return { ...series, facts };
}

function presentPast(row: Awaited<ReturnType<typeof pastTurns>>[number]) {
  const { place, day, state, reason, documentId } = row;
  return {
    place,
    day,
    state,
    reason,
    document:
      documentId === null
        ? null
        : {
            id: documentId,
            number: row.number ?? '',
            gross: Number(row.grossAmount),
            currency: row.currency ?? '',
            issued: row.issuedAt !== null,
            sent: row.sentAt !== null,
          },
  };
}

function keyOf({ state, nextDay, name }: SeriesSummaryAnswer): string {
  return `${ORDER[state]} ${nextDay ?? ''} ${name}`;
}

const ORDER = { active: 0, paused: 1, ended: 2 } as const;
